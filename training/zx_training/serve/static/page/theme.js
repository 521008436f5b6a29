// Light or dark: as the system has it, or as a person wants it on this page.
import { $ } from "./table.js";

const THEME = "zx-theme";
const THEMES = ["system", "light", "dark"];

export function startTheme() {
  apply(localStorage.getItem(THEME) ?? "system");
  $("theme").addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
    localStorage.setItem(THEME, next);
    apply(next);
  });
}

function apply(theme) {
  document.documentElement.dataset.theme = THEMES.includes(theme) ? theme : "system";
  $("theme").textContent = `Theme: ${document.documentElement.dataset.theme}`;
}
