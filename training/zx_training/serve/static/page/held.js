// The seats that this browser holds: {id, token, seat, friend} each, the one used last first.
const STORED = "zx-games";
const MOST = 100; // as many as the server lists at once

export function seats() {
  try {
    const all = JSON.parse(localStorage.getItem(STORED));
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // a browser that keeps nothing
  }
}

// A browser may hold both seats of a game; `seat` says which one is meant, if it is known.
export function seatIn(id, seat) {
  const here = seats().filter((one) => one.id === id);
  return here.find((one) => one.seat === seat) ?? here[0] ?? null;
}

export function hold(held) {
  const known = seats().find((one) => one.id === held.id && one.seat === held.seat);
  const others = seats().filter((one) => one !== known && !(one.id === held.id && one.seat === held.seat));
  keep([{ ...known, ...held }, ...others]);
}

// Drops the seats in games with these ids.
export const drop = (ids) => keep(seats().filter((one) => !ids.includes(one.id)));

function keep(all) {
  try {
    localStorage.setItem(STORED, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // the game is lost to the browser with the tab
  }
}
