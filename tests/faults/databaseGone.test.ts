import { describe, expect, it } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { clientOf, countStatements, eventually, persistedHash, startServer } from "../support/api.ts";
import { categoryId } from "../support/apiCatalogue.ts";
import { cardIds } from "../support/apiHtml.ts";
import { aStoppableDatabase } from "../support/databaseOutage.ts";

const postgres = await aStoppableDatabase();
const api = clientOf(await startServer({ DATABASE_URL: postgres.url }));

/** A cursor that the list gave while all was well. */
const laterPage = (
  await api.graphql<{ products: { pageInfo: { endCursor: string } } }>(
    "{ products(area: TESTS) { pageInfo { endCursor } } }",
  )
).data.products.pageInfo.endCursor;

const LIST = persistedHash("ProductListPage");
const variables = { area: "TESTS", first: 2 };
const status = async (path: string): Promise<number> => (await api.fetch(path)).status;
/** After which it is worth trying again, as the answer says it. */
const secondsToWait = ({ headers }: { headers: Headers }): number => Number(headers.get("retry-after"));
const responseCached = () =>
  eventually(async () => {
    const [answer, statements] = await countStatements(() => api.graphqlGet(LIST, variables));
    return answer.status === 200 && statements === 0 && answer;
  });

describe("while the database is away", () => {
  it("the process lives, and says that it is not ready", async () => {
    await responseCached();
    expect(await status("/readyz")).toBe(200);
    await postgres.stop();
    await eventually(async () => (await status("/readyz")) === 503);
    const response = await api.fetch("/readyz");
    expect(await response.json()).toEqual({ status: "unavailable" });
    expect(secondsToWait(response)).toBeGreaterThan(0);
    expect(await status("/healthz")).toBe(200);
    expect(await status("/metrics")).toBe(200);
  });

  it.each([
    ["over POST", () => api.graphql("{ categories(area: TESTS) { name } }")],
    ["over GET, though it was kept before", () => api.graphqlGet(LIST, variables)],
    ["of one product", () => api.graphql("{ product(databaseId: 1) { name } }")],
  ])("the graph says so with a code %s", async (_, ask) => {
    const answer = await eventually(async () => {
      const given = await ask();
      return given.status !== 200 && given;
    });
    expect(answer.status).toBe(503);
    expect(answer.errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
    expect(answer.errors[0]?.extensions.requestId).toBe(answer.headers.get("x-request-id"));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(secondsToWait(answer)).toBeGreaterThan(0);
    expect(answer.errors[0]?.extensions.retryAfter).toBe(secondsToWait(answer));
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|5432|terminat|Connection|password/i);
  });

  it("what needs no database is still answered", async () => {
    const { status: code, errors } = await api.graphql("{ goals { key } }");
    expect([code, errors]).toEqual([200, []]);
    expect(await status("/glomt-losenord")).toBe(200);
    expect(await status("/finns/inte")).toBe(404);
    // A page of an admin's own may stand there, and must not be forgotten by search engines.
    expect(await status("/finns-inte")).toBe(503);
  });

  it("the list page is there, in its error state, and nobody keeps it", async () => {
    const response = await api.fetch("/tester");
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(secondsToWait(response)).toBeGreaterThan(0);
    expect(html).toContain("Kunde inte ladda testdata. Försök igen senare.");
    expect(html).not.toMatch(/ECONNREFUSED|Connection terminated/);
  });

  it("a later page of the list is not said to be gone to anybody's cache", async () => {
    const response = await api.fetch(`/tester?efter=${laterPage}`);
    expect(response.status).toBeLessThan(504);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("many requests at once are all answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => api.graphql("{ categories(area: TESTS) { name } }")),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  });
});

describe("when the database is back", () => {
  it("all works again by itself", async () => {
    await postgres.startAgain();
    await eventually(async () => (await status("/readyz")) === 200);
    expect((await api.graphql("{ categories(area: TESTS) { name } }")).errors).toEqual([]);
    const page = await api.fetch("/tester");
    expect(page.status).toBe(200);
    expect(cardIds(await page.text())).toHaveLength(24);
  });

  it("answers are kept again, and changes are heard again", async () => {
    await responseCached();
    const again = createDataSource(postgres.url);
    await again.initialize();
    try {
      const hormones = await categoryId(again, "hormontester");
      await again.query(
        "UPDATE product SET name = 'Efter avbrottet' WHERE id = (SELECT min(id) FROM product WHERE category_id = $1 AND is_available)",
        [hormones],
      );
      await again.query(
        "UPDATE product SET is_featured = true, sort_rank = 0, name = 'AAA ' || name WHERE name = 'Efter avbrottet'",
      );
    } finally {
      await again.destroy();
    }
    await eventually(async () => (await api.graphqlGet(LIST, variables)).text.includes("AAA Efter avbrottet"));
  });

  it("a server-side disconnect of every connection is survived too", async () => {
    const again = createDataSource(postgres.url);
    await again.initialize();
    try {
      await again.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()",
      );
    } finally {
      await again.destroy();
    }
    await eventually(async () => (await api.graphql("{ categories(area: TESTS) { name } }")).status === 200);
    await responseCached();
  });
});
