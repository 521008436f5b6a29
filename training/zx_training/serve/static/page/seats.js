// Sitting down at a game, and leaving it.
import { gameHere, goTo } from "./address.js";
import { hold, seatIn } from "./held.js";
import { clearLog } from "./log.js";
import { askPlayOn } from "./playon.js";
import { $, nameGame, say, table } from "./table.js";
import { refresh } from "./turns.js";
import { stop } from "./watching.js";

export async function sit(held) {
  table.held = held;
  table.round += 1;
  [table.state, table.first, table.analysis, table.log] = [null, null, null, []];
  stop();
  clearLog();
  say("");
  $("save").hidden = $("save-replay").hidden = true;
  await refresh();
  hold(held);
  goTo(`/g/${held.id}`, { seat: held.seat });
  $("main").focus({ preventScroll: true });
  scrollTo(0, 0);
}

export function toStart() {
  table.round += 1;
  stop();
  [table.state, table.held] = [null, null];
  goTo("/");
  $("table").hidden = true;
  $("start").hidden = false;
  if (table.choices) nameGame(Object.keys(table.choices)[0]);
  for (const name of ["resign", "save", "save-replay", "friend-link", "report"]) $(name).hidden = true;
  dispatchEvent(new Event("start"));
  $("setup").querySelector("[type=submit]").focus();
}

export const again = () => toStart();

// Opens the game that the address names, if this browser holds a seat of it.
export async function openGame({ id, seat, at }) {
  const held = seatIn(id, seat);
  try {
    if (!held) throw new Error("This browser has no seat in that game: open the link that you were given, or begin a new game.");
    await sit(held);
    if (at !== null) askPlayOn(at);
  } catch (error) {
    toStart();
    $("setup-error").textContent = error.message;
  }
}
