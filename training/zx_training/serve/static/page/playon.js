// Looking back at a game that is over or a record, and playing on from a moment of it.
import { draw, el } from "../board.js";
import { openBox } from "./box.js";
import { look } from "./cards.js";
import { sit } from "./seats.js";
import { ask, path } from "./server.js";
import { $, alone, isWatcher, say, table } from "./table.js";

let shown = 0; // requests for a position: a late answer is dropped

export const canPlayOn = () => !table.held.practice && (table.state.over || isWatcher());

// The box that asks from where, as whom and against whom.
export function askPlayOn(at) {
  if (!canPlayOn()) return say("A game is played on from any moment of it when it is over.");
  const last = table.state.actions;
  const agents = table.choices[table.state.game].agents;
  const place = el("div", { class: "position" });
  const words = el("p", { role: "status" });
  const range = el("input", { type: "range", id: "from", min: 0, max: last, value: Math.min(at ?? last, last) });
  const seat = el("select", { id: "as" }, ...[0, 1].map((player) => el("option", { value: player }, `player ${player}, ${table.state.decks[player]}`)));
  seat.value = isWatcher() ? "0" : table.held.seat;
  const against = el("select", { id: "enemy" }, ...agents.map((name) => el("option", { value: name }, name)));
  const enemy = table.state.seats[1 - Number(seat.value)];
  if (agents.includes(enemy)) against.value = enemy;
  const failed = el("p", { class: "error", role: "alert" });
  const go = el("button", { type: "button", class: "big", id: "play-on", onclick: () => begin(Number(range.value), Number(seat.value), against.value, failed) }, "Play on from here");
  const show = () => showPosition(Number(range.value), seat.value, { place, words, go, failed });
  const step = (way) => () => {
    range.value = Number(range.value) + way;
    show();
  };
  range.addEventListener("input", show);
  seat.addEventListener("change", show);
  openBox(
    "Play on from a moment",
    words,
    el("div", { class: "reel" }, el("button", { type: "button", "aria-label": "One decision back", onclick: step(-1) }, "‹"), el("button", { type: "button", "aria-label": "One decision on", onclick: step(1) }, "›"), el("label", { class: "unseen", for: "from" }, "Decision"), range),
    place,
    el("div", { class: "pair" }, el("div", {}, el("label", { for: "as" }, "You are"), seat), el("div", {}, el("label", { for: "enemy" }, "Against"), against)),
    el("p", { class: "hint" }, "A practice game: every card lies where it lay in this game. The game itself stays as it is."),
    go,
    failed,
  );
  show();
}

async function showPosition(at, seat, { place, words, go, failed }) {
  const mine = ++shown;
  failed.textContent = "";
  try {
    const found = await (await ask(path("/position", { at: String(at), seat }))).json();
    if (mine !== shown) return;
    draw(place, found, { moves: () => [], look, act: look });
    words.textContent = `After ${at} of ${table.state.actions} decisions: ${found.where}. ${found.asked}`;
    go.disabled = found.over;
    if (found.over) failed.textContent = "The game is over here: go back to a moment before.";
  } catch (error) {
    if (mine === shown) failed.textContent = error.message;
  }
}

async function begin(at, seat, against, failed) {
  await alone(
    async () => {
      const begun = await (await ask(path("/play-on"), { at, seat, against })).json();
      $("box").close();
      await sit(begun);
    },
    (error) => (failed.textContent = error.message),
  );
}
