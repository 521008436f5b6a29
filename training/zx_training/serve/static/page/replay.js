// The page of a replay on the server: asks for the film, the verdict, and the thoughts about a moment.
import { el } from "../board.js";
import { begin, go, writeVerdict } from "../replay.js";
import { seatIn } from "./held.js";
import { ask, path } from "./server.js";
import { $, table } from "./table.js";

const id = location.pathname.split("/")[2];

const told = async (rest, more) => (await ask(path(rest, more))).json();

const playOn = (at) => [el("a", { class: "button", href: `/g/${id}#${at}` }, "Play on from here")];

// An address may name a position: #12.
const named = () => {
  const at = Number(location.hash.slice(1));
  if (Number.isInteger(at)) go(at);
};

async function start() {
  $("to-game").href = `/g/${id}`;
  $("to-game").hidden = false;
  table.held = seatIn(id) ?? { id, token: "" };
  $("asked").textContent = "The game is read …";
  begin(await told("/film"), { moment: (at) => told("/moment", { at }), more: playOn });
  document.title = `Replay: ${$("who").textContent}`;
  named();
  addEventListener("hashchange", named);
  writeVerdict(await told("/verdict"));
}

start().catch((error) => ($("asked").textContent = error.message));
