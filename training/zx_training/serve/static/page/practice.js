// The lessons and puzzles to choose from, on the start page.
import { el } from "../board.js";
import { practise } from "./attempt.js";
import { ask } from "./server.js";
import { SLOW, picked } from "./setup.js";
import { isSolved } from "./solved.js";
import { $ } from "./table.js";

const DIFFICULTIES = ["easy", "middle", "hard"];
let asked = 0;

// Lists those of the game that is picked; again after each try, which may be solved now.
export async function listPractice() {
  const game = picked("game");
  const mine = ++asked;
  const found = await (await ask(`/api/practice?game=${encodeURIComponent(game)}`)).json();
  if (mine !== asked) return;
  const { lessons, puzzles } = found;
  $("practice").dataset.game = game;
  $("practice").hidden = !lessons.length && !puzzles.length;
  $("lessons-part").hidden = !lessons.length;
  $("puzzles-part").hidden = !puzzles.length;
  $("lessons").replaceChildren(...lessons.map((one) => entry("lessons", game, one, `${one.number}. ${one.title}`, one.goal)));
  const next = lessons.find((one) => !isSolved({ kind: "lessons", game, number: one.number }));
  $("first-steps").hidden = !lessons.length;
  $("first-steps").textContent = next === lessons[0] ? "Learn it by playing: ten small positions" : next ? `Go on with lesson ${next.number}: ${next.title}` : "The ten lessons once more";
  $("first-steps").onclick = () => openPractice({ kind: "lessons", game, number: next?.number ?? 1 });
  $("puzzles").replaceChildren(...DIFFICULTIES.flatMap((name) => group(name, game, puzzles.filter((one) => one.difficulty === name))));
}

function group(name, game, puzzles) {
  if (!puzzles.length) return [];
  const solved = puzzles.filter((one) => isSolved({ kind: "puzzles", game, number: one.number })).length;
  const list = el("ol", { class: "numbers" }, ...puzzles.map((one) => entry("puzzles", game, one, String(one.number), about(one))));
  return [el("h4", {}, `${name[0].toUpperCase()}${name.slice(1)}: ${solved} of ${puzzles.length} solved`), list];
}

const about = (one) => `${one.goal}, ${one.decisions === 1 ? "1 decision" : `${one.decisions} decisions`}: ${one.themes.join(", ")}`;

function entry(kind, game, one, label, words) {
  const done = isSolved({ kind, game, number: one.number });
  const button = el("button", { type: "button", class: done ? "solved" : "", title: words, "aria-label": kind === "puzzles" ? `Puzzle ${label}: ${words}${done ? ", solved" : ""}` : null, onclick: () => openPractice({ kind, game, number: one.number }) }, label);
  if (done) button.append(el("span", { class: "done", role: "img", "aria-label": "solved" }, " ✓"));
  return el("li", {}, button, kind === "lessons" ? el("small", {}, ` ${words}`) : null);
}

// Opens one, after the actions that the browser has kept of it.
export async function openPractice(practice, actions) {
  $("practice-error").textContent = "";
  const patience = setTimeout(() => ($("practice-wait").textContent = SLOW), 2500);
  await practise(practice, actions).catch((error) => ($("practice-error").textContent = error.message));
  clearTimeout(patience);
  $("practice-wait").textContent = "";
}
