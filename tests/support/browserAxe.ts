import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settled } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects the page as it shows now to break no rule of WCAG 2.2 AA that a machine can check, and no custom that
 * helps to find one's way (headings in order, landmarks told apart). In dark colours only the contrast is checked
 * again, since nothing else differs there. Leaves the page in light ones.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, colorScheme);
  }
}

async function expectNoViolations(page: Page, colours: string): Promise<void> {
  await settled(page);
  // Within the page itself: otherwise each check opens another page to put its findings together.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (colours === "dark"
    ? builder.withRules(["color-contrast"])
    : builder.withTags(RULES)
  ).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ target, any, all }) => {
      // An open menu stands beside the page, outside of its landmarks.
      if (id === "region" && target.every((part) => String(part).includes("MuiPaper-root"))) return [];
      const why = [...any, ...all].map(({ message }) => message).join("; ");
      return [`${id}: ${help}\n    at ${target.join(" ")}\n    ${why}`];
    }),
  );
  expect(found.join("\n"), `accessibility of ${page.url()} in ${colours} colours`).toBe("");
}
