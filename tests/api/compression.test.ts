import { describe, expect, it } from "vitest";
import { aMember, sharedApi } from "../support/accounts.ts";

const api = await sharedApi();
const { browser } = await aMember(api);

/** What goes over the wire, and what it says. */
async function sizes(path: string, encoding: string) {
  const answer = await browser.fetch(path, { headers: { "accept-encoding": encoding } });
  return { headers: answer.headers, text: await answer.text() };
}

describe("what is made for one visitor", () => {
  it.each(["br", "gzip"])("is sent compressed with %s, and says the same", async (encoding) => {
    const plain = await sizes("/tester", "identity");
    expect(plain.headers.get("content-encoding")).toBeNull();
    const compressed = await sizes("/tester", encoding);
    expect(compressed.headers.get("content-encoding")).toBe(encoding);
    expect(compressed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(compressed.headers.get("cache-control")).toBe("private, no-store");
    expect(Math.abs(compressed.text.length - plain.text.length)).toBeLessThan(200);
  });

  it("is so for answers of the graph", async () => {
    const { headers, data } = await browser.graphql<{ journey: { categories: unknown[] } }>(
      "{ journey { categories { title items { title } } } }",
      {},
      { "accept-encoding": "br" },
    );
    expect(headers.get("content-encoding")).toBe("br");
    expect(data.journey.categories).toHaveLength(4);
  });

  it("is sent as it is where that is smaller", async () => {
    const { headers } = await browser.graphql("{ me { email } }", {}, { "accept-encoding": "br" });
    expect(headers.get("content-encoding")).toBeNull();
  });
});
