// What happened, line by line.
import { addLines, aloud } from "../lines.js";
import { forget } from "./motion.js";
import { $, isWatcher, table } from "./table.js";

const EVERY = "zx-every-step";
let logged = 0; // entries that are shown

export function showLog() {
  const place = $("log");
  if (logged > table.log.length || !table.log.length) clearLog();
  const isAtEnd = place.scrollHeight - place.scrollTop - place.clientHeight < 40;
  addLines(place, table.log, logged, { side });
  if (logged && logged < table.log.length) $("told").textContent = aloud(table.log.slice(logged));
  logged = table.log.length;
  if (isAtEnd) place.scrollTop = place.scrollHeight;
}

function side(entry) {
  if (entry.who == null) return "nobody";
  const isOwn = isWatcher() ? entry.who === 0 : String(entry.who) === table.held.seat;
  return isOwn ? "own" : "enemy";
}

export function clearLog() {
  $("log").replaceChildren();
  $("told").textContent = "";
  forget();
  logged = 0;
}

// Whether the bookkeeping is shown, too: phases, payments, passes.
export function startLog() {
  $("every").checked = localStorage.getItem(EVERY) === "1";
  const apply = () => {
    $("log").classList.toggle("every", $("every").checked);
    $("log").scrollTop = $("log").scrollHeight;
  };
  $("every").addEventListener("change", () => {
    localStorage.setItem(EVERY, $("every").checked ? "1" : "0");
    apply();
  });
  apply();
}
