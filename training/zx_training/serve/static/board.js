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
  const times = new Map();
  for (const group of svg.querySelectorAll("g[data-spot]")) {
    const part = {
      spot: group.dataset.spot,
      label: group.dataset.label,
      cards: group.dataset.cards ? group.dataset.cards.split("|") : [],
      box: group.dataset.box.split(" ").map(Number),
    };
    if (!part.spot) continue;
    part.moves = of.moves(part);
    if (!part.moves.length && !part.cards.length) continue;
    buttons.push(button(part, seen, of, times));
  }
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
  one.className = part.moves.length ? "move" : "look";
  if (of.isChosen?.(part)) one.classList.add("chosen");
  const can = part.moves.map((move) => (move.outcome ? `${move.label}: ${move.outcome}` : move.label)).join("; ");
  one.setAttribute("aria-label", can ? `${can}. ${part.label}` : part.label);
  one.style.left = `${(100 * x) / seen.width}%`;
  one.style.top = `${(100 * (y - seen.top)) / seen.height}%`;
  one.style.width = `${(100 * w) / seen.width}%`;
  one.style.height = `${(100 * h) / seen.height}%`;
  one.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && of.look(part));
  one.addEventListener("focus", () => of.look(part));
  one.addEventListener("click", (event) => of.act(part, event));
  return one;
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
