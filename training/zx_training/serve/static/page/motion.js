// What moves on the board: cards that fly, numbers of damage, lost Life. Nothing moves where the system wants calm.
import { boxOf, draw, groupOf, shape } from "../board.js";
import { table } from "./table.js";

const MOST = 12; // cards that move at once
const LONG = 480; // milliseconds
let seen = 0; // entries of the log whose motion has been shown

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Draws a picture; what the log tells since the last one is seen to happen.
export function redraw(place, picture, of) {
  const old = new Map([...place.querySelectorAll("svg g[data-spot]")].map((one) => [one.dataset.spot, one]));
  const size = place.querySelector("svg")?.viewBox.baseVal.width;
  draw(place, picture, of);
  const news = table.log.slice(seen);
  const isNew = seen > 0 && news.length > 0 && news.length < 80;
  seen = table.log.length;
  if (!isNew || isCalm() || size !== picture.width) return;
  const moved = news.filter((entry) => entry.from && entry.to && entry.from !== entry.to && entry.owner != null);
  for (const entry of moved.slice(-MOST)) fly(place, old, entry);
  for (const entry of news) tell(place, entry);
}

// A log that begins anew has nothing to show.
export const forget = () => (seen = 0);

const isSquare = (name) => /^[a-c][1-3]$/.test(name);

function find(groups, owner, zone) {
  if (isSquare(zone)) return groups(zone);
  return groups(`${owner}:${zone}`) ?? groups(`${owner}:${zone}:`);
}

const inPlace = (place) => (spot) => (spot.endsWith(":") ? [...place.querySelectorAll(`g[data-spot^="${CSS.escape(spot)}"]`)].at(-1) : groupOf(place, spot));
const inOld = (old) => (spot) => (spot.endsWith(":") ? [...old].findLast(([name]) => name.startsWith(spot))?.[1] : old.get(spot));

function fly(place, old, entry) {
  const source = find(inOld(old), entry.owner, entry.from);
  const target = find(inPlace(place), entry.owner, entry.to);
  if (!source || !target) return;
  const [from, to] = [boxOf(source), boxOf(target)];
  const card = isSquare(entry.to) ? target.querySelector(".card") : source.querySelector(".card");
  if (!card) return;
  const away = [from[0] + from[2] / 2 - to[0] - to[2] / 2, from[1] + from[3] / 2 - to[1] - to[3] / 2];
  if (isSquare(entry.to)) {
    card.animate([{ transform: `translate(${away[0]}px, ${away[1]}px)` }, { transform: "none" }], { duration: LONG, easing: "ease-out" });
    return;
  }
  const ghost = card.cloneNode(true);
  place.querySelector("svg").append(ghost);
  const gone = { transform: `translate(${-away[0]}px, ${-away[1]}px)`, opacity: 0.15 };
  ghost.animate([{ transform: "none", opacity: 1 }, gone], { duration: LONG, easing: "ease-in" }).finished.finally(() => ghost.remove());
}

function tell(place, entry) {
  if (entry.kind === "damage" && entry.to) say(place, groupOf(place, entry.to), `-${entry.amount}`);
  if (entry.kind !== "life_lost" && entry.kind !== "life_gained") return;
  const group = groupOf(place, `${entry.who}:life`) ?? groupOf(place, `${entry.who}:player`);
  const isLost = entry.kind === "life_lost";
  say(place, group, `${isLost ? "-" : "+"}${entry.amount}`, !isLost);
  group?.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], { duration: 2 * LONG });
}

// A number that rises from a place and fades.
function say(place, group, words, isGain = false) {
  if (!group) return;
  const [x, y, w, h] = boxOf(group);
  const size = place.classList.contains("narrow") ? 24 : 54;
  const text = shape("text", { class: isGain ? "hit gain" : "hit", x: x + w / 2, y: y + h / 2, "font-size": size, "aria-hidden": "true" });
  text.textContent = words;
  place.querySelector("svg").append(text);
  const rises = [{ transform: "translateY(20px)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.25 }, { transform: "translateY(-40px)", opacity: 0 }];
  text.animate(rises, { duration: 3 * LONG, easing: "ease-out" }).finished.finally(() => text.remove());
}
