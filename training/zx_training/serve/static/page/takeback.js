// Taking the last decision back, in a practice game.
import { takeBackTry } from "./attempt.js";
import { clearLog } from "./log.js";
import { ask, path } from "./server.js";
import { $, alone, table } from "./table.js";
import { tell } from "./tabs.js";
import { refused } from "./turns.js";
import { show } from "./view.js";

export const canTakeBack = () => Boolean(table.state?.can_take_back);

export async function takeBack() {
  if (table.held?.practice) return table.held.actions.length ? takeBackTry() : undefined;
  if (!canTakeBack()) return;
  const mine = table.round;
  await alone(async () => {
    const found = await (await ask(path("/undo", { since: "0" }), { n: table.state.n })).json();
    if (mine !== table.round) return;
    table.log = [];
    clearLog();
    show(found);
    tell();
    $("asked").textContent = `Taken back. ${$("asked").textContent}`;
  }, refused(mine));
}
