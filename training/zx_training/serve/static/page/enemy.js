// Shows the enemy's decisions one by one, unless motion is unwanted or there is only one.
import { el } from "../board.js";
import { look } from "./cards.js";
import { showLog } from "./log.js";
import { redraw } from "./motion.js";
import { act, toBoard } from "./moves.js";
import { ask, path } from "./server.js";
import { $, isWatcher, table } from "./table.js";

let isSkipped = false;
export const skip = () => (isSkipped = true);

export async function stage(found) {
  const mine = table.round;
  if (isWatcher() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (found.thinking || found.log.length < 4) return;
  const scenes = await (await ask(path("/scenes"))).json().catch(() => []);
  if (scenes.length < 2 || mine !== table.round) return;
  isSkipped = false;
  $("moves").removeAttribute("aria-busy");
  toBoard();
  const base = table.log.length;
  if (found.logged - found.log.length !== base) return;
  $("moves").replaceChildren(el("p", { class: "hint" }, "The enemy acts …"), el("button", { type: "button", onclick: skip }, "Skip"));
  $("moves").querySelector("button").focus({ preventScroll: true });
  const pause = Math.min(850, 9000 / scenes.length);
  for (const scene of scenes) {
    if (isSkipped || mine !== table.round) return;
    table.log.push(...found.log.slice(table.log.length - base, scene.logged - base));
    redraw($("board"), scene, { moves: () => [], look, act });
    $("where").textContent = scene.where;
    $("asked").textContent = "The enemy acts …";
    showLog();
    await new Promise((done) => setTimeout(done, pause));
  }
}
