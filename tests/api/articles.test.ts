import { describe, expect, it } from "vitest";
import { TOPICS, topicSlug } from "../../schema/articles.ts";
import { IMAGE_WIDTHS } from "../../schema/images.ts";
import type { Article } from "../../server/features/articles/Article.ts";
import { ArticleAlias } from "../../server/features/articles/ArticleAlias.ts";
import { Topic } from "../../server/features/articles/Topic.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, asAdmin, startAccounts } from "../support/accounts.ts";
import { countStatements, eventually } from "../support/api.ts";
import { ARTICLES, allArticles, anArticle, walkSlugs } from "../support/apiArticles.ts";

const api = await startAccounts();

// Several published at the same moment, and drafts, with a date and without.
const moment = new Date("2026-08-08T05:00:00Z");
const atOnce: Article[] = [];
for (let n = 0; n < 7; n++) atOnce.push(await anArticle(api.db, { publishedAt: moment, topic: Topic.MIND }));
const draft = await anArticle(api.db, { isPublished: false, publishedAt: null });
const waiting = await anArticle(api.db, { isPublished: false, publishedAt: new Date("2026-12-24T05:00:00Z") });
const articles = await allArticles(api.db);

/** The latest first; those of one moment by id, drafts without a date last. */
const inOrder = (wanted: typeof articles): string[] =>
  [...wanted]
    .sort((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) || b.id - a.id)
    .map(({ slug }) => slug);
const published = articles.filter(({ isPublished }) => isPublished);

const ARTICLE = `query ($slug: String!, $all: Boolean) { article(slug: $slug, includeUnpublished: $all) {
  id slug path title description content inShort { label text section source } readTime publishedAt updatedAt image { url width height variants { width } } isPublished topic topicLabel badges
  difficulty reviewer reviewedOn author { slug name title bio isExample }
} }`;
const find = async (slug: string) =>
  (await api.graphql<{ article: Record<string, unknown> | null }>(ARTICLE, { slug })).data.article;

describe("the list of articles", () => {
  it("holds what is published, the latest first, whatever the size of its pages", async () => {
    const expected = inOrder(published);
    for (const first of [1, 2, 5, 100]) expect(await walkSlugs(api, {}, first)).toEqual(expected);
  });

  it("is narrowed by topic and by author", async () => {
    for (const [name, topic] of Object.entries(Topic)) {
      expect(await walkSlugs(api, { topic: name }, 2)).toEqual(inOrder(published.filter((one) => one.topic === topic)));
    }
    for (const author of ["eivor-almvide", "jonas-rimfalt"]) {
      const theirs = published.filter((one) => one.author.slug === author);
      expect(theirs.length).toBeGreaterThan(0);
      expect(await walkSlugs(api, { author }, 3)).toEqual(inOrder(theirs));
    }
    expect(await walkSlugs(api, { author: "finns-inte" })).toEqual([]);
    expect(await walkSlugs(api, { author: "\0'; --" })).toEqual([]);
  });

  it("takes no cursor of another topic or author", async () => {
    const LIST =
      "query ($topic: Topic, $author: String, $after: String) { articles(topic: $topic, author: $author, first: 1, after: $after) { pageInfo { hasPreviousPage startCursor endCursor } } }";
    type List = { articles: { pageInfo: { hasPreviousPage: boolean; startCursor: string; endCursor: string } } };
    const { pageInfo } = (await api.graphql<List>(LIST)).data.articles;
    expect(pageInfo).toEqual({
      hasPreviousPage: false,
      startCursor: pageInfo.endCursor,
      endCursor: expect.any(String),
    });
    const after = pageInfo.endCursor;
    const behind = (await api.graphql<List>(LIST, { after })).data.articles.pageInfo;
    expect(behind.hasPreviousPage).toBe(true);
    for (const narrowed of [{ topic: "TRAINING" }, { author: "jonas-rimfalt" }]) {
      const { errors } = await api.graphql(LIST, { ...narrowed, after });
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
    }
  });

  it("takes as many statements for many articles as for one", async () => {
    const query = "query ($first: Int) { articles(first: $first) { nodes { title topicLabel author { name } } } }";
    const count = async (first: number) => (await countStatements(() => api.graphql(query, { first })))[1];
    await count(1);
    expect(await count(20)).toBe(await count(1));
  });

  it("reads no text that was not asked for", async () => {
    const { data } = await api.graphql<{ articles: { nodes: object[] } }>("{ articles(first: 1) { nodes { title } } }");
    expect(Object.keys(data.articles.nodes[0] ?? {})).toEqual(["title"]);
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "" }, "after"],
    [{ after: "x" }, "after"],
    [{ after: Buffer.from('["9999-99-99T00:00:00Z",1]').toString("base64url") }, "after"],
    [{ after: Buffer.from('["0000-01-01T00:00:00Z",1]').toString("base64url") }, "after"],
    [{ after: Buffer.from('["2026-01-01T00:00:00Z",99999999999]').toString("base64url") }, "after"],
    [{ after: Buffer.from("[null,1,2]").toString("base64url") }, "after"],
  ])("refuses %j", async (variables, field) => {
    const { status, errors } = await api.graphql(ARTICLES, variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
    expect(errors[0]?.message).toMatch(/[åäö. ]/);
  });

  it("counts the topics that there are articles about, in their order", async () => {
    const { data } = await api.graphql<{
      articleTopics: { slug: string; label: string; count: number }[];
    }>("{ articleTopics { topic slug label count } }");
    const counted = Object.entries(TOPICS).flatMap(([key, label]) => {
      const count = published.filter(({ topic }) => topic === key).length;
      return count > 0 ? [{ slug: topicSlug(key), label, count }] : [];
    });
    expect(data.articleTopics).toMatchObject(counted);
    expect(data.articleTopics).toHaveLength(counted.length);
  });
});

describe("what is not published", () => {
  it("is seen by admins who ask for it, and by nobody else", async () => {
    const [{ browser: admin }, { browser: member }] = [await asAdmin(api), await aMember(api)];
    expect(await walkSlugs(admin, { includeUnpublished: true }, 3)).toEqual(inOrder(articles));
    expect(await walkSlugs(admin)).toEqual(inOrder(published));
    for (const slug of [draft.slug, waiting.slug]) {
      expect(await find(slug)).toBeNull();
      const { data } = await admin.graphql<{ article: { slug: string } }>(ARTICLE, { slug, all: true });
      expect(data.article).toMatchObject({ slug, isPublished: false });
    }
    for (const client of [api, member]) {
      for (const [query, variables] of [
        [ARTICLES, { includeUnpublished: true }],
        [ARTICLE, { slug: draft.slug, all: true }],
      ] as const) {
        const { errors, data } = await client.graphql(query, variables);
        expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
        expect(JSON.stringify(data ?? null)).not.toContain(draft.slug);
      }
    }
  });

  it("is no page", async () => {
    expect((await api.fetch(`/guider/${draft.slug}`)).status).toBe(404);
  });

  it("cannot be without a date once it is published", async () => {
    await expect(anArticle(api.db, { publishedAt: null })).rejects.toThrow(/article_published_at/);
  });
});

describe("one article", () => {
  it("has every field filled in", async () => {
    const stored = published.find(({ slug }) => slug === "magnesium") ?? draft;
    const {
      author,
      publishedAt,
      updatedAt,
      id,
      topic,
      difficulty,
      authorId: _,
      countsAsTraining: __,
      version: ___,
      publishAt: ____,
      imageUrl,
      reviewedAt,
      reviewedById: _____,
      ...rest
    } = stored;
    expect(await find(rest.slug)).toEqual({
      ...rest,
      id: globalId("Article", id),
      path: `/guider/${rest.slug}`,
      image: { url: imageUrl, width: 1200, height: 800, variants: IMAGE_WIDTHS.map((width) => ({ width })) },
      publishedAt: publishedAt?.toISOString(),
      updatedAt: updatedAt.toISOString(),
      reviewedOn: reviewedAt,
      topic: Object.entries(Topic).find(([, value]) => value === topic)?.[0],
      topicLabel: TOPICS[topic],
      difficulty: { lätt: "EASY", medium: "MEDIUM", svår: "HARD" }[difficulty ?? "lätt"],
      author: { slug: author.slug, name: author.name, title: author.title, bio: author.bio, isExample: true },
    });
    expect(rest.readTime).toMatch(/^\d+ min$/);
    expect(rest.content).toMatch(/## Källor\n/);
  });

  it("gives its sources as they are listed", async () => {
    type Sources = { number: number; text: string; url: string | null }[];
    const query = "query ($slug: String!) { article(slug: $slug) { sources { number text url } } }";
    const sources = async (slug: string) =>
      (await api.graphql<{ article: { sources: Sources } }>(query, { slug })).data.article.sources;
    const guide = await sources("magnesium");
    expect(guide.map(({ number }) => number)).toEqual(guide.map((_, index) => index + 1));
    expect(guide[3]).toEqual({
      number: 4,
      text: expect.stringMatching(/^Garrison SR.* Cochrane Database of Systematic Reviews, 2020\.$/),
      url: "https://doi.org/10.1002/14651858.CD009402.pub3",
    });
    expect(await sources(atOnce[0]?.slug ?? "")).toEqual([{ number: 1, text: "Ingen.", url: null }]);
  });

  it("is found by another spelling, under its own", async () => {
    const [target] = published;
    await api.db.getRepository(ArticleAlias).insert({ slug: "annat-namn", articleId: target?.id ?? 0 });
    expect(await find("annat-namn")).toMatchObject({ slug: target?.slug });
    await api.db.getRepository(ArticleAlias).insert({ slug: "utkastets-namn", articleId: draft.id });
    expect(await find("utkastets-namn")).toBeNull();
  });

  it.each(["", "finns-inte", "Magnesium", "a".repeat(5_000), "%", "\0", "../magnesium", "å"])(
    "is nothing for %j",
    async (slug) => {
      expect(await find(slug)).toBeNull();
    },
  );
});

describe("an author", () => {
  const author = async (slug: string) =>
    (
      await api.graphql<{ author: object | null }>(
        "query ($slug: String!) { author(slug: $slug) { name isExample } }",
        { slug },
      )
    ).data.author;

  it("is found by slug", async () => {
    expect(await author("eivor-almvide")).toEqual({ name: "Eivor Almvide", isExample: true });
    expect(await author("jonas-rimfalt")).toEqual({ name: "Jonas Rimfält", isExample: true });
    for (const slug of ["", "x", "a".repeat(5_000), "\0"]) expect(await author(slug)).toBeNull();
  });
});

it("a change of an article, an author or an alias is seen in kept answers", async () => {
  const path = `/graphql?${new URLSearchParams({ query: "{ articles(first: 100) { nodes { title author { name } } } }" })}`;
  const text = async () => (await api.fetch(path, { headers: { "apollo-require-preflight": "1" } })).text();
  const page = async () => (await api.fetch("/guider")).text();
  const portrait = async () => (await api.fetch("/dr-eivor-almvide")).text();
  await Promise.all([page(), text(), portrait()]);
  await api.db.query("UPDATE article SET title = 'Ny rubrik' WHERE id = $1", [atOnce[0]?.id]);
  await eventually(async () => (await text()).includes("Ny rubrik"));
  await eventually(async () => (await page()).includes("Ny rubrik"));
  await api.db.query("UPDATE author SET name = 'Nytt Namn' WHERE slug = 'eivor-almvide'");
  await eventually(async () => (await text()).includes("Nytt Namn"));
  await eventually(async () => (await portrait()).includes("Nytt Namn"));
});
