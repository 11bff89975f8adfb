import { expect } from "vitest";
import type { Finding } from "../../schema/analyses/analysis.ts";
import { FINDING_CATEGORIES, type TestKind } from "../../schema/analyses/vocabulary.ts";

/** Expects something of every category; where one is missing, what matters most has taken all the room. */
export function expectEveryCategory(
  kind: TestKind,
  findings: readonly { category: string; priority: Finding["priority"] }[],
): void {
  const has = (categories: readonly { category: string }[]) => new Set(categories.map(({ category }) => category)).size;
  if (has(findings) === Object.keys(FINDING_CATEGORIES[kind]).length) return;
  expect(findings.filter(({ priority }) => priority === "high").length).toBeGreaterThanOrEqual(3);
}

/** The sentences of a text, without its headings, marks and links. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replace(/^- /, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"))
    .flatMap((line) => line.match(/.+?[.?!](?=\**(?:\s|$))/gu) ?? [line])
    .map((sentence) => sentence.replaceAll("**", "").trim());
