import { beforeAll, describe, expect, it } from "vitest";
import { swedishTime } from "../../schema/rules/words/dates.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { publishScheduledArticles } from "../../server/features/articles/articleJobs.ts";
import { globalId, readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { purgeDeleted } from "../../server/platform/versions/versions.ts";
import { aMember, asAdmin, change, codesOf, type Member, type Outcome, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";

const api = await startAccounts();
let admin: Member;
beforeAll(async () => {
  admin = await asAdmin(api);
});

interface Edited {
  id: string;
  version: number;
  slug: string;
  aliases: string[];
  title: string;
  state: string;
  readTime: string;
  publishedAt: string | null;
  publishAt: string | null;
  updatedAt: string;
}

const CONTENT =
  "## Början\n\nNågot som är känt [1].\n\n## Källor\n\n1. Folkhälsomyndigheten. https://www.folkhalsomyndigheten.se/";
let made = 0;
const input = (changes: Variables = {}): Variables => {
  made += 1;
  return {
    title: `Provguide ${made}`,
    slug: `provguide-${made}`,
    description: "Om ingenting särskilt.",
    topic: "SLEEP",
    authorId: globalId("Author", 1),
    badges: ["Prov"],
    difficulty: "EASY",
    countsAsTraining: false,
    reviewer: "",
    content: CONTENT,
    state: "DRAFT",
    ...changes,
  };
};
const articleOf = ({ payload, answer }: Outcome): Edited => {
  if (!payload?.article) throw new Error(answer.text);
  return payload.article as Edited;
};
const create = (changes: Variables = {}) => change(admin.browser, "createArticle", { input: input(changes) });
const anEdited = async (changes: Variables = {}) => {
  const values = input(changes);
  return { values, article: articleOf(await change(admin.browser, "createArticle", { input: values })) };
};
const update = (article: Pick<Edited, "id" | "version">, values: Variables) =>
  change(admin.browser, "updateArticle", { input: { ...values, id: article.id, version: article.version } });
const remove = (id: string) => change(admin.browser, "deleteArticle", { input: { id } });
const rowId = (id: string) => Number(readGlobalId(id)?.key);
const status = async (path: string) => (await api.fetch(path)).status;
const showsEverywhere = async (slug: string, title: string): Promise<boolean[]> => {
  const lists = await api.graphql<{ articles: { nodes: { slug: string }[] }; journeyItems: unknown }>(
    "{ articles(first: 100) { nodes { slug } } journeyItems { items { key } } }",
  );
  const text = async (path: string) => (await api.fetch(path)).text();
  return [
    (await status(`/guider/${slug}`)) === 200,
    lists.data.articles.nodes.some((node) => node.slug === slug),
    lists.text.includes(`guide:${slug}`),
    (await text("/rss.xml")).includes(title),
    (await text("/sitemap.xml")).includes(`/guider/${slug}`),
    (await text("/guider")).includes(title),
  ];
};
/** By what readers of the feed know a guide again. */
const feedIdOf = async (title: string): Promise<string | undefined> => {
  const items = (await (await api.fetch("/rss.xml")).text()).split("<item>");
  return /<guid[^>]*>([^<]*)/.exec(items.find((item) => item.includes(title)) ?? "")?.[1];
};
const auditOf = (slug: string): Promise<{ action: string; actor: string | null; fields: string[] }[]> =>
  api.db.query(
    `SELECT action, actor_id AS actor, ARRAY(SELECT c->>'field' FROM jsonb_array_elements(changes) c) AS fields
     FROM audit_entry WHERE subject_type = 'ARTICLE' AND subject_id = $1 ORDER BY at, id`,
    [slug],
  );

describe("writing a guide", () => {
  it("is for admins", async () => {
    const user = await aMember(api);
    for (const browser of [user.browser, api])
      for (const [name, variables] of [
        ["createArticle", { input: input() }],
        ["updateArticle", { input: { ...input(), id: globalId("Article", 1), version: 1 } }],
        ["deleteArticle", { input: { id: globalId("Article", 1) } }],
        ["editableArticles", {}],
        ["editableArticle", { id: globalId("Article", 1) }],
        ["articleAuthors", {}],
      ] as const)
        expect((await change(browser, name, variables)).refused[0]?.extensions.code).toMatch(
          browser === api ? /UNAUTHENTICATED/ : /FORBIDDEN/,
        );
  });

  it("makes a draft that no visitor sees, publishes it, changes it and takes it back", async () => {
    const { values, article } = await anEdited();
    expect(article).toMatchObject({ state: "DRAFT", publishedAt: null, readTime: "1 min", aliases: [] });
    expect(await showsEverywhere(article.slug, article.title)).toEqual(Array(6).fill(false));

    const published = articleOf(await update(article, { ...values, state: "PUBLISHED" }));
    expect(published).toMatchObject({ state: "PUBLISHED", version: article.version + 1 });
    expect(published.updatedAt).toBe(published.publishedAt);
    await expect.poll(() => showsEverywhere(article.slug, article.title)).toEqual(Array(6).fill(true));

    // A review is no change of the text, a word of it is.
    const reviewed = articleOf(
      await update(published, { ...values, state: "PUBLISHED", reviewer: "Dr Ek", reviewedOn: "2026-11-01" }),
    );
    expect(reviewed.updatedAt).toBe(published.updatedAt);
    const changed = articleOf(await update(reviewed, { ...values, state: "PUBLISHED", title: "Ny titel för provet" }));
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(published.updatedAt));
    await expect.poll(async () => (await api.fetch(`/guider/${article.slug}`)).text()).toContain("Ny titel för provet");

    const back = articleOf(await update(changed, { ...values, state: "DRAFT" }));
    expect(back.publishedAt).toBe(published.publishedAt);
    await expect.poll(() => showsEverywhere(article.slug, values.title as string)).toEqual(Array(6).fill(false));
    expect((await auditOf(article.slug)).map(({ action, actor }) => [action, actor])).toEqual([
      ["CREATED", admin.id],
      ...Array(4).fill(["CHANGED", admin.id]),
    ]);
    // Once more the same is no change.
    expect(articleOf(await update(back, { ...values, state: "DRAFT" })).version).toBe(back.version);
  });

  it("keeps faults out of what is published, and in drafts", async () => {
    const faults: [string, Variables, string][] = [
      ["a first heading", { content: `# Rubrik\n\n${CONTENT}` }, "content"],
      ["no sources", { content: "## Början\n\nText." }, "content"],
      ["a reference to nothing", { content: CONTENT.replace("[1]", "[1, 7]") }, "content"],
      ["no description", { description: "" }, "description"],
      ["no badges", { badges: [] }, "badges"],
    ];
    for (const [fault, changes, field] of faults) {
      const { errors } = await create({ ...changes, state: "PUBLISHED" });
      expect(
        errors.map((error) => [error.code, error.field]),
        fault,
      ).toEqual([["INVALID", field]]);
      expect(codesOf(await create(changes)), fault).toEqual([]);
    }
  });

  describe("what a guide says in short", () => {
    const LINE = { label: "Hjälper det?", text: "Något är känt om det.", section: "borjan", source: 1 };
    const shownOf = async (slug: string) =>
      (
        await api.graphql<{ article: { inShort: unknown[]; inShortHtml: string | null } }>(
          "query ($slug: String!) { article(slug: $slug) { inShort { label text section source } inShortHtml } }",
          { slug },
        )
      ).data.article;

    it("shows on its page, stays where a client does not send it, and has versions", async () => {
      const { values, article } = await anEdited({ inShort: [LINE], state: "PUBLISHED" });
      const before = await shownOf(article.slug);
      expect(before.inShort).toEqual([LINE]);
      expect(before.inShortHtml).toContain('<a href="#borjan">Hjälper det?</a>');
      await expect.poll(async () => (await api.fetch(`/guider/${article.slug}`)).text()).toContain(LINE.text);

      const { inShort: _, ...older } = values;
      const same = articleOf(await update(article, older));
      expect((await shownOf(article.slug)).inShort).toEqual([LINE]);
      expect(same.version).toBe(article.version);

      expect(articleOf(await update(same, { ...values, inShort: [LINE] })).version).toBe(same.version);

      const emptied = articleOf(await update(same, { ...values, inShort: [] }));
      expect(emptied.version).toBe(same.version + 1);
      await expect.poll(() => shownOf(article.slug)).toEqual({ inShort: [], inShortHtml: null });
      expect((await auditOf(article.slug)).at(-1)?.fields).toContain("inShort");
    });

    it.each([
      ["a section that the text does not have", { ...LINE, section: "slutet" }, "inShort.0.section"],
      ["a source that is not listed", { ...LINE, source: 7 }, "inShort.0.source"],
    ])("refuses %s where it is published, and keeps it in a draft without its link", async (_, line, field) => {
      const { errors } = await create({ inShort: [line], state: "PUBLISHED" });
      expect(errors.map((error) => [error.code, error.field])).toEqual([["INVALID", field]]);
      expect(codesOf(await create({ inShort: [line] }))).toEqual([]);
    });

    it.each([
      ["another question", [{ ...LINE, label: "Är det dyrt?" }]],
      ["a question twice", [LINE, LINE]],
      ["an empty answer", [{ ...LINE, text: " " }]],
      ["more than four lines", Array(5).fill(LINE)],
    ])("refuses %s", async (_, inShort) => {
      const { errors } = await create({ inShort });
      expect(errors[0]?.field).toMatch(/^inShort/);
    });
  });

  it.each([
    ["a slug that leaves its place", { slug: "../admin" }, "slug"],
    ["a slug with capitals", { slug: "Guide" }, "slug"],
    ["no title", { title: " " }, "title"],
    ["NUL", { content: `a\0b${CONTENT}` }, "content"],
    ["a title with a line end", { title: "a\nb" }, "title"],
    ["text that is turned around", { title: "a\u202eb" }, "title"],
    ["half of a character", { content: `\ud800${CONTENT}` }, "content"],
    ["more than can be stored", { content: "ord ".repeat(30_000) }, "content"],
    ["a reviewer without a day", { reviewer: "Dr Ek" }, "reviewedOn"],
    ["a day without a reviewer", { reviewedOn: "2026-11-01" }, "reviewer"],
    ["a schedule without a time", { state: "SCHEDULED", publishDay: addDays(dayOf(new Date()), 3) }, "publishTime"],
    ["a schedule in the past", { state: "SCHEDULED", publishDay: "2020-01-01", publishTime: "07:00" }, "publishTime"],
    [
      "a time that summer time leaves out",
      { state: "SCHEDULED", publishDay: "2027-03-28", publishTime: "02:30" },
      "publishTime",
    ],
  ])("refuses %s", async (_, changes, field) => {
    const { errors, refused } = await create(changes);
    expect([...errors.map((error) => error.field), ...refused.map(({ extensions }) => extensions.field)]).toContain(
      field,
    );
  });

  it("refuses 200 000 characters with a message", async () => {
    const { status: code, refused, errors } = await create({ content: "a".repeat(200_000) });
    expect([code, refused[0]?.message ?? errors[0]?.message]).toEqual([413, "Förfrågan är för stor."]);
  });

  it("tells the second of two admins, and shows what stands now", async () => {
    const { values, article } = await anEdited();
    const [one, other] = await Promise.all([
      update(article, { ...values, title: "Den ena" }),
      update(article, { ...values, title: "Den andra" }),
    ]);
    expect([codesOf(one), codesOf(other)].sort()).toEqual([[], ["OUTDATED"]]);
    const [won, lost] = codesOf(one).length === 0 ? [one, other] : [other, one];
    expect(articleOf(lost).title).toBe(articleOf(won).title);
  });
});

describe("the name in addresses", () => {
  it("leads on from the former one, is nobody else's, and can be taken back", async () => {
    const { values, article } = await anEdited({ state: "PUBLISHED" });
    const [first, second] = [article.slug, `${article.slug}-ny`];
    await expect.poll(() => feedIdOf(values.title as string)).toBeTruthy();
    const feedId = await feedIdOf(values.title as string);
    const moved = articleOf(await update(article, { ...values, slug: second }));
    expect(moved.aliases).toEqual([first]);
    await expect
      .poll(async () => {
        const answer = await api.fetch(`/guider/${first}`);
        // A browser that kept it would be sent in circles once the name is taken back.
        return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
      })
      .toEqual([301, `/guider/${second}`, "no-cache"]);
    expect(await feedIdOf(values.title as string)).toBe(feedId);
    for (const slug of [first, second]) expect(codesOf(await create({ slug }))).toEqual(["TAKEN"]);
    const back = articleOf(await update(moved, { ...values, slug: first }));
    expect(back).toMatchObject({ slug: first, aliases: [second] });
    await expect.poll(() => status(`/guider/${first}`)).toBe(200);
    await expect.poll(() => status(`/guider/${second}`)).toBe(301);
  });

  it("of a draft leaves nothing behind", async () => {
    const { values, article } = await anEdited();
    const moved = articleOf(await update(article, { ...values, slug: `${article.slug}-ny` }));
    expect(moved.aliases).toEqual([]);
    expect(codesOf(await create({ slug: article.slug }))).toEqual([]);
  });

  it("goes to one of several who want it at once", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => create({ slug: "samtidigt" })));
    expect(outcomes.map(codesOf).sort()).toEqual([[], ["TAKEN"], ["TAKEN"]]);
  });
});

describe("a scheduled guide", () => {
  it("is nowhere before its time, and published by one of several processes then", async () => {
    const publishDay = addDays(dayOf(new Date()), 2);
    const { values, article } = await anEdited({ state: "SCHEDULED", publishDay, publishTime: "07:30" });
    expect(article).toMatchObject({ state: "SCHEDULED", publishedAt: null });
    const planned = new Date(article.publishAt ?? "");
    expect([dayOf(planned), swedishTime(planned)]).toEqual([publishDay, "07:30"]);
    await publishScheduledArticles(api.db);
    expect(await showsEverywhere(article.slug, article.title)).toEqual(Array(6).fill(false));

    const due = new Date(Date.now() - 60_000);
    await api.db.query("UPDATE article SET publish_at = $1 WHERE id = $2", [due, rowId(article.id)]);
    await Promise.all([1, 2, 3].map(() => publishScheduledArticles(api.db)));
    await expect.poll(() => showsEverywhere(article.slug, article.title)).toEqual(Array(6).fill(true));
    const answer = await change(admin.browser, "editableArticle", { id: article.id });
    expect(answer.payload).toMatchObject({ state: "PUBLISHED", publishAt: null, publishedAt: due.toISOString() });
    const entries = await auditOf(article.slug);
    expect(entries.slice(1)).toEqual([
      { action: "CHANGED", actor: null, fields: ["isPublished", "publishAt", "publishedAt"] },
    ]);
    // Who had it open meanwhile is told.
    expect(codesOf(await update(article, values))).toEqual(["OUTDATED"]);
  });

  it("is never both published and planned", async () => {
    await expect(api.db.query("UPDATE article SET publish_at = now() WHERE is_published")).rejects.toThrow(
      "article_publish_at",
    );
  });
});

describe("deleting a guide", () => {
  it("wants to know who it is, takes its aliases along, and leaves what was read of it", async () => {
    const { values, article } = await anEdited({ state: "PUBLISHED" });
    const moved = articleOf(await update(article, { ...values, slug: `${article.slug}-ny` }));
    const reader = await aMember(api);
    await expect
      .poll(async () =>
        codesOf(
          await change(reader.browser, "recordActivity", {
            input: {
              key: `guide:${moved.slug}`,
              type: "ARTICLE",
              items: [`guide:${moved.slug}`],
              title: moved.title,
              path: `/guider/${moved.slug}`,
            },
          }),
        ),
      )
      .toEqual([]);
    await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
    expect(codesOf(await remove(moved.id))).toEqual(["VERIFY_AGAIN"]);
    expect(await status(`/guider/${moved.slug}`)).toBe(200);
    await api.db.query("UPDATE session SET verified_at = now() WHERE user_id = $1", [admin.id]);
    expect((await remove(moved.id)).payload).toMatchObject({ deletedId: moved.id, errors: [] });
    for (const slug of [article.slug, moved.slug]) await expect.poll(() => status(`/guider/${slug}`)).toBe(404);
    expect(codesOf(await remove(moved.id))).toEqual(["NOT_FOUND"]);
    expect((await auditOf(moved.slug)).at(-1)).toMatchObject({ action: "DELETED", actor: admin.id });
    // In words, as an admin reads them.
    const [{ author }] = await api.db.query(
      `SELECT c->>'before' AS author FROM audit_entry, jsonb_array_elements(changes) c
       WHERE subject_id = $1 AND action = 'DELETED' AND c->>'field' = 'authorId'`,
      [moved.slug],
    );
    expect(await api.db.query("SELECT 1 FROM author WHERE name = $1", [author])).toHaveLength(1);
    const { data, errors } = await reader.browser.graphql<object>(
      "{ journey { totalActivities activities { title } } }",
    );
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).toContain(moved.title);
  });
});

describe("earlier versions of a guide", () => {
  interface Version {
    key: string;
    name: string;
    replacedBy: string;
  }
  const versionsOf = async (id: string) =>
    (await change(admin.browser, "versions", { of: "ARTICLE", id })).payload as unknown as Version[];
  const takeBack = (key: string | undefined, version: number) =>
    change(admin.browser, "takeBack", { input: { key, version } });

  it("hold all that was written, whatever its address is now", async () => {
    const { values, article } = await anEdited({ reviewer: "Eva Exempel", reviewedOn: "2026-03-01" });
    expect(await versionsOf(article.id)).toEqual([]);
    const moved = { ...values, slug: `${values.slug}-nytt`, title: "Annat namn", content: `${CONTENT}\n` };
    const changed = articleOf(await update(article, moved));
    // Whether it is published is no text.
    const published = articleOf(await update(changed, { ...moved, state: "PUBLISHED" }));
    const [only, ...others] = await versionsOf(published.id);
    expect([only?.name, only?.replacedBy, others]).toEqual([values.title, admin.person.fullName, []]);
    expect(codesOf(await takeBack(only?.key, published.version))).toEqual([]);
    const { state, publishDay, publishTime, authorId, ...written } = values;
    const now = await change(admin.browser, "editableArticle", { id: article.id });
    expect(now.payload).toMatchObject({ ...written, state: "PUBLISHED" });
  });

  it("bring a deleted one back within thirty days, published or not, and are gone after them", async () => {
    const { values, article } = await anEdited();
    await update(article, { ...values, title: "Mellan" });
    const [mine] = await versionsOf(article.id);
    const deleted = async () =>
      ((await change(admin.browser, "deleted", { of: "ARTICLE" })).payload as unknown as Version[]).find(
        ({ name }) => name === "Mellan",
      );
    await remove(article.id);
    const input = { key: (await deleted())?.key };
    expect((await change(admin.browser, "restoreDeleted", { input })).payload).toMatchObject({
      restoredId: article.id,
    });
    const { payload } = await change(admin.browser, "editableArticle", { id: article.id });
    expect(payload).toMatchObject({ slug: values.slug, title: "Mellan", state: "DRAFT" });
    expect((await versionsOf(article.id)).map(({ key }) => key)).toEqual([mine?.key]);
    await remove(article.id);
    await api.db.query("UPDATE replaced_state SET at = now() - interval '31 days' WHERE is_deleted");
    expect(await deleted()).toBeUndefined();
    await purgeDeleted(api.db);
    expect(await api.db.query("SELECT 1 FROM replaced_state WHERE id = $1", [mine?.key])).toEqual([]);
  });
});

describe("the list", () => {
  it("finds by state and by text, page by page", async () => {
    const { article } = await anEdited({ title: "Ovanlig drakfrukt" });
    const list = (variables: Variables) => change(admin.browser, "editableArticles", variables);
    const titles = ({ payload }: Outcome) =>
      (payload as { nodes: Edited[] } | null)?.nodes.map(({ title }) => title) ?? [];
    expect(titles(await list({ search: "DRAKfrukt" }))).toEqual([article.title]);
    expect(titles(await list({ search: "drakfrukt", state: "PUBLISHED" }))).toEqual([]);
    const first = await list({ first: 3 });
    const second = await list({
      first: 3,
      after: (first.payload as { pageInfo: { endCursor: string } } | null)?.pageInfo.endCursor,
    });
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(6);
    expect(titles(first)[0]).toBe(article.title);
    expect((await list({ search: "x".repeat(101) })).refused[0]?.extensions).toMatchObject({ field: "search" });
    expect((await list({ search: "%_\\'" })).payload).toMatchObject({ totalCount: 0 });
  });
});

it("scripts in a guide stay text on its page", async () => {
  const attack =
    "<script>alert(1)</script> <img src=x onerror=alert(2)> [a](javascript:alert(3)) ![b](https://evil.example/x.png)";
  const { article } = await anEdited({ state: "PUBLISHED", content: `${attack}\n\n${CONTENT}` });
  await expect.poll(() => status(`/guider/${article.slug}`)).toBe(200);
  const html = await (await api.fetch(`/guider/${article.slug}`)).text();
  const body = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
  expect(body).toContain("&#x3C;script>");
  expect(body).not.toMatch(/<script>alert|<img[^>]*onerror|href="javascript:|src="https:\/\/evil/i);
});
