// A page can be read and filled in before it is hydrated. React ignores input until then, so a list would show
// everything below a search for something. Changes and clicks are recorded here, and repeated after hydration.
const html = document.documentElement;
const changed = new Map();
const pressed = new Set();
const isAlive = () => "hydrated" in html.dataset;

function keepChange({ target }) {
  if (!isAlive() && target.closest("#root")) changed.set(target, { value: target.value, checked: target.checked });
}

// Forms with an action work without scripts, and are left alone.
function keepPress(event) {
  const button = event.target.closest("#root button");
  if (!button || isAlive() || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
}

/**
 * Sets a control to what it had. React notices a change by what the control had when React last looked: here, that is
 * what was there at first.
 */
function changeAgain(control, { value, checked }) {
  if (control.type === "checkbox" || control.type === "radio") {
    control.checked = !checked;
    return control.click();
  }
  const isSelect = control instanceof HTMLSelectElement;
  if (!isSelect) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, value);
  control.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}

document.addEventListener("input", keepChange, true);
document.addEventListener("click", keepPress, true);
new MutationObserver((_, observer) => {
  if (!isAlive()) return;
  observer.disconnect();
  document.removeEventListener("input", keepChange, true);
  document.removeEventListener("click", keepPress, true);
  for (const [control, had] of changed) if (control.isConnected) changeAgain(control, had);
  for (const button of pressed) if (button.isConnected) button.click();
}).observe(html, { attributeFilter: ["data-hydrated"] });
