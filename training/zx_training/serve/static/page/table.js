// What the page knows of the game at its table: the seat, the last answer of the server, the choice that is half made.

export const $ = (id) => document.getElementById(id);
export const isNarrow = () => innerWidth < 720 || innerHeight < 480;
export const say = (words) => ($("error").textContent = words);

export const table = {
  choices: null, // games, agents, decks
  held: null, // {id, token, seat}
  state: null, // the server's last answer
  first: null, // the first half of a play, until the second is chosen
  analysis: null, // of another player: the probability of each move, and then of each second half
  log: [],
  rematch: null, // {round, words}: what is said of the rematch that has begun
  busy: false,
  round: 0, // counts the games: late answers of another game are dropped
};

// Does something for which the server is asked, unless something is being done; says what goes wrong.
// Until the answer is there, the buttons of the moves cannot be pressed, and after a moment a mark shows that it is awaited.
export async function alone(work, failed = (error) => say(error.message)) {
  if (table.busy) return;
  table.busy = true;
  say("");
  const pressed = document.activeElement;
  const stilled = [...$("moves").querySelectorAll("button:enabled")];
  for (const one of stilled) one.disabled = true;
  $("moves").setAttribute("aria-busy", "true");
  try {
    await work();
  } catch (error) {
    await failed(error);
  } finally {
    table.busy = false;
    for (const one of stilled) one.disabled = false;
    $("moves").removeAttribute("aria-busy");
    if (document.activeElement === document.body && stilled.includes(pressed)) pressed.focus({ preventScroll: true });
  }
}

export const isWatcher = () => table.held.seat === "watcher";
export const needsWait = () => !isWatcher() && String(table.state.to_play) !== table.held.seat;
export const current = () => (table.first ? table.first.then : table.state.moves);

// A person may choose to be asked for a response only when something has happened since the last decision.
export const passing = () => $("auto-pass").checked && !table.state.over && !needsWait() && table.state.pass != null;

export const names = () =>
  [0, 1].map((player) => {
    const seat = table.state.seats[player];
    const who = String(player) === table.held.seat ? "You" : seat === "person" ? "a friend" : table.state.record ? `player ${player}` : seat;
    return `${who} (${table.state.decks[player]})`;
  });

// Names the game at the top of the page and in the tab, with who plays it.
export function nameGame(game, who = "") {
  const { title } = table.choices[game];
  $("game-name").textContent = title;
  $("who").textContent = $("who").title = who;
  document.title = who ? `${who} — ${title}` : `${title} — play`;
}

export function outcome() {
  if (table.state.winner === null) return "A draw.";
  if (isWatcher()) return `Player ${table.state.winner} (${table.state.seats[table.state.winner]}) has won.`;
  return String(table.state.winner) === table.held.seat ? "You have won!" : "You have lost.";
}

export function asked() {
  if (table.state.over && table.state.attempt) return table.state.attempt.solved ? "Goal reached." : "Goal missed.";
  if (table.state.over) return table.rematch?.round === table.round ? `${outcome()} ${table.rematch.words}` : outcome();
  if (passing()) return "Nothing has happened: passing …";
  if (table.first) return `${table.first.label}: ${table.first.asks}`;
  if (needsWait()) return table.state.thinking ? "The enemy is thinking …" : "The enemy decides …";
  return table.state.asked;
}
