import { describe, expect, it } from "vitest";
import { Author } from "../../server/features/articles/Author.ts";
import { countStatements, startApi } from "../support/api.ts";
import { allArticles, anArticle } from "../support/apiArticles.ts";

const api = await startApi();
const authors = await api.db.getRepository(Author).find({ order: { id: "ASC" } });
const [eivor, other] = authors as [Author, Author];
// Several of one moment, and one that is not published.
const publishedAt = new Date("2026-08-08T05:00:00Z");
for (let n = 0; n < 5; n++) await anArticle(api.db, { authorId: eivor.id, publishedAt });
await anArticle(api.db, { authorId: eivor.id, isPublished: false });
const published = (await allArticles(api.db)).filter(({ isPublished }) => isPublished);

interface List {
  nodes: { slug: string }[];
  edges: { cursor: string; node: { slug: string } }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const LIST = `query ($slug: String!, $first: Int, $after: String) { author(slug: $slug) { name path articles(first: $first, after: $after) {
  totalCount nodes { slug } edges { cursor node { slug } } pageInfo { hasNextPage endCursor }
} } }`;

const ask = async (slug: string, variables: { first?: number; after?: string | null } = {}) => {
  const answer = await api.graphql<{ author: { path: string; articles: List } | null }>(LIST, { slug, ...variables });
  return { ...answer, list: answer.data?.author?.articles as List };
};

const expectedOf = (author: Author) =>
  published
    .filter(({ authorId }) => authorId === author.id)
    .sort((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) || b.id - a.id)
    .map(({ slug }) => slug);

describe("what an author has published", () => {
  it.each([1, 2, 100])("comes page by page of %i, the latest first, each once", async (first) => {
    const slugs: string[] = [];
    for (let after: string | null = null; ; ) {
      const { list } = await ask(eivor.slug, { first, after });
      expect(list.totalCount).toBe(expectedOf(eivor).length);
      expect(list.edges.map(({ node }) => node)).toEqual(list.nodes);
      slugs.push(...list.nodes.map(({ slug }) => slug));
      if (!list.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
    expect(slugs).toEqual(expectedOf(eivor));
  });

  it("is that of each author, in as many statements as for one", async () => {
    const query = `query ($first: Int) { articles(first: $first) { totalCount nodes { author { slug articles(first: 2) { totalCount nodes { slug } } } } } }`;
    type Answer = { articles: { totalCount: number; nodes: { author: { slug: string; articles: List } }[] } };
    const count = (first: number) => countStatements(() => api.graphql<Answer>(query, { first }));
    await count(100);
    const [{ data }, many] = await count(100);
    const [, one] = await count(1);
    expect(many).toBe(one);
    expect(data.articles.totalCount).toBe(published.length);
    const found = new Map(data.articles.nodes.map(({ author }) => [author.slug, author.articles]));
    expect(found.size).toBeGreaterThan(1);
    for (const author of authors) {
      const expected = expectedOf(author);
      if (expected.length === 0) continue;
      expect(found.get(author.slug)).toEqual({
        totalCount: expected.length,
        nodes: expected.slice(0, 2).map((slug) => ({ slug })),
      });
    }
  });

  it("takes no cursor of another author, nor of the list of all", async () => {
    const { list } = await ask(eivor.slug, { first: 1 });
    const all = await api.graphql<{ articles: List }>("{ articles(first: 1) { pageInfo { endCursor } } }");
    for (const [slug, after] of [
      [other.slug, list.pageInfo.endCursor],
      [eivor.slug, all.data.articles.pageInfo.endCursor],
      [eivor.slug, "x"],
    ] as const) {
      const { errors } = await ask(slug, { after });
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
    }
  });

  it.each([0, -1, 101, 10_000])("refuses pages of %i", async (first) => {
    const { errors } = await ask(eivor.slug, { first });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "first" });
  });
});

describe("the guides that goals and methods lead to", () => {
  type Guide = { title: string; path: string } | null;

  it("are articles, read together", async () => {
    const query = "{ goals { guide { title path } } trainingMethods { guide { title path } } }";
    const ask = () =>
      countStatements(() => api.graphql<{ goals: { guide: Guide }[]; trainingMethods: { guide: Guide }[] }>(query));
    await ask();
    const [{ data }, statements] = await ask();
    const guides = [...data.goals, ...data.trainingMethods].map(({ guide }) => guide);
    expect(guides).toHaveLength(14);
    const known = published.map(({ slug, title }) => ({ title, path: `/guider/${slug}` }));
    for (const guide of guides) expect(known).toContainEqual(guide);
    // The methods, and the guides of goals and of methods, which are asked for at another moment.
    expect(statements).toBeLessThanOrEqual(3);
  });

  it("are read with what is asked of them, also where the same one is asked in two ways", async () => {
    const query =
      "{ one: trainingMethods { guide { title } } other: trainingMethods { guide { content author { name } } } }";
    const { data, errors } = await api.graphql<Record<string, { guide: Record<string, unknown> }[]>>(query);
    expect(errors).toEqual([]);
    expect(data.one?.map(({ guide }) => Object.keys(guide))).toEqual(Array(6).fill(["title"]));
    expect(data.other?.every(({ guide }) => String(guide.content).length > 100 && guide.author)).toBe(true);
  });

  it("are null while they are not published", async () => {
    await api.db.query("UPDATE article SET is_published = false WHERE slug = 'hiit'");
    const { data } = await api.graphql<{ trainingMethods: { slug: string; guide: Guide }[] }>(
      "{ trainingMethods { slug guide { title path } } }",
    );
    expect(data.trainingMethods.filter(({ guide }) => guide === null).map(({ slug }) => slug)).toEqual(["hiit"]);
  });
});
