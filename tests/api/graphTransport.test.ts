import { describe, expect, it } from "vitest";
import { aPerson, startAccounts } from "../support/accounts.ts";
import { type Answer, answerOf, countStatements, eventually, persistedHash } from "../support/api.ts";

const api = await startAccounts({ GRAPHIQL: "off" });

const RESPONSE = "application/graphql-response+json";
const JSON_TYPE = "application/json";

const ask = async <Data>(query: string, accept?: string): Promise<Answer<Data>> =>
  answerOf(
    await api.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": JSON_TYPE, ...(accept !== undefined && { accept }) },
      body: JSON.stringify({ query }),
    }),
  );

const typeOf = ({ headers }: { headers: Headers }) => headers.get("content-type")?.split(";")[0];

/** Part of it is for admins only; the rest is not. */
const PARTLY_FORBIDDEN = '{ goals { text } article(slug: "x", includeUnpublished: true) { title } }';
const NOTHING_ALLOWED = "mutation { signOutEverywhere { errors { code } } }";

describe("the type of an answer", () => {
  it.each([
    [undefined, JSON_TYPE],
    ["*/*", JSON_TYPE],
    [JSON_TYPE, JSON_TYPE],
    [RESPONSE, RESPONSE],
    [`${RESPONSE}, ${JSON_TYPE};q=0.9`, RESPONSE],
    [`${JSON_TYPE}, ${RESPONSE};q=0.9`, JSON_TYPE],
    ["application/*;q=0.5, image/png", JSON_TYPE],
  ])("for a client that accepts %s", async (accept, type) => {
    const answers = await Promise.all([
      ask("{ goals { text } }", accept),
      ask(PARTLY_FORBIDDEN, accept),
      ask("{ nonsense }", accept),
      ask("{", accept),
      // Refused before the graph is asked.
      ask(`{ ${"__typename ".repeat(200)} }`, accept),
    ]);
    expect(answers.map(typeOf)).toEqual(answers.map(() => type));
    expect(answers.map(({ headers }) => headers.get("vary")?.includes("accept"))).toEqual(answers.map(() => true));
  });

  it("is the asked one also when the answer was kept, for everybody", async () => {
    const get = (accept: string) =>
      api.graphqlGet(persistedHash("ProductListPage"), { area: "TESTS", first: 3 }, { accept });
    const cached = await eventually(async () => {
      const [answer, statements] = await countStatements(() => get(JSON_TYPE));
      return statements === 0 && answer;
    });
    const [other, statements] = await countStatements(() => get(RESPONSE));
    expect([typeOf(cached), typeOf(other), statements]).toEqual([JSON_TYPE, RESPONSE, 0]);
    expect(other.text).toBe(cached.text);
  });

  it("that the graph does not have is refused before anything is done", async () => {
    const { email } = aPerson();
    const query = `mutation { signUp(input: { email: "${email}", fullName: "Bo", password: "hemligt lösenord" }) { errors { code } } }`;
    const answer = await ask(query, "image/png");
    expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([406, "NOT_ACCEPTABLE"]);
    expect(await api.db.query("SELECT 1 FROM users WHERE email = $1", [email])).toEqual([]);
  });
});

describe("the status of an answer", () => {
  it.each([
    [RESPONSE, 200],
    [JSON_TYPE, 403],
  ])("with some of the data as %s", async (accept, status) => {
    const answer = await ask<{ goals: unknown[]; article: null }>(PARTLY_FORBIDDEN, accept);
    expect(answer.status).toBe(status);
    expect([answer.data.goals.length, answer.data.article]).toEqual([8, null]);
    expect(answer.errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[["article"], "FORBIDDEN"]]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([RESPONSE, JSON_TYPE])("without any data as %s says why", async (accept) => {
    expect((await ask(NOTHING_ALLOWED, accept)).status).toBe(401);
    expect((await ask("{ nonsense }", accept)).status).toBe(400);
    expect((await ask("{", accept)).status).toBe(400);
    expect((await ask("query ($slug: String!) { article(slug: $slug) { title } }", accept)).status).toBe(400);
  });
});

it("a condition whose variable is null is the client's mistake, however often it is asked", async () => {
  const query = "query ($isWanted: Boolean = false) { goals { key text @include(if: $isWanted) } }";
  for (let times = 0; times < 3; times += 1) {
    const { errors } = await api.graphql(query, { isWanted: null });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
  }
});

describe("what is asked again", () => {
  const LISTED = "query Listed($area: Area!, $first: Int) { products(area: $area, first: $first) { nodes { name } } }";
  const send = async (body: object, headers: Record<string, string> = {}) =>
    answerOf(
      await api.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": JSON_TYPE, ...headers },
        body: JSON.stringify(body),
      }),
    );

  const said = ({ errors }: Answer<unknown>) =>
    errors.map(({ extensions: { requestId: _, ...extensions }, ...error }) => ({ ...error, extensions }));

  it.each<[string, object, number]>([
    ["with variables", { query: LISTED, variables: { area: "TESTS", first: 2 } }, 200],
    ["by its name", { query: LISTED, variables: { area: "TESTS" }, operationName: "Listed" }, 200],
    [
      "without anything else",
      { query: "{ goals { text } }", variables: null, operationName: null, extensions: null },
      200,
    ],
    ["by another name", { query: LISTED, variables: { area: "TESTS" }, operationName: "Unlisted" }, 400],
    ["with a variable that does not fit", { query: LISTED, variables: { area: "NOWHERE" } }, 400],
    ["without a variable that it needs", { query: LISTED }, 400],
    ["with variables as text", { query: LISTED, variables: '{"area":"TESTS"}' }, 400],
    ["with variables as a list", { query: LISTED, variables: ["TESTS"] }, 400],
    ["with extensions as text", { query: "{ goals { text } }", extensions: "{}" }, 400],
    ["of what is refused by the list", { query: LISTED, variables: { area: "TESTS", first: -1 } }, 400],
    ["of what is partly forbidden", { query: PARTLY_FORBIDDEN }, 403],
    ["of the schema", { query: "{ __schema { types { name } } }" }, 400],
    ["of a type beside something else", { query: '{ goals { text } __type(name: "Query") { name } }' }, 400],
    ["of a field that is not there", { query: "{ goals { nonsense } }" }, 400],
    ["of too many fields of one name", { query: `{ ${"__typename ".repeat(200)} }` }, 400],
    ["of two operations", { query: "query A { goals { text } } query B { goals { name: text } }" }, 400],
    [
      "of one of two operations",
      { query: "query A { goals { text } } query B { goals { name: text } }", operationName: "B" },
      200,
    ],
  ])("%s is answered the same each time", async (_, body, status) => {
    const [first, ...others] = await [1, 2, 3, 4].reduce<Promise<Answer<unknown>[]>>(
      async (answers) => [...(await answers), await send(body)],
      Promise.resolve([]),
    );
    expect(first?.status).toBe(status);
    for (const answer of others) {
      expect([answer.status, answer.data, said(answer)]).toEqual([status, first?.data, first && said(first)]);
      for (const header of ["content-type", "cache-control", "vary", "etag"]) {
        expect([header, answer.headers.get(header)]).toEqual([header, first?.headers.get(header)]);
      }
    }
  });

  it("is compiled the second time, and current all the same", async () => {
    const body = { query: '{ goals { text } article(slug: "magnesium") { title } }' };
    const titles: unknown[] = [];
    for (const title of ["Ett", "Två", "Tre"]) {
      await api.db.query("UPDATE article SET title = $1 WHERE slug = 'magnesium'", [title]);
      const { data, text } = (await send(body)) as Answer<{ article: { title: string } }>;
      // Apollo Server ends what it says with a new line.
      titles.push([data.article.title, text.endsWith("\n")]);
    }
    expect(titles).toEqual([
      ["Ett", true],
      ["Två", false],
      ["Tre", false],
    ]);
  });

  it("is still refused with a token that is not good", async () => {
    const body = { query: "{ goals { name: text } }" };
    for (let time = 0; time < 3; time++) expect((await send(body)).status).toBe(200);
    const { status, errors } = await send(body, { authorization: "Bearer nonsense" });
    expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  });
});
