// Which lessons and puzzles this browser has solved.
const STORED = "zx-solved";
const nameOf = ({ kind, game, number }) => `${kind} ${game} ${number}`;

function all() {
  try {
    return new Set(JSON.parse(localStorage.getItem(STORED)) ?? []);
  } catch {
    return new Set();
  }
}

export const isSolved = (practice) => all().has(nameOf(practice));

export function setSolved(practice) {
  try {
    localStorage.setItem(STORED, JSON.stringify([...all().add(nameOf(practice))]));
  } catch {
    // a browser that keeps nothing
  }
}
