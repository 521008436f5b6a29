// The page: begins games, shows the board of a seat, sends its moves. No library, nothing from elsewhere.
import { arrows } from "./board.js";
import { gameHere, keptActions, practiceHere } from "./page/address.js";
import { think } from "./page/analysis.js";
import { openBox } from "./page/box.js";
import { openDeck } from "./page/decks.js";
import { resign } from "./page/ending.js";
import { skip } from "./page/enemy.js";
import { startFiles } from "./page/files.js";
import { openLink } from "./page/friend.js";
import { startLog } from "./page/log.js";
import { startMenu } from "./page/menu.js";
import { listMine } from "./page/mine.js";
import { back, press } from "./page/moves.js";
import { listPractice, openPractice } from "./page/practice.js";
import { openReport } from "./page/report.js";
import { openGame, sit, toStart } from "./page/seats.js";
import { ask } from "./page/server.js";
import { begin, offer, picked, setUp } from "./page/setup.js";
import { $, isNarrow, say, table } from "./page/table.js";
import { startFollowing } from "./page/tabs.js";
import { takeBack } from "./page/takeback.js";
import { startTheme } from "./page/theme.js";
import { refresh } from "./page/turns.js";
import { show } from "./page/view.js";

startMenu();
document.addEventListener("keydown", (event) => {
  if (!table.state || $("box").open || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.matches("input, select")) return;
  if (event.key === "Escape") skip();
  if (event.key === "Escape" && table.first) back();
  if (event.key === "u" || event.key === "U") takeBack();
  if (/^[0-9pP]$/.test(event.key) && !event.repeat) press(event.key);
  // A key that is held down is one answer, not many.
  if (event.repeat && /^(Enter| )$/.test(event.key)) event.preventDefault();
});
let wasNarrow = isNarrow();
addEventListener("resize", () => {
  if (table.state && isNarrow() !== wasNarrow) refresh().catch(() => {});
  wasNarrow = isNarrow();
});
arrows($("board"));
startLog();
startTheme();
startFiles();
startFollowing();
$("setup").addEventListener("submit", begin);
$("setup").addEventListener("change", setUp);
$("games").addEventListener("change", listLessons);
addEventListener("start", listAll);
$("new-game").addEventListener("click", toStart);
$("friend-link").addEventListener("click", () => openLink(table.held));
$("report").addEventListener("click", () => openReport().catch((error) => say(error.message)));
$("resign").addEventListener("click", resign);
$("think").addEventListener("click", think);
$("take-back").addEventListener("click", takeBack);
$("auto-pass").checked = localStorage.getItem("zx-auto-pass") === "1";
$("auto-pass").addEventListener("change", () => {
  localStorage.setItem("zx-auto-pass", $("auto-pass").checked ? "1" : "0");
  if (table.state) show({ ...table.state, log: [] });
});
$("how").addEventListener("click", () => {
  const rules = $(`rules-${table.state?.game ?? picked("game")}`).cloneNode(true);
  rules.hidden = false;
  for (const one of [rules, ...rules.querySelectorAll("[id]")]) one.removeAttribute("id");
  openBox("How to win", rules);
});
$("deck-own").addEventListener("click", () => openDeck(table.held.seat === "1" ? 1 : 0));
$("deck-enemy").addEventListener("click", () => openDeck(table.held.seat === "1" ? 0 : 1));

// A page without them plays nevertheless.
function listLessons() {
  listPractice().catch((error) => ($("practice-error").textContent = error.message));
}

function listAll() {
  listLessons();
  listMine().catch((error) => ($("setup-error").textContent = error.message));
}

// Opens what the address names.
async function openHere() {
  if (practiceHere()) return openPractice(practiceHere(), keptActions());
  if (gameHere()) return openGame(gameHere());
  toStart();
}

// The buttons of the browser that go back and on.
addEventListener("popstate", () => {
  if (table.choices && (gameHere() || !location.hash)) openHere();
});

async function start() {
  table.choices = await (await ask("/api/choices")).json();
  offer();
  setUp();
  listAll();
  const [id, seat, token] = location.hash.slice(1).split(".");
  if (token) {
    history.replaceState(null, "", "/");
    await sit({ id, seat, token });
  } else if (location.pathname !== "/") await openHere();
}
start().catch((error) => ($("setup-error").textContent = error.message));
