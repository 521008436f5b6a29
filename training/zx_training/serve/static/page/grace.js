// The moment after a question has appeared, in which a second click or key of the move before answers nothing.

export const GRACE = 300; // milliseconds

let question = "";
let since = -Infinity;

// Tells which question is shown. Another one than before begins the moment anew.
export function asks(shown) {
  if (shown === question) return;
  question = shown;
  renew();
}

// Begins the moment anew: buttons have appeared under the pointer.
export const renew = () => (since = performance.now());

export const isOver = () => performance.now() - since >= GRACE;
