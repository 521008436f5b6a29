// A try at a lesson or a puzzle: the words around the board, its actions, its end. The server keeps nothing of it.
import { el } from "../board.js";
import { addressOf, goTo, keepActions } from "./address.js";
import { clearLog } from "./log.js";
import { again } from "./seats.js";
import { ask, path } from "./server.js";
import { isSolved, setSolved } from "./solved.js";
import { $, alone, say, table } from "./table.js";
import { show } from "./view.js";
import { stop } from "./watching.js";

const KINDS = { lessons: "Lesson", puzzles: "Puzzle" };

// Opens a lesson or puzzle from its beginning, or after these actions.
export async function practise(practice, actions = []) {
  table.held = { practice, actions: [], seat: null };
  table.round += 1;
  [table.state, table.first, table.analysis, table.log] = [null, null, null, []];
  stop();
  clearLog();
  $("save").hidden = $("save-replay").hidden = true;
  await load(actions);
  goTo(addressOf(practice));
  keepActions(actions);
  $("main").focus({ preventScroll: true });
  scrollTo(0, 0);
}

// Asks for the try after these actions, and shows it. Where they are not one more, the log begins anew.
async function load(actions, more = {}) {
  const mine = table.round;
  const goesOn = actions.length > table.held.actions.length;
  const before = table.held.actions;
  table.held.actions = actions;
  try {
    const found = await (await ask(path("", goesOn ? more : { since: "0", ...more }))).json();
    if (mine !== table.round) return;
    table.held.seat = found.seat;
    if (!goesOn) {
      table.log = [];
      clearLog();
    }
    show(found);
    if (location.pathname === addressOf(table.held.practice)) keepActions(actions);
    if (found.attempt.solved) setSolved(table.held.practice);
  } catch (error) {
    if (mine === table.round) table.held.actions = before;
    throw error;
  }
}

const ready = (work) => alone(work);

// `n` is the number of the question that is answered.
export function tryActions(actions, n) {
  if (n !== table.state.n) return;
  ready(() => ((table.first = null), load([...table.held.actions, ...actions])));
}

export const takeBackTry = () => ready(() => load(table.held.actions.slice(0, -1)));
const beginAgain = () => ready(() => load([]));
const showLine = () => ready(() => load(table.held.actions, { show: "1", since: "0" }));
const open = (number) => practise({ ...table.held.practice, number }).catch((error) => say(error.message));

export const practiceName = () => {
  const { kind, number, of } = table.state.attempt;
  return `${KINDS[kind]} ${number} of ${of}`;
};

// The box beside the board: what is new, the goal, a hint.
let hinted = ""; // the try whose hint is shown
export function showPractice() {
  const words = table.state.attempt;
  $("practice-box").hidden = !words;
  if (!words) return;
  const here = `${words.kind} ${words.number} ${table.held.practice.game}`;
  const isHinted = hinted === here;
  const name = practiceName();
  $("practice-name").textContent = words.kind === "lessons" ? `${name}: ${words.title}` : name;
  const line = words.line?.length ? [el("p", { class: "hint" }, "A way to the goal:"), steps(words.line)] : [];
  $("practice-words").replaceChildren(
    el("p", {}, words.words),
    el("p", { class: "goal" }, el("b", {}, "Goal: "), words.goal),
    ...(isHinted && !table.state.over ? [el("p", { class: "said" }, words.hint)] : []),
    ...(table.state.over ? [] : line),
  );
  const buttons = [];
  const add = (label, onclick) => buttons.push(el("button", { type: "button", class: "quiet", onclick }, label));
  if (!table.state.over && !isHinted) add("Hint", () => ((hinted = here), showPractice()));
  if (!table.state.over && isHinted && !words.line?.length) add("Show a way", showLine);
  if (table.held.actions.length) add("Take back", takeBackTry);
  if (table.held.actions.length && !table.state.over) add("Begin again", beginAgain);
  add("All lessons and puzzles", again);
  $("practice-buttons").replaceChildren(...buttons);
}

const steps = (lines) => el("ol", { class: "line" }, ...lines.map((line) => el("li", {}, line)));

// What stands in the place of the moves when the goal is reached or missed.
export function practiceEnd() {
  const words = table.state.attempt;
  const next = nextOf(words);
  if (words.solved) {
    return [
      el("p", { class: "end" }, words.kind === "lessons" ? "Goal reached." : "Solved, whatever the enemy does."),
      next ? el("button", { type: "button", class: "big", onclick: () => open(next) }, `On to ${KINDS[words.kind].toLowerCase()} ${next}`) : null,
      words.kind === "lessons" && !next ? el("button", { type: "button", class: "big", onclick: again }, "Now a whole game") : null,
      el("button", { type: "button", onclick: beginAgain }, "Once more"),
    ].filter(Boolean);
  }
  const missed =
    words.kind === "lessons"
      ? [el("p", { class: "hint" }, words.hint)]
      : [
          el("p", {}, "The goal was not certain any more with: ", el("b", {}, words.action), "."),
          el("p", { class: "hint" }, "Then:"),
          steps(words.then),
          ...(words.line.length ? [el("p", { class: "hint" }, "A way to the goal from there:"), steps(words.line)] : []),
        ];
  return [
    el("p", { class: "end" }, "Goal missed."),
    ...missed,
    el("button", { type: "button", class: "big", onclick: beginAgain }, "Try again"),
    el("button", { type: "button", onclick: takeBackTry }, "Take the last move back"),
  ];
}

// The next one that is not solved yet; for lessons simply the next.
function nextOf(words) {
  if (words.kind === "lessons") return words.number < words.of ? words.number + 1 : null;
  const rest = Array.from({ length: words.of }, (_, i) => ((words.number + i) % words.of) + 1);
  return rest.find((number) => number !== words.number && !isSolved({ ...table.held.practice, number })) ?? null;
}
