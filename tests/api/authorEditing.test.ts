import { expect, it } from "vitest";
import { libraryPath } from "../../schema/images.ts";
import { globalId, readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { anImage } from "../support/uploads.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Author {
  id: string;
  version: number;
  slug: string;
  name: string;
  articleCount: number;
}

const FACTS = { name: "Siv Ängsholm", title: "Dietist", bio: "Skriver om **mat**.", isExample: false };
const all = async (): Promise<Author[]> =>
  (
    await admin.browser.graphql<{ editableAuthors: Author[] }>(
      "{ editableAuthors { id version slug name articleCount } }",
    )
  ).data.editableAuthors;
const create = (input: object) => change(admin.browser, "createAuthor", { input });
const page = async (slug: string): Promise<string> => (await api.fetch(`/dr-${slug}`)).text();

it("an address that says 'dr-' once more is refused, since it cannot be changed later", async () => {
  const { errors } = await create({ ...FACTS, slug: "dr-siv-angsholm" });
  expect(errors).toMatchObject([{ field: "slug", message: "Skriv utan dr-: det står redan i sidans adress." }]);
});

it("an author who is added has a page, is edited, and goes; the log says who did it", async () => {
  const { payload, errors } = await create({ ...FACTS, slug: "siv-angsholm" });
  expect(errors).toEqual([]);
  const { id, version } = (payload?.author ?? {}) as Author;
  await eventually(async () => (await page("siv-angsholm")).includes("Siv Ängsholm"));
  expect(await page("siv-angsholm")).not.toContain("påhittad");

  const edit = { id, version, ...FACTS, title: "Legitimerad dietist" };
  expect((await change(admin.browser, "updateAuthor", { input: edit })).errors).toEqual([]);
  await eventually(async () => (await page("siv-angsholm")).includes("Legitimerad dietist"));

  const outdated = await change(admin.browser, "updateAuthor", { input: { ...edit, name: "Någon annan" } });
  expect(codesOf(outdated)).toEqual(["OUTDATED"]);
  expect(outdated.payload?.author).toMatchObject({
    name: "Siv Ängsholm",
    title: "Legitimerad dietist",
    version: version + 1,
  });
  expect(codesOf(await change(admin.browser, "deleteAuthor", { input: { id, version } }))).toEqual(["OUTDATED"]);

  const deleted = await change(admin.browser, "deleteAuthor", { input: { id, version: version + 1 } });
  expect(deleted.payload?.deletedId).toBe(id);
  await eventually(async () => (await api.fetch("/dr-siv-angsholm")).status === 404);
  const log: { action: string; name: string }[] = await api.db.query(
    `SELECT action, subject_name AS name FROM audit_entry WHERE subject_type = 'AUTHOR' AND subject_id = $1 ORDER BY id`,
    [readGlobalId(id)?.key],
  );
  expect(log.map(({ action, name }) => `${action} ${name}`)).toEqual([
    "CREATED Siv Ängsholm",
    "CHANGED Siv Ängsholm",
    "DELETED Siv Ängsholm",
  ]);
});

it("who has written guides is not deleted, and the message says how many there are", async () => {
  const [author] = (await all()).filter(({ articleCount }) => articleCount > 0);
  const { id = "", version = 0, articleCount = 0, name = "" } = author ?? {};
  const { payload } = await change(admin.browser, "deleteAuthor", { input: { id, version } });
  expect(payload?.errors).toMatchObject([
    { code: "IN_USE", message: `${name} står som författare till ${articleCount} guider. Ge dem en annan först.` },
  ]);
  expect((await all()).map(({ id: one }) => one)).toContain(id);
});

it("nothing is written when nothing has changed", async () => {
  const { payload } = await create({ ...FACTS, slug: "oforandrad" });
  const made = payload?.author as Author;
  const { payload: after } = await change(admin.browser, "updateAuthor", {
    input: { id: made.id, version: made.version, ...FACTS },
  });
  expect(after?.author).toMatchObject({ version: made.version });
});

it.each([
  [{ name: "" }, "name", "INVALID"],
  [{ name: "x".repeat(121) }, "name", "INVALID"],
  [{ slug: "Siv Ängsholm" }, "slug", "INVALID"],
  [{ slug: "" }, "slug", "INVALID"],
  [{ slug: "eivor-almvide" }, "slug", "TAKEN"],
  [{ bio: "x".repeat(4_001) }, "bio", "INVALID"],
  [{ title: "två\nrader\u0000" }, "title", "INVALID"],
])("%j is refused at %s: %s", async (wrong, field, code) => {
  const before = (await all()).length;
  expect((await create({ ...FACTS, slug: "ny-person", ...wrong })).errors).toMatchObject([{ code, field }]);
  expect((await all()).length).toBe(before);
});

it("one that is not there is told as such", async () => {
  const gone = { id: globalId("Author", 2_147_483_647), version: 1 };
  expect(codesOf(await change(admin.browser, "updateAuthor", { input: { ...gone, ...FACTS } }))).toEqual(["NOT_FOUND"]);
  expect(codesOf(await change(admin.browser, "deleteAuthor", { input: gone }))).toEqual(["NOT_FOUND"]);
});

it("a person has a picture of the library and a registration, which their page shows and nobody loses", async () => {
  const lost = await create({ ...FACTS, slug: "utan-bild", imageUrl: "/media/finns-inte" });
  expect(lost.errors).toMatchObject([{ code: "NOT_FOUND", field: "imageUrl" }]);
  const image = await anImage(admin.browser, "en-person");
  const imageUrl = libraryPath(image.publicId);
  const { payload } = await create({ ...FACTS, slug: "med-bild", registration: "leg. dietist", imageUrl });
  expect(payload?.author).toMatchObject({ registration: "leg. dietist", imageUrl });
  await eventually(async () => (await page("med-bild")).includes("leg. dietist"));
  expect(await page("med-bild")).toContain(imageUrl);
  const refused = await change(admin.browser, "deleteImage", { input: { id: image.id } });
  expect(refused.errors).toMatchObject([
    { code: "IN_USE", message: expect.stringContaining("personen ”Siv Ängsholm”") },
  ]);
});

it("a person who has reviewed a guide stands there as they were called, is linked, and stays", async () => {
  const { payload } = await create({ ...FACTS, slug: "granskare", registration: "leg. läkare" });
  const reviewer = payload?.author as Author;
  const { data } = await admin.browser.graphql<{ editableArticles: { nodes: Record<string, unknown>[] } }>(
    `{ editableArticles(first: 1) { nodes {
         id version title slug description topic badges difficulty countsAsTraining content state author { id } } } }`,
  );
  const { author, ...article } = data.editableArticles.nodes[0] as { author: { id: string }; slug: string };
  const input = { ...article, authorId: author.id, reviewer: "", reviewerId: reviewer.id };
  expect((await change(admin.browser, "updateArticle", { input })).errors).toMatchObject([
    { code: "INVALID", field: "reviewedOn" },
  ]);
  const invented = (await create({ ...FACTS, slug: "pahittad", isExample: true })).payload?.author as Author;
  expect(
    (
      await change(admin.browser, "updateArticle", {
        input: { ...input, reviewerId: invented.id, reviewedOn: "2026-01-31" },
      })
    ).errors,
  ).toMatchObject([{ code: "INVALID", field: "reviewerId" }]);
  const reviewed = { ...input, reviewedOn: "2026-01-31" };
  const OWN = "Den som har skrivit guiden kan inte granska den. Ange någon annan, eller lämna fältet tomt.";
  for (const [own, field] of [
    [{ ...reviewed, authorId: reviewer.id }, "reviewerId"],
    [{ ...reviewed, authorId: reviewer.id, reviewerId: "", reviewer: "siv ängsholm, leg. läkare" }, "reviewer"],
  ] as const) {
    const { errors } = await change(admin.browser, "updateArticle", { input: own });
    expect(errors).toEqual([{ code: "INVALID", field, message: OWN }]);
  }
  const saved = await change(admin.browser, "updateArticle", { input: reviewed });
  expect(saved.errors).toEqual([]);
  expect(saved.payload?.article).toMatchObject({ reviewer: "Siv Ängsholm, leg. läkare" });
  const guide = async () => (await api.fetch(`/guider/${article.slug}`)).text();
  await eventually(async () => (await guide()).includes("Granskad av Siv Ängsholm, leg. läkare"));
  expect(await guide()).toContain('href="/dr-granskare"');
  const person = await (await api.fetch("/dr-granskare")).text();
  expect(person).toContain("Guider som Siv Ängsholm har granskat");
  expect(person).toContain(`href="/guider/${article.slug}"`);
  // schema.org knows who reviewed pages, not articles.
  const [machines = ""] = /(?<=ld\+json">)\[.*?(?=<\/script>)/.exec(await guide()) ?? [];
  const [inData] = (JSON.parse(machines) as Record<string, unknown>[][]).flat();
  expect(inData?.mainEntityOfPage).toMatchObject({
    "@type": "WebPage",
    reviewedBy: { "@type": "Person", name: "Siv Ängsholm" },
    lastReviewed: "2026-01-31",
  });
  expect(inData).not.toHaveProperty("reviewedBy");
  const { id, version } = reviewer;
  const { errors } = await change(admin.browser, "deleteAuthor", { input: { id, version } });
  expect(errors).toMatchObject([{ code: "IN_USE", message: expect.stringContaining("granskare av 1 guide") }]);
});
