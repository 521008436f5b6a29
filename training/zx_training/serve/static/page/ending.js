// The end of a game: giving up, record and replay.
import { el } from "../board.js";
import { showAfter } from "./after.js";
import { awaitRematch, hasRematch } from "./asked_again.js";
import { openBox } from "./box.js";
import { askPlayOn } from "./playon.js";
import { again, sit } from "./seats.js";
import { ask, path } from "./server.js";
import { $, alone, asked, say, table } from "./table.js";
import { tell } from "./tabs.js";
import { show } from "./view.js";
import { stop } from "./watching.js";

export async function over() {
  stop();
  if (table.held.practice) return;
  showAfter();
  awaitRematch(tellRematch);
  const mine = table.round; // a rematch may begin while the files are made
  for (const [id, what] of [["save", "/record"], ["save-replay", "/replay"]]) {
    if (mine !== table.round) return;
    try {
      const found = await (await ask(path(what))).blob();
      if (mine !== table.round) return;
      $(id).href = URL.createObjectURL(found);
      $(id).hidden = false;
    } catch {
      $(id).hidden = true;
    }
  }
  if ($("end-replay")) $("end-replay").disabled = $("save-replay").hidden;
}

export function resign() {
  const yes = el("button", { type: "button", class: "big", onclick: async () => {
    $("box").close();
    try {
      show(await (await ask(path("/resign"), {})).json());
      tell();
    } catch (error) {
      say(error.message);
    }
  } }, "Yes, give up");
  openBox("Give up this game?", yes);
}

async function rematch() {
  await alone(async () => sit({ ...(await (await ask(path("/rematch"), {})).json()), friend: friendAcross() }));
}

const rematchWords = () => (hasRematch() ? "To the rematch, seats changed" : "Rematch, seats changed");

// Says it without painting anew: the focus stays.
function tellRematch() {
  $("asked").textContent = asked();
  if ($("rematch")) $("rematch").textContent = rematchWords();
}

// The token of a seat opens the rematch, too, where the seats are changed.
function friendAcross() {
  const [seat, token] = table.held.friend?.split(".") ?? [];
  return token && `${1 - Number(seat)}.${token}`;
}

const EASIEST = "random";

// Whether the game was lost to an agent, and an easier one can be had.
function canBeEasier() {
  const { seats, winner, game } = table.state;
  const enemy = 1 - Number(table.held.seat);
  return winner === enemy && ![EASIEST, "person"].includes(seats[enemy]) && table.choices[game].agents.includes(EASIEST);
}

async function easier() {
  await alone(async () => sit(await (await ask(path("/play-on"), { at: 0, seat: Number(table.held.seat), against: EASIEST })).json()));
}

// What can be done with a game that is over.
export function endButtons() {
  const isRecord = table.state.record;
  const add = (words, onclick, more = {}) => el("button", { type: "button", onclick, ...more }, words);
  return [
    isRecord ? null : add(rematchWords(), rematch, { class: "big", id: "rematch" }),
    isRecord || !canBeEasier() ? null : add(`The same cards against an easier enemy: ${EASIEST}`, easier, { id: "easier" }),
    add("A new game", again),
    add("Play on from any moment …", () => askPlayOn(table.state.actions), { id: "look-back" }),
  ].filter(Boolean);
}
