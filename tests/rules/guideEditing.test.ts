import { describe, expect, it } from "vitest";
import { applyTool, type MarkdownTool } from "../../client/features/admin/text/markdownTools.ts";
import { isSlug } from "../../schema/editedTexts.ts";
import { formatProblem, guideProblems } from "../../schema/rules/content/guideProblems.ts";
import { swedishInstant, swedishTime } from "../../schema/rules/words/dates.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { isUsableText, slugOf } from "../../schema/rules/words/text.ts";
import { demoGuides } from "../support/demoItems.ts";

const TEXT = `## Början\n\nNågot [1].\n\n## Källor\n\n1. En.`;
const found = (text: string) =>
  guideProblems(text).flatMap(({ name, line }) => (name === "WORDS" ? [] : [[name, line]]));

describe("what is wrong with a guide's text", () => {
  it.each([
    ["nothing", TEXT, []],
    ["a first heading", `# A\n\n${TEXT}`, [["PAGE_HEADING", 1]]],
    ["a first heading below its words", `A\n===\n\n${TEXT}`, [["PAGE_HEADING", 2]]],
    ["no heading within code", `\`\`\`\n# A\n\`\`\`\n\n${TEXT}`, []],
    ["a missing list", "## Början\n\nNågot.", [["NO_SOURCES_SECTION", 1]]],
    [
      "a list that is not last",
      `${TEXT}\n\n## Mer`,
      [
        ["NO_SOURCES_SECTION", 9],
        ["UNUSED_SOURCE", null],
      ].slice(0, 1),
    ],
    [
      "an empty list",
      TEXT.replace("1. En.", ""),
      [
        ["UNKNOWN_SOURCE", 3],
        ["NO_SOURCES", 5],
      ],
    ],
    ["a list with a number and nothing behind it", TEXT.replace("1. En.", "1. "), [["NO_SOURCES", 5]]],
    ["an unknown source", TEXT.replace("[1]", "[1, 4]"), [["UNKNOWN_SOURCE", 3]]],
    [
      "another number",
      TEXT.replace("1. En", "2. En"),
      [
        ["UNKNOWN_SOURCE", 3],
        ["WRONG_NUMBER", 7],
        ["UNUSED_SOURCE", 7],
      ],
    ],
    ["HTML", `<b>A</b>\n\n${TEXT}`, [["HTML", 1]]],
    ["what nobody has written yet", `**FYLL I: doserna.**\n\n${TEXT}`, [["UNFINISHED", 1]]],
    ["an address between angles", `<https://a.se>\n\n${TEXT}`, []],
  ])("names %s and its line", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("is nothing in any guide of the demo, and has words for whatever there is", () => {
    for (const { content } of demoGuides) expect(guideProblems(content)).toEqual([]);
    for (const problem of guideProblems("# A\n\n<b> [3]\n\n## Slut")) expect(formatProblem(problem)).toMatch(/\.$/);
  });
});

describe("a time in Sweden", () => {
  it("is the instant at which the clock shows it, on every day of two years", () => {
    for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 1))
      for (const time of ["00:00", "01:30", "03:15", "07:30", "23:59"]) {
        const instant = swedishInstant(day, time);
        expect([instant && dayOf(instant), instant && swedishTime(instant)]).toEqual([day, time]);
      }
  });

  it("is none where the clock leaves it out, and the first where it comes twice", () => {
    expect(swedishInstant("2027-03-28", "02:30")).toBeUndefined();
    expect(swedishInstant("2026-10-25", "02:30")?.toISOString()).toBe("2026-10-25T00:30:00.000Z");
    expect(swedishInstant("x", "02:30")).toBeUndefined();
  });
});

it("a name in addresses is made of any words, or there are none", () => {
  expect(slugOf("Sömn & ljus: så gör du")).toBe("somn-ljus-sa-gor-du");
  for (const words of ["../../etc", "ÅÄÖ", "a".repeat(300), "日本", "--", "a\0b", "É 1"])
    expect(slugOf(words) === "" || isSlug(slugOf(words))).toBe(true);
});

it("texts have nothing that cannot be stored or read", () => {
  for (const text of ["a\nb\tc\r\n", "å 👩‍🔬 é", ""]) expect(isUsableText(text)).toBe(true);
  for (const text of ["\0", "\u001b", "\ud800", "\u202e", "\uffff"]) expect(isUsableText(text)).toBe(false);
});

describe("a tool of the editor", () => {
  const use = (tool: MarkdownTool, text: string, start: number, end = start) => {
    const { from, to, insert, ...selected } = applyTool(tool, { text, start, end });
    const changed = text.slice(0, from) + insert + text.slice(to);
    return { text: changed, selected: changed.slice(selected.start, selected.end), ...selected };
  };

  it.each(["bold", "italic", "heading", "list"] as const)("%s is taken away by using it again", (tool) => {
    const text = "ett två tre\nfyra";
    const once = use(tool, text, 4, 7);
    expect(once.text).not.toBe(text);
    expect(use(tool, once.text, once.start, once.end).text).toBe(text);
  });

  it("selects what is to be filled in", () => {
    expect(use("link", "se här", 3, 6)).toMatchObject({ text: "se [här](https://)", selected: "https://" });
    expect(use("source", "känt.", 4)).toMatchObject({ text: "känt[1].", selected: "1" });
    expect(use("bold", "", 0)).toMatchObject({ text: "**fet text**", selected: "fet text" });
    expect(use("table", "före", 4)).toMatchObject({ selected: "Rubrik" });
    expect(use("table", "före", 4).text).toMatch(/^före\n\n\| Rubrik \|/);
  });
});
