// The page of a replay on the server: asks for the film, the verdict, and the thoughts about a moment.
import { begin, go, writeVerdict } from "../replay.js";
import { ask, path } from "./server.js";
import { $, table } from "./table.js";

const id = location.pathname.split("/")[2];

// The seat that this browser has in the game of the address.
function seat() {
  try {
    const held = JSON.parse(localStorage.getItem("zx-game"));
    return held?.id === id ? held : { id, token: "" };
  } catch {
    return { id, token: "" };
  }
}

const told = async (rest, more) => (await ask(path(rest, more))).json();

// An address may name a position: #12.
const named = () => {
  const at = Number(location.hash.slice(1));
  if (Number.isInteger(at)) go(at);
};

async function start() {
  table.held = seat();
  $("asked").textContent = "The game is read …";
  begin(await told("/film"), { moment: (at) => told("/moment", { at }), more: () => [] });
  document.title = `Replay: ${$("who").textContent}`;
  named();
  addEventListener("hashchange", named);
  writeVerdict(await told("/verdict"));
}

start().catch((error) => ($("asked").textContent = error.message));
