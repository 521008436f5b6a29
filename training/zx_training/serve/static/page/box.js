// The box: a dialog over the page.
import { $ } from "./table.js";

export function openBox(title, ...inner) {
  $("box-title").textContent = title;
  $("box-inner").replaceChildren(...inner);
  if (!$("box").open) $("box").showModal();
}
