// Asking the server.
import { isNarrow, table } from "./table.js";

export const ask = (path, body) => askAs(table.held, path, body);

// Asks with the token of a seat, which may be one of another game.
export async function askAs(held, path, body) {
  const headers = held?.token ? { authorization: `Bearer ${held.token}` } : {};
  const given = { headers };
  if (body !== undefined) {
    given.method = "POST";
    given.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  const answer = await fetch(path, given).catch(() => {
    throw new Error("The server does not answer. Is `zx serve` still running? Nothing is lost: try again.");
  });
  if (!answer.ok) {
    const body = await answer.json().catch(() => ({ error: "the server does not answer" }));
    const error = new Error(body.error);
    error.status = answer.status;
    throw error;
  }
  return answer;
}

export const path = (rest = "", more = {}) => {
  const query = new URLSearchParams({ narrow: isNarrow() ? "1" : "0", since: String(table.log.length), ...more });
  if (!table.held.practice) return `/api/games/${table.held.id}${rest}?${query}`;
  const { kind, game, number } = table.held.practice;
  query.set("actions", table.held.actions.join("."));
  return `/api/practice/${kind}/${game}/${number}?${query}`;
};
