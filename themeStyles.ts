import type { Plugin } from "vite";
import { theme } from "./client/theme.ts";

const MODULE = "virtual:theme.css";

interface Rules {
  [name: string]: string | number | Rules;
}

const written = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => (typeof value === "object" ? `${name}{${written(value)}}` : `${name}:${value};`))
    .join("");

/** The theme's variables as a stylesheet, `virtual:theme.css`, so that no page has to contain them. */
export const themeStyles = (): Plugin => ({
  name: "theme-styles",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? `@layer base{${theme
          .generateStyleSheets()
          .map((rules) => written(rules as Rules))
          .join("")}}`
      : undefined,
});
