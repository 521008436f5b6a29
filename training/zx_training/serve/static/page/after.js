// After the game: the line of chances and the turning points, and the way to the replay.
import { el } from "../board.js";
import { drawChances, upper } from "../chances.js";
import { aboutVerdict, titleOf, turningItems } from "../turning.js";
import { askPlayOn } from "./playon.js";
import { ask, path } from "./server.js";
import { $, isWatcher, table } from "./table.js";

const hrefOf = (at) => `/g/${table.held.id}/replay#${at}`;

export function hideAfter() {
  $("after").hidden = true;
}

// Players as the reader calls them.
const called = () => [0, 1].map((player) => {
  if (table.state.record) return `player ${player}`;
  if (isWatcher()) return `player ${player} (${table.state.seats[player]})`;
  return String(player) === table.held.seat ? "you" : "the enemy";
});

const more = (point) => [
  el("a", { href: hrefOf(point.at) }, "Look at it"),
  el("button", { type: "button", class: "quiet", onclick: () => askPlayOn(point.at) }, "Play on from here"),
];

export async function showAfter() {
  const mine = table.round;
  $("after").hidden = false;
  $("after-title").textContent = titleOf(table.state.over);
  $("after-wait").textContent = `${upper(table.choices[table.state.game].analyst)} looks at the game …`;
  $("after-list").replaceChildren();
  $("chances").hidden = true;
  $("look").href = hrefOf(0);
  try {
    const verdict = await (await ask(path("/verdict"))).json();
    if (mine !== table.round) return;
    const names = called();
    $("after-wait").textContent = aboutVerdict(verdict, table.state.over);
    drawChances($("chances"), verdict, names, (at) => location.assign(hrefOf(at)))(null);
    $("after-list").replaceChildren(...turningItems(verdict, names, more));
  } catch (error) {
    if (mine === table.round) $("after-wait").textContent = error.message;
  }
}
