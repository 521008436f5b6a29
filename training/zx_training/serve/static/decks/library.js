// The cards of a game: asked for once, searched and filtered here.
import { el } from "../board.js";
import { ask } from "../page/server.js";
import { $ } from "../page/table.js";

const STEP = 60; // cards that are shown at a time
export const library = { cards: new Map(), facets: [], curve: "", places: {}, formats: [] };
let shown = STEP;

export async function loadLibrary(game) {
  const told = await (await ask(`/api/library?game=${encodeURIComponent(game)}`)).json();
  Object.assign(library, told, { cards: new Map(told.cards.map((card) => [card.key, card])) });
  for (const card of library.cards.values()) {
    card.words = [card.key, card.name, card.japanese, card.text, ...Object.values(card.facets).flat()].join(" ").toLowerCase();
  }
  $("facets").replaceChildren(
    ...library.facets.map((facet) => {
      const values = [...new Set(told.cards.flatMap((card) => card.facets[facet] ?? []))];
      values.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
      const options = [el("option", { value: "" }, "all"), ...values.map((value) => el("option", { value }, value))];
      const id = `facet-${facet}`;
      return el("div", {}, el("label", { for: id }, facet), el("select", { id, "data-facet": facet }, ...options));
    }),
  );
}

function matching() {
  const words = $("words").value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = [...$("facets").querySelectorAll("select")].filter((one) => one.value).map((one) => [one.dataset.facet, one.value]);
  return [...library.cards.values()].filter(
    (card) => words.every((word) => card.words.includes(word)) && wanted.every(([facet, value]) => card.facets[facet]?.includes(value)),
  );
}

export const facts = (card) =>
  [card.key === card.name ? "" : card.key, ...Object.entries(card.facets).filter(([facet]) => ["Color", "Type", "Kind", "Level"].includes(facet)).map(([, values]) => values.join("/")),
    card.cost == null ? "" : `Cost ${card.cost}`, card.power == null ? "" : `Power ${card.power}`, card.points ?? ""].filter(Boolean).join(", ");

// A card as a row: its name, and buttons that take one out of the deck or put one in.
export function row(card, count, act) {
  return el(
    "li",
    { "data-key": card.key },
    el("button", { type: "button", class: "name", onclick: () => act.look(card) }, card.name, el("small", {}, facts(card))),
    el("button", { type: "button", class: "step", "aria-label": `One ${card.name} less`, disabled: !count, onclick: () => act.change(card, -1) }, "−"),
    el("span", { "aria-label": `${count} in the deck` }, String(count)),
    el("button", { type: "button", class: "step", "aria-label": `One ${card.name} more`, onclick: () => act.change(card, 1) }, "+"),
  );
}

export function showCards(countOf, act, isNew) {
  if (isNew) shown = STEP;
  const found = matching();
  $("found").textContent = `${found.length.toLocaleString("en")} cards`;
  $("cards").replaceChildren(...found.slice(0, shown).map((card) => row(card, countOf(card.key), act)));
  $("more").hidden = found.length <= shown;
}

export const showMore = () => (shown += STEP);
