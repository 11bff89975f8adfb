import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "../../client/features/accounts/signIn/returnPath.ts";

const SITE = "https://livsresan.example";

describe("where signing in leads", () => {
  it.each(["/konto", "/tester?q=järn#antal", "/guider/somn?a=1&b=2", "/"])("is %s when asked for", (path) => {
    expect(decodeURI(returnPath(path))).toBe(path);
  });

  it.each([
    null,
    "",
    "konto",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    " //evil.example",
    "/auth",
    "/auth?till=/konto",
    "/glomt-losenord",
    "/nytt-losenord?nyckel=x",
  ])("is the root instead of %j", (given) => {
    expect(returnPath(given)).toBe("/");
  });

  it("is never anywhere else", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "\r",
      " ",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "evil.example",
    );
    const given = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => `/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(given, (text) => {
        const path = returnPath(text);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, SITE).origin).toBe(SITE);
      }),
      { numRuns: 2_000 },
    );
  });
});
