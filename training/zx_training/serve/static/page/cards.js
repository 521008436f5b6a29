// Cards in words.
import { cardWords, el, labelWith } from "../board.js";
import { openBox } from "./box.js";
import { renew } from "./grace.js";
import { choose } from "./moves.js";
import { ask } from "./server.js";
import { $, table } from "./table.js";

const known = new Map(); // cards in words, by game and key
// Cards of one's own may have changed between two games.
const named = (key) => `${table.state.game} ${table.state.cards} ${key}`;

async function learn(keys) {
  const game = table.state.game;
  const missing = [...new Set(keys)].filter((key) => !known.has(named(key))).slice(0, 100);
  if (!missing.length) return;
  const query = new URLSearchParams([["game", game], ["cards", table.state.cards], ...missing.map((key) => ["card", key])]);
  const found = await (await ask(`/api/cards?${query}`)).json();
  for (const key of missing) known.set(named(key), found[key] ?? null);
}

export function learnCards(found) {
  const keys = [...$("board").querySelectorAll("g[data-cards]")].flatMap((one) => (one.dataset.cards ? one.dataset.cards.split("|") : []));
  if (found) learn(keys).catch(() => {});
}

let looked = null;
export async function look(part) {
  looked = part;
  await learn(part.cards).catch(() => {});
  if (looked !== part) return;
  $("card").replaceChildren(...inWords(part));
}

function inWords(part) {
  const cards = part.cards.map((key) => [key, known.get(named(key))]).filter(([, card]) => card);
  const played = table.first?.card && known.get(named(table.first.card));
  if (!cards.length && played) return cardWords(played, part.label);
  if (!cards.length) return [el("p", { class: "hint" }, part.label)];
  const [, top] = cards[0];
  const isPile = cards.length > 1 && !/^[a-c][1-3]$/.test(part.spot);
  if (!isPile) {
    const below = cards.slice(1).map(([, card]) => card.name);
    return [...cardWords(top, part.label), below.length ? el("p", { class: "hint" }, `With it: ${below.join(", ")}`) : null].filter(Boolean);
  }
  return [el("p", { class: "said" }, part.label), ...list(cards)];
}

function list(cards) {
  const counts = new Map();
  for (const [key, card] of cards) counts.set(key, { card, n: (counts.get(key)?.n ?? 0) + 1 });
  const inner = el("div", {});
  const items = [...counts.values()].map(({ card, n }) =>
    el("li", {}, el("button", { type: "button", onclick: () => inner.replaceChildren(...cardWords(card)) }, `${n > 1 ? `${n}× ` : ""}${card.name}`)),
  );
  return [el("ul", { class: "listed" }, ...items), inner];
}

// The moves appear at once, the words of cards that are new to the page when the server has sent them.
export async function openCards(part) {
  const buttons = part.moves.map((move) =>
    el("button", { type: "button", class: "do", onclick: () => ($("box").close(), choose(move)) }, labelWith(move)),
  );
  const words = el("div", {}, ...inWords(part));
  renew();
  openBox(part.label, el("div", { class: "of-card" }, ...buttons), words);
  await learn(part.cards).catch(() => {});
  words.replaceChildren(...inWords(part));
}
