// What happened, line by line.
import { addLines, aloud } from "../lines.js";
import { forget } from "./motion.js";
import { $, isWatcher, table } from "./table.js";

const EVERY = "zx-every-step";
let logged = 0; // entries that are shown
let isRead = false; // a person has scrolled back, to read

export function showLog() {
  const place = $("log");
  if (logged > table.log.length || !table.log.length) clearLog();
  addLines(place, table.log, logged, { side });
  if (logged && logged < table.log.length) $("told").textContent = aloud(table.log.slice(logged));
  logged = table.log.length;
  toEnd();
}

function toEnd() {
  if (!isRead) $("log").scrollTop = $("log").scrollHeight;
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
  isRead = false;
}

// Whether the bookkeeping is shown, too: phases, payments, passes.
export function startLog() {
  $("every").checked = localStorage.getItem(EVERY) === "1";
  const apply = () => {
    $("log").classList.toggle("every", $("every").checked);
    toEnd();
  };
  const place = $("log");
  let pressed = 0; // when a person has last touched the log
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) place.addEventListener(kind, () => (pressed = Date.now()), { passive: true });
  place.addEventListener("scroll", () => {
    const isAtEnd = place.scrollHeight - place.scrollTop - place.clientHeight < 40;
    // A log that has become small for a moment has been scrolled by nobody.
    if (isRead || Date.now() - pressed < 700) isRead = !isAtEnd;
    else toEnd();
  });
  new ResizeObserver(toEnd).observe(place);
  $("every").addEventListener("change", () => {
    localStorage.setItem(EVERY, $("every").checked ? "1" : "0");
    apply();
  });
  apply();
}
