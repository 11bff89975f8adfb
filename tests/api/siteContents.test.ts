import { describe, expect, it } from "vitest";
import { sitemapPaths } from "../../client/routes.tsx";
import type { Analytics } from "../../schema/analytics.ts";
import { DEFAULT_FOOTER, DEFAULT_MENU, type FooterGroup, type SiteLink } from "../../schema/siteMenu.ts";
import { SITE_PAGES } from "../../schema/sitePages.ts";
import { DEFAULT_START, START_JOURNEY, type StartCard, type StartPage } from "../../schema/startPage.ts";
import { checkAnalytics, checkLinks } from "../../server/features/operations/settingsChecks.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually, startServer } from "../support/api.ts";
import { decoded, elements, linksThatRead } from "../support/apiHtml.ts";
import { anImage } from "../support/uploads.ts";

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

  it("are the specification's until an operator orders them, and lead to every page that can be chosen", {
    timeout: 120_000,
  }, async () => {
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
    const footer = [
      { title: "Läs", links: [{ path: "/guider", label: "Alla guider" }] },
      { ...compare, links: [] },
      about,
    ];
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
    expect(changed).toMatchObject({
      field: "menu",
      after: "Labbet (/vart-labb), Sen (/kommer-sen), Jämför test (/tester)",
    });
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
    await inBoth(
      async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/labbet,/kommer-sen,/tester",
    );
    const { data } = await api.graphql<{ site: { menu: SiteLink[] } }>("{ site { menu { path label } } }");
    expect(data.site.menu[0]).toEqual({ path: "/labbet", label: "Labbet" });
    await api.db.query("DELETE FROM page WHERE slug = 'labbet'");
    await inBoth(
      async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/kommer-sen,/tester",
    );
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
    await inBoth(
      async (origin) => pathsIn(await page("/om-oss", origin), "Huvudmeny").join() === "/mr-scanning,/tester",
    );
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

describe("the start page", () => {
  const write = async (start: Partial<StartPage>, at?: number) =>
    change(admin.browser, "updateStartPage", {
      input: { ...DEFAULT_START, ...start, version: at ?? (await version()) },
    });
  /** Headings of the cards, in their order. */
  const cardsOf = (html: string): string[] =>
    [...html.matchAll(/<h3[^>]*id="del-[^>]*>(.*?)<\/h3>/gs)].map(([, title = ""]) => title);

  it("is the specification's until an operator writes another", async () => {
    const html = await page("/");
    expect(html).toMatch(/<h1[^>]*>Din resa mot bättre hälsa<\/h1>/);
    expect(cardsOf(html)).toEqual([
      "Blod- och DNA-tester",
      "Kosttillskott",
      "Sömn & återhämtning",
      "Protokoll",
      "Träning",
      "Mental optimering",
    ]);
    expect(html).toContain("Starta din resa");
    expect(linksThatRead(html, "Läs mer om oss")).toMatchObject([{ href: "/om-oss" }]);
    expect(html).toContain("/art/hero-home.svg");
  });

  it("is as an admin writes it, in both processes: words, picture with its text, buttons, cards", async () => {
    const { id, publicId } = await anImage(admin.browser, "sajten/start", { width: 1600, height: 1200 });
    const imageUrl = `/media/${publicId}`;
    expect((await write({ imageUrl })).errors).toMatchObject([{ code: "INVALID", field: "imageUrl" }]);
    await api.db.query("UPDATE library_image SET alt = 'En brygga i gryningen' WHERE public_id = $1", [publicId]);
    const [first, second, ...rest] = DEFAULT_START.cards as [StartCard, StartCard, ...StartCard[]];
    const cards = [
      { ...second, title: "Pulver och piller", path: "/kosttillskott" },
      { ...first, path: "/kommer-sen", action: "Se labbet" },
      ...rest.map((card, at) => ({ ...card, isOn: at > 0 })),
    ];
    const saved = await write({
      heading: "Må bra i Åmål",
      text: "Lugnt och sakligt.",
      imageUrl,
      mainButton: { path: "/tester", label: "Jämför nu" },
      moreLink: { path: "/kontakt", label: "Skriv till oss" },
      cards,
    });
    expect(codesOf(saved)).toEqual([]);
    await inBoth(async (origin) => (await page("/", origin)).includes("Må bra i Åmål"));
    const html = await page("/");
    expect(html).toMatch(/<title>Må bra i Åmål – /);
    expect(html).not.toMatch(/Din resa mot bättre hälsa|Starta din resa|hero-home/);
    expect(cardsOf(html)).toEqual(["Pulver och piller", first.title, "Protokoll", "Träning", "Mental optimering"]);
    expect(html).toContain("Här är fem vägar in.");
    expect(linksThatRead(html, "Jämför nu")).toMatchObject([{ href: "/tester" }]);
    expect(linksThatRead(html, "Skriv till oss")).toMatchObject([{ href: "/kontakt" }]);
    expect(linksThatRead(html, "Se labbet")).toMatchObject([{ href: "/kommer-sen" }]);
    const picture = elements(html, "img").find(({ src = "" }) => src.startsWith(imageUrl));
    expect(picture).toMatchObject({ alt: "En brygga i gryningen" });
    expect((await api.fetch(picture?.src as string)).headers.get("content-type")).toBe("image/webp");
    // Its text is the library's.
    await api.db.query("UPDATE library_image SET alt = 'En brygga' WHERE public_id = $1", [publicId]);
    await inBoth(async (origin) => (await page("/", origin)).includes('alt="En brygga"'));
    expect(codesOf(await change(admin.browser, "deleteImage", { input: { id } }))).toEqual(["IN_USE"]);
    const changes = new Map((await lastChanges()).map(({ field, after }) => [field, after]));
    expect(changes.get("startHeading")).toBe("Må bra i Åmål");
    expect(changes.get("startOrder")).toBe(
      "Pulver och piller, Blod- och DNA-tester, Protokoll, Träning, Mental optimering",
    );
    expect(changes.get("startCardTESTS")).toContain("Se labbet (/kommer-sen)");
    expect(changes.has("startCardMENTAL")).toBe(false);
  });

  it("shows no card or button that leads to a page that is gone, and asks for another when it is edited", async () => {
    await write({ moreLink: { path: "/kommer-sen", label: "Snart" } });
    await inBoth(async (origin) => linksThatRead(await page("/", origin), "Snart").length === 1);
    await api.db.query("DELETE FROM page WHERE slug = 'kommer-sen'");
    await inBoth(async (origin) => linksThatRead(await page("/", origin), "Snart").length === 0);
    const { data } = await admin.browser.graphql<{ siteSettings: { startPage: StartPage } }>(
      "{ siteSettings { startPage { moreLink { path label } } } }",
    );
    expect(data.siteSettings.startPage.moreLink).toEqual({ path: "", label: "Snart" });
    expect(await checkLinks({ db: api.db })).toMatchObject({
      state: "WARNING",
      seen: expect.stringContaining("/kommer-sen"),
    });
    expect(codesOf(await write({ moreLink: { path: "/kommer-sen", label: "Snart" } }))).toEqual(["NOT_FOUND"]);
  });

  it("refuses what cannot be, one of two admins at once, and is the specification's again when it is written so", async () => {
    const messages = async (start: Partial<StartPage>) =>
      (await write(start)).errors.map(({ field, message }) => `${field}: ${message}`);
    expect(await messages({ heading: "" })).toEqual(["heading: Fyll i rubriken."]);
    expect(await messages({ text: "FYLL I: vad ni gör" })).toEqual(["text: Något är kvar att skriva (”FYLL I”)."]);
    expect(await messages({ moreLink: { path: START_JOURNEY, label: "X" } })).toEqual([
      "moreLink.path: Välj en av sajtens sidor.",
    ]);
    expect(await messages({ mainButton: { path: "https://annan.se", label: "X" } })).toEqual([
      "mainButton.path: Välj en av sajtens sidor.",
    ]);
    expect(await messages({ imageUrl: "/media/finns-inte" })).toEqual([
      "imageUrl: Bilden finns inte i bildbiblioteket längre. Välj en annan.",
    ]);
    expect(await messages({ imageUrl: "https://annan.se/bild.png" })).toEqual([
      "imageUrl: Välj bilden ur bildbiblioteket.",
    ]);
    expect(await messages({ cards: DEFAULT_START.cards.slice(1) })).toEqual([
      "cards: Startsidan har sex kort, ett med varje bild.",
    ]);
    const at = await version();
    const outcomes = await Promise.all([write({ heading: "Ena" }, at), write({ heading: "Andra" }, at)]);
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    expect(codesOf(await write({}))).toEqual([]);
    expect(await api.db.query("SELECT start_page FROM site_settings")).toEqual([{ start_page: null }]);
    await inBoth(async (origin) => (await page("/", origin)).includes("Din resa mot bättre hälsa"));
    expect(await checkLinks({ db: api.db })).toMatchObject({ state: "OK" });
  });
});

describe("analytics of the operator's own", () => {
  const OFF = { service: null, address: "", siteId: "", asksFirst: true };
  const MATOMO: Analytics = {
    service: "MATOMO",
    address: "https://statistik.exempel.se",
    siteId: "7",
    asksFirst: true,
  };
  const set = async (analytics: object, at?: number) =>
    change(admin.browser, "updateSiteAnalytics", { input: { ...analytics, version: at ?? (await version()) } });
  const policy = async (origin: string, path = "/om-oss"): Promise<string> => {
    const answer = await fetch(origin + path);
    await answer.text();
    return answer.headers.get("content-security-policy") ?? "";
  };

  it("are off, and no page knows of any", async () => {
    expect(await policy(api.origin)).not.toMatch(/connect-src|https:\/\//);
    expect((await fetch(`${api.origin}/matning/om-oss`)).status).toBe(404);
    expect(await page("/integritetspolicy")).not.toContain('id="statistik"');
    expect(await checkAnalytics({ db: api.db }, new AbortController().signal)).toMatchObject({ state: "OK" });
  });

  it("of Matomo and Plausible let pages send to one address and to no other, run no script, and are told of", async () => {
    expect(codesOf(await set({ ...MATOMO, address: "https://statistik.exempel.se/matomo.php" }))).toEqual([]);
    await inBoth(async (origin) => (await policy(origin)).includes("connect-src 'self' https://statistik.exempel.se"));
    const own = await policy(api.origin);
    expect(own).toContain("script-src 'self';");
    expect(own.match(/https:\/\/[^ ;]+/g)).toEqual(["https://statistik.exempel.se"]);
    // The page that is told without scripts, too.
    const privacy = await page("/integritetspolicy");
    expect(privacy).toContain('id="statistik"');
    expect(privacy.replace(/<[^>]*>/g, "")).toContain(
      "Matomo på statistik.exempel.se, och bara om du har tillåtit det",
    );
    const { data } = await api.graphql<{ site: { analytics: Analytics } }>(
      "{ site { analytics { service address siteId asksFirst } } }",
    );
    expect(data.site.analytics).toEqual(MATOMO);
    expect((await fetch(`${api.origin}/matning/om-oss`)).status).toBe(404);
    expect(await lastChanges()).toEqual([
      { field: "analytics", before: "", after: "Matomo: https://statistik.exempel.se (7)" },
    ]);
    const plausible = { service: "PLAUSIBLE", address: "https://plausible.exempel.se/", siteId: "exempel.se" };
    expect(codesOf(await set({ ...plausible, asksFirst: false }))).toEqual([]);
    await inBoth(async (origin) => (await policy(origin)).includes("connect-src 'self' https://plausible.exempel.se"));
    expect(await policy(api.origin)).not.toContain("statistik.exempel.se");
  });

  it("of an own script are in a frame without origin, with a policy of its own, and change none of the pages'", async () => {
    const address = "https://statistik.exempel.se/skript.js";
    expect(codesOf(await set({ service: "OWN", address, siteId: "min-sajt", asksFirst: true }))).toEqual([]);
    await inBoth(async (origin) => (await fetch(`${origin}/matning/om-oss`)).status === 200);
    // A page that was kept of before goes within the same second.
    await inBoth(async (origin) => !/connect-src|https:\/\//.test(await policy(origin)));
    const frame = await fetch(`${api.origin}/matning/guider/jarn`);
    expect(await frame.text()).toContain(`data-script="${address}" data-site="min-sajt"`);
    const said = frame.headers.get("content-security-policy") ?? "";
    expect(said).toMatch(/script-src 'sha256-[^']+' https:\/\/statistik\.exempel\.se\/skript\.js;/);
    expect(said).toContain("connect-src https://statistik.exempel.se;");
    expect(said).toContain("sandbox allow-scripts");
    expect(frame.headers.get("cache-control")).toBe("no-store");
    expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    const checked = await checkAnalytics({ db: api.db }, new AbortController().signal);
    expect(checked).toMatchObject({ state: "WARNING", seen: expect.stringContaining("statistik.exempel.se") });
  });

  it("refuse what cannot be, and one of two admins at once", async () => {
    const messages = async (analytics: object) => (await set({ ...MATOMO, ...analytics })).errors;
    for (const address of [
      "",
      "statistik.exempel.se",
      "http://statistik.exempel.se",
      "https://a.se/?x=1",
      "https://namn:ord@a.se",
      "https://a.se;script-src",
      "https://a.se/x;img-src",
      "javascript:alert(1)",
    ])
      expect(await messages({ address }), address).toMatchObject([{ code: "INVALID", field: "address" }]);
    expect(await messages({ siteId: "sju" })).toMatchObject([{ field: "siteId" }]);
    expect(await messages({ asksFirst: false })).toMatchObject([{ field: "asksFirst" }]);
    expect(await messages({ service: "PLAUSIBLE" })).toMatchObject([{ field: "siteId" }]);
    expect(await messages({ service: "OWN" })).toMatchObject([{ field: "address" }]);
    const at = await version();
    const outcomes = await Promise.all([set(MATOMO, at), set({ ...MATOMO, siteId: "8" }, at)]);
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    expect(codesOf(await set(OFF))).toEqual([]);
    await inBoth(async (origin) => !(await policy(origin)).includes("connect-src"));
  });
});
