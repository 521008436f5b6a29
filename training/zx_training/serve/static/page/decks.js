// The list of a deck.
import { el } from "../board.js";
import { openBox } from "./box.js";
import { ask, path } from "./server.js";

export async function openDeck(player) {
  const deck = await (await ask(path("/deck", { player: String(player) }))).json();
  const rows = deck.cards.flatMap((card) => [
    el(
      "tr",
      { class: card.text ? "has-words" : false },
      el("td", {}, `${card.count}×`),
      el("td", {}, card.name),
      el("td", {}, card.cost ?? card.level?.replace("Level ", "") ?? ""),
      el("td", {}, String(card.power ?? card.points ?? "")),
    ),
    card.text ? el("tr", {}, el("td", { class: "words", colspan: 4 }, card.text)) : "",
  ].filter(Boolean));
  const hasLevels = deck.cards.some((card) => card.level != null);
  const head = el("tr", {}, ...["×", "Card", ...(hasLevels ? ["Level", "ATK/DEF"] : ["Cost", "Power"])].map((name) => el("th", { scope: "col" }, name)));
  openBox(`Deck ${deck.name}`, el("p", { class: "hint" }, "Both lists are known to both players; which card lies where is not."), el("table", { class: "decklist" }, head, ...rows));
}
