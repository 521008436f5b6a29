// A deck plays against every shipped deck, while the page shows what has come out.
import { el } from "../board.js";
import { ask } from "../page/server.js";
import { $ } from "../page/table.js";

const PAUSE = 700; // milliseconds between two questions for the results
let running = null;

const percent = (share) => `${Math.round(100 * share)} %`;
const rangeOf = (row) => `${percent(row.low)} to ${percent(row.high)}`;
const shareOf = (row) => (row.games ? `${percent(row.share)} (${rangeOf(row)})` : "");

function show(told) {
  const words = { running: "playing", over: "played", stopped: "stopped at", failed: "failed at" }[told.state];
  const all = told.all.games ? `: wins ${shareOf(told.all)}` : "";
  $("trial").textContent = `${told.player} on both sides, ${words} ${told.done.toLocaleString("en")} of ${told.of.toLocaleString("en")} games in ${told.seconds} s${all}`;
  $("error").textContent = told.error ?? "";
  const head = el("tr", {}, ...["Against", "Games", "Wins", "95 % interval"].map((name) => el("th", { scope: "col" }, name)));
  const rows = told.rows.map((row) => el("tr", {}, el("td", {}, ...row.deck.split(/(?<=_)/).flatMap((part) => [part, el("wbr", {})])), el("td", {}, String(row.games)), el("td", {}, row.games ? percent(row.share) : ""), el("td", {}, row.games ? rangeOf(row) : "")));
  $("results").replaceChildren(el("table", { class: "decklist" }, head, ...rows));
}

export async function test(game, list) {
  $("error").textContent = "";
  $("test").disabled = true;
  try {
    const { id } = await (await ask("/api/trials", { game, deck: { list } })).json();
    running = id;
    $("stop").hidden = false;
    for (;;) {
      const told = await (await ask(`/api/trials/${id}`)).json();
      show(told);
      if (told.state !== "running") break;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  } catch (error) {
    $("error").textContent = error.message;
  } finally {
    running = null;
    $("stop").hidden = true;
    $("test").disabled = false;
  }
}

export async function stop() {
  if (running) await ask(`/api/trials/${running}/stop`, {}).catch((error) => ($("error").textContent = error.message));
}
