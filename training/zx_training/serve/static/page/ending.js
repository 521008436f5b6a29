// The end of a game: giving up, record and replay.
import { el } from "../board.js";
import { showAfter } from "./after.js";
import { openBox } from "./box.js";
import { ask, path } from "./server.js";
import { $, say, table } from "./table.js";
import { show } from "./view.js";
import { stop } from "./watching.js";

export async function over() {
  stop();
  if (table.held.practice) return;
  showAfter();
  for (const [id, what] of [["save", "/record"], ["save-replay", "/replay"]]) {
    try {
      const found = await (await ask(path(what))).blob();
      $(id).href = URL.createObjectURL(found);
      $(id).hidden = false;
    } catch {
      $(id).hidden = true;
    }
  }
  if ($("end-replay")) $("end-replay").disabled = $("save-replay").hidden;
}

export function resign() {
  const yes = el("button", { type: "button", class: "big", onclick: async () => {
    $("box").close();
    try {
      show(await (await ask(path("/resign"), {})).json());
    } catch (error) {
      say(error.message);
    }
  } }, "Yes, give up");
  openBox("Give up this game?", yes);
}
