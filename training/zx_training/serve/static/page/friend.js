// The link to the seat of a friend.
import { el } from "../board.js";
import { openBox } from "./box.js";

export function openLink({ id, friend }) {
  const link = `${location.origin}/#${id}.${friend}`;
  const field = el("input", { type: "text", readonly: true, value: link, "aria-label": "The link" });
  const said = el("p", { class: "said", role: "status" });
  const copy = async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = "Copied.";
    } catch {
      said.textContent = "This browser copies nothing by itself: the link is marked, copy it with Ctrl-C.";
    }
  };
  const isHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  openBox(
    "A seat for your friend",
    el("p", {}, "Whoever opens this link takes the other seat:"),
    el("div", { class: "copied" }, field, el("button", { type: "button", id: "copy", onclick: copy }, "Copy")),
    said,
    isHere ? el("p", { class: "hint" }, "The link opens on this machine only. For a friend at another one, start the server with ", el("code", {}, "zx serve --host 0.0.0.0"), ", and open the address that it prints.") : "",
  );
}
