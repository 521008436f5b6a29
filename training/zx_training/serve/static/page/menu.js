// The buttons at the top: on a telephone a menu opens them.
import { $ } from "./table.js";

function open(isOpen) {
  $("menu").setAttribute("aria-expanded", String(isOpen));
  $("pages").classList.toggle("open", isOpen);
}

const isOpen = () => $("menu").getAttribute("aria-expanded") === "true";

export function startMenu() {
  $("menu").addEventListener("click", () => open(!isOpen()));
  // The theme is chosen by pressing its button again and again.
  $("pages").addEventListener("click", (event) => event.target.id !== "theme" && open(false));
  document.addEventListener("pointerdown", (event) => event.target.closest(".top") || open(false));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    open(false);
    $("menu").focus();
    event.stopImmediatePropagation();
  });
}
