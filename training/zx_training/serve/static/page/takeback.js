// Taking the last decision back, in a practice game.
import { takeBackTry } from "./attempt.js";
import { clearLog } from "./log.js";
import { ask, path } from "./server.js";
import { $, say, table } from "./table.js";
import { refresh } from "./turns.js";
import { show } from "./view.js";

export const canTakeBack = () => Boolean(table.state?.can_take_back);

export async function takeBack() {
  if (table.held?.practice) return table.held.actions.length ? takeBackTry() : undefined;
  if (table.busy || !canTakeBack()) return;
  table.busy = true;
  const mine = table.round;
  try {
    const found = await (await ask(path("/undo", { since: "0" }), { n: table.state.n })).json();
    if (mine !== table.round) return;
    table.log = [];
    clearLog();
    show(found);
    $("asked").textContent = `Taken back. ${$("asked").textContent}`;
  } catch (error) {
    if (mine !== table.round) return;
    if (error.status) await refresh().catch(() => {});
    say(error.message);
  } finally {
    table.busy = false;
  }
}
