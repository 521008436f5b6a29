// A recorded game: scrub, step by decision or by event, jump, look from either side; what the judge says of it.
import { arrows, cardWords, draw, el } from "./board.js";
import { drawChances, upper } from "./chances.js";
import { addLines } from "./lines.js";
import { momentWords } from "./moment.js";
import { aboutVerdict, titleOf, turningItems } from "./turning.js";

const $ = (id) => document.getElementById(id);
let film = null;
let server = null; // what a server is asked for: the thoughts about a moment, to play on from one
let last = 0;
let at = 0; // the position that is shown
let event = -1; // the event that is pointed at, of the viewer's log
let viewer = 0; // 0: everything, 1 and 2: player 0 and player 1
let running = null;

const log = () => film.logs[viewer];
const logged = (frame) => film.frames[frame].logged[viewer];
const frameOf = (n) => film.frames.findIndex((frame) => frame.logged[viewer] > n);

function pictureOf(frame) {
  const view = film.frames[frame].views[2 * viewer + (innerWidth < 720 || innerHeight < 480 ? 1 : 0)];
  const [width, height, top] = view.size;
  const svg = `${film.parts[view.head]}${view.parts.map((part) => film.parts[part]).join("")}</svg>`;
  return { svg, width, height, top, where: view.where, asked: view.asked };
}

function show() {
  const picture = pictureOf(at);
  draw($("board"), picture, { moves: () => [], look, act: look });
  $("where").textContent = picture.where;
  $("asked").textContent = picture.asked;
  $("at").value = at;
  $("number").textContent = `${at} of ${last}`;
  const passed = logged(at);
  const items = $("log").children;
  for (let n = 0; n < items.length; n += 1) {
    items[n].classList.toggle("later", n >= passed);
    items[n].classList.remove("now");
  }
  lineOf(event >= 0 ? event : passed - 1)?.classList.add("now");
  mark(at);
  showMoment();
  toNow();
}

// Scrolls the log to the line that is pointed at.
function toNow() {
  const now = $("log").querySelector(".now");
  if (now) $("log").scrollTop = now.offsetTop - $("log").offsetTop - ($("log").clientHeight - now.offsetHeight) / 2;
}

export function go(frame) {
  at = Math.max(0, Math.min(last, frame));
  event = -1;
  show();
}

function goToEvent(n) {
  const total = log().length;
  if (!total) return;
  event = Math.max(0, Math.min(total - 1, n));
  const frame = frameOf(event);
  at = frame < 0 ? last : frame;
  show();
}

const currentEvent = () => (event >= 0 ? event : logged(at) - 1);

function look(part) {
  const cards = part.cards.map((key) => film.cards[key]).filter(Boolean);
  const isPile = cards.length > 1 && !/^[a-c][1-3]$/.test(part.spot);
  if (!cards.length) $("card").replaceChildren(el("p", { class: "hint" }, part.label));
  else if (!isPile) $("card").replaceChildren(...cardWords(cards[0], part.label));
  else {
    const inner = el("div");
    const items = cards.map((card) => el("li", {}, el("button", { type: "button", onclick: () => inner.replaceChildren(...cardWords(card)) }, card.name)));
    $("card").replaceChildren(el("p", { class: "said" }, part.label), el("ul", { class: "listed" }, ...items), inner);
  }
}

function writeLog() {
  const side = (entry) => (entry.who == null ? "nobody" : entry.who === (viewer || 1) - 1 ? "own" : "enemy");
  $("log").replaceChildren();
  addLines($("log"), log(), 0, { side, act: (n) => () => goToEvent(n) });
}

// The line that shows an event: its own, else that of its attack or the one before.
function lineOf(n) {
  const items = $("log").children;
  const isSeen = (line) => line.offsetParent !== null;
  if (n < 0 || isSeen(items[n])) return items[n];
  const attack = log()[n].attack;
  if (attack != null && isSeen(items[attack])) return items[attack];
  while (n > 0 && !isSeen(items[n])) n -= 1;
  return items[n];
}

// The next event in a direction that has a line.
function stepEvent(way) {
  const items = $("log").children;
  let n = currentEvent() + way;
  while (n > 0 && n < items.length - 1 && items[n].offsetParent === null) n += way;
  goToEvent(n);
}

function writeJumps() {
  const jumps = [["", "…"]];
  let turn = null;
  film.frames.forEach((frame, n) => {
    if (frame.turn !== turn && frame.turn > 0) jumps.push([`f${n}`, `Turn ${frame.turn}`]);
    turn = frame.turn;
  });
  log().forEach((entry, n) => {
    if (entry.kind === "life_lost" || entry.kind === "win") jumps.push([`e${n}`, `${entry.kind === "win" ? "End" : "Life lost"}, turn ${entry.turn}: ${entry.text}`]);
  });
  $("jump").replaceChildren(...jumps.map(([value, words]) => el("option", { value }, words)));
}

// -- what the judge says ----------------------------------------------------------------------------------

let mark = () => {};
const thoughts = new Map(); // the thoughts about moments that a server was asked for

export function writeVerdict(verdict) {
  film.verdict = verdict;
  mark = drawChances($("chances"), verdict, film.names, go);
  const look = (point) => el("button", { type: "button", onclick: () => go(point.at) }, "Look at it");
  const items = turningItems(verdict, film.names, (point) => [look(point), ...(server?.more(point.at) ?? [])]);
  $("turning").hidden = false;
  $("turning").querySelector("ol").replaceChildren(...items);
  $("turning").querySelector("p").textContent = aboutVerdict(verdict, film.over);
  $("turning-title").textContent = titleOf(film.over);
  mark(at);
  showMoment();
}

function showMoment() {
  const place = $("moment");
  const known = film.moments?.[at] ?? thoughts.get(at);
  if (at === last && film.winner != null) place.replaceChildren(el("p", {}, `${upper(film.names[film.winner])} won.`));
  else if (film.moments || known) place.replaceChildren(...momentWords(known, film.verdict, film.names, at));
  else place.replaceChildren(el("button", { type: "button", class: "quiet", onclick: think }, `What would ${film.verdict?.judge ?? "another player"} do here?`), el("p", { class: "error", role: "alert" }));
  if (server && !(at === last && film.winner != null)) place.append(el("p", { class: "row" }, ...server.more(at)));
}

async function think(click) {
  const asked = at;
  click.target.disabled = true;
  click.target.textContent = "Thinking …";
  try {
    thoughts.set(asked, await server.moment(asked));
  } catch (error) {
    if (asked !== at) return;
    showMoment();
    $("moment").querySelector(".error").textContent = error.message;
    return;
  }
  if (asked !== at) return;
  showMoment();
  $("moment").focus({ preventScroll: true });
}

// -- beginning --------------------------------------------------------------------------------------------

function run() {
  if (running) {
    clearInterval(running);
    running = null;
  } else {
    if (at === last) go(0);
    running = setInterval(() => (at < last ? go(at + 1) : run()), 900);
  }
  $("run").textContent = running ? "Stop" : "Play";
  $("run").setAttribute("aria-pressed", String(Boolean(running)));
}

function seenBy(value) {
  viewer = value;
  event = -1;
  writeLog();
  writeJumps();
  show();
}

// Shows a film. A file contains all of it; `of` is asked for the rest where there is a server.
export function begin(told, of = null) {
  [film, server, last] = [told, of, told.frames.length - 1];
  const winner = !film.over ? " — the record ends before the game is over" : film.winner == null ? " — a draw" : ` — ${film.names[film.winner]} won`;
  $("who").textContent = upper(film.names.join(" against ") + winner);
  $("viewer").replaceChildren(...["everybody's cards", ...film.names].map((name, n) => el("option", { value: String(n) }, name)));
  $("at").max = last;
  listen();
  seenBy(0);
  if (film.verdict) writeVerdict(film.verdict);
}

function listen() {
  $("viewer").addEventListener("change", () => seenBy(Number($("viewer").value)));
  $("at").addEventListener("input", () => go(Number($("at").value)));
  $("first").addEventListener("click", () => go(0));
  $("previous").addEventListener("click", () => go(at - 1));
  $("next").addEventListener("click", () => go(at + 1));
  $("last").addEventListener("click", () => go(last));
  $("run").addEventListener("click", run);
  $("event-back").addEventListener("click", () => stepEvent(-1));
  $("event-on").addEventListener("click", () => stepEvent(1));
  $("jump").addEventListener("change", () => {
    const [kind, n] = [$("jump").value[0], Number($("jump").value.slice(1))];
    if (kind === "f") go(n);
    if (kind === "e") goToEvent(n);
    $("jump").value = "";
  });
  document.addEventListener("keydown", (key) => {
    if (key.target.matches("select, input") || $("board").contains(key.target)) return;
    const steps = { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), ArrowUp: () => stepEvent(-1), ArrowDown: () => stepEvent(1), Home: () => go(0), End: () => go(last) };
    if (key.key === " " && !key.target.matches("button")) steps[" "] = run;
    if (!steps[key.key]) return;
    key.preventDefault();
    steps[key.key]();
  });
  addEventListener("resize", show);
  new ResizeObserver(toNow).observe($("log"));
  $("every").addEventListener("change", () => {
    $("log").classList.toggle("every", $("every").checked);
    show();
  });
  arrows($("board"));
}

if ($("data").textContent.trim()) begin(JSON.parse($("data").textContent));
