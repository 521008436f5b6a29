// The deck builder: a deck, the checker's words about it, and where it comes from and goes to.
import { el } from "./board.js";
import { library, loadLibrary, row, showCards, showMore } from "./decks/library.js";
import { watchOwnCards } from "./decks/own_cards.js";
import { stop, test } from "./decks/trial.js";
import { chooseDeck, forgetDeck, keepDeck, keptDecks } from "./page/kept.js";
import { ask } from "./page/server.js";
import { $ } from "./page/table.js";

const PAUSE = 250; // milliseconds without a change after which the checker is asked
const SINGLES = ["player_card", "under_player"];
let deck = empty();
let checked = null; // the last answer of the checker
let asked = 0;
let timer = 0;
let choices = {};

function empty() {
  return { name: "my_deck", cards: {} };
}

const game = () => $("game").value;
const held = (place) => (SINGLES.includes(place) ? (deck[place] ? { [deck[place]]: 1 } : {}) : (deck[place] ?? {}));
const countOf = (key) => Object.keys(library.places).reduce((sum, place) => sum + (held(place)[key] ?? 0), 0);

function change(card, by) {
  const has = card.places.filter((place) => held(place)[card.key]);
  const place = by < 0 ? has[0] : (has[0] ?? card.places[0]);
  if (!place) return;
  if (SINGLES.includes(place)) deck[place] = by > 0 ? card.key : undefined;
  else {
    const count = (held(place)[card.key] ?? 0) + by;
    deck[place] = { ...held(place), [card.key]: count };
    if (count <= 0) delete deck[place][card.key];
  }
  show(card.key);
  check();
}

function look(card) {
  $("card").replaceChildren(
    el("p", { class: "card-name" }, card.name, card.japanese ? el("small", { lang: "ja" }, card.japanese) : null),
    el("ul", { class: "facts" }, ...Object.entries(card.facets).filter(([, values]) => values.length).map(([facet, values]) => el("li", {}, `${facet}: `, el("b", {}, values.join(", "))))),
    card.power != null || card.points ? el("p", {}, card.points ?? `Power ${card.power}`) : "",
    el("p", { class: "words" }, card.text || "No ability."),
  );
}

const act = { change, look };

// The row that was worked on keeps the focus, though the lists are made anew.
function show(key) {
  const focus = document.activeElement;
  const list = focus?.closest("ul")?.id;
  const at = [...(focus?.parentElement?.children ?? [])].indexOf(focus);
  showCards(countOf, act);
  $("deck").replaceChildren(
    ...Object.entries(library.places).flatMap(([place, words]) => {
      const cards = Object.entries(held(place));
      if (!cards.length) return [];
      const rows = cards.map(([one, n]) => row(library.cards.get(one) ?? { key: one, name: one, facets: {}, places: [place] }, n, act));
      return [el("h3", {}, words), el("ul", { class: "rows", id: `held-${place}` }, ...rows)];
    }),
  );
  showCurve();
  if (key && list) document.querySelector(`#${list} [data-key="${CSS.escape(key)}"]`)?.children[at]?.focus();
}

function showCurve() {
  const counts = new Map();
  for (const [key, n] of Object.entries(held("cards"))) {
    const value = library.cards.get(key)?.facets[library.curve]?.[0];
    if (value != null) counts.set(value, (counts.get(value) ?? 0) + n);
  }
  const sorted = [...counts].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  $("curve").replaceChildren(
    ...sorted.map(([value, n]) => {
      const bar = el("i", { "aria-hidden": "true" });
      bar.style.height = `${n * 4}px`;
      return el("span", {}, String(n), bar, el("b", {}, `${library.curve === value.split(" ")[0] ? "" : `${library.curve} `}${value}`));
    }),
  );
}

function check() {
  clearTimeout(timer);
  timer = setTimeout(() => take(JSON.stringify(deck), false), PAUSE);
}

// Asks the checker; with `isTaken` the deck becomes what the list says.
async function take(list, isTaken) {
  const mine = ++asked;
  try {
    const told = await (await ask("/api/decks/check", { game: game(), list })).json();
    if (mine !== asked) return;
    $("error").textContent = "";
    if (isTaken && !told.data) {
      $("error").textContent = told.problems.join("; ");
      return;
    }
    checked = told;
    if (isTaken) {
      deck = told.data;
      $("name").value = deck.name;
      if (deck.format) $("format").value = deck.format;
      show();
    }
    if (told.text) $("text").value = told.text;
    $("counts").textContent = told.counts.map(([words, n, of]) => `${words} ${n}/${of}`).join(" · ");
    $("legal").textContent = told.problems.length ? "Not legal yet:" : "The deck is legal.";
    $("problems").replaceChildren(...told.problems.map((problem) => el("li", {}, problem)));
    for (const id of ["play", "test"]) $(id).disabled = told.problems.length > 0;
  } catch (error) {
    $("error").textContent = error.message;
  }
}

function offerBeginnings() {
  const kept = Object.keys(keptDecks(game())).map((name) => el("option", { value: `kept:${name}` }, `${name} — kept in this browser`));
  const shipped = choices[game()].decks.filter((one) => !one.deck.includes(":")).map((one) => el("option", { value: one.deck }, one.deck));
  $("begin").replaceChildren(el("option", { value: "" }, "an empty deck"), ...kept, ...shipped);
}

async function beginWith() {
  const name = $("begin").value;
  if (!name) return take(JSON.stringify(empty()), true);
  if (name.startsWith("kept:")) return take(keptDecks(game())[name.slice(5)], true);
  const query = new URLSearchParams({ game: game(), deck: name });
  return take((await (await ask(`/api/decks/list?${query}`)).json()).list, true);
}

function keep() {
  if (!checked?.text) return false;
  const isKept = keepDeck(game(), checked.name, checked.text);
  $("error").textContent = isKept ? "" : "this browser keeps nothing: copy the list";
  $("trial").textContent = isKept ? `${checked.name} is kept in this browser.` : "";
  offerBeginnings();
  return isKept;
}

async function open() {
  await loadLibrary(game());
  $("format").replaceChildren(...library.formats.map((format) => el("option", { value: format }, format)));
  $("format-box").hidden = !library.formats.length;
  offerBeginnings();
  await take(JSON.stringify(empty()), true);
}

const failed = (error) => ($("error").textContent = error.message);
$("game").addEventListener("change", () => open().catch(failed));
$("words").addEventListener("input", () => showCards(countOf, act, true));
$("facets").addEventListener("change", () => showCards(countOf, act, true));
$("more").addEventListener("click", () => (showMore(), showCards(countOf, act)));
$("name").addEventListener("input", () => ((deck.name = $("name").value), check()));
$("format").addEventListener("change", () => ((deck.format = $("format").value), check()));
$("begin").addEventListener("change", () => beginWith().catch(failed));
$("read").addEventListener("click", () => take($("text").value, true));
$("copy").addEventListener("click", () => navigator.clipboard.writeText($("text").value).catch(() => $("text").select()));
$("keep").addEventListener("click", keep);
$("forget").addEventListener("click", () => (forgetDeck(game(), deck.name), offerBeginnings()));
$("play").addEventListener("click", () => {
  if (!keep()) return;
  chooseDeck(game(), checked.name);
  location.assign("/");
});
$("test").addEventListener("click", () => test(game(), checked.text));
$("stop").addEventListener("click", stop);
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", async (event) => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  const list = file ? await file.text() : event.dataTransfer.getData("text/plain");
  if (list) take(list, true);
});

async function start() {
  choices = await (await ask("/api/choices")).json();
  const having = Object.keys(choices).filter((name) => choices[name].decks[0].deck !== "none");
  $("game").replaceChildren(...having.map((name) => el("option", { value: name }, choices[name].title)));
  await open();
  if (!having.some((name) => choices[name].own_cards)) return;
  watchOwnCards(async (changed) => {
    if (changed !== game()) return;
    await loadLibrary(game());
    show();
    check();
  });
}
start().catch(failed);
