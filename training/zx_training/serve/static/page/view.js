// Shows what the server has answered.
import { aim } from "../board.js";
import { hideAfter } from "./after.js";
import { practiceName, showPractice } from "./attempt.js";
import { learnCards, look } from "./cards.js";
import { over } from "./ending.js";
import { showLog } from "./log.js";
import { act, focusMoves, showMoves } from "./moves.js";
import { redraw } from "./motion.js";
import { $, asked, current, isWatcher, nameGame, names, needsWait, passing, table } from "./table.js";
import { send, waitOnce } from "./turns.js";

const PASS_PAUSE = 100; // milliseconds, in which the box can be cleared

export function show(found) {
  const before = document.activeElement;
  const wasInside = before === document.body || $("moves").contains(before) || $("board").contains(before);
  const isEnd = (state) => Boolean(state?.over || state?.record);
  const wasEnd = isEnd(table.state);
  if (!table.state || found.n !== table.state.n || found.logged !== table.state.logged) {
    table.analysis = null;
    $("analysis").replaceChildren();
    table.first = null;
  }
  // Each move names the question that it answers, so that it never answers another one.
  for (const move of found.moves) for (const one of [move, ...(move.then ?? [])]) one.n = found.n;
  table.state = found;
  const start = found.logged - found.log.length;
  if (start <= table.log.length) table.log.push(...found.log.slice(table.log.length - start));
  $("start").hidden = true;
  $("table").hidden = false;
  $("where").textContent = found.where;
  nameGame(found.game, found.attempt ? practiceName() : names().join(" against "));
  $("friend-link").hidden = !table.held.friend;
  $("report").hidden = Boolean(found.attempt);
  $("resign").hidden = found.over || isWatcher() || Boolean(found.attempt);
  $("think").textContent = `What would ${table.choices[found.game].analyst} do?`;
  $("think").hidden = isWatcher() || found.over || found.rated || Boolean(found.attempt);
  $("take-back").hidden = !found.can_take_back;
  $("deck-own").textContent = isWatcher() ? "Deck of player 0" : "Your deck";
  $("deck-enemy").textContent = isWatcher() ? "Deck of player 1" : "Enemy’s deck";
  $("deck-own").hidden = $("deck-enemy").hidden = Boolean(found.attempt);
  if (!isEnd(found) || found.attempt) hideAfter();
  paint();
  showPractice();
  showLog();
  learnCards(found);
  $("auto-pass-row").hidden = isWatcher() || found.over || Boolean(found.attempt);
  if (passing()) setTimeout(() => table.state === found && passing() && send([found.pass], found.n, true), PASS_PAUSE);
  if (isEnd(found) && !wasEnd) over();
  if (!found.over && needsWait()) waitOnce();
  if (wasInside && (!found.over || found.attempt)) focusMoves();
}

export function paint() {
  $("asked").textContent = asked();
  const aims = (part) => isAiming() && aim($("board"), table.first.spot, table.first.then.map((move) => move.spot), part?.spot);
  redraw($("board"), table.state, {
    moves: (part) => current().filter((move) => move.spot === part.spot),
    isChosen: (part) => table.first?.spot === part.spot,
    meet: aims,
    look,
    act,
  });
  aims(null);
  showMoves();
}

// Whether the target of an attack is chosen: from one place on the board to another.
const isAiming = () => Boolean(table.first?.spot && table.first.asks === "whom?");
