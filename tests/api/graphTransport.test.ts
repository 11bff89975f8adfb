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
