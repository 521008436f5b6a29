// The moment after a question has appeared, in which a second click or key of the move before answers nothing.

export const GRACE = 300; // milliseconds

let question = "";
let since = -Infinity;

// Tells which question is shown; returns whether it is another one than before, which begins the moment anew.
export function asks(shown) {
  if (shown === question) return false;
  question = shown;
  renew();
  return true;
}

// Begins the moment anew: buttons have appeared under the pointer.
export const renew = () => (since = performance.now());

export const isOver = () => performance.now() - since >= GRACE;
