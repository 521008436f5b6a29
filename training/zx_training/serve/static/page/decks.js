// The list of a deck.
import { el } from "../board.js";
import { openBox } from "./box.js";
import { ask, path } from "./server.js";

export async function openDeck(player) {
  const deck = await (await ask(path("/deck", { player: String(player) }))).json();
  const rows = deck.cards.map((card) =>
    el(
      "tr",
      {},
      el("td", {}, `${card.count}×`),
      el("td", {}, card.name, card.text ? el("p", { class: "words" }, card.text) : null),
      el("td", {}, card.cost ?? card.level ?? ""),
      el("td", {}, String(card.power ?? card.points ?? "")),
    ),
  );
  const hasLevels = deck.cards.some((card) => card.level != null);
  const head = el("tr", {}, ...["Copies", "Card", ...(hasLevels ? ["Level", "ATK/DEF"] : ["Cost", "Power"])].map((name) => el("th", { scope: "col" }, name)));
  openBox(`Deck ${deck.name}`, el("p", { class: "hint" }, "Both lists are known to both players; which card lies where is not."), el("table", { class: "decklist" }, head, ...rows));
}
