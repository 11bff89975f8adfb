import { describe, expect, it } from "vitest";
import { sitemapPaths } from "../../client/routes.tsx";
import { DEFAULT_FOOTER, DEFAULT_MENU, type FooterGroup, type SiteLink } from "../../schema/siteMenu.ts";
import { SITE_PAGES } from "../../schema/sitePages.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually, startServer } from "../support/api.ts";
import { decoded } from "../support/apiHtml.ts";

// What an operator chooses of the site's contents, as every process shows it.
const api = await startAccounts();
const other = await startServer({ DATABASE_URL: api.databaseUrl });
const admin = await asAdmin(api);

const version = async (): Promise<number> =>
  (await admin.browser.graphql<{ siteSettings: { version: number } }>("{ siteSettings { version } }")).data.siteSettings
    .version;
const page = async (path: string, origin = api.origin): Promise<string> =>
  decoded(await (await fetch(origin + path)).text());
const inBoth = async (check: (origin: string) => Promise<boolean>): Promise<void> => {
  for (const origin of [api.origin, other]) await eventually(() => check(origin));
};
const lastChanges = async (): Promise<{ field: string; before: string; after: string }[]> =>
  (await api.db.query("SELECT changes FROM audit_entry WHERE subject_type = 'SITE' ORDER BY id DESC LIMIT 1"))[0]
    .changes;

/** Links of a part of a page, as a visitor sees them. */
const linksIn = (html: string, part: string): SiteLink[] =>
  [...html.matchAll(new RegExp(`<nav[^>]*aria-label="${part}"[^>]*>(.*?)</nav>`, "gs"))].flatMap(([, nav = ""]) =>
    [...nav.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, path = "", label = ""]) => ({
      path,
      label: label.replace(/<style.*?<\/style>|<[^>]*>/g, ""),
    })),
  );
const pathsIn = (html: string, part: string): string[] => linksIn(html, part).map(({ path }) => path);

const EMPTY_PAGE = { heading: "Rubrik", description: "Om labbet.", lead: "", sections: [] };
const aPage = async (slug: string, title: string, isPublished: boolean) =>
  change(admin.browser, "createPage", { input: { ...EMPTY_PAGE, slug, title, isPublished, inFooter: false } });

describe("menu and footer", () => {
  const order = async (menu: readonly SiteLink[], footer: readonly FooterGroup[] = DEFAULT_FOOTER, at?: number) =>
    change(admin.browser, "updateSiteMenu", { input: { menu, footer, version: at ?? (await version()) } });

  it("are the specification's until an operator orders them, and lead to every page that can be chosen", async () => {
    const html = await page("/om-oss");
    expect(linksIn(html, "Huvudmeny")).toEqual(DEFAULT_MENU);
    for (const { title, links } of DEFAULT_FOOTER) expect(linksIn(html, title)).toEqual(links);
    expect(SITE_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining([...sitemapPaths]));
    for (const { path } of SITE_PAGES) expect((await fetch(api.origin + path)).status, path).toBe(200);
  });

  it("are as an admin orders and names them, in both processes, with pages of their own wherever these move", async () => {
    expect(codesOf(await aPage("vart-labb", "Vårt labb", true))).toEqual([]);
    expect(codesOf(await aPage("kommer-sen", "Kommer sen", false))).toEqual([]);
    const menu = [
      { path: "/vart-labb", label: "Labbet" },
      { path: "/kommer-sen", label: "Sen" },
      { path: "/tester", label: "Jämför test" },
    ];
    const [compare, follow, about] = DEFAULT_FOOTER as [FooterGroup, FooterGroup, FooterGroup];
    const footer = [{ title: "Läs", links: [{ path: "/guider", label: "Alla guider" }] }, { ...compare, links: [] }, about];
    const saved = await order(menu, footer);
    expect(codesOf(saved)).toEqual([]);
    await inBoth(async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny")[0] === "/vart-labb");
    const html = await page("/om-oss");
    // A draft is not shown, a group without links neither.
    expect(linksIn(html, "Huvudmeny")).toEqual([menu[0], menu[2]]);
    expect(linksIn(html, "Läs")).toEqual(footer[0]?.links);
    expect(html).not.toContain(`aria-label="${compare.title}"`);
    expect(html).not.toContain(`aria-label="${follow.title}"`);
    const [changed] = await lastChanges();
    expect(changed).toMatchObject({ field: "menu", after: "Labbet (/vart-labb), Sen (/kommer-sen), Jämför test (/tester)" });
    expect(changed?.before).toContain("Hem (/), Tester (/tester)");

    const { editablePages } = (
      await admin.browser.graphql<{ editablePages: { slug: string; version: number }[] }>(
        "{ editablePages { slug version } }",
      )
    ).data;
    const versionOf = (slug: string) => editablePages.find((one) => one.slug === slug)?.version;
    const edit = (slug: string, input: object) =>
      change(admin.browser, "updatePage", { input: { ...EMPTY_PAGE, slug, version: versionOf(slug), ...input } });
    expect(codesOf(await edit("vart-labb", { title: "Vårt labb", newSlug: "labbet" }))).toEqual([]);
    expect(codesOf(await edit("kommer-sen", { title: "Kommer sen", isPublished: true }))).toEqual([]);
    await inBoth(async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/labbet,/kommer-sen,/tester");
    const { data } = await api.graphql<{ site: { menu: SiteLink[] } }>("{ site { menu { path label } } }");
    expect(data.site.menu[0]).toEqual({ path: "/labbet", label: "Labbet" });
    await api.db.query("DELETE FROM page WHERE slug = 'labbet'");
    await inBoth(async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/kommer-sen,/tester");
    const edited = await admin.browser.graphql<{ siteSettings: { menu: SiteLink[] } }>(
      "{ siteSettings { menu { path label } } }",
    );
    expect(edited.data.siteSettings.menu.map(({ path }) => path)).toEqual(["/kommer-sen", "/tester"]);
  });

  it("never lead into a part that is off, and show it again when it is on", async () => {
    await order([
      { path: "/mr-scanning", label: "MR" },
      { path: "/tester", label: "Test" },
    ]);
    const turnOff = async (...areasOff: string[]) =>
      change(admin.browser, "updateSiteAreas", { input: { areasOff, version: await version() } });
    await turnOff("MR");
    await inBoth(async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/tester");
    const { data } = await api.graphql<{ site: { menu: SiteLink[] } }>("{ site { menu { path } } }");
    expect(data.site.menu).toEqual([{ path: "/tester" }]);
    await turnOff();
    await inBoth(async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/mr-scanning,/tester");
  });

  it("are the specification's again when they are ordered so", async () => {
    expect(codesOf(await order(DEFAULT_MENU))).toEqual([]);
    expect(await api.db.query("SELECT menu, footer FROM site_settings")).toEqual([{ menu: null, footer: null }]);
    await inBoth(async (origin) => linksIn(await page("/om-oss", origin), "Huvudmeny").length === DEFAULT_MENU.length);
  });

  it("refuse what cannot be, and one of two admins at once", async () => {
    const [first, ...others] = DEFAULT_MENU as [SiteLink, ...SiteLink[]];
    const messages = async (menu: readonly SiteLink[], footer: readonly FooterGroup[] = DEFAULT_FOOTER) =>
      (await order(menu, footer)).errors.map(({ field, message }) => `${field}: ${message}`);
    expect(await messages([])).toEqual(["menu: Menyn måste ha minst en länk."]);
    expect(await messages([first, first])).toEqual(["menu.1.path: Sidan står redan i listan."]);
    expect(await messages([{ ...first, label: " " }])).toEqual(["menu.0.label: Fyll i namnet."]);
    for (const path of ["https://annan.se", "//annan.se", "/admin/sajten", "javascript:alert(1)"])
      expect(await messages([{ path, label: "X" }])).toEqual(["menu.0.path: Välj en av sajtens sidor."]);
    expect(await messages([{ path: "/finns-inte", label: "X" }])).toEqual([
      "null: Sidan /finns-inte finns inte längre. Välj en annan.",
    ]);
    expect(await messages(Array.from({ length: 10 }, (_, at) => ({ path: `/s${at}`, label: "X" })))).toEqual([
      "menu: Högst 9 länkar får plats.",
    ]);
    const unlawful = DEFAULT_FOOTER.map(({ title, links }) => ({
      title,
      links: links.filter(({ path }) => path !== "/integritetspolicy"),
    }));
    expect(await messages(DEFAULT_MENU, unlawful)).toEqual([
      "footer: Sidfoten måste leda till Integritetspolicy, så att besökare alltid hittar dit.",
    ]);
    const at = await version();
    const outcomes = await Promise.all([order([first], undefined, at), order(others, undefined, at)]);
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    await order(DEFAULT_MENU);
  });
});
