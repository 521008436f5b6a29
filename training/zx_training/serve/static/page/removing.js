// Taking games off the list of this browser. The server keeps them; only giving up changes one.
import { el } from "../board.js";
import { openBox } from "./box.js";
import { drop, seatIn } from "./held.js";
import { askAs } from "./server.js";
import { $ } from "./table.js";

const FORGETS = "This browser forgets its seat, and opens the game no more.";
const FORGETS_ALL = "This browser forgets its seats, and opens these games no more.";

// Asks once, then removes the games; `done` is told of it.
export function askRemoval(games, done) {
  const running = games.filter((game) => !game.over && !game.record);
  const failed = el("p", { class: "error", role: "alert" });
  const remove = (before) => async () => {
    try {
      await before();
    } catch (error) {
      failed.textContent = error.message;
      return;
    }
    drop(games.map((game) => game.id));
    $("box").close();
    done();
  };
  const giveUp = () => Promise.all(running.map((game) => askAs(seatIn(game.id, game.seat), `/api/games/${game.id}/resign`, {})));
  const mayGiveUp = running.length > 0 && running.every((game) => /^[01]$/.test(game.seat) && !game.old);
  openBox(
    games.length > 1 ? `Remove ${games.length} games from your list?` : "Remove this game from your list?",
    el("p", {}, [running.length ? whoWaits(running[0]) : "", games.length > 1 ? FORGETS_ALL : FORGETS].filter(Boolean).join(" ")),
    el(
      "div",
      { class: "row" },
      mayGiveUp ? el("button", { type: "button", id: "give-up-and-remove", onclick: remove(giveUp) }, "Give up and remove") : null,
      el("button", { type: "button", id: "remove", onclick: remove(async () => {}) }, running.length ? "Only remove" : "Remove"),
      el("button", { type: "button", onclick: () => $("box").close() }, "Keep"),
    ),
    failed,
  );
}

function whoWaits(game) {
  if (game.friend) return "The game is running. If you only remove it, your friend waits for you; if you give up, your friend has won and is told so.";
  return "The game is running; nobody waits for you in it.";
}
