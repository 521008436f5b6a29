// Taking turns: sends moves, waits for the other player, asks what has become of the game.
import { tryActions } from "./attempt.js";
import { stage } from "./enemy.js";
import { ask, path } from "./server.js";
import { alone, needsWait, say, table } from "./table.js";
import { tell } from "./tabs.js";
import { show } from "./view.js";

// `before` is done when the answer is there, before it is shown.
export async function refresh(more, before = () => {}) {
  const mine = table.round;
  const found = await (await ask(path("", more))).json();
  if (mine !== table.round) return;
  before();
  show(found);
}

// Sends an answer; `n` is the number of the question that it answers.
export async function send(actions, n, automatic = false) {
  if (table.held.practice) return tryActions(actions, n);
  const mine = table.round;
  await alone(async () => {
    table.first = null;
    const found = await (await ask(path("/act"), { n, actions, automatic })).json();
    tell();
    if (mine === table.round) await stage(found);
    if (mine === table.round) show(found);
  }, refused(mine));
}

// Shows how the game stands after the server has refused something, and says why; nothing in another round.
export const refused = (mine) => async (error) => {
  if (mine !== table.round) return;
  if (error.status) await refresh().catch(() => {});
  say(error.message);
};

// Waits until it is our turn: an agent thinks, or a friend.
async function wait() {
  const mine = table.round;
  let isLost = false; // the server did not answer the last time
  while (mine === table.round && table.state && !table.state.over && needsWait()) {
    try {
      await refresh({ wait: "1" });
      if (isLost) say("");
      isLost = false;
    } catch (error) {
      if (mine !== table.round) return;
      isLost = true;
      say(error.status ? error.message : "The server does not answer; asking again …");
      if (error.status === 404) return;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}

let waiting = -1; // the round whose end is waited for
export async function waitOnce() {
  const mine = table.round;
  if (waiting === mine) return;
  waiting = mine;
  await wait();
  if (waiting === mine) waiting = -1;
}
