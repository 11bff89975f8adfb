import { describe, expect, it } from "vitest";
import { type Answer, answerOf, countStatements, startApi } from "../support/api.ts";

const api = await startApi({ GRAPHIQL: "off" });

const LIST = "products(area: TESTS, first: 1) { nodes { id } }";
const JSON_TYPE = { "content-type": "application/json" };

const deep = (levels: number): string =>
  `{ __type(name: "Product") ${"{ fields { type ".repeat(levels)}{ name }${" } }".repeat(levels)} }`;

/** Each fragment spreads the next one twice, so that a few lines ask for millions of fields. */
const fragmentsInFragments = (count: number): string =>
  `{ products(area: TESTS) { nodes { ...F0 } } } ${Array.from(
    { length: count },
    (_, n) => `fragment F${n} on Product { ${n + 1 < count ? `...F${n + 1} ...F${n + 1}` : "id name"} }`,
  ).join(" ")}`;

const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  api.fetch("/graphql", { method: "POST", headers, body });

/** Sends something, and says what came back and how many SQL statements it caused. */
async function sent(request: () => Promise<Response>): Promise<Answer<unknown> & { statements: number }> {
  const [answer, statements] = await countStatements(async () => answerOf(await request()));
  return { ...answer, statements };
}

function expectRefused(answer: Awaited<ReturnType<typeof sent>>, status: number, code: string): void {
  expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([status, code]);
  expect(answer.statements).toBe(0);
  expect(answer.data ?? null).toBeNull();
  expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(answer.text).not.toMatch(/node_modules|\/server\/|stacktrace/);
}

describe("an operation beyond the limits is refused before any resolver runs", () => {
  it.each([
    ["too deep", deep(6), "QUERY_TOO_DEEP"],
    [
      "too deep through fragments",
      `{ ...A } fragment A on Query { __type(name: "Product") { ...B } } fragment B on __Type { fields { type { ...C } } }
       fragment C on __Type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } }`,
      "QUERY_TOO_DEEP",
    ],
    ["fifty aliases", `{ ${Array.from({ length: 50 }, (_, n) => `a${n}: ${LIST}`).join(" ")} }`, "TOO_MANY_ALIASES"],
    ["many directives", `{ ${LIST.replace("id", `id ${"@include(if: true) ".repeat(50)}`)} }`, "TOO_MANY_DIRECTIVES"],
    ["many unknown directives", `{ __typename ${"@a".repeat(100)} }`, "TOO_MANY_DIRECTIVES"],
    ["many tokens", `{ ${"__typename ".repeat(3_000)} }`, "GRAPHQL_PARSE_FAILED"],
    ["costly, by fragments in fragments", fragmentsInFragments(60), "QUERY_TOO_COSTLY"],
    ["twice as costly as may be", fragmentsInFragments(10), "QUERY_TOO_COSTLY"],
    ["fragments in a circle", "{ ...A } fragment A on Query { ...A }", "GRAPHQL_VALIDATION_FAILED"],
    ["no GraphQL", "SELECT * FROM product", "GRAPHQL_PARSE_FAILED"],
    ["an unclosed text", '{ product(id: "', "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", "{ passwords }", "GRAPHQL_VALIDATION_FAILED"],
    ["two operations, none named", "query A { __typename } query B { __typename }", "OPERATION_RESOLUTION_FAILURE"],
  ])("%s", async (_, query, code) => {
    const answer = await sent(() => post(JSON.stringify({ query })));
    expect(answer.errors.map(({ extensions }) => extensions.code)).toContain(code);
    expect(answer.status).toBe(400);
    expect(answer.statements).toBe(0);
    expect(answer.data ?? null).toBeNull();
  });

  it.each(["mutation { deleteEverything }", "subscription { everything }"])(
    "an operation of a kind that the graph does not have: %s",
    async (query) => {
      const { status, errors, statements } = await sent(() => post(JSON.stringify({ query })));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(errors[0]?.extensions.code).toMatch(
        /^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE)$/,
      );
      expect(statements).toBe(0);
    },
  );

  it("the limits themselves are not told", async () => {
    const { text } = await sent(() => post(JSON.stringify({ query: deep(6) })));
    expect(text).not.toMatch(/\b10\b/);
  });

  it("but what our own pages ask is within them", async () => {
    const query = `{ ${Array.from({ length: 5 }, (_, n) => `a${n}: ${LIST}`).join(" ")} }`;
    expect((await sent(() => post(JSON.stringify({ query })))).status).toBe(200);
  });
});

describe("a request that is no operation is refused", () => {
  it("of ten megabytes", async () => {
    const body = JSON.stringify({ query: `{ ${LIST} }`, variables: { filling: "x".repeat(10_000_000) } });
    expectRefused(await sent(() => post(body)), 413, "PAYLOAD_TOO_LARGE");
  });

  it("several in one", async () => {
    const one = { query: `{ ${LIST} }` };
    expectRefused(await sent(() => post(JSON.stringify([one, one]))), 400, "BAD_REQUEST");
  });

  it.each(["", "null", "1", '"{ goals { key } }"', "{}", '{"query": 1}', '{"query": null}', "{", "[]", "\0"])(
    "with the body %j",
    async (body) => {
      expectRefused(await sent(() => post(body)), 400, "BAD_REQUEST");
    },
  );

  it.each([
    '{"query": "{ goals { key } }", "variables": 1}',
    '{"query": "{ goals { key } }", "variables": "{"}',
    '{"query": "{ goals { key } }", "extensions": 1}',
    '{"query": "{ goals { key } }", "operationName": {}}',
    '{"query": "{ goals { key } }", "extensions": {"persistedQuery": {"version": 99, "sha256Hash": "a"}}}',
  ])("with parts of the wrong kind: %s", async (body) => {
    const answer = await sent(() => post(body));
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|PERSISTED_QUERY_NOT_SUPPORTED)$/);
    expect(answer.statements).toBe(0);
  });

  it.each(["PUT", "DELETE", "PATCH"])("by %s", async (method) => {
    const answer = await sent(() => api.fetch("/graphql", { method, headers: JSON_TYPE, body: "{}" }));
    expect([404, 405]).toContain(answer.status);
    expect(answer.errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect(answer.statements).toBe(0);
  });
});

describe("a form of another site gets nothing", () => {
  const query = `query=${encodeURIComponent(`{ ${LIST} }`)}`;

  it.each([
    ["application/x-www-form-urlencoded", query],
    ["text/plain", JSON.stringify({ query: `{ ${LIST} }` })],
    [
      "multipart/form-data; boundary=x",
      `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--\r\n`,
    ],
  ])("by POST as %s", async (type, body) => {
    const answer = await sent(() => post(body, { "content-type": type }));
    expect([400, 415]).toContain(answer.status);
    expect(answer.errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|UNSUPPORTED_MEDIA_TYPE)$/);
    expect(answer.statements).toBe(0);
  });

  it("by POST without a type", async () => {
    const body = new Blob([JSON.stringify({ query: `{ ${LIST} }` })]);
    const answer = await sent(() => api.fetch("/graphql", { method: "POST", body }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.statements).toBe(0);
  });

  it("by GET", async () => {
    expectRefused(await sent(() => api.fetch(`/graphql?${query}`)), 400, "BAD_REQUEST");
  });

  it("and no answer invites other origins", async () => {
    const response = await post(JSON.stringify({ query: `{ ${LIST} }` }), {
      ...JSON_TYPE,
      origin: "https://evil.example",
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("with GRAPHIQL=off", () => {
  it.each(["{ __schema { types { name } } }", '{ __type(name: "Product") { name } }'])(
    "the schema cannot be asked for: %s",
    async (query) => {
      expectRefused(await sent(() => post(JSON.stringify({ query }))), 400, "GRAPHQL_VALIDATION_FAILED");
    },
  );

  it("there is no playground", async () => {
    expect((await api.fetch("/graphiql")).status).toBe(404);
  });
});

describe("with GRAPHIQL=on", async () => {
  const open = await startApi({ GRAPHIQL: "on" });

  it("the schema can be asked for", async () => {
    const { data } = await open.graphql('{ __type(name: "Product") { name } }');
    expect(data).toEqual({ __type: { name: "Product" } });
  });

  it("the playground is served by ourselves", async () => {
    const response = await open.fetch("/graphiql");
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
