import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { AS_IT_CAME, DEMO_SITE } from "../../schema/site.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { createSchema } from "../../server/graph.ts";
import { isDatabaseUnavailable, VisitorError } from "../../server/platform/errors.ts";
import type { Context } from "../../server/platform/graphql/context.ts";
import { renderPage } from "../../server/web/renderPage.tsx";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";

const { url, db } = await createTestDatabase();

/** A server of its own, whose log can be read, and what it says of a request. */
async function aServer(env: Record<string, string> = {}) {
  const server = spawnServer({ DATABASE_URL: url, SEED: "none", LOG_LEVEL: "warn", ...env });
  const client = clientOf(await server.origin);
  const logged = (id: string | null) =>
    server
      .output()
      .split("\n")
      .filter((line) => id && line.includes(id))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const counted = async (cause: string) =>
    Number(
      new RegExp(`pages_failed_total{cause="${cause}"} (\\d+)`).exec(
        await (await client.fetch("/metrics")).text(),
      )?.[1] ?? 0,
    );
  return { client, logged, counted };
}

describe("a page that cannot be read", () => {
  it.each([
    ["/tester?x=1", "product", "price_estimate"],
    ["/guider/somn-optimering?x=1", "article", "title"],
  ])("for a mistake of ours is logged with its stack and the request's id: %s", async (path, table, column) => {
    const { client, logged, counted } = await aServer();
    await db.query(`ALTER TABLE ${table} RENAME COLUMN ${column} TO elsewhere`);
    const response = await client.fetch(path);
    await db.query(`ALTER TABLE ${table} RENAME COLUMN elsewhere TO ${column}`);
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("retry-after")).toBeNull();
    const html = await response.text();
    expect(html).not.toMatch(/does not exist|42703|SELECT /);
    const id = response.headers.get("x-request-id");
    const [line, ...others] = await eventually(async () => logged(id).length > 0 && logged(id));
    expect(others).toEqual([]);
    expect(line).toMatchObject({ level: 50, requestId: id, code: "42703", operationName: expect.any(String) });
    expect(line?.stack).toMatch(/column .* does not exist\n +at /);
    expect(await counted("bug")).toBe(1);
    expect((await client.fetch(path)).status).toBe(200);
  });

  it("for a lock that nobody gives back is away for now, and says when to come again", async () => {
    const { client, logged, counted } = await aServer({ LOCK_TIMEOUT: "0.5" });
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("BEGIN; LOCK TABLE product IN ACCESS EXCLUSIVE MODE");
    const [page, graph] = await Promise.all([
      client.fetch("/tester?x=2"),
      client.graphql("{ product(databaseId: 1) { name } }"),
    ]).finally(() => blocker.end());
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect([graph.status, graph.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(graph.errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
    const id = page.headers.get("x-request-id");
    // The page asks for several things at once, and says of each that it had to wait for too long.
    for (const line of await eventually(async () => logged(id).length > 0 && logged(id)))
      expect(line).toMatchObject({ level: 40, requestId: id, code: "55P03" });
    expect(await counted("unavailable")).toBe(1);
    expect((await client.fetch("/tester?x=2")).status).toBe(200);
  });

  it("for what its visitor may not is the visitor's own, and nothing to log", async () => {
    const lines: object[] = [];
    const log = { error: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) };
    // The session cannot be checked, since the limit of checks is exceeded.
    const context = Object.defineProperty(
      {
        requestId: "1",
        pageLinks: { read: async () => [] },
        site: { read: async () => ({ ...DEMO_SITE, ...AS_IT_CAME, openedAt: new Date() }) },
      },
      "actor",
      {
        get() {
          throw new VisitorError("TOO_MANY_REQUESTS", "För många försök. Vänta en minut och försök igen.");
        },
      },
    ) as unknown as Context;
    const page = await renderPage({
      url: "/konto",
      origin: "http://localhost",
      schema: await createSchema(),
      context,
      log,
      assets: () => ({ fonts: [], stylesheets: [], modules: [], scripts: [] }),
    });
    expect(page).toMatchObject({ kind: "page", status: 429, failure: "visitor" });
    expect(lines).toEqual([]);
  });
});

describe("a list that cannot be read", () => {
  it("says whether its categories were what failed, and nothing else about it", async () => {
    const { client } = await aServer();
    const read = async (table: string, column: string) => {
      await db.query(`ALTER TABLE ${table} RENAME COLUMN ${column} TO elsewhere`);
      const answer = await client.graphql(
        `{ products(area: SUPPLEMENTS, filter: { search: "${table}" }) { facets { categories { count } } nodes { name } } }`,
      );
      await db.query(`ALTER TABLE ${table} RENAME COLUMN elsewhere TO ${column}`);
      return answer.errors[0];
    };
    const message = "Något gick fel hos oss. Försök igen senare.";
    const extensions = { code: "INTERNAL_SERVER_ERROR", requestId: expect.any(String) };
    expect(await read("category", "position")).toEqual({
      message,
      path: ["products"],
      extensions: { ...extensions, part: "categories" },
    });
    expect(await read("product", "search_plain")).toEqual({ message, path: ["products"], extensions });
  });
});

describe("a statement that does not end, and a transaction that is left", () => {
  it.each([
    ["SELECT pg_sleep(30)", "57014"],
    ["BEGIN; SELECT pg_sleep(30)", "57014"],
  ])("is given up by the database: %s", async (statement, code) => {
    const limited = createDataSource(url, {
      timeouts: { statement: 0.3, lock: 1, idleTransaction: 0.3 },
      isPooled: false,
    });
    await limited.initialize();
    onTestFinished(() => limited.destroy());
    const error = await limited.query(statement).catch((caught) => caught);
    expect(error.code).toBe(code);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it("is unavailable, not a bug, where the connection was cut in the middle of it", async () => {
    const cut = createDataSource(url, { timeouts: { statement: 5, lock: 5, idleTransaction: 5 }, isPooled: false });
    await cut.initialize();
    onTestFinished(() => cut.destroy());
    const error = await cut
      .transaction(async (manager) => {
        const [{ pid }] = await manager.query("SELECT pg_backend_pid() AS pid");
        await db.query("SELECT pg_terminate_backend($1)", [pid]);
        await expect.poll(() => manager.queryRunner?.isReleased).toBe(true);
        await manager.query("SELECT 1");
      })
      .catch((caught) => caught);
    expect([error.message, isDatabaseUnavailable(error)]).toEqual([expect.any(String), true]);
  });

  it("does not hold its locks for good", async () => {
    const limited = createDataSource(url, {
      timeouts: { statement: 5, lock: 5, idleTransaction: 0.3 },
      isPooled: false,
    });
    await limited.initialize();
    onTestFinished(() => limited.destroy());
    const runner = limited.createQueryRunner();
    await runner.startTransaction();
    await runner.query("LOCK TABLE category IN ACCESS EXCLUSIVE MODE");
    // Waits until the transaction is ended for the one that forgot it.
    expect(await db.query("SELECT count(*) FROM category")).toHaveLength(1);
    const error = await runner.query("SELECT 1").catch((caught) => caught);
    expect([error.message, isDatabaseUnavailable(error)]).toEqual([expect.any(String), true]);
    await runner.release().catch(() => undefined);
  });

  it("may take its time in migrations, seeding and jobs", async () => {
    const [setting] = await db.query("SELECT current_setting('statement_timeout') AS statement");
    expect(setting.statement).toBe("0");
  });
});
