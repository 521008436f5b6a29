// The board: an SVG picture with real buttons over what can be pointed at. Shared with replays.

const SVG = "image/svg+xml";

// Puts a picture into a place. `of` says what each part is good for: {moves, look(part), act(part, event)}.
export function draw(place, picture, of) {
  const parsed = new DOMParser().parseFromString(picture.svg, SVG).documentElement;
  const svg = document.importNode(parsed, true);
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  // The page says by itself where the game stands: the picture begins below that line.
  const seen = { top: picture.top, width: picture.width, height: picture.height - picture.top };
  svg.setAttribute("viewBox", `0 ${seen.top} ${seen.width} ${seen.height}`);
  place.replaceChildren(svg);
  place.classList.toggle("narrow", picture.width < 600);
  const buttons = [];
  const told = []; // what is no button: Life, Decks, hidden hands, empty places
  const times = new Map();
  for (const group of svg.querySelectorAll("g[data-spot]")) {
    const part = {
      spot: group.dataset.spot,
      label: group.dataset.label,
      cards: group.dataset.cards ? group.dataset.cards.split("|") : [],
      box: group.dataset.box.split(" ").map(Number),
      reach: group.dataset.reach?.split(" ") ?? [],
    };
    if (!part.spot) continue;
    if (part.reach.length) part.label += `. Threatens ${part.reach.join(", ")}`;
    part.moves = of.moves(part);
    if (part.moves.length || part.cards.length) buttons.push(button(part, seen, of, times));
    else told.push(part.label);
  }
  svg.setAttribute("aria-label", `The board. ${told.map((label) => `${label}.`).join(" ")}`);
  place.append(...buttons);
  const first = buttons.find((one) => one.classList.contains("move")) ?? buttons[0];
  for (const one of buttons) one.tabIndex = one.classList.contains("move") || one === first ? 0 : -1;
  if (focused) buttons.find((one) => one.dataset.key === focused)?.focus({ preventScroll: true });
  return buttons;
}

function button(part, seen, of, times) {
  const [x, y, w, h] = part.box;
  const one = document.createElement("button");
  one.type = "button";
  const nth = (times.get(part.spot) ?? 0) + 1;
  times.set(part.spot, nth);
  one.dataset.key = `${part.spot} ${nth}`;
  one.dataset.spot = part.spot;
  if (part.reach.length) one.dataset.reach = part.reach.join(" ");
  one.className = part.moves.length ? "move" : "look";
  if (of.isChosen?.(part)) one.classList.add("chosen");
  const can = part.moves.map(labelWith).join("; ");
  one.setAttribute("aria-label", can ? `${can}. ${part.label}` : part.label);
  one.style.left = `${(100 * x) / seen.width}%`;
  one.style.top = `${(100 * (y - seen.top)) / seen.height}%`;
  one.style.width = `${(100 * w) / seen.width}%`;
  one.style.height = `${(100 * h) / seen.height}%`;
  const met = () => (threaten(one.parentElement, part.reach), of.meet?.(part), of.look(part));
  const left = () => (threaten(one.parentElement, []), of.meet?.(null));
  one.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && met());
  one.addEventListener("pointerleave", left);
  one.addEventListener("focus", met);
  one.addEventListener("blur", left);
  one.addEventListener("click", (event) => of.act(part, event));
  return one;
}

// The label of a move with what becomes of it.
export const labelWith = (move) => [move.label, (move.becomes ?? []).map(([words]) => words).join(", ")].filter(Boolean).join(": ");

// -- what is drawn over the picture -----------------------------------------------------------------------

export const shape = (name, given) => {
  const one = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(given)) one.setAttribute(key, value);
  return one;
};

export const groupOf = (place, spot) => place?.querySelector(`g[data-spot="${CSS.escape(spot)}"]`);
export const boxOf = (group) => group?.dataset.box.split(" ").map(Number);

// Marks the Squares that a card threatens; no Squares take the marks away.
export function threaten(place, spots) {
  for (const old of place?.querySelectorAll("svg .threat") ?? []) old.remove();
  for (const spot of spots) {
    const box = boxOf(groupOf(place, spot));
    if (box) place.querySelector("svg").append(shape("rect", { class: "threat", x: box[0] + 3, y: box[1] + 3, width: box[2] - 6, height: box[3] - 6, rx: 8 }));
  }
}

// Arrows from one place to others while a target is chosen; the one that is pointed at is drawn through.
export function aim(place, from, targets, pointed) {
  for (const old of place.querySelectorAll("svg .aim, svg .tip")) old.remove();
  const start = boxOf(groupOf(place, from));
  if (!start) return;
  const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  for (const spot of new Set(targets)) {
    const end = boxOf(groupOf(place, spot));
    if (!end || spot === from) continue;
    const [[x, y], [a, b]] = [middle(start), middle(end)];
    const long = Math.hypot(a - x, b - y) || 1;
    const [dx, dy] = [(a - x) / long, (b - y) / long];
    const [u, v] = [x + dx * long * 0.78, y + dy * long * 0.78];
    const line = { class: spot === pointed ? "aim now" : "aim", x1: x + dx * long * 0.25, y1: y + dy * long * 0.25, x2: u, y2: v };
    const tip = [[u + dx * 20, v + dy * 20], [u - dy * 13, v + dx * 13], [u + dy * 13, v - dx * 13]];
    place.querySelector("svg").append(shape("line", line), shape("polygon", { class: "tip", points: tip.join(" ") }));
  }
}

// Arrow keys go from part to part, to the nearest in that direction.
export function arrows(place) {
  place.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target.closest?.("button");
    if (!way || !from) return;
    event.preventDefault();
    const middle = (one) => {
      const box = one.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of place.querySelectorAll("button")) {
      const [a, b] = middle(one);
      const along = (a - x) * way[0] + (b - y) * way[1];
      const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
      if (one === from || along < 4) continue;
      if (along + 2.5 * aside < least) [best, least] = [one, along + 2.5 * aside];
    }
    best?.focus();
  });
}

// A small tree of elements: el("p", {class: "hint"}, "words", child).
export function el(name, given = {}, ...children) {
  const one = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith("on")) one.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) one.setAttribute(key, value === true ? "" : value);
  }
  one.append(...children.filter((child) => child != null));
  return one;
}

const SAID = { colour: "Color", kind: "", cost: "Cost", power: "Power", icons: "Icons", number: "", level: "", attribute: "", type: "", points: "ATK/DEF" };

// A card in words: its names, its numbers, what it does.
export function cardWords(card, label) {
  const facts = Object.entries(SAID)
    .filter(([key]) => card[key] != null && card[key] !== "")
    .map(([key, name]) => el("li", {}, name ? `${name} ` : "", el("b", {}, String(card[key]))));
  const name = el("p", { class: "card-name" }, card.name);
  if (card.japanese) name.append(el("small", { lang: "ja" }, card.japanese));
  return [
    name,
    el("ul", { class: "facts" }, ...facts),
    card.text ? el("p", { class: "words" }, card.text) : el("p", { class: "hint" }, "No ability."),
    label ? el("p", { class: "said" }, label) : null,
  ].filter(Boolean);
}
