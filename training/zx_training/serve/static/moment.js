// What the judge would do at a moment of a game, and what was done. Shared with replays.
import { el } from "./board.js";
import { around, percent, upper, whose } from "./chances.js";

const shareOf = (share) => (share > 0 && share < 0.005 ? "under 1 %" : percent(share));

// The words about a moment: {player, choices: [[label, share, whether it was done]]}.
export function momentWords(moment, verdict, names, at) {
  if (!moment?.choices.length) return [el("p", { class: "hint" }, "Nothing is decided here."), ...chancesWords(verdict, names, at)];
  const name = names[moment.player];
  const items = moment.choices.map(([label, share, isDone]) => el("li", { class: isDone ? "done" : "" }, el("span", {}, label), el("span", { class: "share" }, isDone ? `${shareOf(share)}, done` : shareOf(share))));
  const decides = name === "you" ? "You decide" : `${upper(name)} decides`;
  return [
    el("p", { class: "hint" }, `${decides}; ${verdict?.judge ?? "another player"} in this place, who sees the same cards:`),
    el("ul", { class: "choices" }, ...items),
    ...chancesWords(verdict, names, at),
  ];
}

function chancesWords(verdict, names, at) {
  if (!verdict) return [];
  const { before, after } = around(verdict.line, at);
  if (before == null || after == null) return [];
  return [el("p", {}, `${upper(whose(names[verdict.seat]))} chance: ${percent(before)} before, ${percent(after)} at the next decision.`)];
}
