// Decks that this browser keeps: the text of each list by its name, for each game.
const STORED = "zx-decks";
const CHOSEN = "zx-chosen-deck";

function read(store, key) {
  try {
    return JSON.parse(store.getItem(key)) ?? {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export const keptDecks = (game) => read(localStorage, STORED)[game] ?? {};

// Returns whether the browser keeps it.
export function keepDeck(game, name, text) {
  const all = read(localStorage, STORED);
  all[game] = { ...all[game], [name]: text };
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

export function forgetDeck(game, name) {
  const all = read(localStorage, STORED);
  delete all[game]?.[name];
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // nothing was kept
  }
}

// The deck builder chooses a deck for the form that begins a game.
export function chooseDeck(game, name) {
  try {
    sessionStorage.setItem(CHOSEN, JSON.stringify({ game, name }));
  } catch {
    // it is not chosen, but it is in the list
  }
}

export const chosenGame = () => read(sessionStorage, CHOSEN).game;

export function takeChosen(game) {
  const chosen = read(sessionStorage, CHOSEN);
  if (chosen.game !== game || !(chosen.name in keptDecks(game))) return null;
  sessionStorage.removeItem(CHOSEN);
  return chosen.name;
}
