import { expect, it } from "vitest";
import { globalId, readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";

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
