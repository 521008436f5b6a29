// The lines of a log: one for each attack, which unfolds; bookkeeping is left out. Shared with replays.
import { el } from "./board.js";

// Adds the entries from number `from` on to the list. `of` says for an entry its side, and what a click does.
export function addLines(place, entries, from, of) {
  for (let n = from; n < entries.length; n += 1) {
    const entry = entries[n];
    const act = of.act?.(n);
    // The rule is a tip of the words: as one of the line it would be the line's name to a screen reader.
    const words = el(act ? "button" : "span", { class: "say", title: entry.rule, ...(act ? { type: "button", onclick: act } : {}) }, entry.text);
    const line = el("li", { class: `${of.side(entry)} ${entry.kind} ${entry.says ?? ""}`.trim() }, words);
    place.append(line);
    const head = entry.attack == null ? null : place.children[entry.attack];
    if (!head) continue;
    line.dataset.attack = entry.attack;
    if (entry.says === "outcome") head.querySelector(".say").append(el("span", { class: `so ${entry.kind}` }, ` — ${lower(entry.text)}`));
    if (entry.says && !head.querySelector(".unfold")) head.append(unfolds(place, entry.attack));
    line.classList.toggle("open", head.querySelector(".unfold")?.getAttribute("aria-expanded") === "true");
  }
}

// The words that a screen reader reads of new entries: plain lines, and how an attack ends.
export const aloud = (entries) => entries.filter((entry) => !entry.says || entry.says === "outcome").map((entry) => `${entry.text}.`).join(" ");

const lower = (words) => (/^(The|You|Your|Player|A|An) /.test(words) ? words[0].toLowerCase() + words.slice(1) : words);

function unfolds(place, attack) {
  const button = el("button", { type: "button", class: "unfold", "aria-expanded": "false", "aria-label": "Details of this attack", onclick: toggle }, "…");
  function toggle() {
    const isOpen = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(isOpen));
    for (const line of place.querySelectorAll(`[data-attack="${attack}"]`)) line.classList.toggle("open", isOpen);
  }
  return button;
}
