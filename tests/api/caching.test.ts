import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  answerOf,
  clientOf,
  countStatements,
  eventually,
  graphqlPath,
  persistedHash,
  startApi,
  startServer,
} from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startApi();
const other = clientOf(await startServer({ DATABASE_URL: api.databaseUrl }));

const LIST = persistedHash("ProductListPage");
const hormones = await categoryId(api.db, "hormontester");
const variables = { area: "TESTS", first: 3 };
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const post = async (body: unknown) =>
  answerOf(
    await api.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );

interface List {
  products: { totalCount: number; nodes: { name: string }[] };
}

/** What browsers send to revalidate a cached response; `fetch` would bypass caches. */
const REVALIDATING = { "cache-control": "max-age=0" };

/** Requests until the server listens for changes and caches its response. */
const warm = (client: typeof other, given = variables) =>
  eventually(async () => {
    const [answer, statements] = await countStatements(() => client.graphqlGet<List>(LIST, given));
    expect(answer.status).toBe(200);
    return statements === 0 && answer;
  });

describe("a public answer over GET", () => {
  it("says that it may be kept, and has a tag", async () => {
    const { status, headers, data } = await api.graphqlGet<List>(LIST, variables);
    expect(status).toBe(200);
    expect(data.products.nodes).toHaveLength(3);
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(headers.get("vary")).toMatch(/accept-encoding/i);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("is given a second time without asking the database, the same to the letter", async () => {
    const first = await warm(api);
    const [second, statements] = await countStatements(() => api.graphqlGet<List>(LIST, variables));
    expect(statements).toBe(0);
    expect(second.text).toBe(first.text);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  });

  it("is 304 without a body for whoever has it, and not for others", async () => {
    const { headers, text } = await warm(api);
    const tag = headers.get("etag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await api.graphqlGet(LIST, variables, { "if-none-match": known, ...REVALIDATING });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toMatch(/^public/);
    }
    const changed = await api.graphqlGet(LIST, variables, { "if-none-match": '"other"', ...REVALIDATING });
    expect([changed.status, changed.text]).toEqual([200, text]);
  });

  it.each(["gzip", "br"])("is the same compressed with %s", async (encoding) => {
    const all = { area: "TESTS", first: 50 };
    const { text } = await warm(api, all);
    const compressed = await eventually(async () => {
      const answer = await api.graphqlGet(LIST, all, { "accept-encoding": encoding });
      return answer.headers.get("content-encoding") === encoding && answer;
    });
    expect(compressed.text).toBe(text);
  });

  it("is made anew for whoever asks for a fresh one", async () => {
    const { text, headers } = await warm(api);
    const [fresh, statements] = await countStatements(() =>
      api.graphqlGet(LIST, variables, { "cache-control": "no-cache" }),
    );
    expect(statements).toBeGreaterThan(0);
    expect([fresh.status, fresh.text]).toEqual([200, text]);
    expect(fresh.headers.get("cache-control")).toBe(headers.get("cache-control"));
  });

  it("depends on the variables", async () => {
    const one = await warm(api, { area: "TESTS", first: 1 });
    const two = await warm(api, { area: "TESTS", first: 2 });
    expect([one.data.products.nodes.length, two.data.products.nodes.length]).toEqual([1, 2]);
  });
});

describe("after a catalogue change by another process", () => {
  it("both servers answer with a new product", async () => {
    const before = (await warm(api)).data.products.totalCount;
    await warm(other);
    await write(api.db, aProduct({ name: "Alldeles nytt prov", categoryId: hormones, isFeatured: true }));
    for (const client of [api, other])
      await eventually(
        async () => (await client.graphqlGet<List>(LIST, variables)).data.products.totalCount === before + 1,
      );
  });

  it("made by raw SQL, the page changes too", async () => {
    const name = "Ett namn från rå SQL";
    const html = async () => (await api.fetch("/tester")).text();
    expect(await html()).not.toContain(name);
    await api.db.query(
      "UPDATE product SET name = $1 WHERE id = (SELECT id FROM product WHERE area = 'TESTS' AND is_available ORDER BY sort_rank, name, id LIMIT 1)",
      [name],
    );
    await eventually(async () => (await html()).includes(name));
  });

  it("a renamed category shows its new name", async () => {
    const names = async () => (await other.graphqlGet(LIST, variables)).text;
    expect((await warm(other)).text).not.toContain("Nya hormontester");
    await api.db.query("UPDATE category SET name = 'Nya hormontester' WHERE id = $1", [hormones]);
    await eventually(async () => (await names()).includes("Nya hormontester"));
  });
});

describe("what must not be kept", () => {
  it("is an error", async () => {
    const bad = { area: "TESTS", first: 0 };
    for (let turn = 0; turn < 2; turn++) {
      const { status, headers, errors } = await api.graphqlGet(LIST, bad);
      expect(status).toBe(400);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("etag")).toBeNull();
      expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  it("is an answer over POST", async () => {
    const ask = () => api.graphql("{ categories(area: TESTS) { id } }");
    await ask();
    expect((await countStatements(ask))[1]).toBe(1);
  });

  it("is a document that is not known yet", async () => {
    const text = "query NotYet { goals { key } }";
    const unknown = await api.graphqlGet(sha256(text));
    expect(unknown.errors[0]?.extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect(unknown.headers.get("cache-control")).toMatch(/no-(store|cache)|private/);
    await post({ query: text, extensions: persisted(sha256(text)) });
    const known = await api.graphqlGet<{ goals: unknown[] }>(sha256(text));
    expect(known.data.goals).toHaveLength(8);
  });
});

describe("automatic persisted queries", () => {
  const text = "query Registered { goals { text } }";

  it("are asked for once, then known by their hash, over POST too", async () => {
    const unknown = await post({ extensions: persisted(sha256(text)) });
    expect(unknown.errors[0]?.extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
    const registering = await post({ query: text, extensions: persisted(sha256(text)) });
    expect(registering.errors).toEqual([]);
    const known = await post({ extensions: persisted(sha256(text)) });
    expect(known.data).toEqual(registering.data);
  });

  it("are refused when hash and text do not belong together", async () => {
    const { status, errors } = await post({ query: "{ goals { key } }", extensions: persisted(sha256("other")) });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_REQUEST");
    expect((await post({ extensions: persisted(sha256("other")) })).errors[0]?.extensions.code).toBe(
      "PERSISTED_QUERY_NOT_FOUND",
    );
  });

  it("of our own documents cannot be replaced", async () => {
    const { status } = await post({ query: "{ goals { key } }", extensions: persisted(LIST) });
    expect(status).toBe(400);
    expect((await api.graphqlGet<List>(LIST, variables)).data.products.nodes).toHaveLength(3);
  });
});

it("a GET that another site could make is refused, whether the answer is kept or not", async () => {
  await warm(api);
  const path = graphqlPath(LIST, variables);
  for (const headers of [{}, { "apollo-require-preflight": "" }, { "content-type": "text/plain" }]) {
    const refused = await answerOf(await api.fetch(path, { headers: headers as Record<string, string> }));
    expect(refused.status).toBe(400);
    expect(refused.errors[0]?.extensions.code).toBe("BAD_REQUEST");
    expect(refused.text).not.toContain("products");
  }
});
