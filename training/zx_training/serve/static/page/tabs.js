// Several tabs at one game: what one of them does, the others show.
import { clearLog } from "./log.js";
import { table } from "./table.js";
import { refresh } from "./turns.js";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("zx-games") : null;

export const tell = () => channel?.postMessage({ id: table.held?.id });

// Shows the game anew: actions may have been taken back elsewhere.
async function follow() {
  const mine = table.round;
  await refresh({ since: "0" }, () => {
    if (mine !== table.round) return;
    table.log = [];
    clearLog();
  });
}

export function startFollowing() {
  let isFollowing = false;
  let isLate = false; // something was done while the game was asked for
  const quietly = async () => {
    isLate = true;
    if (isFollowing || table.busy || !table.held?.id || !table.state) return;
    isFollowing = true;
    while (isLate) {
      isLate = false;
      await follow().catch(() => {}); // the next click says what is wrong
    }
    isFollowing = false;
  };
  if (channel) channel.onmessage = (message) => message.data?.id && message.data.id === table.held?.id && quietly();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && quietly());
}
