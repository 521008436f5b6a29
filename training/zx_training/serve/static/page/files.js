// Files: a text to be saved, and records that are opened or dropped onto the page.
import { el } from "../board.js";
import { sit } from "./seats.js";
import { ask } from "./server.js";
import { $, alone, say, table } from "./table.js";

const MOST = 500_000; // bytes; the server refuses longer requests
const REPORT = "zx-report/1";

export function save(name, text, type) {
  const link = el("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// The record in a text, which may be a report of a bug. The server checks it line by line.
function recordIn(text) {
  try {
    const found = JSON.parse(text);
    if (found?.format !== REPORT) return text;
    if (found.record) return found.record;
  } catch {
    return text; // a record has many lines
  }
  throw new Error("This report has no record: the game was running.");
}

const failed = (error) => (table.state ? say(error.message) : ($("setup-error").textContent = error.message));

function open(file) {
  if (!file) return;
  $("setup-error").textContent = "";
  alone(async () => {
    if (file.size > MOST) throw new Error(`${file.name} is too long for a record.`);
    const record = recordIn(await file.text());
    await sit(await (await ask("/api/records", { record })).json());
  }, failed);
}

const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");

export function startFiles() {
  $("open-record").addEventListener("change", () => {
    open($("open-record").files[0]);
    $("open-record").value = "";
  });
  const isOver = (value) => (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    document.body.classList.toggle("dropping", value);
  };
  document.addEventListener("dragover", isOver(true));
  document.addEventListener("dragleave", isOver(false));
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    isOver(false)(event);
    open(event.dataTransfer.files[0]);
  });
}
