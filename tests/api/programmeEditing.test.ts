import { describe, expect, it } from "vitest";
import type { ProgrammeContent } from "../../schema/programmes/programmeContent.ts";
import { aMember, asAdmin, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Edited {
  level: string;
  version: number;
  content: ProgrammeContent;
  warnings: { part: string; text: string }[];
}

const read = async (level = "LIGHT"): Promise<Edited> =>
  (await change(admin.browser, "editableProgramme", { level })).payload as unknown as Edited;
const write = async (content: Variables, level = "LIGHT", version?: number, { browser }: Member = admin) =>
  change(browser, "updateProgramme", { input: { level, version: version ?? (await read(level)).version, content } });

describe("the programmes of mental optimisation", () => {
  it("are edited by admins only", async () => {
    const { content } = await read();
    const member = await aMember(api);
    for (const browser of [member.browser, api])
      for (const [name, variables] of [
        ["editableProgrammes", {}],
        ["editableProgramme", { level: "LIGHT" }],
        ["updateProgramme", { input: { level: "LIGHT", version: 1, content: { lead: "Nytt" } } }],
      ] as const)
        expect([name, (await change(browser, name, variables)).refused.length]).toEqual([name, 1]);
    expect((await read()).content).toEqual(content);
  });

  it("stay as they are where each is written as it is, and differ in nothing from what was specified", async () => {
    const { payload } = await change(admin.browser, "editableProgrammes");
    const all = payload as unknown as Edited[];
    expect(all.map(({ level }) => level)).toEqual(["LIGHT", "MEDIUM", "HARDCORE"]);
    for (const { level, version, content, warnings } of all) {
      expect([level, warnings]).toEqual([level, []]);
      const written = await write({ ...content }, level, version);
      expect([level, codesOf(written), written.payload?.programme]).toEqual([
        level,
        [],
        expect.objectContaining({ version }),
      ]);
    }
  });

  it("say at once what an admin wrote, in HTML where it is Markdown, and the log tells it", async () => {
    const { content } = await read();
    const faq = [{ question: "Räcker **en** gång?", answer: "Ja, det **räcker** [1]." }, ...content.faq.slice(1)];
    expect(codesOf(await write({ faq, lead: "En ny ingress.", reviewer: "Åsa Ek", reviewedOn: "2026-02-03" }))).toEqual(
      [],
    );
    const page = async () => (await (await api.fetch("/mental-optimering/light")).text()).replaceAll("<!-- -->", "");
    await expect.poll(page).toContain("En ny ingress.");
    expect(await page()).toContain("Granskad av Åsa Ek den 3 februari 2026");
    const { data } = await api.graphql<{ programme: { faq: { question: string; answerHtml: string }[] } }>(
      "{ programme(level: LIGHT) { faq { question answerHtml } } }",
    );
    expect(data.programme.faq[0]?.question).toBe("Räcker **en** gång?");
    expect(data.programme.faq[0]?.answerHtml).toMatch(/<strong>räcker<\/strong> <a href="#kalla-1".*\[1\]<\/a>/);
    const [entry] = await api.db.query(
      "SELECT subject_name AS name, changes FROM audit_entry WHERE subject_type = 'PROGRAMME' ORDER BY id DESC LIMIT 1",
    );
    expect(entry.name).toBe("Light");
    expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual([
      "lead",
      "reviewer",
      "reviewedOn",
      "faq",
    ]);
    expect(entry.changes[3].after).toMatch(/^Räcker \*\*en\*\* gång\?\nSvar: Ja, det/);
  });

  it("are not changed by who has seen an older version, who is told what stands", async () => {
    const { version } = await read("MEDIUM");
    expect(codesOf(await write({ lead: "Den första." }, "MEDIUM", version))).toEqual([]);
    const late = await write({ lead: "Den andra." }, "MEDIUM", version);
    expect(codesOf(late)).toEqual(["OUTDATED"]);
    expect(late.payload?.programme).toMatchObject({ content: { lead: "Den första." } });
  });

  it("take nothing that visitors could not read, and say at which field", async () => {
    const before = await read("HARDCORE");
    const [first, second] = before.content.faq;
    const { sections, categories } = before.content;
    const path = "utan snedstreck";
    for (const [content, field, message] of [
      [{ faq: [{ ...first, question: " " }] }, "content.faq.0.question", "Fyll i ”Fråga”."],
      [{ faq: [first, { ...second, question: first?.question }] }, "content.faq.1.question", /likadant/],
      [{ faq: [] }, "content.faq", /minst|något/],
      [{ faq: "x" }, "content.faq", /lista/],
      [{ description: "x".repeat(161) }, "content.description", /högst 160/],
      [{ reviewedOn: "i går" }, "content.reviewedOn", /2026-01-31/],
      [{ lead: "a\u202eb" }, "content.lead", /går inte|inte går/],
      [{ secret: 1 }, "content.secret", "Fältet finns inte."],
      [{ level: "light" }, "content.level", "Fältet finns inte."],
      [{ sections: sections.slice(1) }, "content.sections", /sex avsnitten/],
      [{ sections: sections.map((one) => ({ ...one, isShown: false })) }, "content.sections", /Minst ett/],
      [{ sections: sections.map((one) => ({ ...one, key: "nytt" })) }, "content.sections.0.key", /finns inte/],
      [
        { categories: categories.map((one) => ({ ...one, resources: [{ text: "Läs", path }] })) },
        "content.categories.0.resources.0.path",
        /guider/,
      ],
      [{ stats: [{ value: "1", label: "x", other: {} }], months: null }, "content.months", /lista/],
    ] as const) {
      const { payload, errors } = await write(content, "HARDCORE");
      expect([errors[0]?.code, errors[0]?.field]).toEqual(["INVALID", field]);
      expect(errors[0]?.message).toMatch(message);
      expect(payload?.programme ?? null).toBeNull();
    }
    expect(await read("HARDCORE")).toEqual(before);
  });

  it("tell what differs from the specification, and are saved all the same", async () => {
    const { content } = await read("HARDCORE");
    expect(codesOf(await write({ faq: content.faq.slice(1), week: [], sources: [] }, "HARDCORE"))).toEqual([]);
    const { warnings, version } = await read("HARDCORE");
    expect(warnings).toEqual(
      expect.arrayContaining([
        { part: "faq", text: "Specifikationen räknar 10 frågor. Här är det 9." },
        { part: "schedule", text: "Specifikationen räknar 7 dagar i veckan. Här är det 0." },
        { part: "sources", text: "Texten hänvisar till [1], och så många källor finns inte." },
      ]),
    );
    const { faq, week, sources } = content;
    expect(codesOf(await write({ faq, week, sources }, "HARDCORE", version))).toEqual([]);
    expect((await read("HARDCORE")).warnings).toEqual([]);
  });

  it("give a new category a place on the page of its own", async () => {
    const { content } = await read();
    const [first] = content.categories;
    const made = { ...first, key: "", title: "Sömn & ljus" };
    const written = await write({
      categories: [...content.categories, made, { ...made, title: "Sömn, ljus" }],
    });
    expect(codesOf(written)).toEqual([]);
    const keys = (await read()).content.categories.map(({ key }) => key);
    expect(keys.slice(0, 4)).toEqual(content.categories.map(({ key }) => key));
    expect(keys.slice(4)).toEqual(["somn-ljus", "somn-ljus-2"]);
    expect(codesOf(await write({ categories: content.categories }))).toEqual([]);
  });
});

describe("a section that does not show", () => {
  interface Progress {
    percentage: number;
    minutesLeft: number;
    nextSection: string | null;
    sections: { key: string; title: string; status: string }[];
  }
  const PROGRESS = "{ percentage minutesLeft nextSection sections { key title status } }";
  const progressOf = async ({ browser }: Member) =>
    (await browser.graphql<{ programmeProgress: Progress }>(`{ programmeProgress(level: MEDIUM) ${PROGRESS} }`)).data
      .programmeProgress;
  const categoryOf = async ({ browser }: Member) => {
    const { data } = await browser.graphql<{
      journey: { categories: { key: string; totalSections: number; completedSections: number; percentage: number }[] };
    }>("{ journey { categories(keys: [MENTAL]) { key totalSections completedSections percentage } } }");
    return data.journey.categories[0];
  };

  it("counts nowhere, is no more than the whole, and is as far as it was when it shows again", async () => {
    const member = await aMember(api);
    const { content } = await read("MEDIUM");
    const keys = content.sections.map(({ key }) => key);
    for (const section of keys) {
      for (const name of ["visitSection", "completeSection"])
        expect(codesOf(await change(member.browser, name, { input: { level: "MEDIUM", section } }))).toEqual([]);
      const place = content.sections.findIndex(({ key }) => key === section) + 1;
      const item = `mental:medium:${place}`;
      const input = {
        key: `${item}:2026-01-01`,
        type: "SECTION",
        title: "Läst",
        path: "/mental-optimering/medium",
        items: [item],
      };
      expect(codesOf(await change(member.browser, "recordActivity", { input }))).toEqual([]);
    }
    expect(await progressOf(member)).toMatchObject({ percentage: 100, minutesLeft: 0 });
    expect(await categoryOf(member)).toMatchObject({ totalSections: 18, completedSections: 6, percentage: 33 });
    // Another order, another name, and one section less.
    const changed = content.sections.map((one) => ({
      ...one,
      title: one.key === "faq" ? "Svar på frågor" : one.title,
      isShown: one.key !== "resources",
    }));
    expect(codesOf(await write({ sections: changed.toReversed() }, "MEDIUM"))).toEqual([]);
    expect(await progressOf(member)).toMatchObject({ percentage: 100, minutesLeft: 0, nextSection: null });
    const { sections } = await progressOf(member);
    expect(sections.map(({ key }) => key)).toEqual(keys.filter((key) => key !== "resources").toReversed());
    expect(sections.find(({ key }) => key === "faq")).toMatchObject({ title: "Svar på frågor", status: "COMPLETED" });
    await expect
      .poll(() => categoryOf(member))
      .toMatchObject({ totalSections: 17, completedSections: 5, percentage: 29 });
    const page = async () => (await api.fetch("/mental-optimering/medium")).text();
    await expect.poll(page).toContain("Svar på frågor");
    expect(await page()).not.toContain('id="resources"');
    // Nobody gets to it meanwhile.
    const visit = await change(member.browser, "visitSection", { input: { level: "MEDIUM", section: "resources" } });
    expect(codesOf(visit)).toEqual(["NOT_FOUND"]);
    expect(codesOf(await write({ sections: content.sections }, "MEDIUM"))).toEqual([]);
    expect((await progressOf(member)).sections.map(({ key, status }) => [key, status])).toEqual(
      keys.map((key) => [key, "COMPLETED"]),
    );
    await expect
      .poll(() => categoryOf(member))
      .toMatchObject({ totalSections: 18, completedSections: 6, percentage: 33 });
  });
});
