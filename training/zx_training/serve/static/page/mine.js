// Your games: those of which this browser holds a seat, on the start page.
import { el } from "../board.js";
import { seatIn, seats } from "./held.js";
import { askRemoval } from "./removing.js";
import { sit } from "./seats.js";
import { ask } from "./server.js";
import { $ } from "./table.js";

const WHEN = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const FEW = 5; // finished games that are shown at first
let asked = 0;

export async function listMine() {
  const mine = ++asked;
  const held = seats();
  const games = held.length ? await (await ask("/api/mine", { games: held.map(({ id, token }) => ({ id, token })) })).json() : [];
  if (mine !== asked) return;
  $("mine").hidden = !games.length;
  const parts = [["running", games.filter((game) => !game.over)], ["finished", games.filter((game) => game.over)]];
  for (const [name, some] of parts) {
    $(`${name}-part`).hidden = !some.length;
    $(name).replaceChildren(...some.map((game, n) => el("li", { hidden: name === "finished" && n >= FEW }, entry(game), removal(game))));
  }
  $("remove-finished").hidden = !parts[1][1].length;
  $("remove-finished").onclick = () => remove(parts[1][1]);
  $("more-finished").hidden = parts[1][1].length <= FEW;
  $("more-finished").onclick = () => {
    for (const one of $("finished").children) one.hidden = false;
    $("more-finished").hidden = true;
    $("finished").children[FEW].querySelector("a")?.focus();
  };
}

function removal(game) {
  const what = `${whoIn(game)} ${game.decks.join(" against ")}`;
  return el("button", { type: "button", class: "quiet", title: "Remove from the list", "aria-label": `Remove from the list: ${what}`, onclick: () => remove([game]) }, "×");
}

function remove(games) {
  askRemoval(games, () => listMine().then(() => $("mine-title").focus(), (error) => ($("setup-error").textContent = error.message)));
}

function entry(game) {
  const words = [el("b", {}, whoIn(game)), ` ${game.decks.join(" against ")}, ${game.title}`];
  const state = el("small", {}, `${stateOf(game)} · ${WHEN.format(new Date(1000 * game.used))}`);
  if (game.old) return el("span", {}, ...words, " ", state);
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab
    event.preventDefault();
    sit(seatIn(game.id, game.seat)).catch((error) => ($("setup-error").textContent = error.message));
  };
  return el("a", { href: `/g/${game.id}`, onclick: open }, ...words, " ", state);
}

function whoIn(game) {
  if (game.record) return "A record:";
  const names = game.seats.map((name, player) => (String(player) === game.seat ? "you" : name === "person" ? "a friend" : name));
  const words = names.join(" against ");
  return `${words[0].toUpperCase()}${words.slice(1)}:`;
}

function stateOf(game) {
  if (game.old) return "begun with other rules or cards";
  if (game.over && game.winner === null) return "a draw";
  if (game.over && !/^[01]$/.test(game.seat)) return `player ${game.winner} has won`;
  if (game.over) return String(game.winner) === game.seat ? "you have won" : "you have lost";
  if (game.record) return "ends before the game is over";
  return `turn ${game.turn ?? 0}${game.yours ? ", your decision" : ""}`;
}
