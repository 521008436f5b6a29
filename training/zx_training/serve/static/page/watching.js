// Watching two agents: decision by decision, or by itself.
import { showMoves } from "./moves.js";
import { ask, path } from "./server.js";
import { say, table } from "./table.js";
import { show } from "./view.js";

let auto = null;
export const isRunning = () => auto !== null;

export function stop() {
  clearInterval(auto);
  auto = null;
}

export async function next() {
  if (table.busy) return;
  table.busy = true;
  try {
    show(await (await ask(path("/advance"), {})).json());
  } catch (error) {
    say(error.message);
    stop();
  } finally {
    table.busy = false;
  }
}

export function toggleAuto() {
  if (isRunning()) stop();
  else auto = setInterval(next, 700);
  showMoves();
}
