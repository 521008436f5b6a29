// The page: begins games, shows the board of a seat, sends its moves. No library, nothing from elsewhere.
import { arrows, cardWords, draw, el } from "./board.js";

const $ = (id) => document.getElementById(id);
const STORED = "zx-game";
const known = new Map(); // cards in words, by game and key
let choices = null;
let held = null; // {id, token, seat, game, mode, friend}
let state = null;
let first = null; // the first half of a play, until the second is chosen
let shares = null; // the probability of each action, by the analysis
let log = [];
let busy = false;
let auto = null;
let round = 0; // counts the games: late answers of another game are dropped

// -- asking the server ------------------------------------------------------------------------------------

async function ask(path, body) {
  const headers = held ? { authorization: `Bearer ${held.token}` } : {};
  const given = { headers };
  if (body !== undefined) {
    given.method = "POST";
    given.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  const answer = await fetch(path, given);
  if (!answer.ok) {
    const body = await answer.json().catch(() => ({ error: "the server does not answer" }));
    const error = new Error(body.error);
    error.status = answer.status;
    throw error;
  }
  return answer;
}

const isNarrow = () => window.innerWidth < 720;
const path = (rest = "", more = {}) => {
  const query = new URLSearchParams({ narrow: isNarrow() ? "1" : "0", since: String(log.length), ...more });
  return `/api/games/${held.id}${rest}?${query}`;
};

async function refresh(more) {
  const mine = round;
  const found = await (await ask(path("", more))).json();
  if (mine === round) show(found);
}

async function send(actions) {
  if (busy) return;
  busy = true;
  first = null;
  const mine = round;
  try {
    const found = await (await ask(path("/act"), { n: state.n, actions })).json();
    if (mine === round) await stage(found);
    if (mine === round) show(found);
  } catch (error) {
    say(error.message);
    if (error.status) await refresh().catch(() => {});
  } finally {
    busy = false;
  }
}

// Shows the enemy's decisions one by one, unless motion is unwanted or there is only one.
let isSkipped = false;
async function stage(found) {
  const mine = round;
  if (held.seat === "watcher" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (found.thinking || found.log.length < 4) return;
  const scenes = await (await ask(path("/scenes"))).json().catch(() => []);
  if (scenes.length < 2 || mine !== round) return;
  isSkipped = false;
  toBoard();
  const base = log.length;
  if (found.logged - found.log.length !== base) return;
  const skip = () => (isSkipped = true);
  $("moves").replaceChildren(el("p", { class: "hint" }, "The enemy acts …"), el("button", { type: "button", onclick: skip }, "Skip"));
  $("moves").querySelector("button").focus({ preventScroll: true });
  const pause = Math.min(850, 9000 / scenes.length);
  for (const scene of scenes) {
    if (isSkipped || mine !== round) return;
    draw($("board"), scene, { moves: () => [], look, act });
    $("where").textContent = scene.where;
    $("asked").textContent = "The enemy acts …";
    log.push(...found.log.slice(log.length - base, scene.logged - base));
    showLog();
    await new Promise((done) => setTimeout(done, pause));
  }
}

const say = (words) => ($("error").textContent = words);

// Waits until it is our turn: an agent thinks, or a friend.
async function wait() {
  const mine = round;
  while (mine === round && state && !state.over && needsWait()) {
    try {
      await refresh({ wait: "1" });
    } catch (error) {
      if (mine !== round) return;
      say(error.status ? error.message : "The server does not answer; asking again …");
      if (error.status === 404) return;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}

let waiting = -1; // the round whose end is waited for
const needsWait = () => held.seat !== "watcher" && String(state.to_play) !== held.seat;
async function waitOnce() {
  const mine = round;
  if (waiting === mine) return;
  waiting = mine;
  await wait();
  if (waiting === mine) waiting = -1;
}

// -- showing ----------------------------------------------------------------------------------------------

function show(found) {
  const before = document.activeElement;
  const wasInside = before === document.body || $("moves").contains(before) || $("board").contains(before);
  const wasOver = state?.over;
  if (!state || found.n !== state.n || found.logged !== state.logged) {
    shares = null;
    $("analysis").replaceChildren();
    first = null;
  }
  state = found;
  const start = found.logged - found.log.length;
  if (start <= log.length) log.push(...found.log.slice(log.length - start));
  say("");
  $("start").hidden = true;
  $("table").hidden = false;
  $("where").textContent = found.where;
  $("who").textContent = names().join(" against ");
  $("resign").hidden = found.over || held.seat === "watcher";
  $("think").textContent = `What would ${choices[found.game].analyst} do?`;
  $("think").hidden = held.seat === "watcher" || found.over;
  $("deck-own").textContent = held.seat === "watcher" ? "Deck of player 0" : "Your deck";
  $("deck-enemy").textContent = held.seat === "watcher" ? "Deck of player 1" : "Enemy’s deck";
  paint();
  showLog();
  learnCards(found);
  $("auto-pass-row").hidden = held.seat === "watcher" || found.over;
  if (passing()) setTimeout(() => state === found && passing() && send([found.pass]), PASS_PAUSE);
  if (found.over && !wasOver) over();
  if (!found.over && needsWait()) waitOnce();
  if (wasInside && !found.over) $("moves").querySelector("button")?.focus({ preventScroll: true });
}

const names = () =>
  [0, 1].map((player) => {
    const seat = state.seats[player];
    const who = String(player) === held.seat ? "You" : seat === "person" ? "a friend" : seat;
    return `${who} (${state.decks[player]})`;
  });

// A person may choose to be asked for a response only when something has happened since the last decision.
const PASS_PAUSE = 100; // milliseconds, in which the box can be cleared
const passing = () => $("auto-pass").checked && !state.over && !needsWait() && state.pass != null;
$("auto-pass").checked = localStorage.getItem("zx-auto-pass") === "1";
$("auto-pass").addEventListener("change", () => {
  localStorage.setItem("zx-auto-pass", $("auto-pass").checked ? "1" : "0");
  if (state) show({ ...state, log: [] });
});

const current = () => (first ? first.then : state.moves);

function paint() {
  $("asked").textContent = asked();
  draw($("board"), state, {
    moves: (part) => current().filter((move) => move.spot === part.spot),
    isChosen: (part) => first?.spot === part.spot,
    look,
    act,
  });
  showMoves();
}

function asked() {
  if (state.over) return outcome();
  if (passing()) return "Nothing has happened: passing …";
  if (first) return `${first.label}: where to?`;
  if (held.seat !== "watcher" && needsWait()) return state.thinking ? "The enemy is thinking …" : "The enemy decides …";
  return state.asked;
}

function showMoves() {
  const place = $("moves");
  place.dataset.painted = Number(place.dataset.painted ?? 0) + 1;
  $("hint").textContent = state.over || needsWait() || first ? "" : (state.hint ?? "");
  $("moves-title").textContent = held.seat === "watcher" ? "The game" : "Your moves";
  if (state.over) {
    const last = log.findLast((entry) => entry.kind === "win");
    place.replaceChildren(
      el("p", { class: "end" }, outcome()),
      last ? el("p", { class: "hint" }, `${last.text}.`) : "",
      state.fault ? el("p", { class: "hint" }, `It gave up: ${state.fault}.`) : "",
      el("button", { type: "button", class: "big", onclick: again }, "Play again"),
      el("button", { type: "button", id: "end-replay", disabled: $("save-replay").hidden, onclick: () => $("save-replay").click() }, "Save the replay: one page, to step through the game"),
    );
    return;
  }
  if (held.seat === "watcher") {
    place.replaceChildren(
      el("button", { type: "button", onclick: next }, "Next decision"),
      el("button", { type: "button", onclick: toggleAuto }, auto ? "Stop" : "Go on by itself"),
    );
    return;
  }
  const moves = passing() ? [] : current();
  const shown = moves.map((move, i) =>
    el(
      "button",
      { type: "button", class: move.spot ? "" : "stop", "data-index": move.index, onclick: () => choose(move), onfocus: () => meet(move), onpointerenter: () => meet(move) },
      el("span", { class: "key", "aria-hidden": "true" }, i < 9 ? String(i + 1) : ""),
      el("span", {}, move.label + (move.then?.length ? " …" : ""), move.facts ? el("small", {}, ` ${move.facts}`) : null),
      shares && !first && shares[move.index] != null ? el("span", { class: "share" }, `${Math.round(100 * shares[move.index])} %`) : null,
    ),
  );
  if (first) shown.push(el("button", { type: "button", class: "stop", onclick: back }, el("span", { class: "key" }, "Esc"), el("span", {}, "Back")));
  if (!shown.length) shown.push(el("p", { class: "hint" }, asked()));
  place.replaceChildren(...shown);
}

function outcome() {
  if (state.winner === null) return "A draw.";
  if (held.seat === "watcher") return `Player ${state.winner} (${state.seats[state.winner]}) has won.`;
  return String(state.winner) === held.seat ? "You have won!" : "You have lost.";
}

function choose(move) {
  if (busy) return;
  if (first) return send([first.index, move.index]);
  if (!move.then?.length) return send([move.index]);
  first = move;
  paint();
  toBoard();
  $("board").querySelector("button.move:not(.chosen)")?.focus({ preventScroll: true });
}

// On a telephone the board may be out of sight.
function toBoard() {
  const box = $("board").getBoundingClientRect();
  if (isNarrow() && (box.top < 0 || box.bottom > innerHeight + 80)) $("table").scrollIntoView({ block: "start" });
}

function back() {
  first = null;
  paint();
  $("moves").querySelector("button")?.focus({ preventScroll: true });
}

function act(part, event) {
  const isTouch = event.pointerType === "touch" || (event.pointerType !== "mouse" && matchMedia("(hover: none)").matches && event.detail > 0);
  if (part.moves.length === 1 && (!isTouch || first || !part.cards.length)) return choose(part.moves[0]);
  if (part.moves.length || isTouch || isNarrow()) return openCards(part);
  look(part, true);
}

// A move under the pointer shows its place on the board, and its card in words.
function meet(move) {
  point(move.spot);
  if (move.card) look({ spot: move.spot, label: "", cards: [move.card] });
}

function point(spot) {
  for (const one of $("board").querySelectorAll("button")) one.classList.toggle("chosen", one.dataset.spot === spot && spot !== "");
}

// -- cards ------------------------------------------------------------------------------------------------

async function learn(keys) {
  const game = state.game;
  const missing = [...new Set(keys)].filter((key) => !known.has(`${game} ${key}`)).slice(0, 100);
  if (!missing.length) return;
  const query = new URLSearchParams([["game", game], ...missing.map((key) => ["card", key])]);
  const found = await (await ask(`/api/cards?${query}`)).json();
  for (const key of missing) known.set(`${game} ${key}`, found[key] ?? null);
}

function learnCards(found) {
  const keys = [...$("board").querySelectorAll("g[data-cards]")].flatMap((one) => (one.dataset.cards ? one.dataset.cards.split("|") : []));
  if (found) learn(keys).catch(() => {});
}

let looked = null;
async function look(part, isPinned) {
  looked = part;
  await learn(part.cards).catch(() => {});
  if (looked !== part) return;
  $("card").replaceChildren(...inWords(part));
}

function inWords(part) {
  const cards = part.cards.map((key) => [key, known.get(`${state.game} ${key}`)]).filter(([, card]) => card);
  const played = first?.card && known.get(`${state.game} ${first.card}`);
  if (!cards.length && played) return cardWords(played, part.label);
  if (!cards.length) return [el("p", { class: "hint" }, part.label)];
  const [, top] = cards[0];
  const isPile = cards.length > 1 && !/^[a-c][1-3]$/.test(part.spot);
  if (!isPile) {
    const below = cards.slice(1).map(([, card]) => card.name);
    return [...cardWords(top, part.label), below.length ? el("p", { class: "hint" }, `With it: ${below.join(", ")}`) : null].filter(Boolean);
  }
  return [el("p", { class: "said" }, part.label), ...list(cards)];
}

function list(cards) {
  const counts = new Map();
  for (const [key, card] of cards) counts.set(key, { card, n: (counts.get(key)?.n ?? 0) + 1 });
  const inner = el("div", {});
  const items = [...counts.values()].map(({ card, n }) =>
    el("li", {}, el("button", { type: "button", onclick: () => inner.replaceChildren(...cardWords(card)) }, `${n > 1 ? `${n}× ` : ""}${card.name}`)),
  );
  return [el("ul", { class: "listed" }, ...items), inner];
}

// The moves appear at once, the words of cards that are new to the page when the server has sent them.
async function openCards(part) {
  const buttons = part.moves.map((move) =>
    el("button", { type: "button", class: "do", onclick: () => ($("box").close(), choose(move)) }, move.label),
  );
  const words = el("div", {}, ...inWords(part));
  openBox(part.label, el("div", { class: "of-card" }, ...buttons), words);
  await learn(part.cards).catch(() => {});
  words.replaceChildren(...inWords(part));
}

function openBox(title, ...inner) {
  $("box-title").textContent = title;
  $("box-inner").replaceChildren(...inner);
  if (!$("box").open) $("box").showModal();
}

async function openDeck(player) {
  const deck = await (await ask(path("/deck", { player: String(player) }))).json();
  const rows = deck.cards.map((card) =>
    el(
      "tr",
      {},
      el("td", {}, `${card.count}×`),
      el("td", {}, card.name, card.text ? el("p", { class: "words" }, card.text) : null),
      el("td", {}, card.cost ?? card.level ?? ""),
      el("td", {}, String(card.power ?? card.points ?? "")),
    ),
  );
  const head = el("tr", {}, ...["", "Card", "Cost", "Power"].map((name) => el("th", { scope: "col" }, name)));
  openBox(`Deck ${deck.name}`, el("p", { class: "hint" }, "Both lists are known to both players; which card lies where is not."), el("table", { class: "decklist" }, head, ...rows));
}

// -- the log ----------------------------------------------------------------------------------------------

let logged = 0;
function showLog() {
  const place = $("log");
  if (logged > log.length || !log.length) {
    place.replaceChildren();
    logged = 0;
  }
  for (const entry of log.slice(logged)) {
    const isOwn = held.seat === "watcher" ? entry.who === 0 : String(entry.who) === held.seat;
    const side = entry.who == null ? "nobody" : isOwn ? "own" : "enemy";
    place.append(el("li", { class: `${side} ${entry.kind}`, title: entry.rule }, entry.text));
  }
  logged = log.length;
  place.scrollTop = place.scrollHeight;
}

// -- games ------------------------------------------------------------------------------------------------

function fill(select, values, chosen) {
  select.replaceChildren(...values.map(([value, words]) => el("option", { value }, words)));
  if (chosen !== undefined) select.value = chosen;
}

const ABOUT = {
  learned: "learned: the trained player that comes with the game. Plays at once.",
  "learned+search": "learned+search: the trained player, looking ahead. The strongest; thinks up to a second or two.",
  planner: "planner: looks to the end of its turn. Thinks a moment.",
  search: "search: looks ahead on dealt games. Thinks a moment.",
  scripted: "scripted: follows simple rules. A fair first enemy.",
  random: "random: any legal move. For a very first game.",
};

const SLOW = "The rules of this game are compiled, once after installing: half a minute, on a busy machine more …";

const picked = (name) => document.querySelector(`input[name=${name}]:checked`).value;

// The games, a button each, and the rules of each.
function offer() {
  const names = Object.keys(choices);
  for (const name of names) {
    $("games").append(el("label", {}, el("input", { type: "radio", name: "game", value: name, checked: name === names[0] }), ` ${choices[name].title}`));
    const rules = el("div", { id: `rules-${name}`, hidden: name !== names[0] });
    rules.innerHTML = choices[name].rules; // from the game's own package
    $("rules").append(rules);
  }
}

function setUp() {
  const game = choices[picked("game")];
  const mode = picked("mode");
  const decks = game.decks.map((deck) => [deck.deck, [deck.deck, deck.about].filter(Boolean).join(" — ")]);
  for (const i of [0, 1]) {
    if ($(`deck-${i}`).dataset.game !== picked("game")) {
      fill($(`deck-${i}`), decks, game.usual[i]);
      fill($(`agent-${i}`), game.agents.map((name) => [name, name]), game.agents[0]);
      $(`deck-${i}`).dataset.game = picked("game");
    }
  }
  for (const name of Object.keys(choices)) $(`rules-${name}`).hidden = picked("game") !== name;
  $("agent-0-box").hidden = mode !== "watch";
  $("agent-1-box").hidden = mode === "friend";
  $("deck-0-label").textContent = mode === "watch" ? "First deck" : "Your deck";
  $("deck-1-label").textContent = mode === "watch" ? "Second deck" : mode === "friend" ? "Your friend’s deck" : "The enemy’s deck";
  $("agent-1-label").textContent = mode === "watch" ? "Second agent" : "Against";
  $("about-agent").textContent = mode === "friend" ? "You get a link for the other seat; it opens on this machine, or where this server is reached." : ABOUT[$("agent-1").value] ?? "";
  $("seat").disabled = mode === "watch";
}

async function begin(event) {
  event?.preventDefault();
  const mode = picked("mode");
  const seat = mode === "watch" ? 0 : Number($("seat").value);
  const decks = [$("deck-0").value, $("deck-1").value];
  const seats = mode === "watch" ? [$("agent-0").value, $("agent-1").value] : ["person", mode === "friend" ? "person" : $("agent-1").value];
  if (seat === 1) {
    decks.reverse();
    seats.reverse();
  }
  const body = { game: picked("game"), decks, seats };
  const seed = $("seed").value.trim();
  if (seed) body.seed = seed;
  $("setup-error").textContent = "";
  const submit = $("setup").querySelector("[type=submit]");
  submit.disabled = true;
  const patience = setTimeout(() => ($("setup-wait").textContent = SLOW), 2500);
  try {
    held = null;
    const opened = await (await ask("/api/games", body)).json();
    const own = mode === "watch" ? "watcher" : String(seat);
    const friend = mode === "friend" ? `${location.origin}/#${opened.id}.${1 - seat}.${opened.tokens[String(1 - seat)]}` : null;
    await sit({ id: opened.id, token: opened.tokens[own], seat: own });
    if (friend) openBox("A seat for your friend", el("p", {}, "Whoever opens this link takes the other seat:"), el("p", { class: "words" }, friend));
  } catch (error) {
    $("setup-error").textContent = error.message;
  } finally {
    clearTimeout(patience);
    $("setup-wait").textContent = "";
    submit.disabled = false;
  }
}

async function sit(seat) {
  held = seat;
  round += 1;
  [state, first, shares, log, logged] = [null, null, null, [], 0];
  clearInterval(auto);
  auto = null;
  $("log").replaceChildren();
  $("save").hidden = $("save-replay").hidden = true;
  try {
    localStorage.setItem(STORED, JSON.stringify(seat));
  } catch {
    // a browser that keeps nothing: the game is lost to it with the tab
  }
  await refresh();
  $("main").focus({ preventScroll: true });
  scrollTo(0, 0);
}

function toStart() {
  round += 1;
  clearInterval(auto);
  auto = null;
  state = null;
  $("table").hidden = true;
  $("start").hidden = false;
  $("who").textContent = "";
  $("resign").hidden = $("save").hidden = $("save-replay").hidden = true;
  $("go-on").hidden = !stored();
  $("setup").querySelector("[type=submit]").focus();
}

const again = () => toStart();

const stored = () => {
  try {
    return JSON.parse(localStorage.getItem(STORED));
  } catch {
    return null;
  }
};

async function over() {
  clearInterval(auto);
  auto = null;
  for (const [id, what] of [["save", "/record"], ["save-replay", "/replay"]]) {
    try {
      const found = await (await ask(path(what))).blob();
      $(id).href = URL.createObjectURL(found);
      $(id).hidden = false;
    } catch {
      $(id).hidden = true;
    }
  }
  if ($("end-replay")) $("end-replay").disabled = $("save-replay").hidden;
}

async function next() {
  if (busy) return;
  busy = true;
  try {
    show(await (await ask(path("/advance"), {})).json());
  } catch (error) {
    say(error.message);
    clearInterval(auto);
    auto = null;
  } finally {
    busy = false;
  }
}

function toggleAuto() {
  if (auto) {
    clearInterval(auto);
    auto = null;
  } else auto = setInterval(next, 700);
  showMoves();
}

async function think() {
  try {
    const found = await (await ask(path("/analysis"))).json();
    shares = found.shares;
    const percent = Math.round(100 * found.win);
    const fillOf = el("div", {});
    fillOf.style.width = `${percent}%`;
    $("analysis").replaceChildren(
      el("p", { class: "hint" }, `It gives you ${percent} % to win. Beside each move: how often it would play it.`),
      el("div", { class: "meter", "aria-hidden": "true" }, fillOf),
    );
    showMoves();
  } catch (error) {
    say(error.message);
  }
}

function resign() {
  const yes = el("button", { type: "button", class: "big", onclick: async () => {
    $("box").close();
    try {
      show(await (await ask(path("/resign"), {})).json());
    } catch (error) {
      say(error.message);
    }
  } }, "Yes, give up");
  openBox("Give up this game?", yes);
}

// -- beginning --------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (!state || $("box").open || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.matches("input, select")) return;
  if (event.key === "Escape") isSkipped = true;
  if (event.key === "Escape" && first) back();
  if (/^[1-9]$/.test(event.key)) $("moves").querySelectorAll("button")[Number(event.key) - 1]?.click();
});
let wasNarrow = isNarrow();
addEventListener("resize", () => {
  if (state && isNarrow() !== wasNarrow) refresh().catch(() => {});
  wasNarrow = isNarrow();
});
arrows($("board"));
new ResizeObserver(() => ($("log").scrollTop = $("log").scrollHeight)).observe($("log"));
$("setup").addEventListener("submit", begin);
$("setup").addEventListener("change", setUp);
$("new-game").addEventListener("click", toStart);
$("go-on").addEventListener("click", () => sit(stored()).catch((error) => ($("setup-error").textContent = error.message)));
$("resign").addEventListener("click", resign);
$("think").addEventListener("click", think);
$("how").addEventListener("click", () => {
  const rules = $(`rules-${state?.game ?? picked("game")}`).cloneNode(true);
  rules.hidden = false;
  for (const one of [rules, ...rules.querySelectorAll("[id]")]) one.removeAttribute("id");
  openBox("How to win", rules);
});
$("deck-own").addEventListener("click", () => openDeck(held.seat === "1" ? 1 : 0));
$("deck-enemy").addEventListener("click", () => openDeck(held.seat === "1" ? 0 : 1));

async function start() {
  choices = await (await ask("/api/choices")).json();
  offer();
  setUp();
  const [id, seat, token] = location.hash.slice(1).split(".");
  if (token) {
    history.replaceState(null, "", "/");
    await sit({ id, seat, token });
  } else if (stored()) {
    await sit(stored()).catch(() => toStart());
  }
}
start().catch((error) => ($("setup-error").textContent = error.message));
