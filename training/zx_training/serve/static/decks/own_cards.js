// The card set of the server's starter: its cards, a board with one of them, and what is wrong with the file.
import { el } from "../board.js";
import { ask } from "../page/server.js";
import { $ } from "../page/table.js";

let looked = null;

async function showBoard() {
  if (!looked) return;
  try {
    const board = await (await ask(`/api/card-set/board?card=${encodeURIComponent(looked)}`)).json();
    $("own-board").innerHTML = board.svg; // drawn by the server
  } catch (error) {
    $("own-board").replaceChildren(el("p", { class: "hint" }, error.message));
  }
}

async function show(told) {
  $("own-set").hidden = false;
  $("own-state").textContent = `${told.name}: ${told.cards.length === 1 ? "1 card" : `${told.cards.length} cards`} of its own. ${told.problem ? "The file is refused, and the cards stay as they were:" : told.version ? "Read again, as its file has changed." : "Read again when its file changes."}`;
  $("own-problem").textContent = told.problem ?? "";
  $("own-cards").replaceChildren(
    ...told.cards.map((card) =>
      el("li", {}, el("button", { type: "button", class: "name", onclick: () => ((looked = card.key), showBoard()) }, card.name, el("small", {}, [card.key, `Cost ${card.cost}`, card.power ? `Power ${card.power}` : "", card.text].filter(Boolean).join(", ")))),
    ),
  );
  looked = told.cards.some((card) => card.key === looked) ? looked : (told.cards[0]?.key ?? null);
  await showBoard();
}

// Shows the card set as often as its file changes; ends where the server has none.
export async function watchOwnCards(changed) {
  for (let since = ""; ; ) {
    try {
      const told = await (await ask(`/api/card-set?since=${since}`)).json();
      if (String(told.version) !== since) {
        await show(told);
        if (since !== "") await changed(told.game);
      }
      since = String(told.version);
    } catch (error) {
      if (error.status) return;
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
}
