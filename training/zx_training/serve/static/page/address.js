// The address of a lesson or puzzle, which a reload and the buttons of the browser keep.
const PLACE = /^\/(lessons|puzzles)\/([^/]+)\/(\d{1,6})$/;

// The lesson or puzzle that the address names; null for any other address.
export function practiceHere() {
  const [, kind, game, number] = PLACE.exec(location.pathname) ?? [];
  return kind ? { kind, game: decodeURIComponent(game), number: Number(number) } : null;
}

export const addressOf = ({ kind, game, number }) => `/${kind}/${encodeURIComponent(game)}/${number}`;

export function goTo(address) {
  if (location.pathname !== address) history.pushState(null, "", address);
}

// The actions of a try go with its entry in the browser's history.
export const keepActions = (actions) => history.replaceState({ actions }, "");
export const keptActions = () => history.state?.actions ?? [];
