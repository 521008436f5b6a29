// The list of moves, and what a click on a move or on the board does.
import { el, groupOf, threaten } from "../board.js";
import { practiceEnd } from "./attempt.js";
import { look, openCards } from "./cards.js";
import { asks, isOver } from "./grace.js";
import { endButtons } from "./ending.js";
import { askPlayOn } from "./playon.js";
import { $, asked, current, isNarrow, isWatcher, needsWait, outcome, passing, table } from "./table.js";
import { send } from "./turns.js";
import { paint } from "./view.js";
import { isRunning, next, toggleAuto } from "./watching.js";

export function showMoves() {
  const place = $("moves");
  place.dataset.painted = Number(place.dataset.painted ?? 0) + 1;
  const isNew = asks(`${table.round} ${table.state.n} ${table.state.logged} ${table.first?.index ?? ""}`);
  if (isNew) place.parentElement.scrollTop = 0;
  $("hint").textContent = table.state.over || needsWait() || table.first ? "" : (table.state.hint ?? "");
  $("moves-title").textContent = isWatcher() || table.state.over ? "The game" : "Your moves";
  if (table.state.over && table.state.attempt) {
    place.replaceChildren(...practiceEnd());
    return;
  }
  if (table.state.over) {
    const last = table.log.findLast((entry) => entry.kind === "win");
    place.replaceChildren(
      el("p", { class: "end" }, outcome()),
      last ? el("p", { class: "hint" }, `${last.text}.`) : "",
      table.state.fault ? el("p", { class: "hint" }, `It gave up: ${table.state.fault}.`) : "",
      ...endButtons(),
      el("button", { type: "button", id: "end-replay", disabled: $("save-replay").hidden, onclick: () => $("save-replay").click() }, "Save the replay: one page, to step through the game"),
    );
    return;
  }
  if (isWatcher()) {
    const goesOn = [el("button", { type: "button", onclick: next }, "Next decision"), el("button", { type: "button", onclick: toggleAuto }, isRunning() ? "Stop" : "Go on by itself")];
    const early = el("p", { class: "hint" }, "The record ends here, before the game is over.");
    place.replaceChildren(...(table.state.record ? [early] : goesOn), el("button", { type: "button", id: "look-back", onclick: () => askPlayOn(table.state.actions) }, "Play on from any moment …"));
    return;
  }
  const moves = passing() ? [] : current();
  const keys = keysOf(moves);
  const shares = table.first ? table.analysis?.then[table.first.index] : table.analysis?.shares;
  const advised = firstChoice(moves, shares);
  const shown = moves.map((move, i) =>
    el(
      "button",
      { type: "button", class: [move.stop && "stop", move === advised && "advised"].filter(Boolean).join(" "), "data-index": move.index, "data-key": keys[i], onclick: () => choose(move), onfocus: () => meet(move), onpointerenter: () => meet(move) },
      el("span", { class: "key", "aria-hidden": "true" }, keys[i]),
      el("span", {}, ...wordsOf(move)),
      shares?.[move.index] != null ? el("span", { class: "share" }, `${Math.round(100 * shares[move.index])} %`) : null,
    ),
  );
  if (table.first) shown.push(el("button", { type: "button", class: "stop", onclick: back }, el("span", { class: "key" }, "Esc"), el("span", {}, "Back")));
  if (!shown.length) shown.push(el("p", { class: "hint" }, asked()));
  place.replaceChildren(...shown);
  place.querySelector(".advised")?.scrollIntoView({ block: "nearest" });
}

// The move that another player would most often play; undefined where nobody was asked.
export const firstChoice = (moves, shares) => shares && moves.reduce((best, move) => ((shares[move.index] ?? -1) > (shares[best?.index] ?? -1) ? move : best), undefined);

// The keys of moves: 1 to 9, and 0 for the one that passes or ends something; P is another key for it.
export function keysOf(moves) {
  let last = 0;
  return moves.map((move) => (move.stop ? "0" : ++last <= 9 ? String(last) : ""));
}

// A move in words: what it is, the numbers of its card, what becomes of it.
function wordsOf(move) {
  const words = [move.label + (move.then?.length ? " …" : "")];
  if (move.facts) words.push(" ", el("small", {}, move.facts));
  const becomes = (move.becomes ?? []).flatMap(([said, tone], n) => [n ? ", " : "", el("span", { class: tone || "news" }, said)]);
  if (becomes.length) words.push(el("span", { class: "outcome" }, el("span", { class: "unseen" }, ": "), ...becomes));
  return words;
}

// The first move that ends nothing has the focus, so that Enter ends nothing by accident.
export function focusMoves() {
  const first = $("moves").querySelector("button:not(.stop)");
  (first ?? $("moves")).focus({ preventScroll: true });
}

// Does the move with this key.
export function press(key) {
  const wanted = key.toLowerCase() === "p" ? "0" : key;
  $("moves").querySelector(`button[data-key="${wanted}"]`)?.click();
}

export function choose(move) {
  if (table.busy || !isOver()) return;
  if (table.first) return send([table.first.index, move.index], move.n);
  if (!move.then?.length) return send([move.index], move.n);
  table.first = move;
  paint();
  toBoard();
  $("board").querySelector("button.move:not(.chosen)")?.focus({ preventScroll: true });
}

// On a telephone the board may be out of sight.
export function toBoard() {
  const box = $("board").getBoundingClientRect();
  if (isNarrow() && (box.top < 0 || box.bottom > innerHeight + 80)) $("board").closest(".board-side").scrollIntoView({ block: "start" });
}

export function back() {
  table.first = null;
  paint();
  focusMoves();
}

export function act(part, event) {
  const isTouch = event.pointerType === "touch" || (event.pointerType !== "mouse" && matchMedia("(hover: none)").matches && event.detail > 0);
  if (part.moves.length === 1 && (!isTouch || table.first || !part.cards.length)) return choose(part.moves[0]);
  if (part.moves.length || isTouch || isNarrow()) return openCards(part);
  look(part);
}

// A move under the pointer shows its place on the board, and its card in words.
function meet(move) {
  point(move.spot);
  if (move.card) look({ spot: move.spot, label: "", cards: [move.card] });
}

function point(spot) {
  threaten($("board"), groupOf($("board"), spot)?.dataset.reach?.split(" ") ?? []);
  for (const one of $("board").querySelectorAll("button")) one.classList.toggle("chosen", one.dataset.spot === spot && spot !== "");
}
