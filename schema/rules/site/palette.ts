/** A colour as its parts from 0 to 1: hue (of a turn), saturation, lightness. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Backgrounds of text in the primary colour, by colour scheme: the page, cards, and tinted surfaces. */
export const GROUNDS = {
  light: ["#FBFAF6", "#FFFFFF", "#EEF1EA"],
  dark: ["#101A17", "#17231F", "#1E2D28"],
} as const;

/** The ratio that WCAG 2 wants between text and its ground at least (AA). */
export const LEAST_CONTRAST = 4.5;

/** How light the colour is in the dark at least: what barely can be read there glares less, and looks dull. */
const DARK_LIGHTNESS = 0.6;
/** How strong it is in the dark at most. */
const DARK_SATURATION = 0.55;

/** The text on the colour in the dark. */
const INK = "#0E1C17";

/** A scheme's colours that follow from the primary one. */
export interface PrimaryShades {
  main: string;
  /** Where a button is pointed at. */
  dark: string;
  light: string;
  contrastText: string;
}

/** Whether a text is a colour as '#1F5A48'. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Red, green and blue from 0 to 255. */
export const channelsOf = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** How light people see a colour (WCAG 2: relative luminance). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is read on another: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How well a colour is read on the ground of a scheme where that is hardest. */
export const leastContrast = (colour: string, scheme: keyof typeof GROUNDS): number =>
  Math.min(...GROUNDS[scheme].map((ground) => contrastOf(colour, ground)));

const isReadable = (colour: string, scheme: keyof typeof GROUNDS): boolean =>
  leastContrast(colour, scheme) >= LEAST_CONTRAST;

function hslOf(colour: string): Hsl {
  const [red, green, blue] = channelsOf(colour).map((channel) => channel / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, span] = [(most + least) / 2, most - least];
  if (span === 0) return [0, 0, lightness];
  const sixth =
    most === red ? (green - blue) / span + 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return [(sixth % 6) / 6, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function colourOf([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const at = (offset + hue * 12) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return `#${[part(0), part(8), part(4)].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** The first of the colours from one lightness to another, a hundredth at a time, that fits. */
function firstOf([hue, saturation, from]: Hsl, to: number, fits: (colour: string) => boolean): string {
  const step = to > from ? 0.01 : -0.01;
  for (let lightness = from; step > 0 ? lightness < to : lightness > to; lightness += step) {
    const colour = colourOf([hue, saturation, lightness]);
    if (fits(colour)) return colour;
  }
  return colourOf([hue, saturation, to]);
}

/** The colour nearest to this one that can be read on light ground: itself, or the same in a darker shade. */
export const readableColour = (colour: string): string =>
  isReadable(colour, "light")
    ? colour.toUpperCase()
    : firstOf(hslOf(colour), 0, (darker) => isReadable(darker, "light"));

/** The same colour so much lighter, or darker where that is less than 0. */
function shifted(colour: string, by: number): string {
  const [hue, saturation, lightness] = hslOf(colour);
  return colourOf([hue, saturation, Math.min(1, Math.max(0, lightness + by))]);
}

/**
 * Both palettes that follow from one colour.
 * @param primary one that can be read on light ground
 */
export function palettesOf(primary: string): Record<keyof typeof GROUNDS, PrimaryShades> {
  const [hue, saturation, lightness] = hslOf(primary);
  const inDark = firstOf(
    [hue, Math.min(saturation, DARK_SATURATION), Math.max(lightness, DARK_LIGHTNESS)],
    1,
    (colour) => isReadable(colour, "dark") && contrastOf(shifted(colour, -0.08), INK) >= LEAST_CONTRAST,
  );
  return {
    light: { main: primary, dark: shifted(primary, -0.08), light: shifted(primary, 0.15), contrastText: "#FFFFFF" },
    dark: { main: inDark, dark: shifted(inDark, -0.08), light: shifted(inDark, 0.08), contrastText: INK },
  };
}
