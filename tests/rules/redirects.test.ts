import { describe, expect, it } from "vitest";
import { redirectSchema } from "../../schema/redirects.ts";
import { redirectKey, redirectTarget, withQuery } from "../../schema/rules/site/redirects.ts";

const parsed = (from: string, to = "/tester") => redirectSchema.safeParse({ from, to });

describe("an address that leads on", () => {
  it("is written as people read it, from the slash, also where it was copied with the site's name", () => {
    for (const [given, kept] of [
      ["/gammal-sida/", "/gammal-sida"],
      ["https://www.min-gamla-sajt.se/om%20oss", "/om oss"],
      ["https://www.min-gamla-sajt.se", "/"],
      ["/h%C3%A4lsa", "/hälsa"],
      ["/ha\u0308lsa", "/hälsa"],
      [" /Gammal ", "/Gammal"],
    ])
      expect([given, parsed(given as string).data?.from]).toEqual([given, kept]);
  });

  it("is refused where it cannot be asked for", () => {
    for (const from of ["", "gammal", "//annan.se", "/a?b=1", "/a#b", "/a b", "/a//b", "/a/../b", "/%E0%A4%A", "/\\a"])
      expect([from, parsed(from).success]).toEqual([from, false]);
  });

  it("leads to a page of the site or to an https address", () => {
    for (const [given, kept] of [
      ["/tester?provtyp=blood#filter", "/tester?provtyp=blood#filter"],
      ["/hälsa", "/h%C3%A4lsa"],
      ["https://annan.se", "https://annan.se/"],
    ])
      expect(parsed("/a", given).data?.to).toBe(kept);
    for (const to of [
      "",
      "tester",
      "//annan.se",
      "http://annan.se",
      "javascript:alert(1)",
      "https://a@annan.se",
      "https://lokal",
    ])
      expect([to, parsed("/a", to).success]).toEqual([to, false]);
  });
});

describe("where a visitor ends", () => {
  const redirects = new Map([
    ["/a", "/b?x=1"],
    ["/b", "/c#d"],
    ["/hälsa", "https://annan.se/"],
    ["/runt", "/om"],
    ["/om", "/runt"],
  ]);
  it("is the last of those that lead to each other, however the address is written", () => {
    expect(redirectTarget(redirects, "/a/?q=1")).toBe("/c#d");
    expect(redirectTarget(redirects, "/h%C3%A4lsa")).toBe("https://annan.se/");
    expect(redirectTarget(redirects, "/annat")).toBeUndefined();
    expect(redirectTarget(redirects, "/runt")).toBeUndefined();
    expect(redirectKey("/")).toBe("/");
  });
  it("keeps what the address was asked with", () => {
    expect(withQuery("/c?d=1#e", "?q=1")).toBe("/c?d=1&q=1#e");
    expect(withQuery("/c#e", "?q=1")).toBe("/c?q=1#e");
    expect(withQuery("/c", "?")).toBe("/c");
  });
});
