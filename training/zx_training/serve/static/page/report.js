// A report of a bug: one file, with what is known of the game, the server and the browser.
import { el } from "../board.js";
import { openBox } from "./box.js";
import { ask, path } from "./server.js";
import { save } from "./files.js";

export async function openReport() {
  const told = await (await ask(path("/report", { since: "0" }))).json();
  const words = el("textarea", { id: "bug", rows: 5 });
  const keep = () => {
    const report = { ...told, words: words.value, browser: navigator.userAgent, window: `${innerWidth}x${innerHeight}` };
    save("zx-report.json", JSON.stringify(report, null, 1), "application/json");
  };
  openBox(
    "Report a bug",
    el("label", { for: "bug" }, "What has happened, and what did you expect?"),
    words,
    el("p", { class: "hint" }, told.record ? "The file has the record of the game, the versions, and the name of your browser." : `The file has what you have seen of the game, the versions, and the name of your browser. Its record is missing: ${told.without_record}.`),
    el("p", { class: "hint" }, `Nothing is sent: send the file to whoever gave you this page.${told.record ? " Dropped onto the page, it opens the game of its record." : ""}`),
    el("button", { type: "button", class: "big", id: "save-report", onclick: keep }, "Save the report"),
  );
}
