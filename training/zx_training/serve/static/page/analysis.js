// What another player would do.
import { el } from "../board.js";
import { showMoves } from "./moves.js";
import { ask, path } from "./server.js";
import { $, say, table } from "./table.js";

export async function think() {
  try {
    const found = await (await ask(path("/analysis"))).json();
    table.analysis = found;
    const percent = Math.round(100 * found.win);
    const fillOf = el("div", {});
    fillOf.style.width = `${percent}%`;
    $("analysis").replaceChildren(
      el("p", { class: "hint" }, `It gives you ${percent} % to win. Beside each move: how often it would play it.`),
      el("div", { class: "meter", "aria-hidden": "true" }, fillOf),
    );
    showMoves();
  } catch (error) {
    say(error.message);
  }
}
