// The address of the page, which a reload and the buttons of the browser keep: `/` is the form that begins a game, `/g/ID`
// a game. Tokens are never part of it.
const GAME = /^\/g\/([\w-]+)$/;
const PLACE = /^\/(lessons|puzzles)\/([^/]+)\/(\d{1,6})$/;

// The lesson or puzzle that the address names; null for any other address.
export function practiceHere() {
  const [, kind, game, number] = PLACE.exec(location.pathname) ?? [];
  return kind ? { kind, game: decodeURIComponent(game), number: Number(number) } : null;
}

export const addressOf = ({ kind, game, number }) => `/${kind}/${encodeURIComponent(game)}/${number}`;

// The game that the address names, {id, seat, at}; null for any other address. `at` is a moment to play on from, as in
// `/g/ID#12`. The seat goes with the entry in the browser's history: a browser may hold both seats of a game.
export function gameHere() {
  const id = GAME.exec(location.pathname)?.[1];
  const at = /^#(\d{1,5})$/.exec(location.hash)?.[1];
  return id ? { id, seat: history.state?.seat ?? null, at: at === undefined ? null : Number(at) } : null;
}

export function goTo(address, state = null) {
  if (location.pathname !== address) history.pushState(state, "", address);
  else if (state) history.replaceState(state, "", address);
}

// The actions of a try go with its entry in the browser's history.
export const keepActions = (actions) => history.replaceState({ actions }, "");
export const keptActions = () => history.state?.actions ?? [];
