/** What a visitor points at: by role and name, by its label, or (for what is looked at only) by a selector. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  level?: number;
  label?: string | RegExp;
  css?: string;
  within?: Target;
  /** Which of several, from 0. */
  at?: number;
}

/** What is seen of it. */
export interface Seen {
  count: number;
  /** Middle of what is pressed, in pixels of the window. */
  x: number;
  y: number;
  /** A press there meets it, and nothing that lies over it. */
  isMet: boolean;
  text: string;
  value: string;
  placeholder: string;
  isChecked: boolean;
  hasFocus: boolean;
  href: string;
}

interface TestingLibrary {
  queryAllByRole(root: Element, role: string, options: object): HTMLElement[];
  queryAllByLabelText(root: Element, label: string | RegExp): HTMLElement[];
}

/**
 * Looks for what is shown. It runs in the page, so it uses nothing from outside itself.
 * @param isPressed it is to be pressed, and is scrolled to
 * @returns undefined where the page has not got Testing Library yet
 */
export function look(target: Target, isPressed: boolean): Seen | undefined {
  const { TestingLibraryDom: dom } = window as unknown as { TestingLibraryDom?: TestingLibrary };
  if (!dom) return undefined;
  // Regular expressions come as their parts.
  const textOf = (text: unknown): string | RegExp =>
    typeof text === "object" && text ? new RegExp((text as RegExp).source, (text as RegExp).flags) : (text as string);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  const all = ({ role, name, level, label, css = "", within, at }: Target): HTMLElement[] => {
    const roots = within ? all(within) : [document.body];
    const found = roots.flatMap((root) => {
      if (role) {
        const options = { hidden: true, ...(name && { name: textOf(name) }), ...(level && { level }) };
        return dom.queryAllByRole(root, role, options);
      }
      return label ? dom.queryAllByLabelText(root, textOf(label)) : [...root.querySelectorAll<HTMLElement>(css)];
    });
    const shown = found.filter(isShown);
    return at === undefined ? shown : shown.slice(at, at + 1);
  };
  const found = all(target);
  const [element] = found as HTMLInputElement[];
  const nothing = {
    x: 0,
    y: 0,
    isMet: false,
    text: "",
    value: "",
    placeholder: "",
    isChecked: false,
    hasFocus: false,
    href: "",
  };
  if (!element) return { ...nothing, count: 0 };
  // A choice is pressed at its label; its own circle or box may be drawn by others.
  const pressed = (["radio", "checkbox"].includes(element.type) && element.labels?.[0]) || element;
  const place = () => {
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const met = document.elementFromPoint(middle.x, middle.y);
    return { ...middle, isMet: pressed.contains(met) || met?.closest("label")?.control === element };
  };
  // What lies at an edge may be below a bar that stays there; in the middle there is room.
  if (isPressed && !place().isMet) pressed.scrollIntoView({ block: "center", behavior: "instant" });
  return {
    ...place(),
    count: found.length,
    text: element.innerText ?? "",
    value: element.value ?? "",
    placeholder: element.placeholder ?? "",
    isChecked: element.checked ?? false,
    hasFocus: document.activeElement === element,
    href: element.getAttribute("href") ?? "",
  };
}
