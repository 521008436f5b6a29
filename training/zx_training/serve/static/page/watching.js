// Watching two agents: decision by decision, or by itself.
import { showMoves } from "./moves.js";
import { ask, path } from "./server.js";
import { alone, say } from "./table.js";
import { tell } from "./tabs.js";
import { show } from "./view.js";

let auto = null;
export const isRunning = () => auto !== null;

export function stop() {
  clearInterval(auto);
  auto = null;
}

export async function next() {
  const advance = async () => {
    show(await (await ask(path("/advance"), {})).json());
    tell();
  };
  await alone(advance, (error) => {
    say(error.message);
    stop();
  });
}

export function toggleAuto() {
  if (isRunning()) stop();
  else auto = setInterval(next, 700);
  showMoves();
}
