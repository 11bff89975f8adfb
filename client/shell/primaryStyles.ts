import { channelsOf, type PrimaryShades, palettesOf } from "../../schema/rules/site/palette.ts";

/** The variables of the theme that follow from the primary colour, in the place of its own. */
const variablesOf = (shades: PrimaryShades): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shades).flatMap(([name, colour]) => [
      [`--mui-palette-primary-${name}`, colour],
      [`--mui-palette-primary-${name}Channel`, channelsOf(colour).join(" ")],
    ]),
  );

/** Styles that give every page the colours of a site, light and dark; the theme itself stays as it is. */
export function primaryStyles(primary: string): Record<string, object> {
  const { light, dark } = palettesOf(primary);
  return {
    // Before the theme's own, wherever that is among the styles.
    "html:root": variablesOf(light),
    "@media (prefers-color-scheme: dark)": { "html:root": variablesOf(dark) },
  };
}
