import { describe, expect, it } from "vitest";
import { Article } from "../../server/features/articles/Article.ts";
import { TrainingMethod } from "../../server/features/content/TrainingMethod.ts";
import { aMember, type Member, startAccounts } from "../support/accounts.ts";
import { countStatements, eventually } from "../support/api.ts";
import { anArticle } from "../support/apiArticles.ts";
import { record } from "../support/journeyGraph.ts";

const api = await startAccounts();

interface Category {
  key: string;
  totalSections: number;
  completedSections: number;
  items: { key: string; title: string; isCompleted: boolean }[];
}

async function categoryOf({ browser }: Member, name: string): Promise<Category> {
  const { data } = await browser.graphql<{ journey: { categories: Category[] } }>(
    "{ journey { categories { key totalSections completedSections items { key title isCompleted } } } }",
  );
  return data.journey.categories.find(({ key }) => key === name.toUpperCase()) as Category;
}

const itemOf = async (member: Member, category: string, name: string) =>
  (await categoryOf(member, category)).items.find(({ key }) => key === name);

const read = (member: Member, slug: string) => record(member, { type: "ARTICLE", items: [`guide:${slug}`] });

/** Waits until the server has heard of a change of what counts. */
const hasTotal = (member: Member, category: string, total: number) =>
  eventually(async () => (await categoryOf(member, category)).totalSections === total);

describe("an article", () => {
  it("counts from when it is published, under the title that it has, until it no longer is", async () => {
    const member = await aMember(api);
    expect((await categoryOf(member, "knowledge")).totalSections).toBe(25);
    const { id, slug } = await anArticle(api.db, { title: "Ny guide", isPublished: false });
    await anArticle(api.db, { title: "En till" });
    await hasTotal(member, "knowledge", 26);
    expect(await itemOf(member, "knowledge", `guide:${slug}`)).toBeUndefined();

    await api.db.getRepository(Article).update(id, { isPublished: true });
    await hasTotal(member, "knowledge", 27);
    await read(member, slug);
    expect(await itemOf(member, "knowledge", `guide:${slug}`)).toEqual({
      key: `guide:${slug}`,
      title: "Ny guide",
      isCompleted: true,
    });
    expect((await categoryOf(member, "physical")).completedSections).toBe(0);

    await api.db.getRepository(Article).update(id, { title: "Nytt namn" });
    await eventually(async () => (await itemOf(member, "knowledge", `guide:${slug}`))?.title === "Nytt namn");

    await api.db.getRepository(Article).update(id, { isPublished: false });
    await hasTotal(member, "knowledge", 26);
    expect((await categoryOf(member, "knowledge")).completedSections).toBe(0);

    // What was read is still read when it comes back.
    await api.db.getRepository(Article).update(id, { isPublished: true });
    await hasTotal(member, "knowledge", 27);
    expect((await categoryOf(member, "knowledge")).completedSections).toBe(1);
  });

  it("counts as training where it says so", async () => {
    const member = await aMember(api);
    const before = (await categoryOf(member, "physical")).totalSections;
    const { slug } = await anArticle(api.db, { title: "Rodd", countsAsTraining: true });
    await hasTotal(member, "physical", before + 1);
    expect(await itemOf(member, "physical", `training-guide:${slug}`)).toMatchObject({ title: "Rodd" });
    expect(await itemOf(member, "knowledge", `guide:${slug}`)).toMatchObject({ title: "Rodd" });
  });
});

describe("a training method", () => {
  it("counts while it is there, under the name that it has", async () => {
    const member = await aMember(api);
    const methods = api.db.getRepository(TrainingMethod);
    const [known] = await methods.find({ where: { slug: "hiit" } });
    const before = (await categoryOf(member, "physical")).totalSections;
    await methods.insert({ ...known, slug: "simning", title: "Simning", position: 99 });
    await hasTotal(member, "physical", before + 1);
    expect(await itemOf(member, "physical", "method:simning")).toMatchObject({ title: "Simning" });
    await methods.update({ slug: "simning" }, { title: "Simma" });
    await eventually(async () => (await itemOf(member, "physical", "method:simning"))?.title === "Simma");
    await methods.delete({ slug: "simning" });
    await hasTotal(member, "physical", before);
  });
});

describe("what counts", () => {
  it("is told to everybody, with how long reading takes", async () => {
    const query = "{ journeyItems { key title items { key title path minutes } } }";
    const { data, errors } = await api.graphql<{
      journeyItems: { key: string; items: { key: string; title: string; path: string; minutes: number | null }[] }[];
    }>(query);
    expect(errors).toEqual([]);
    expect(data.journeyItems.map(({ key }) => key)).toEqual(["MENTAL", "PHYSICAL", "TESTING", "KNOWLEDGE"]);
    const items = data.journeyItems.flatMap((category) => category.items);
    const guide = items.find(({ key }) => key === "guide:hiit");
    expect(guide).toMatchObject({ title: "Högintensiv träning", path: "/guider/hiit" });
    expect(guide?.minutes).toBeGreaterThan(0);
    expect(items.find(({ key }) => key === "training-guide:hiit")?.minutes).toBe(guide?.minutes);
    expect(items.find(({ key }) => key === "test:sleep")?.minutes).toBeNull();
  });

  it("is read once, not for each journey", async () => {
    const member = await aMember(api);
    const query = "{ journey { id } }";
    // The last change may still be on its way.
    const few = await eventually(async () => {
      const [, first] = await countStatements(() => member.browser.graphql(query));
      const [, second] = await countStatements(() => member.browser.graphql(query));
      return first === second && first;
    });
    for (let time = 0; time < 3; time++) {
      expect((await countStatements(() => member.browser.graphql(query)))[1]).toBe(few);
    }
  });
});
