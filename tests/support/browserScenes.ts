import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./browserTest.ts";

/** Pages whose words stand on or beside a scene, one for each way of opening a page, and their headings. */
export const PAGES_WITH_SCENES: readonly (readonly [path: string, heading: string])[] = [
  ["/", "Din resa mot bättre hälsa"],
  ["/tester", "Hitta hälsotestet som passar dig"],
  ["/tester/markorer", "Vad vill du få mätt?"],
  ["/kosttillskott", "Välj kosttillskott med öppna ögon"],
  ["/biohacking", "Utrustning för att mäta och prova"],
  ["/mr-scanning", "Jämför undersökningar med magnetkamera"],
  ["/traning", "Träning för ett långt liv"],
  ["/om-oss", "Om Livsresan"],
  ["/kontakt", "Skriv till oss"],
  ["/protokoll", "Protokoll"],
  ["/dr-eivor-almvide", "Eivor Almvide"],
];

/** Sizes of windows that scenes have pictures for. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

export const COLOURS = ["light", "dark"] as const;

type Colour = readonly [red: number, green: number, blue: number];

/** A line of words on a scene. */
interface Line {
  words: string;
  colour: Colour;
  /** Contrast that it needs by WCAG 2.2 AA: 3 for large words, 4.5 for others. */
  needs: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The lines in the part of the page that has a scene, but for those on a ground of their own. */
const linesOnScene = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const opening = document.querySelector("main picture[aria-hidden]")?.parentElement;
    if (!opening) throw new Error("the page has no scene");
    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      element !== opening &&
      (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor) ||
        hasGround(element.parentElement));
    const frame = opening.getBoundingClientRect();
    const walker = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || hasGround(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2) continue;
        const needs = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
        const place = { left: left - frame.left, top: top - frame.top, width, height };
        lines.push({ words: node.textContent ?? "", colour: [red, green, blue], needs, ...place });
      }
    }
    return lines;
  });

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Shows the words or takes their colour away, at once: a colour on its way would be taken for the words' own. */
const showWords = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((areShown) => {
    const sheet = new CSSStyleSheet();
    const hidden = "color:transparent!important;text-decoration-color:transparent!important";
    sheet.replaceSync(`*{transition:none!important;${areShown ? "" : hidden}}`);
    document.adoptedStyleSheets = [sheet];
  }, isShown);

/**
 * The lines that cannot be read well on some point of what is behind them, with their contrast there.
 * None where the page shows no scene at its width.
 */
export async function hardToRead(page: Page): Promise<string[]> {
  // The picture of this width and colour has to be there before it is looked at.
  const scene = page.locator("main picture[aria-hidden] img");
  if (!(await scene.isVisible())) return [];
  await scene.evaluate((img: HTMLImageElement) => img.decode());
  return hardToReadNow(page);
}

async function hardToReadNow(page: Page): Promise<string[]> {
  await showWords(page, true);
  const lines = await linesOnScene(page);
  // What is behind the words is what shows without them.
  await showWords(page, false);
  const opening = page.locator("main picture[aria-hidden]").locator("..");
  const shot = sharp(await opening.screenshot({ animations: "disabled", scale: "css" })).removeAlpha();
  await showWords(page, true);
  // Whatever moved in between is measured again.
  if (JSON.stringify(await linesOnScene(page)) !== JSON.stringify(lines)) return hardToReadNow(page);
  expect(lines.length).toBeGreaterThan(1);
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, colour, needs, left, top, width, height }) => {
    let least = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * info.channels;
        least = Math.min(least, contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    return least < needs ? [`${least.toFixed(2)} of ${needs}: ${words.slice(0, 40)}`] : [];
  });
}
