import { createTheme } from "@mui/material/styles";
import { GROUNDS } from "../schema/rules/site/palette.ts";
import { OWN_COLOUR } from "../schema/site.ts";

/** Families of letters, which the stylesheet names (client/base.css). */
const serif = "var(--serif)";
const sans = "var(--sans)";

/** Tints a badge may have: text on ground, light and dark (each pair at least AA). */
const tints = {
  light: {
    red: ["#8E2730", "#FBE9E8"],
    orange: ["#8A4B00", "#FCEEDC"],
    yellow: ["#6B5600", "#FBF3CF"],
    green: ["#2C5E2E", "#E6F2E3"],
    blue: ["#1D567A", "#E3F0F8"],
    purple: ["#5E3572", "#F2E9F7"],
    grey: ["#4A5651", "#EDF0EC"],
  },
  dark: {
    red: ["#F6B3B5", "#43191C"],
    orange: ["#F2C48C", "#40290B"],
    yellow: ["#EBDC8E", "#37300A"],
    green: ["#B7DDA9", "#1B351C"],
    blue: ["#A9D3EC", "#122F40"],
    purple: ["#DDBEEA", "#33203D"],
    grey: ["#C3CDC8", "#25302C"],
  },
} as const;

/** Name of a badge tint. */
export type Tint = keyof (typeof tints)["light"];

type TintPalette = Record<Tint, readonly [text: string, ground: string]>;

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    mist: string;
    tint: TintPalette;
  }
  interface PaletteOptions {
    mist: string;
    tint: TintPalette;
  }
}

/** Border radius of cards, and of pictures and dialogs like them. */
export const CARD_RADIUS = "14px";

/** Outline of keyboard focus. */
export const focusRing = { outline: "3px solid var(--mui-palette-secondary-main)", outlineOffset: 2 };

/** A system's own colours in place of ours, as people with low vision choose them. */
export const FORCED_COLORS = "@media (forced-colors: active)";

/** Where a browser's letters are so large that the window has room for a word or two; its own size counts, not the page's. */
export const LARGE_LETTERS = "@media (max-width: 17em)";

/** Page backgrounds, by colour scheme. */
export const GROUND = { light: GROUNDS.light[0], dark: GROUNDS.dark[0] };

/** The look: paper and spruce, one calm accent, hairlines instead of shadows; light and dark. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "media", nativeColor: false },
  colorSchemes: {
    light: {
      palette: {
        background: { default: GROUND.light, paper: GROUNDS.light[1] },
        mist: GROUNDS.light[2],
        text: { primary: "#1B2A26", secondary: "#55645E" },
        primary: { main: OWN_COLOUR, contrastText: "#FFFFFF" },
        secondary: { main: "#1F6184", contrastText: "#FFFFFF" },
        error: { main: "#A8323A" },
        success: { main: "#3B6B2A" },
        warning: { main: "#8A5A00" },
        info: { main: "#1F6184" },
        divider: "#D9DED5",
        tint: tints.light,
      },
    },
    dark: {
      palette: {
        background: { default: GROUND.dark, paper: GROUNDS.dark[1] },
        mist: GROUNDS.dark[2],
        text: { primary: "#E9EEE9", secondary: "#A7B5AE" },
        primary: { main: "#7CC4A8", dark: "#68B094", contrastText: "#0E1C17" },
        secondary: { main: "#8CC3E0", contrastText: "#0E1C17" },
        error: { main: "#F0959A", dark: "#E08288", contrastText: "#101A17" },
        success: { main: "#A6CF8E" },
        warning: { main: "#E8B85C" },
        info: { main: "#8CC3E0" },
        divider: "#2B3A34",
        tint: tints.dark,
      },
    },
  },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    htmlFontSize: 16,
    body1: { fontSize: "1rem", lineHeight: 1.6, "@media (min-width: 600px)": { fontSize: "1.0625rem" } },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    caption: { fontSize: "0.875rem", lineHeight: 1.4 },
    h1: {
      fontFamily: serif,
      fontWeight: 500,
      fontSize: "2.1875rem",
      lineHeight: 1.12,
      letterSpacing: "-0.015em",
      "@media (min-width: 600px)": { fontSize: "3.125rem" },
      [LARGE_LETTERS]: { fontSize: "min(2.1875rem, 12vw)" },
    },
    h2: {
      fontFamily: serif,
      fontWeight: 500,
      fontSize: "1.8125rem",
      lineHeight: 1.2,
      letterSpacing: "-0.01em",
      [LARGE_LETTERS]: { fontSize: "min(1.8125rem, 10vw)" },
    },
    h3: { fontFamily: serif, fontWeight: 500, fontSize: "1.5rem", lineHeight: 1.25 },
    h4: { fontFamily: serif, fontWeight: 500, fontSize: "1.25rem", lineHeight: 1.3 },
    button: { textTransform: "none", fontWeight: 600, fontSize: "1rem", lineHeight: 1.4 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          minHeight: 44,
          paddingInline: 20,
          [FORCED_COLORS]: { border: "1px solid ButtonText" },
        },
        sizeSmall: { fontSize: "0.875rem", paddingInline: 12 },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Twice as specific: the button's own `outline: 0` comes after the page's rule.
      styleOverrides: { root: { "&&:focus-visible": focusRing } },
    },
    MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 700 } },
  },
});
// Values are in the style sheet alone, not beside each use as well.
theme.vars = theme.generateThemeVars();
theme.spacing = theme.generateSpacing();
