import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { settled } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects the page as it shows now to break no rule of WCAG 2.2 AA that a machine can check, and no custom that
 * helps to find one's way (headings in order, landmarks with distinct names). In dark colours only the contrast is checked
 * again, since nothing else differs there. Leaves the page in light ones.
 * @param within what opened over the page or changed in it, where the page itself is checked elsewhere
 */
export async function expectAccessible(page: Page, within: Locator = page.locator("html")): Promise<void> {
  await expectNoViolations(within, "light", { type: "tag", values: TAGS });
  await expectNoViolations(within, "dark", { type: "rule", values: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectNoViolations(
  within: Locator,
  colorScheme: "light" | "dark",
  runOnly: { type: "tag" | "rule"; values: string[] },
): Promise<void> {
  const page = within.page();
  await page.emulateMedia({ colorScheme });
  await settled(page);
  // Axe is half a megabyte to parse: once for each load of a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await within.evaluate(async (element, only) => {
    const checker = (window as unknown as { axe: typeof import("axe-core") }).axe;
    // Describing all that is right takes as long as finding what is wrong.
    const { violations } = await checker.run(element, { runOnly: only, resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.flatMap(({ target, any, all }) => {
        // An open menu stands beside the page, outside of its landmarks.
        if (id === "region" && target.every((part) => String(part).includes("MuiPaper-root"))) return [];
        const why = [...any, ...all].map(({ message }) => message).join("; ");
        return [`${id}: ${help}\n    at ${target.join(" ")}\n    ${why}`];
      }),
    );
  }, runOnly);
  expect(found.join("\n"), `accessibility of ${page.url()} in ${colorScheme} colours`).toBe("");
}
