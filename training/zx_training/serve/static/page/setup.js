// The form that begins a game.
import { el } from "../board.js";
import { openLink } from "./friend.js";
import { chosenGame, keptDecks, takeChosen } from "./kept.js";
import { sit } from "./seats.js";
import { ask } from "./server.js";
import { $, table } from "./table.js";

function fill(select, values, chosen) {
  select.replaceChildren(...values.map(([value, words]) => el("option", { value }, words)));
  if (chosen !== undefined) select.value = chosen;
}

const ABOUT = {
  learned: "learned: the trained player that comes with the game. Plays at once, and wins about half of the games against who follows its advice.",
  "learned+search": "learned+search: the trained player, looking ahead. The strongest; thinks up to a second or two.",
  planner: "planner: looks to the end of its turn. Thinks a moment.",
  search: "search: looks ahead on dealt games. Thinks a moment.",
  scripted: "scripted: follows simple rules. A fair first enemy.",
  random: "random: any legal move. For a first win.",
};

const HEADS = {}; // for each game the title and the first words of the page

export const SLOW = "The rules of this game are compiled, once after installing: half a minute, on a busy machine more …";

export const picked = (name) => document.querySelector(`input[name=${name}]:checked`).value;

// The games, a button each, and the rules of each.
export function offer() {
  const names = Object.keys(table.choices);
  const begun = names.includes(chosenGame()) ? chosenGame() : names[0];
  for (const name of names) {
    $("games").append(el("label", {}, el("input", { type: "radio", name: "game", value: name, checked: name === begun }), ` ${table.choices[name].title}`));
    const rules = el("div", { id: `rules-${name}`, hidden: name !== begun });
    rules.innerHTML = table.choices[name].rules; // from the game's own package
    const head = rules.querySelector("header");
    head?.remove();
    HEADS[name] = [head?.querySelector("h2")?.textContent ?? table.choices[name].title, head?.querySelector("p")?.textContent ?? ""];
    $("rules").append(rules);
  }
}

const KEPT = "kept:"; // before the name of a deck that this browser keeps
const DRAWN = "drawn:"; // a deck that is drawn by a text that the person writes

function deckOptions(name) {
  const own = Object.keys(keptDecks(name)).map((deck) => [KEPT + deck, `${deck} — kept in this browser`]);
  const offered = table.choices[name].decks.map((deck) => [deck.deck, [deck.deck, deck.about].filter(Boolean).join(" — ")]);
  const draws = table.choices[name].draws ? [[DRAWN, "another drawn deck: write its sets …"]] : [];
  return [...own, ...offered, ...draws];
}

// What the server takes as a deck: a name, the text of a drawn deck, or a list.
function deckOf(i, name) {
  const value = $(`deck-${i}`).value;
  if (value === DRAWN) return $(`drawn-${i}`).value.trim();
  return value.startsWith(KEPT) ? { list: keptDecks(name)[value.slice(KEPT.length)] ?? "" } : value;
}

export function setUp() {
  const game = table.choices[picked("game")];
  const mode = picked("mode");
  for (const i of [0, 1]) {
    if ($(`deck-${i}`).dataset.game !== picked("game")) {
      const chosen = i === 0 ? takeChosen(picked("game")) : null;
      fill($(`deck-${i}`), deckOptions(picked("game")), chosen ? KEPT + chosen : game.usual[i]);
      fill($(`agent-${i}`), game.agents.map((name) => [name, name]), game.agents[0]);
      $(`deck-${i}`).dataset.game = picked("game");
    }
  }
  for (const i of [0, 1]) {
    $(`drawn-${i}`).hidden = $(`deck-${i}`).value !== DRAWN;
    $(`plays-${i}`).textContent = game.decks.find((deck) => deck.deck === $(`deck-${i}`).value)?.plays ?? "";
  }
  [$("start-title").textContent, $("lead").textContent] = HEADS[picked("game")];
  for (const name of Object.keys(table.choices)) $(`rules-${name}`).hidden = picked("game") !== name;
  $("agent-0-box").hidden = mode !== "watch";
  $("agent-1-box").hidden = mode === "friend";
  $("deck-0-label").textContent = mode === "watch" ? "First deck" : "Your deck";
  $("deck-1-label").textContent = mode === "watch" ? "Second deck" : mode === "friend" ? "Your friend’s deck" : "The enemy’s deck";
  $("agent-1-label").textContent = mode === "watch" ? "Second agent" : "Against";
  $("about-agent").textContent = mode === "friend" ? "You get a link for the other seat; it opens on this machine, or where this server is reached." : ABOUT[$("agent-1").value] ?? "";
  $("seat").disabled = mode === "watch";
  $("rated").disabled = mode !== "play";
}

export async function begin(event) {
  event?.preventDefault();
  const mode = picked("mode");
  const seat = mode === "watch" ? 0 : Number($("seat").value);
  const decks = [0, 1].map((i) => deckOf(i, picked("game")));
  const seats = mode === "watch" ? [$("agent-0").value, $("agent-1").value] : ["person", mode === "friend" ? "person" : $("agent-1").value];
  if (seat === 1) {
    decks.reverse();
    seats.reverse();
  }
  const body = { game: picked("game"), decks, seats };
  const seed = $("seed").value.trim();
  if (seed) body.seed = seed;
  if (mode === "play" && $("rated").checked) body.rated = true;
  $("setup-error").textContent = "";
  const submit = $("setup").querySelector("[type=submit]");
  submit.disabled = true;
  const patience = setTimeout(() => ($("setup-wait").textContent = SLOW), 2500);
  try {
    table.held = null;
    const opened = await (await ask("/api/games", body)).json();
    const own = mode === "watch" ? "watcher" : String(seat);
    const friend = mode === "friend" ? `${1 - seat}.${opened.tokens[String(1 - seat)]}` : undefined;
    await sit({ id: opened.id, token: opened.tokens[own], seat: own, friend });
    if (friend) openLink(table.held);
  } catch (error) {
    $("setup-error").textContent = error.message;
  } finally {
    clearTimeout(patience);
    $("setup-wait").textContent = "";
    submit.disabled = false;
  }
}
