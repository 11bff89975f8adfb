import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type { ElementContext, RunOptions } from "axe-core";
import { settled } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** The short one of its two files: it is parsed once for each load of a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const CONTRAST = "color-contrast";
const ALL_BUT_CONTRAST: RunOptions = {
  runOnly: { type: "tag", values: TAGS },
  rules: { [CONTRAST]: { enabled: false } },
};

/**
 * Expects the page as it shows now to break no rule of WCAG 2.2 AA that a machine can check, and no custom that
 * helps to find one's way (headings in order, landmarks with distinct names). The colours are the test's own: half of the
 * tests are dark. A full run checks the contrast in the others as well, and leaves the page in those.
 * @param within what opened over the page or changed in it, where the page itself is checked elsewhere
 */
export async function expectAccessible(page: Page, within: Locator = page.locator("html")): Promise<void> {
  await settled(page);
  await addChecker(page);
  const found = await violations(within, ALL_BUT_CONTRAST);
  expect([...found, ...(await weakContrasts(within))].join("\n"), `accessibility of ${page.url()}`).toBe("");
  if (!process.env.FULL_RUN) return;
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const other = isDark ? "light" : "dark";
  await page.emulateMedia({ colorScheme: other });
  await settled(page);
  expect((await weakContrasts(within)).join("\n"), `contrast of ${page.url()} in ${other} colours`).toBe("");
}

/** Expects what `expectAccessible` does, in the colours that show now and no others; the test goes on if it is not so. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await settled(page);
  await addChecker(page);
  const html = page.locator("html");
  const found = [...(await violations(html, ALL_BUT_CONTRAST)), ...(await weakContrasts(html))];
  expect.soft(found.join("\n"), `accessibility of ${page.url()}`).toBe("");
}

/** Expects all texts of the page to be read well in the colours that show now; the test goes on if they cannot. */
export async function expectReadable(page: Page): Promise<void> {
  await settled(page);
  await addChecker(page);
  expect.soft((await weakContrasts(page.locator("html"))).join("\n"), `contrast of ${page.url()}`).toBe("");
}

/** Loads axe into the page, which has it already where it was checked before. */
async function addChecker(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

/** Checks the contrast of texts, which takes longer than all other rules: of those that look the same, of three. */
async function weakContrasts(within: Locator): Promise<string[]> {
  const samples = await within.evaluateHandle(sampleTexts);
  const count = await samples.evaluate(({ length }) => length);
  if (count === 0) return [];
  return violations(within, { runOnly: { type: "rule", values: [CONTRAST] } }, samples);
}

/** Runs in the page. Expects no violations to be hidden by what is described: only what is wrong is. */
async function violations(
  within: Locator,
  options: RunOptions,
  samples: Awaited<ReturnType<Locator["evaluateHandle"]>> | undefined = undefined,
): Promise<string[]> {
  return within.evaluate(
    async (element, { options, samples }) => {
      const checker = (window as unknown as { axe: typeof import("axe-core") }).axe;
      const include = (samples as Element[] | undefined) ?? [element];
      // Describing all that is right takes as long as finding what is wrong.
      // A frame without scripts (a mail) cannot be asked from without.
      const only = { ...options, resultTypes: ["violations"], iframes: false } satisfies RunOptions;
      const result = await checker.run({ include } as ElementContext, only);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.flatMap(({ target, any, all }) => {
          // An open menu stands beside the page, outside of its landmarks.
          if (id === "region" && target.every((part) => String(part).includes("MuiPaper-root"))) return [];
          const why = [...any, ...all].map(({ message }) => message).join("; ");
          return [`${id}: ${help}\n    at ${target.join(" ")}\n    ${why}`];
        }),
      );
    },
    { options, samples },
  );
}

/**
 * Runs in the page: elements whose texts can be read by everybody if those of all others can. Whether a text can be read is
 * decided by its own look, by what lies behind it and by what it is; of texts that have all of it in common the first, the
 * last and one between are taken, since one of them may be hidden by what lies over the page.
 */
function sampleTexts(root: Element): Element[] {
  const looks = new Map<Element, string>();
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.position,
      style.zIndex,
      style.clip,
      style.clipPath,
      element.matches(":disabled, [aria-disabled='true'], [inert]"),
    ].join();
    // What covers nothing and fades nothing makes no difference: an element has the look of its parent then.
    const plain = "rgba(0, 0, 0, 0),none,1,none,normal,static,auto,auto,none,false";
    const above = element.parentElement ? lookOf(element.parentElement) : "";
    const look = own === plain ? above : `${above}|${own}`;
    looks.set(element, look);
    return look;
  };
  const kinds = new Map<string, Element[]>();
  for (const element of [root, ...root.querySelectorAll("*")]) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ textContent }) => textContent?.trim()).join("");
    const isField = element.matches("input, select, textarea");
    if ((!text && !isField) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = element.closest("label")?.control?.matches(":disabled") ?? false;
    const kind = [
      element.localName,
      text.length === 1,
      isOff,
      color,
      fontSize,
      fontWeight,
      textShadow,
      lookOf(element),
    ];
    const same = kinds.get(kind.join());
    if (same) same.push(element);
    else kinds.set(kind.join(), [element]);
  }
  return [...kinds.values()].flatMap((same) => [
    ...new Set([0, same.length >> 1, same.length - 1].flatMap((place) => same[place] ?? [])),
  ]);
}
