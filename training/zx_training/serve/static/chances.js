// The line of chances of one player, as one judge sees them. Shared with replays.
import { el, shape } from "./board.js";

export const percent = (chance) => `${Math.round(100 * chance)}\u00a0%`;

// Whose: "your" for the player who reads, else the name with an apostrophe.
export const whose = (name) => (name === "you" ? "your" : `${name}’s`);
export const upper = (words) => words[0].toUpperCase() + words.slice(1);

// The chance at the last decision up to a position, and at the next one after it; null without one.
export function around(line, at) {
  const before = line.slice(0, at + 1).findLast((chance) => chance != null) ?? null;
  const after = line.slice(at + 1).find((chance) => chance != null) ?? null;
  return { before, after };
}

// Draws the line into a figure; `go` is called with a position that is clicked. Returns a function that marks a position; null for the whole game.
export function drawChances(figure, verdict, names, go) {
  const last = verdict.line.length - 1;
  const points = verdict.line.map((chance, n) => [n, chance]).filter(([, chance]) => chance != null);
  figure.hidden = points.length < 2;
  if (figure.hidden) return () => {};
  const x = (n) => (1000 * n) / Math.max(1, last);
  const line = points.map(([n, chance]) => `${x(n).toFixed(1)},${(100 - 100 * chance).toFixed(1)}`);
  const name = names[verdict.seat];
  const title = `${upper(whose(name))} chance to win`;
  const svg = shape("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img", "aria-label": `${title}: from ${percent(points[0][1])} to ${percent(points.at(-1)[1])}` });
  const thick = { "stroke-width": 2, "vector-effect": "non-scaling-stroke" };
  svg.append(
    shape("polygon", { points: `${x(points[0][0]).toFixed(1)},100 ${line.join(" ")} ${x(points.at(-1)[0]).toFixed(1)},100`, class: "area" }),
    shape("line", { x1: 0, x2: 1000, y1: 50, y2: 50, class: "even", "stroke-dasharray": "6 6", "vector-effect": "non-scaling-stroke" }),
    shape("polyline", { points: line.join(" "), fill: "none", class: "win", ...thick }),
  );
  const cursor = shape("line", { y1: 0, y2: 100, class: "at", ...thick });
  svg.append(cursor);
  svg.addEventListener("click", (click) => {
    const box = svg.getBoundingClientRect();
    go?.(Math.round((last * (click.clientX - box.left)) / box.width));
  });
  const marks = verdict.turning.map((point, n) => {
    const mark = el("span", { class: "turn-mark", "aria-hidden": "true" }, String(n + 1));
    mark.style.left = `${x(point.at) / 10}%`;
    return mark;
  });
  const caption = el("figcaption", {});
  const judge = `as ${verdict.judge} sees it with ${whose(name)} cards`;
  figure.replaceChildren(caption, el("div", { class: "chance-line" }, svg, ...marks));
  figure.classList.toggle("still", !go);
  const [first, end] = [points[0][1], points.at(-1)[1]].map(percent);
  return (at) => {
    for (const side of ["x1", "x2"]) cursor.setAttribute(side, x(at ?? last));
    const { before } = around(verdict.line, at ?? last);
    const words = at == null ? `from ${first} to ${end}` : before == null ? "not asked yet" : percent(before);
    caption.replaceChildren(`${title}, ${judge}: `, el("b", {}, words));
  };
}
