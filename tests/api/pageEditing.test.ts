import { beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { purgeDeleted } from "../../server/platform/versions/versions.ts";
import { seedTexts } from "../../server/seed/seedContent.ts";
import { aMember, asAdmin, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";
import { decoded, elements, linksThatRead, title } from "../support/apiHtml.ts";

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

/** A page of an admin's own. */
const NEW = {
  slug: "vart-labb",
  title: "Vårt labb",
  heading: "Labbet som läser proven",
  description: "Vem som läser proven.",
  lead: "Proven läses i Åmål.",
  sections: [{ anchor: "var", title: "Var det ligger", body: "Vid **torget**." }],
  isPublished: true,
  inFooter: true,
};

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
        ["deletePage", { input: { slug } }],
        ["createPage", { input: { ...NEW } }],
      ] as const)
        expect((await change(browser, name, variables)).refused).toHaveLength(1);
    expect(await read("om-oss")).toEqual(page);
  });

  it("takes every page of the demo as it is", async () => {
    const { payload } = await change(admin.browser, "editablePages");
    expect(payload).toHaveLength(10);
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
      ...rest.map(({ anchor, title, body }) => ({ anchor, title, body })),
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
    expect(html).toContain("&#x3C;script>alert(1)");
    expect(html).not.toMatch(/<script>alert|<b>Angrepp|href="javascript:/);
  });
});

const versionsOf = async (slug: string) =>
  (await change(admin.browser, "versions", { of: "PAGE", id: slug })).payload as unknown as {
    key: string;
    replacedAt: string;
  }[];

describe("earlier versions of a page", () => {
  it("are of its texts, and can be had back; what changes nothing is none", async () => {
    const first = await read("kontakt");
    expect(await versionsOf("kontakt")).toEqual([]);
    await update(first, { lead: "En ny ingress." });
    await update(await read("kontakt"), { title: "Hör av dig" });
    await update(await read("kontakt"));
    const [, oldest, ...others] = await versionsOf("kontakt");
    expect(others).toEqual([]);
    expect(Math.abs(Date.now() - Date.parse(oldest?.replacedAt ?? ""))).toBeLessThan(60_000);
    const { version } = await read("kontakt");
    expect(codesOf(await change(admin.browser, "takeBack", { input: { key: oldest?.key, version } }))).toEqual([]);
    const { title, heading, description, lead, sections } = first;
    expect(await read("kontakt")).toMatchObject({ title, heading, description, lead, sections });
  });

  it("are the last fifty", async () => {
    for (let number = 1; number <= 53; number += 1)
      await update(await read("anvandarvillkor"), { lead: `Ingress ${number}` });
    const versions = await versionsOf("anvandarvillkor");
    expect(versions).toHaveLength(50);
    const { payload } = await change(admin.browser, "versionComparison", { key: versions.at(-1)?.key });
    expect(payload?.differences).toEqual([{ field: "lead", before: "Ingress 3", after: "Ingress 53" }]);
  });
});

describe("a page that an admin makes", () => {
  const make = (changes: Variables = {}) => change(admin.browser, "createPage", { input: { ...NEW, ...changes } });
  const html = async (path: string, browser: Pick<Member["browser"], "fetch"> = api) => {
    const answer = await browser.fetch(path);
    return { status: answer.status, location: answer.headers.get("location"), text: decoded(await answer.text()) };
  };
  const sitemap = async () => (await html("/sitemap.xml")).text;
  const searched = async (query: string) =>
    JSON.stringify((await api.graphql(`{ search(query: "${query}") { groups { hits { path } } } }`)).data);

  it("stands at its address, in the footer, in the sitemap and in searches, with its head", async () => {
    expect((await html("/vart-labb")).status).toBe(404);
    expect(codesOf(await make())).toEqual([]);
    await expect.poll(async () => (await html("/vart-labb")).status).toBe(200);
    const { text } = await html("/vart-labb");
    expect(title(text)).toMatch(/^Vårt labb – /);
    expect(text).toContain("<strong>torget</strong>");
    expect(elements(text, "link").find(({ rel }) => rel === "canonical")?.href).toBe(`${api.origin}/vart-labb`);
    expect(text).not.toContain('content="noindex"');
    await expect.poll(async () => linksThatRead((await html("/om-oss")).text, "Vårt labb")).toHaveLength(1);
    await expect.poll(sitemap).toContain(`${api.origin}/vart-labb<`);
    await expect.poll(() => searched("torget labbet")).toContain("/vart-labb");
    const [entry] = await api.db.query(
      "SELECT action, actor_id AS actor FROM audit_entry WHERE subject_type = 'PAGE' AND subject_id = 'vart-labb'",
    );
    expect(entry).toEqual({ action: "CREATED", actor: admin.id });
  });

  it.each([
    ["a page of the site", "tester", "TAKEN"],
    ["what is below one", "leverantorer", "TAKEN"],
    ["another spelling of one", "sleep-test", "TAKEN"],
    ["an endpoint for programs", "graphql", "TAKEN"],
    ["what pictures are below", "media", "TAKEN"],
    ["what calendars are below", "kalender", "TAKEN"],
    ["what feeds are below", "floden", "TAKEN"],
    ["what the site's code is below", "assets", "TAKEN"],
    ["where the administration is", "admin", "TAKEN"],
    ["a page of text", "om-oss", "TAKEN"],
    ["a page that an admin has made", "vart-labb", "TAKEN"],
    ["an author's place", "dr-eivor-almvide", "INVALID"],
    ["no address", "Vårt labb/2", "INVALID"],
    ["nothing", "", "INVALID"],
  ])("is refused at %s, with a message at the field", async (_, slug, code) => {
    const { errors } = await make({ slug });
    expect(errors.map((error) => [error.code, error.field])).toEqual([[code, "slug"]]);
  });

  it("moves: the former address leads to the new one, and stays taken", async () => {
    const before = await read("vart-labb");
    const moved = await update(before, { newSlug: "labbet", lead: "Proven läses i Säffle." });
    expect(moved.errors).toEqual([]);
    expect(moved.payload?.page).toMatchObject({ slug: "labbet", path: "/labbet", aliases: ["vart-labb"] });
    await expect.poll(() => html("/vart-labb?a=1")).toMatchObject({ status: 301, location: "/labbet?a=1" });
    await expect.poll(async () => (await html("/labbet")).text).toContain("Proven läses i Säffle.");
    await expect.poll(sitemap).toContain("/labbet<");
    expect(await sitemap()).not.toContain("/vart-labb<");
    expect((await make()).errors.map(({ code, message }) => [code, message])).toEqual([
      ["TAKEN", "Adressen /vart-labb leder till sidan /labbet. Välj en annan."],
    ]);
    // What it was has moved with it.
    expect(await versionsOf("labbet")).toHaveLength(1);
    // And back: the addresses change places.
    const back = await update(await read("labbet"), { newSlug: "vart-labb" });
    expect(back.payload?.page).toMatchObject({ slug: "vart-labb", aliases: ["labbet"] });
    await expect.poll(() => html("/labbet")).toMatchObject({ status: 301, location: "/vart-labb" });
  });

  it("is not there for visitors while it is a draft, and cannot be published with something left to write", async () => {
    const before = await read("vart-labb");
    expect(codesOf(await update(before, { isPublished: false }))).toEqual([]);
    await expect.poll(async () => (await html("/vart-labb")).status).toBe(404);
    await expect.poll(async () => linksThatRead((await html("/om-oss")).text, "Vårt labb")).toEqual([]);
    await expect.poll(sitemap).not.toContain("/vart-labb<");
    await expect.poll(() => searched("torget labbet")).not.toContain("/vart-labb");
    expect((await html("/vart-labb", admin.browser)).text).toContain("Utkast – bara administratörer ser den här sidan");
    const user = await aMember(api);
    expect((await html("/vart-labb", user.browser)).status).toBe(404);
    const asked = await user.browser.graphql(`{ page(slug: "vart-labb", includeUnpublished: true) { title } }`);
    expect(asked.errors.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    const draft = await read("vart-labb");
    for (const lead of ["FYLL I: var proven läses.", "Skriv till {{finns-inte}}."]) {
      const { errors } = await update(draft, { lead, isPublished: true });
      expect(errors.map(({ code, field }) => [code, field])).toEqual([["INVALID", "isPublished"]]);
    }
    expect(codesOf(await update(draft, { isPublished: true }))).toEqual([]);
  });

  it("of two admins at once one is told, and nothing is lost", async () => {
    const before = await read("vart-labb");
    const outcomes = await Promise.all([
      update(before, { heading: "Ett" }),
      update(before, { newSlug: "labbet-i-amal" }),
    ]);
    const codes = outcomes.flatMap(codesOf);
    expect(codes).toHaveLength(1);
    expect(["OUTDATED", "NOT_FOUND"]).toContain(codes[0]);
    const both = await Promise.all(["samma-plats", "samma-plats"].map((slug) => make({ slug, inFooter: false })));
    expect(both.map(codesOf).toSorted()).toEqual([[], ["TAKEN"]]);
  });

  it("can be deleted and made again; a later page of the address is another one", async () => {
    expect(codesOf(await change(admin.browser, "deletePage", { input: { slug: "om-oss" } }))).toEqual(["INVALID"]);
    const before = await read("samma-plats");
    await update(before, { lead: "Sista ordet." });
    expect(codesOf(await change(admin.browser, "deletePage", { input: { slug: "samma-plats" } }))).toEqual([]);
    await expect.poll(async () => (await html("/samma-plats")).status).toBe(404);
    const deleted = async () =>
      (await change(admin.browser, "deleted", { of: "PAGE" })).payload as unknown as { key: string; name: string }[];
    const [gone] = await deleted();
    expect(gone).toMatchObject({ name: NEW.title, replacedBy: admin.person.fullName });
    expect(codesOf(await make({ slug: "samma-plats", lead: "Sista ordet." }))).toEqual([]);
    expect(await versionsOf("samma-plats")).toEqual([]);
    expect(codesOf(await change(admin.browser, "restoreDeleted", { input: { key: gone?.key } }))).toEqual(["TAKEN"]);
    // The nightly purge takes what was deleted long ago, and nothing of the page that stands there now.
    await update(await read("samma-plats"), { lead: "Ett nytt ord." });
    await api.db.query("UPDATE replaced_state SET at = now() - interval '31 days' WHERE is_deleted");
    await purgeDeleted(api.db);
    expect(await deleted()).toEqual([]);
    expect(await versionsOf("samma-plats")).toHaveLength(1);
  });

  it("and one of the site's are kept from search engines, as long as an admin wants it, and by nothing else", async () => {
    const robots = async (path: string) => {
      const answer = await api.fetch(path);
      const text = decoded(await answer.text());
      const meta = elements(text, "meta").filter(({ name }) => name === "robots");
      const [picture] = elements(text, "meta").filter(({ property }) => property === "og:image");
      return [answer.headers.get("x-robots-tag"), ...meta.map(({ content }) => content), picture?.content];
    };
    expect(codesOf(await make({ slug: "intern", isUnlisted: true }))).toEqual([]);
    for (const [slug, edited] of [
      ["intern", { isUnlisted: true }],
      ["om-oss", { isUnlisted: true }],
      // Pages that show more than their text.
      ["kontakt", { isUnlisted: true }],
      ["traning", { isUnlisted: true }],
      ["mr-scanning", { isUnlisted: true }],
    ] as const) {
      const before = await read(slug);
      expect(codesOf(await update(before, edited)), slug).toEqual([]);
      // An edit that does not say it, as of an older client, leaves it.
      expect((await update(await read(slug), { heading: "Ny rubrik" })).payload?.page).toMatchObject({
        isUnlisted: true,
      });
      await expect.poll(() => robots(`/${slug}`)).toEqual(["noindex", "noindex", `${api.origin}/icon-512.png`]);
      expect((await robots(`/${slug}?a=1`))[0]).toBe("noindex");
      await expect.poll(sitemap).not.toContain(`/${slug}<`);
      expect((await html(`/${slug}`)).status).toBe(200);
    }
    // The site itself still leads there, and the rest is indexed.
    await expect.poll(() => searched("torget labbet")).toContain("/intern");
    expect(await robots("/anvandarvillkor")).toEqual([null, `${api.origin}/dela/anvandarvillkor.png`]);
    expect(await sitemap()).toContain("/anvandarvillkor<");
    const [entry] = await api.db.query(
      "SELECT changes FROM audit_entry WHERE subject_id = 'kontakt' AND changes::text LIKE '%isUnlisted%'",
    );
    expect(entry.changes).toEqual([{ field: "isUnlisted", before: "false", after: "true" }]);
    expect(codesOf(await update(await read("om-oss"), { isUnlisted: false }))).toEqual([]);
    await expect.poll(() => robots("/om-oss")).toEqual([null, `${api.origin}/dela/om-oss.png`]);
    await expect.poll(sitemap).toContain("/om-oss<");
    // Restored after it was deleted, it is as it was.
    await change(admin.browser, "deletePage", { input: { slug: "intern" } });
    const [deleted] = (await change(admin.browser, "deleted", { of: "PAGE" })).payload as unknown as { key: string }[];
    expect(codesOf(await change(admin.browser, "restoreDeleted", { input: { key: deleted?.key } }))).toEqual([]);
    expect(await read("intern")).toMatchObject({ slug: "intern", isUnlisted: true });
  });

  it("a page of the site stays where it is, published", async () => {
    const before = await read("kontakt");
    expect(codesOf(await update(before, { newSlug: "hor-av-dig", isPublished: false, inFooter: true }))).toEqual([]);
    expect(await read("kontakt")).toEqual(before);
  });
});
