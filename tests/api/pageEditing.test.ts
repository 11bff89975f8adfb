import { beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { seedTexts } from "../../server/seed/seedContent.ts";
import { aMember, asAdmin, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";

const api = await startAccounts();
let admin: Member;
beforeAll(async () => {
  admin = await asAdmin(api);
});

interface Section {
  anchor: string;
  title: string;
  body: string;
  attachment: string | null;
}
interface Edited {
  slug: string;
  version: number;
  title: string;
  heading: string;
  description: string;
  lead: string;
  sections: Section[];
  updatedOn: string;
}

const read = async (slug: string): Promise<Edited> =>
  (await change(admin.browser, "editablePage", { slug })).payload as unknown as Edited;
const update = ({ slug, version, title, heading, description, lead, sections }: Edited, changes: Variables = {}) =>
  change(admin.browser, "updatePage", {
    input: {
      ...{ slug, version, title, heading, description, lead },
      sections: sections.map((section) => ({ anchor: section.anchor, title: section.title, body: section.body })),
      ...changes,
    },
  });

describe("editing a page of text", () => {
  it("is for admins", async () => {
    const page = await read("om-oss");
    const { slug, version, title, heading, description, lead } = page;
    const user = await aMember(api);
    for (const browser of [user.browser, api])
      for (const [name, variables] of [
        ["updatePage", { input: { slug, version, title, heading, description, lead, sections: [] } }],
        ["editablePages", {}],
        ["editablePage", { slug }],
        ["pageVersions", { slug }],
        ["pageVersion", { key: "1" }],
      ] as const)
        expect((await change(browser, name, variables)).refused).toHaveLength(1);
    expect(await read("om-oss")).toEqual(page);
  });

  it("takes every page of the demo as it is", async () => {
    const { payload } = await change(admin.browser, "editablePages");
    expect(payload).toHaveLength(9);
    for (const { slug } of payload as unknown as Edited[]) {
      const page = await read(slug);
      const outcome = await update(page);
      expect([slug, outcome.errors]).toEqual([slug, []]);
      expect(await read(slug)).toEqual(page);
    }
  });

  it("shows at once, keeps placeholders and anchors, and survives a restart", async () => {
    const before = await read("om-oss");
    const [first, ...rest] = before.sections;
    const sections = [
      { anchor: "nytt-avsnitt", title: "Nytt avsnitt", body: "Skrivet för **{{sajten}}**." },
      ...rest.map(({ attachment: _, ...section }) => section),
      { anchor: first?.anchor, title: first?.title, body: first?.body },
    ];
    const { payload, errors } = await update(before, { lead: "En ny ingress.", sections });
    expect(errors).toEqual([]);
    expect(payload?.page).toMatchObject({ version: before.version + 1, updatedOn: dayOf(new Date()) });
    await seedTexts(api.db.manager, true);
    const after = await read("om-oss");
    expect(after.sections.map(({ anchor }) => anchor)).toEqual(sections.map(({ anchor }) => anchor));
    expect(after.sections[0]?.body).toBe("Skrivet för **{{sajten}}**.");
    await expect.poll(async () => (await api.fetch("/om-oss")).text()).toContain("En ny ingress.");
    const html = await (await api.fetch("/om-oss")).text();
    expect(html).toContain('id="nytt-avsnitt"');
    expect(html).not.toContain("{{sajten}}");
    const [entry] = await api.db.query(
      "SELECT action, actor_id AS actor FROM audit_entry WHERE subject_type = 'PAGE' AND subject_id = 'om-oss'",
    );
    expect(entry).toEqual({ action: "CHANGED", actor: admin.id });
  });

  it("keeps the table of stored data where it is", async () => {
    const before = await read("integritetspolicy");
    const tables = (page: Edited) => page.sections.flatMap(({ anchor, attachment }) => (attachment ? [anchor] : []));
    expect(tables(before).length).toBeGreaterThan(0);
    const sections = before.sections.map(({ anchor, title, body }) => ({ anchor, title: `${title} nu`, body }));
    expect((await update(before, { sections })).errors).toEqual([]);
    const after = await read("integritetspolicy");
    expect(tables(after)).toEqual(tables(before));
    const without = sections.filter(({ anchor }) => !tables(before).includes(anchor));
    const refused = await update(after, { sections: without });
    expect(refused.errors.map(({ code, field }) => [code, field])).toEqual([["INVALID", "sections"]]);
  });

  it.each([
    ["two sections of one anchor", { sections: [1, 2].map(() => ({ anchor: "a", title: "A", body: "" })) }],
    ["an anchor that is none", { sections: [{ anchor: "../a b", title: "A", body: "" }] }],
    ["a section without a heading", { sections: [{ anchor: "a", title: "", body: "" }] }],
    ["a description that is too long", { description: "x".repeat(161) }],
    ["NUL", { lead: "a\0b" }],
    ["too much text", { sections: [{ anchor: "a", title: "A", body: "ord ".repeat(26_000) }] }],
    [
      "more sections than fit",
      { sections: Array.from({ length: 61 }, (_, n) => ({ anchor: `a${n}`, title: "A", body: "" })) },
    ],
  ])("refuses %s", async (_, changes) => {
    const before = await read("kontakt");
    expect(codesOf(await update(before, changes))).toContain("INVALID");
    expect(await read("kontakt")).toEqual(before);
  });

  it("tells who comes second, and knows only pages that there are", async () => {
    const before = await read("traning");
    const outcomes = await Promise.all(["Ett", "Två"].map((heading) => update(before, { heading })));
    expect(outcomes.map(codesOf).sort()).toEqual([[], ["OUTDATED"]]);
    const now = await read("traning");
    for (const { payload } of outcomes) expect(payload?.page).toMatchObject({ heading: now.heading });
    expect(codesOf(await update({ ...before, slug: "finns-inte" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await update({ ...before, slug: "a\0" }))).toEqual(["NOT_FOUND"]);
  });

  it("leaves scripts text", async () => {
    const before = await read("tillganglighet");
    const sections = [
      { anchor: "angrepp", title: "<b>Angrepp</b>", body: "<script>alert(1)</script> [x](javascript:alert(1))" },
    ];
    expect((await update(before, { sections })).errors).toEqual([]);
    await expect.poll(async () => (await api.fetch("/tillganglighet")).text()).toContain('id="angrepp"');
    const html = await (await api.fetch("/tillganglighet")).text();
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toMatch(/<script>alert|<b>Angrepp|href="javascript:/);
  });
});

describe("earlier versions of a page", () => {
  it("are as they stood, with who replaced them and when, and can be written back", async () => {
    const first = await read("kontakt");
    expect((await change(admin.browser, "pageVersions", { slug: "kontakt" })).payload).toEqual([]);
    await update(first, { lead: "En ny ingress." });
    await update(await read("kontakt"), { title: "Hör av dig" });
    // What changes nothing is no version.
    await update(await read("kontakt"));
    const { payload } = await change(admin.browser, "pageVersions", { slug: "kontakt" });
    const [second, oldest, ...others] = payload as unknown as { key: string; replacedAt: string; replacedBy: string }[];
    expect(others).toEqual([]);
    expect([second?.replacedBy, oldest?.replacedBy]).toEqual([admin.person.fullName, admin.person.fullName]);
    expect(Math.abs(Date.now() - Date.parse(oldest?.replacedAt ?? ""))).toBeLessThan(60_000);
    const { title, heading, description, lead, sections } = first;
    const found = await change(admin.browser, "pageVersion", { key: oldest?.key });
    expect(found.payload).toMatchObject({ title, heading, description, lead, sections });
    expect((await change(admin.browser, "pageVersion", { key: second?.key })).payload).toMatchObject({
      title,
      lead: "En ny ingress.",
    });
    expect(
      codesOf(await update({ ...(await read("kontakt")), ...{ title, heading, description, lead, sections } })),
    ).toEqual([]);
    expect(await read("kontakt")).toMatchObject({ title, heading, description, lead, sections });
    expect((await change(admin.browser, "pageVersion", { key: "999999" })).payload).toBeNull();
    expect(codesOf(await change(admin.browser, "pageVersion", { key: "'; --" }))).toEqual(["BAD_USER_INPUT"]);
  });

  it("are the last fifty", async () => {
    for (let number = 1; number <= 53; number += 1)
      await update(await read("anvandarvillkor"), { lead: `Ingress ${number}` });
    const { payload } = await change(admin.browser, "pageVersions", { slug: "anvandarvillkor" });
    const versions = payload as unknown as { key: string }[];
    expect(versions).toHaveLength(50);
    const last = await change(admin.browser, "pageVersion", { key: versions.at(-1)?.key });
    expect(last.payload).toMatchObject({ lead: "Ingress 3" });
  });
});
