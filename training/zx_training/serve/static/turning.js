// Turning points in words. Shared with replays.
import { el } from "./board.js";
import { percent, upper, whose } from "./chances.js";

// A list item for each turning point; `more` returns what can be done with one, as elements.
export function turningItems(verdict, names, more) {
  return verdict.turning.map((point) => el(
    "li",
    {},
    el("p", {}, el("b", {}, `Turn ${point.turn}, ${names[point.player]}: `), `${point.did}.`),
    el("p", { class: "hint" }, point.would ? `${upper(verdict.judge)} would choose: ${point.would}.` : `${upper(verdict.judge)} would choose the same.`),
    el("p", {}, `${upper(whose(names[verdict.seat]))} chance: from ${percent(point.before)} to `, el("b", { class: point.after < point.before ? "fell" : "rose" }, percent(point.after)), "."),
    el("p", { class: "row" }, ...more(point)),
  ));
}

const NO_TURNING = "No single decision changed the chances much.";
const EARLY = "The record ends before the game is over: this is how it stood so far.";
const TOO_SHORT = "There are too few decisions for a line of chances.";

export const titleOf = (isOver) => (isOver ? "What decided it" : "How it stood");

// What is said beside the line and the turning points: why there is less than of a whole game.
export function aboutVerdict(verdict, isOver) {
  const isShort = verdict.line.filter((chance) => chance != null).length < 2;
  return [isOver ? "" : EARLY, isShort ? TOO_SHORT : verdict.turning.length ? "" : NO_TURNING].filter(Boolean).join(" ");
}
