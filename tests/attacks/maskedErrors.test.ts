import { describe, expect, it } from "vitest";
import { countStatements, eventually, persistedHash, startApi } from "../support/api.ts";
import { listQuery } from "../support/apiCatalogue.ts";

const api = await startApi();
const LIST = persistedHash("ProductListPage");
const variables = { area: "TESTS" };

/** What of ours an answer must never hold. */
const OURS = /relation|does not exist|SELECT|FROM|pg_|42P01|typeorm|node_modules|\.ts:\d|\.js:\d|password/i;

await api.db.query("ALTER TABLE product RENAME TO product_elsewhere");

describe("an unexpected error in a resolver", () => {
  const ask: [string, () => Promise<Awaited<ReturnType<typeof api.graphql>>>][] = [
    ["over POST", () => api.graphql(listQuery("nodes { id }"), variables)],
    ["over GET", () => api.graphqlGet(LIST, variables)],
    ["of one product", () => api.graphql("{ product(databaseId: 1) { id name } }")],
    ["of several products", () => api.graphql("{ productsByIds(databaseIds: [1]) { id name } }")],
  ];

  it.each(ask)("%s is masked, with an id to find it by", async (_, request) => {
    const { status, headers, errors, data, text } = await request();
    expect(status).toBe(500);
    // One, or two where the process had not read the categories before.
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions, message, path } of errors) {
      expect(extensions.code).toBe("INTERNAL_SERVER_ERROR");
      expect(extensions.requestId).toBe(headers.get("x-request-id"));
      expect(message).toBe("Något gick fel hos oss. Försök igen senare.");
      expect((data as Record<string, unknown> | null)?.[String(path?.[0])] ?? null).toBeNull();
    }
    expect(text).not.toMatch(OURS);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("has another id each time", async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await api.graphql(listQuery("totalCount nodes { id }"), variables)).errors[0]?.extensions.requestId,
      ),
    );
    expect(ids[0]).toBeDefined();
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("makes the page say that it could not load, and nobody keeps it", async () => {
    const response = await api.fetch("/tester");
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("Kunde inte ladda testdata. Försök igen senare.");
    expect(html).not.toMatch(/product_elsewhere|does not exist|42P01|SELECT /);
  });

  it("is forgotten once the cause is gone", async () => {
    await api.db.query("ALTER TABLE product_elsewhere RENAME TO product");
    const { status, errors } = await api.graphqlGet(LIST, variables);
    expect([status, errors]).toEqual([200, []]);
    expect((await api.fetch("/tester")).status).toBe(200);
    await eventually(async () => (await countStatements(() => api.graphqlGet(LIST, variables)))[1] === 0);
  });
});
