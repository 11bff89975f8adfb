// A page can be read before its code has come. A button that is pressed until then would do nothing, or send its form
// with what was written in the address: it is pressed again once the page is alive. Forms that have an address of their
// own work without code, and are left alone.
const html = document.documentElement;
const pressed = new Set();
const isAlive = () => "hydrated" in html.dataset;
const keep = (event) => {
  const button = event.target.closest("#root button");
  if (!button || isAlive() || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
};
document.addEventListener("click", keep, true);
new MutationObserver((_, observer) => {
  if (!isAlive()) return;
  observer.disconnect();
  document.removeEventListener("click", keep, true);
  for (const button of pressed) if (button.isConnected) button.click();
}).observe(html, { attributeFilter: ["data-hydrated"] });
