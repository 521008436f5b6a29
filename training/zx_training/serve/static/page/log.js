// What happened, line by line.
import { el } from "../board.js";
import { $, isWatcher, table } from "./table.js";

let logged = 0; // lines that are shown

export function showLog() {
  const place = $("log");
  if (logged > table.log.length || !table.log.length) {
    place.replaceChildren();
    logged = 0;
  }
  for (const entry of table.log.slice(logged)) {
    const isOwn = isWatcher() ? entry.who === 0 : String(entry.who) === table.held.seat;
    const side = entry.who == null ? "nobody" : isOwn ? "own" : "enemy";
    place.append(el("li", { class: `${side} ${entry.kind}`, title: entry.rule }, entry.text));
  }
  logged = table.log.length;
  place.scrollTop = place.scrollHeight;
}

export function clearLog() {
  $("log").replaceChildren();
  logged = 0;
}
