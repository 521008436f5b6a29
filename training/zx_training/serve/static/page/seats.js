// Sitting down at a game, and leaving it.
import { goTo } from "./address.js";
import { clearLog } from "./log.js";
import { $, table } from "./table.js";
import { refresh } from "./turns.js";
import { stop } from "./watching.js";

const STORED = "zx-game";

export async function sit(seat) {
  table.held = seat;
  table.round += 1;
  [table.state, table.first, table.shares, table.log] = [null, null, null, []];
  stop();
  clearLog();
  $("save").hidden = $("save-replay").hidden = true;
  try {
    localStorage.setItem(STORED, JSON.stringify(seat));
  } catch {
    // a browser that keeps nothing: the game is lost to it with the tab
  }
  await refresh();
  goTo("/");
  $("main").focus({ preventScroll: true });
  scrollTo(0, 0);
}

export function toStart() {
  table.round += 1;
  stop();
  table.state = null;
  goTo("/");
  $("table").hidden = true;
  $("start").hidden = false;
  $("who").textContent = "";
  $("resign").hidden = $("save").hidden = $("save-replay").hidden = true;
  $("go-on").hidden = !stored();
  dispatchEvent(new Event("start"));
  $("setup").querySelector("[type=submit]").focus();
}

export const again = () => toStart();

export const stored = () => {
  try {
    return JSON.parse(localStorage.getItem(STORED));
  } catch {
    return null;
  }
};
