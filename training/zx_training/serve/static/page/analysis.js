// What another player would do.
import { el } from "../board.js";
import { renew } from "./grace.js";
import { firstChoice, showMoves } from "./moves.js";
import { ask, path } from "./server.js";
import { $, say, table } from "./table.js";

export async function think() {
  try {
    const found = await (await ask(path("/analysis"))).json();
    table.analysis = found;
    const percent = Math.round(100 * found.win);
    const fillOf = el("div", {});
    fillOf.style.width = `${percent}%`;
    const choice = firstChoice(table.state.moves, found.shares);
    $("analysis").replaceChildren(
      el("p", { class: "hint" }, "Its first choice: ", el("b", {}, choice?.label ?? "none"), `. It gives you ${percent} % to win. Beside each move: how often it would play it.`),
      el("div", { class: "meter", "aria-hidden": "true" }, fillOf),
    );
    renew(); // the moves have gone down
    $("moves").parentElement.scrollTop = 0;
    showMoves();
  } catch (error) {
    say(error.message);
  }
}
