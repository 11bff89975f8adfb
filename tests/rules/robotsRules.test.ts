import fc from "fast-check";
import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import { robotsRules } from "../../server/features/suppliers/robotsRules.ts";

const SITE = "https://www.exempel.se";
const BOT = "LivsresanBot/1.0 (+https://livsresan.example/kontakt)";
const rulesOf = (...lines: string[]) => robotsRules(lines.join("\n"), BOT);
const allows = (path: string, ...lines: string[]) => rulesOf(...lines).allows(SITE + path);

describe("what a robots.txt forbids", () => {
  it.each([
    ["/*?filter[pris]=", "/lista?filter[pris]=1"],
    ["/*?filter[pris]=", "/lista?filter%5bpris%5D=1"],
    ["/a|b", "/a%7Cb"],
    ["/a^b", "/a^b"],
    ["/*?x={", "/l?x={1}"],
    ["/*?x='", "/l?x='1'"],
    ["/it's", "/it's"],
    ["/%70riser", "/priser"],
    ["/priser", "/%70riser"],
    ["/%7Ekund", "/~kund"],
    ["/~kund", "/%7ekund"],
    ["/hälsa", "/h%C3%A4lsa/prov"],
    ["/h%c3%a4lsa", "/hälsa"],
    ["/a%24", "/a$b"],
    ["/a%2Ab", "/a*b"],
    ["/a$b", "/a$b"],
    ["/*.pdf$", "/fil.pdf"],
    ["/100%25", "/100%25"],
  ])("is forbidden however it is written: %s, %s", (rule, path) => {
    expect(allows(path, "User-agent: *", `Disallow: ${rule}`)).toBe(false);
  });

  it.each([
    ["/a%2Ab", "/axb"],
    ["/*.pdf$", "/fil.pdf?x=1"],
    ["/a%2Fb", "/a/b"],
    ["", "/priser"],
  ])("and no more than that: %s, %s", (rule, path) => {
    expect(allows(path, "User-agent: *", `Disallow: ${rule}`)).toBe(true);
  });

  it.each([
    "Sitemap: https://www.exempel.se/sitemap.xml",
    "Host: exempel.se",
    "Crawl-delay: 2",
    "Content-Signal: search=yes",
  ])("holds for all that a group names, with %s between them", (other) => {
    const lines = ["User-agent: *", other, "User-agent: GPTBot", "Disallow: /priser"];
    expect(allows("/priser", ...lines)).toBe(false);
    expect(allows("/annat", ...lines)).toBe(true);
  });

  it.each([
    ["User-agent: * alla", "Disallow: /priser"],
    ["User-agent: LivsresanBot v1", "Disallow: /priser"],
    ["User-agent: LivsresanBot*", "Disallow: /priser"],
    ["user-agent: livsresanbot/2.0", "DISALLOW:/priser"],
    ["User-agent *", "Disallow /priser"],
    ["User agent: *", "Disalow: /priser"],
    ["\ufeffUser-agent: *", "Disallow: /priser # inte priserna"],
    ["User-agent: *\r\n\r\nDisallow: /priser\r"],
  ])("holds as it was meant: %s %s", (...lines) => {
    expect(allows("/priser", ...lines)).toBe(false);
    expect(allows("/annat", ...lines)).toBe(true);
  });

  it("is what the own group says, where there is one", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /",
      "",
      "User-agent: LivsresanBot",
      "Disallow: /konto",
      "Allow: /konto/om",
    ];
    expect(["/", "/konto", "/konto/om"].map((path) => allows(path, ...lines))).toEqual([true, false, true]);
    expect(allows("/", "Disallow: /")).toBe(true);
  });

  it("waits as long as it says", () => {
    const delayOf = (text: string) => rulesOf("User-agent: *", `Crawl-delay: ${text}`, "Disallow:").delay;
    expect(["2", "1,5", "0.5", "", "snart"].map(delayOf)).toEqual([2, 1.5, 0.5, 0, 0]);
  });

  it("costs no more than reading it, whatever stands in it", () => {
    const lines = Array.from({ length: 10_000 }, () => "Disallow: /*a*b*c*d*e*f*g*h$");
    const { allows } = rulesOf("User-agent: *", ...lines, `Disallow: /${"*a".repeat(100_000)}z`);
    const begin = performance.now();
    expect(allows(`${SITE}/${"abcdefg".repeat(200)}`)).toBe(true);
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  it("is what the parser reads of plain files", () => {
    const path = fc.stringMatching(/^(?:\/[a-c]{0,2}){1,3}$/);
    const line = fc.tuple(fc.constantFrom("Allow", "Disallow"), path, fc.constantFrom("", "*", "$"));
    const group = fc.tuple(
      fc.constantFrom("*", "LivsresanBot", "Annan"),
      fc.array(line, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), path, (groups, asked) => {
        const text = groups
          .flatMap(([agent, lines]) => [
            `User-agent: ${agent}`,
            ...lines.map(([kind, start, end]) => `${kind}: ${start}${end}`),
          ])
          .join("\n");
        const plain = robotsParser(`${SITE}/robots.txt`, text).isAllowed(SITE + asked, BOT) !== false;
        expect(rulesOf(text).allows(SITE + asked)).toBe(plain);
      }),
    );
  });
});
