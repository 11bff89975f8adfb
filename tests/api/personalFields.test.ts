import { createHash } from "node:crypto";
import { Ctx, FieldResolver, getMetadataStorage, Resolver } from "type-graphql";
import { afterAll, describe, expect, it } from "vitest";
import documents from "../../schema/persistedDocuments.json";
import { Article } from "../../server/features/articles/Article.ts";
import type { Context } from "../../server/platform/graphql/context.ts";
import { allow } from "../../server/platform/graphql/policy.ts";
import { resolvers } from "../../server/resolvers.ts";
import { aMember, asNative, startAccounts } from "../support/accounts.ts";
import { answerOf, type Client, graphqlPath } from "../support/api.ts";

/** Fields of a public object as somebody could add them without thinking of caches. */
@Resolver(() => Article)
class PersonalArticleResolver {
  @FieldResolver(() => String)
  readTime(@Ctx() ctx: Context): string {
    return ctx.actor ? `läst av ${ctx.actor.userId}` : "läst av ingen";
  }

  @FieldResolver(() => String)
  reviewer(@Ctx() ctx: Context): string {
    return `sedd med ${ctx.visitor.device}`;
  }

  @FieldResolver(() => String)
  @allow("signedIn")
  noteOfReader(): string {
    return "bara för inloggade";
  }
}
const listed = resolvers as unknown as unknown[];
listed.push(PersonalArticleResolver);

/** What decorators have told, in a list for the whole process: type-graphql has no other way to forget a resolver. */
interface Decorated {
  fieldResolvers: { target: unknown }[];
  objectTypes: { target: unknown; fields?: { name: string }[] }[];
}

// Other files that run in this process build their schemas from the same list.
afterAll(() => {
  listed.pop();
  const decorated = getMetadataStorage() as unknown as Decorated;
  decorated.fieldResolvers = decorated.fieldResolvers.filter(({ target }) => target !== PersonalArticleResolver);
  for (const type of decorated.objectTypes) {
    if (type.target === Article) type.fields = type.fields?.filter(({ name }) => name !== "noteOfReader") ?? [];
  }
});

// Its fields are in the schema of a server of its own.
const api = await startAccounts();
const member = await aMember(api);
const other = await aMember(api);
const native = await asNative(api, member.person);

const PATH = "/guider/somn-optimering";
const AT_ANY_DEPTH: [field: string, query: string][] = [
  ["looks at the actor", `{ article(slug: "somn-optimering") { title readTime } }`],
  ["looks at the actor, in a list", "{ articles(first: 2) { edges { node { author { name } readTime } } } }"],
  ["looks at the actor, in a fragment", "{ articles(first: 2) { nodes { ...A } } } fragment A on Article { readTime }"],
  ["looks at the visitor", `{ author(slug: "eivor-almvide") { articles(first: 1) { nodes { reviewer } } } }`],
];

/** Sends a GET by hash, which compiled queries answer once the text is registered. */
async function byHash(client: Client, query: string) {
  const path = graphqlPath(createHash("sha256").update(query).digest("hex"));
  const headers = { "apollo-require-preflight": "1" };
  await client.fetch(`${path}&query=${encodeURIComponent(query)}`, { headers });
  return answerOf(await client.fetch(path, { headers }));
}
const cacheControl = ({ headers }: { headers: Headers }) => headers.get("cache-control");

describe.each(AT_ANY_DEPTH)("a field of a public object that %s", (_, query) => {
  it("makes the answer nobody else's, whichever way it is asked for", async () => {
    for (const answer of [await api.graphql(query), await api.graphqlGet(query), await byHash(api, query)]) {
      expect(answer.errors).toEqual([]);
      expect(cacheControl(answer)).toBe("no-store");
      expect(answer.headers.get("etag")).toBeNull();
    }
    for (const client of [member.browser, native]) {
      for (const answer of [await client.graphql(query), await client.graphqlGet(query), await byHash(client, query)]) {
        expect(answer.errors).toEqual([]);
        expect(cacheControl(answer)).toMatch(/no-store/);
        expect(answer.text).not.toContain("läst av ingen");
      }
    }
  });
});

describe("a field of a public object that is for the signed-in", () => {
  const query = `{ article(slug: "somn-optimering") { noteOfReader } }`;

  it("is refused to everybody else", async () => {
    for (const answer of [await api.graphql(query), await api.graphqlGet(query), await byHash(api, query)]) {
      expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
      expect(cacheControl(answer)).toBe("no-store");
    }
  });

  it("is given to them, and kept by nobody", async () => {
    for (const answer of [await member.browser.graphql(query), await byHash(native, query)]) {
      expect(answer.data).toEqual({ article: { noteOfReader: "bara för inloggade" } });
      expect(cacheControl(answer)).toMatch(/no-store/);
    }
  });
});

describe("a page that shows such a field", () => {
  it("says to each what is theirs, and keeps what the signed-in got for nobody", async () => {
    const shown = async (client: Client) => {
      const response = await client.fetch(PATH);
      return { said: /läst av ([\w-]+)/.exec(await response.text())?.[1], kept: response.headers.get("cache-control") };
    };
    for (let time = 0; time < 2; time++) {
      const [one, two] = [await shown(member.browser), await shown(other.browser)];
      expect(one).toEqual({ said: expect.stringMatching(/^[\da-f-]{9,}$/), kept: "private, no-store" });
      expect(two).toEqual({ said: expect.stringMatching(/^[\da-f-]{9,}$/), kept: "private, no-store" });
      expect(one.said).not.toBe(two.said);
      expect((await shown(api)).said).toBe("ingen");
    }
  });

  it("has no answer of the graph beside it that is kept", async () => {
    const [hash = ""] = Object.entries(documents).find(([, text]) => text.startsWith("query GuidePage")) ?? [];
    const asked = () => api.graphqlGet<{ article: { readTime: string } }>(hash, { slug: "somn-optimering" });
    await asked();
    const answer = await asked();
    expect(answer.data.article.readTime).toBe("läst av ingen");
    expect(cacheControl(answer)).toBe("no-store");
  });
});
