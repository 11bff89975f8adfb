import { describe, expect, it } from "vitest";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, change, startAccounts } from "../support/accounts.ts";
import { type Client, countStatements } from "../support/api.ts";
import { anArticle } from "../support/apiArticles.ts";

const api = await startAccounts();
const draft = await anArticle(api.db, { isPublished: false });

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  __typename id
  ... on Content { title path }
  ... on Article { author { name } }
  ... on MrProvider { databaseId name }
  ... on OwnSession { device }
  ... on Consent { kind }
  ... on Me { email }
} }`;

type Found = { __typename: string; id: string } & Record<string, unknown>;

/** Things of the graph as a query gives them first, with the names of their types. */
const EVERYBODYS = {
  Article: "articles(first: 1) { nodes { id title path author { name } } }",
  TrainingMethod: "trainingMethods { id title path }",
  Programme: "programmes { id title path }",
  Page: 'page(slug: "om-oss") { id title path }',
  MrProvider: "mrProviders { id databaseId name }",
};

/** The first object of an answer that has an identifier. */
function firstIn(answer: unknown): Found {
  const seen = Array.isArray(answer) ? answer[0] : answer;
  if ("id" in seen) return seen;
  return firstIn(Object.values(seen)[0]);
}

const read = async (client: Client, ids: string[]) =>
  (await client.graphql<{ nodes: (Found | null)[] }>(NODES, { ids })).data.nodes;

describe("what everybody may see", () => {
  it.each(Object.entries(EVERYBODYS))("is found again by its identifier: %s", async (__typename, query) => {
    const known = firstIn((await api.graphql(`{ ${query} }`)).data);
    expect(await read(api, [known.id])).toEqual([{ ...known, __typename }]);
  });

  it("is found with others of its kind in as many statements as alone", async () => {
    const { data } = await api.graphql<{ articles: { nodes: { id: string }[] } }>(
      "{ articles(first: 9) { nodes { id } } }",
    );
    const ids = data.articles.nodes.map(({ id }) => id);
    await read(api, ids);
    const [all, many] = await countStatements(() => read(api, ids));
    const [, one] = await countStatements(() => read(api, ids.slice(0, 1)));
    expect(all.map((node) => node?.id)).toEqual(ids);
    expect(many).toBe(one);
  });

  it("is null when it is gone, kept back, or never was", async () => {
    const ids = [
      globalId("Article", draft.id),
      globalId("Article", "0"),
      globalId("Page", "finns-inte"),
      globalId("Programme", "lagom"),
      globalId("Page", "\0"),
      globalId("TrainingMethod", "dans"),
      globalId("MrProvider", "1e9"),
    ];
    expect(await read(api, ids)).toEqual(ids.map(() => null));
  });
});

describe("what is somebody's own", () => {
  it("is found by its owner, and null for everybody else", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    await change(owner.browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
    const { data } = await owner.browser.graphql<{ me: Found & { sessions: Found[]; consents: Found[] } }>(
      "{ me { id sessions { id } consents { id } } }",
    );
    const { me } = data;
    const ids = [me.id, me.sessions[0]?.id ?? "", me.consents[0]?.id ?? ""];
    expect(await read(owner.browser, ids)).toEqual([
      { __typename: "Me", id: ids[0], email: owner.person.email },
      { __typename: "OwnSession", id: ids[1], device: "Okänd enhet" },
      { __typename: "Consent", id: ids[2], kind: "HEALTH_DATA" },
    ]);
    expect(await read(other.browser, ids)).toEqual([null, null, null]);
    expect(await read(api, ids)).toEqual([null, null, null]);
  });

  it("is kept by no cache", async () => {
    const { browser, id } = await aMember(api);
    for (const client of [browser, api]) {
      const { headers } = await client.graphqlGet(NODES, { ids: [globalId("Me", id)] });
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(["", "\0", "' OR 1=1", "00000000-0000-0000-0000-00000000000"])("is null for the key %j", async (key) => {
    const { browser } = await aMember(api);
    const ids = ["Me", "OwnSession", "Consent"].map((type) => globalId(type, `${key}x`));
    expect(await read(browser, ids)).toEqual([null, null, null]);
  });
});
