import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_MARKDOWN } from "../../schema/editedTexts.ts";
import { guideProblems } from "../../schema/rules/content/guideProblems.ts";
import { countWords, readTimeOf } from "../../schema/rules/content/reading.ts";
import { referencesOf, sourcesOf } from "../../schema/rules/content/sources.ts";
import { processorTime } from "../support/processorTime.ts";

/** What makes expressions look back and forth. */
const PARTS = [
  "`",
  "```\n",
  "``` ",
  "~",
  "~~~\n",
  "](",
  "[a](",
  "[",
  "[1,",
  "[1](",
  "<https:",
  "<a",
  "\n## Källor\n",
  "\n1. ",
  "## Källor ",
  " ",
  "\t",
  "\n",
  "(",
  "[1]",
  "[999]\n",
  "|",
  "=",
  "#",
  "https://",
  "1. a  ",
  "*",
  "_",
];

const CHECKS = [guideProblems, countWords, readTimeOf, referencesOf, sourcesOf];
/** Milliseconds of the dearest of all checks. */
async function dearest(text: string): Promise<number> {
  let most = 0;
  for (const check of CHECKS) most = Math.max(most, await processorTime(() => check(text), 100));
  return most;
}
const filled = (part: string): string => part.repeat(Math.ceil(MAX_MARKDOWN / part.length)).slice(0, MAX_MARKDOWN);

describe("the check of a guide's text", () => {
  it.each(PARTS)("ends at once, whatever the text is full of: %j", async (part) => {
    for (const text of [filled(part), `a ${filled(part)}`, `## Källor\n\n1. ${filled(part)} x`.slice(0, MAX_MARKDOWN)])
      expect(await dearest(text)).toBeLessThan(100);
  });

  it("ends at once for texts of several such things", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PARTS), { minLength: 2, maxLength: 4 }), async (parts) => {
        expect(await dearest(filled(parts.join("")))).toBeLessThan(100);
      }),
    );
  });

  it("names a thousand unknown sources at once, each at its first line", async () => {
    const lines = Array.from({ length: 900 }, (_, at) => `Rad [${at + 1}] ${"ord ".repeat(20)}\n`);
    const text = `## A\n\n${lines.join("\n")}\n## Källor\n\n1. En.`;
    expect(await processorTime(() => guideProblems(text), 100)).toBeLessThan(100);
    const found = guideProblems(text).filter(({ name }) => name === "UNKNOWN_SOURCE");
    expect(found.map(({ line, about }) => [line, about]).slice(0, 2)).toEqual([
      [5, "2"],
      [7, "3"],
    ]);
    expect(found).toHaveLength(899);
  });

  it("says of a text that is too complex that alone", () => {
    expect(guideProblems(filled("a ")).map(({ name }) => name)).toEqual(["TOO_COMPLEX"]);
  });

  it("takes no text of so many short lines for one that is looked at at once", () => {
    const names = (text: string) => guideProblems(text).map(({ name }) => name);
    for (const line of ["[1]\n\n", "a\n\n", "\n", "|\n", "# a\n", "\r\n", "[\n\n"]) {
      expect(names(filled(line)), line).toEqual(["TOO_COMPLEX"]);
    }
    expect(names("[1] ett ord\n\n".repeat(2_000))).not.toContain("TOO_COMPLEX");
  });

  it("takes no reference from code and links", () => {
    expect(
      referencesOf(
        "[1] `[2]` ``a ` [3]`` [4](/guider/a) [a [5]](https://a.se/(b)) [6]\n\n```\n[7]\n```\n~~~~\n[8]\n~~~\n[9]\n~~~~\n\n` [10] \n\n `[11]",
      ),
    ).toEqual([1, 6, 10, 11]);
  });
});
