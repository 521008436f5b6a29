// A friend who has begun the rematch: the page of the game that is over says so.
import { seatIn } from "./held.js";
import { ask, path } from "./server.js";
import { table } from "./table.js";

const PAUSE = 2500; // milliseconds between two questions

const isOfFriends = () => table.held?.token && /^[01]$/.test(table.held.seat) && table.state.seats.every((name) => name === "person");

// Asks now and then whether the rematch of this game has begun, as long as its end is shown; `told` is done then.
export async function awaitRematch(told) {
  const mine = table.round;
  while (mine === table.round && table.state?.over && isOfFriends()) {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (mine !== table.round || document.hidden || table.busy) continue;
    const begun = await ask(path("/rematch")).then((answer) => answer.json(), () => ({}));
    if (mine !== table.round || !begun.id) continue;
    const who = seatIn(begun.id) ? "The rematch has begun." : "Your friend has begun a rematch.";
    table.rematch = { round: mine, words: who };
    told();
    return;
  }
}

export const hasRematch = () => table.rematch?.round === table.round;
