import { describe, expect, it } from "vitest";
import { DEMO_NOTICE, DEMO_SITE, OPERATOR_NOTICE } from "../../schema/site.ts";
import { aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { type Client, eventually, startApi, startServer } from "../support/api.ts";
import { decoded, meta, title } from "../support/apiHtml.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

const OWN = {
  name: "Åmålsjämför",
  tagline: "Jämför i lugn och ro.",
  operatorName: "Åmålsjämför AB",
  organisationNumber: "556000-4615",
  address: "Storgatan 1, 662 30 Åmål",
  email: "hej@amalsjamfor.se",
};

interface Settings {
  version: number;
  openedAt: string | null;
}

const settingsOf = async ({ graphql }: Client): Promise<Settings> =>
  (await graphql<{ siteSettings: Settings }>("{ siteSettings { version openedAt } }")).data.siteSettings;

const page = async (client: Pick<Client, "fetch">, path: string): Promise<string> =>
  decoded(await (await client.fetch(path)).text());

/** Saves settings, on what stands now. */
const save = async (
  client: Client,
  facts: Partial<typeof OWN> & { rulesReviewer?: string; rulesReviewedOn?: string | null } = {},
) => change(client, "updateSiteSettings", { input: { ...OWN, ...facts, version: (await settingsOf(client)).version } });

const setOpen = async (client: Client, isOpen: boolean) =>
  change(client, "setSiteOpen", { input: { isOpen, version: (await settingsOf(client)).version } });

describe("the demo", () => {
  it("is called what it was, is open, and says that it is invented", async () => {
    const { data } = await api.graphql("{ site { name tagline operatorName email isOperatorInvented isOpen } }");
    const { name, tagline, operatorName, email } = DEMO_SITE;
    expect(data).toEqual({ site: { name, tagline, operatorName, email, isOperatorInvented: true, isOpen: true } });
    expect(title(await page(api, "/om-oss"))).toMatch(/ – Livsresan$/);
    expect(await page(api, "/om-oss")).toContain(OPERATOR_NOTICE);
    expect(await page(api, "/tester")).toContain(DEMO_NOTICE);
  });
});

describe("settings", () => {
  it("can be read and changed by admins alone", async () => {
    const { browser } = await aMember(api);
    for (const client of [api, browser]) {
      const asked = await client.graphql("{ siteSettings { version } }");
      expect(asked.errors.map(({ extensions }) => extensions.code)).toHaveLength(1);
      const outcome = await change(client, "updateSiteSettings", { input: { ...OWN, version: 1 } });
      expect(outcome.refused).toHaveLength(1);
    }
  });

  it("are on every page, in mails and feeds, in both processes, without a restart", async () => {
    const other = await startServer({ DATABASE_URL: api.databaseUrl, SMTP_URL: api.mails.url });
    const everywhere = async (path: string) =>
      Promise.all([api.origin, other].map(async (origin) => decoded(await (await fetch(origin + path)).text())));
    const paths = ["/", "/tester", "/guider", "/om-oss", "/kontakt", "/rss.xml", "/site.webmanifest", "/finns-inte"];
    // Theirs to write: what the demo's invented persons say of themselves.
    await api.db.query("UPDATE author SET title = 'Läkare', bio = ''");
    // Both have them in their caches.
    for (const path of paths) for (const text of await everywhere(path)) expect(text, path).toContain("Livsresan");
    expect(codesOf(await save(admin.browser))).toEqual([]);
    for (const path of paths) {
      await eventually(async () => (await everywhere(path)).every((text) => text.includes("Åmålsjämför")));
      for (const text of await everywhere(path)) expect(text.match(/Livsresan.{0,40}/g) ?? [], path).toEqual([]);
    }
    expect(title(await page(api, "/om-oss"))).toMatch(/ – Åmålsjämför$/);
    expect(await page(api, "/om-oss")).toContain("556000-4615");
    expect(await page(api, "/om-oss")).not.toContain(OPERATOR_NOTICE);
    const { data } = await api.graphql<{ consentTexts: { text: string }[] }>("{ consentTexts { text } }");
    for (const { text } of data.consentTexts) expect(text).toMatch(/^Åmålsjämför får/);
    const address = `ny.${Date.now()}@exempel.se`;
    const outcome = await change(api, "signUp", {
      input: { fullName: "Åsa Ek", email: address, password: "tre lugna ord" },
    });
    expect(codesOf(outcome)).toEqual([]);
    const mail = await api.mails.next(address, "Bekräfta");
    expect(JSON.stringify(mail)).toContain("hos Åmålsjämför");
    expect(JSON.stringify(mail)).toContain("hej@amalsjamfor.se");
    expect(JSON.stringify(mail)).not.toContain("Livsresan");
    const guessed = await change(api, "signUp", {
      input: { fullName: "Åsa Ek", email: `x${address}`, password: "amalsjamfor1" },
    });
    expect(codesOf(guessed)).toEqual(["PASSWORD_COMMON"]);
  });

  it("say who has reviewed the tests' rules, and when; nothing where nobody has", async () => {
    const asked = async () =>
      (await api.graphql<{ site: object }>("{ site { rulesReview { reviewer reviewedOn } } }")).data.site;
    const about = async () => page(api, "/sa-gor-vi-raden");
    expect(await asked()).toEqual({ rulesReview: null });
    expect(await about()).not.toContain("Reglerna granskades");
    const reviewer = "Åsa Ek, legitimerad läkare";
    for (const [review, field] of [
      [{ rulesReviewer: reviewer, rulesReviewedOn: null }, "rulesReviewedOn"],
      [{ rulesReviewer: "", rulesReviewedOn: "2026-01-31" }, "rulesReviewer"],
      [{ rulesReviewer: reviewer, rulesReviewedOn: "2999-01-31" }, "rulesReviewedOn"],
    ] as const)
      expect((await save(admin.browser, review)).errors).toMatchObject([{ code: "INVALID", field }]);
    const { errors } = await save(admin.browser, { rulesReviewer: reviewer, rulesReviewedOn: "2026-01-31" });
    expect(errors).toEqual([]);
    expect(await asked()).toEqual({ rulesReview: { reviewer, reviewedOn: "2026-01-31" } });
    const line = `Reglerna granskades den 31 januari 2026 av ${reviewer}.`;
    await eventually(async () => (await about()).includes(line));
    // Clients that do not know of it leave it as it is.
    expect((await save(admin.browser)).errors).toEqual([]);
    expect(await asked()).toEqual({ rulesReview: { reviewer, reviewedOn: "2026-01-31" } });
    expect((await save(admin.browser, { rulesReviewer: "", rulesReviewedOn: null })).errors).toEqual([]);
    expect(await asked()).toEqual({ rulesReview: null });
  });

  it("are said to have changed, and by whom", async () => {
    await save(admin.browser, { tagline: "En annan mening." });
    const [entry] = await api.db.query(
      "SELECT actor_id, action, subject_type, changes FROM audit_entry ORDER BY at DESC, id DESC LIMIT 1",
    );
    expect(entry).toMatchObject({ actor_id: admin.id, action: "CHANGED", subject_type: "SITE" });
    expect(entry.changes).toEqual([{ field: "tagline", before: OWN.tagline, after: "En annan mening." }]);
  });

  it("of two admins at once are not lost", async () => {
    const { version } = await settingsOf(admin.browser);
    const outcomes = await Promise.all(
      ["Etta", "Tvåa"].map((name) => change(admin.browser, "updateSiteSettings", { input: { ...OWN, name, version } })),
    );
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    const [refused] = outcomes.filter((outcome) => codesOf(outcome).length > 0);
    const { name } = (await api.graphql<{ site: { name: string } }>("{ site { name } }")).data.site;
    expect(refused?.payload).toMatchObject({ settings: { name } });
  });

  it("that are wrong are refused at their fields", async () => {
    const { errors } = await save(admin.browser, { name: "", email: "hej" });
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ["INVALID", "name"],
      ["INVALID", "email"],
    ]);
  });

  it("of an open site cannot leave it without an operator", async () => {
    expect(codesOf(await save(admin.browser, { address: "" }))).toEqual(["OPERATOR_MISSING"]);
    expect(codesOf(await save(admin.browser, { email: DEMO_SITE.email }))).toEqual(["OPERATOR_INVENTED"]);
  });
});

describe("a site that is not open", () => {
  it("says so to visitors, and shows itself to admins", async () => {
    expect(codesOf(await save(admin.browser))).toEqual([]);
    expect(await page(api, "/tester")).toContain("Hormontester");
    expect(codesOf(await setOpen(admin.browser, false))).toEqual([]);
    const member = await aMember(api);
    for (const path of ["/", "/tester", "/guider", "/om-oss", "/finns-inte"]) {
      for (const client of [api, member.browser]) {
        const answer = await client.fetch(path);
        const html = decoded(await answer.text());
        expect(answer.headers.get("x-robots-tag"), path).toBe("noindex");
        expect(html, path).toContain("Öppnar snart");
        expect(html, path).toContain('content="noindex"');
        expect(html, path).toContain("Jämför i lugn och ro.");
        // Nor is it in the data that travels with the page.
        expect(html, path).not.toMatch(/Hormontester|isFeatured|Ferritin/);
      }
    }
    for (const path of ["/auth", "/integritetspolicy", "/anvandarvillkor", "/tillganglighet", "/kontakt"]) {
      const html = await page(api, path);
      expect(html, path).not.toContain(">Öppnar snart<");
    }
    expect(await page(admin.browser, "/tester")).toContain("Hormontester");
    expect(await page(admin.browser, "/tester")).not.toContain(">Öppnar snart<");
    expect((await admin.browser.fetch("/auth")).headers.get("location")).toBe("/admin/sajten");
    const sitemap = await api.fetch("/sitemap.xml");
    expect([sitemap.status, (await sitemap.text()).match(/<urlset|<loc>/g)]).toEqual([200, ["<urlset"]]);
    // What is shared of it shows no picture that is not there.
    const contact = await page(api, "/kontakt");
    const picture = new URL(meta(contact, "og:image") ?? "").pathname;
    expect([picture, (await api.fetch(picture)).status]).toEqual(["/icon-512.png", 200]);
    expect(await page(api, "/rss.xml")).not.toContain("<item>");
    expect((await api.fetch("/health")).status).toBeLessThan(500);
  });

  it("opens when its operator is known and mails are sent", async () => {
    await api.db.query("UPDATE site_settings SET address = ''");
    expect(codesOf(await setOpen(admin.browser, true))).toEqual(["OPERATOR_MISSING"]);
    await api.db.query("UPDATE site_settings SET address = $1", [DEMO_SITE.address]);
    const invented = await setOpen(admin.browser, true);
    expect(codesOf(invented)).toEqual(["OPERATOR_INVENTED"]);
    expect(invented.errors[0]?.message).toContain("påhittade");
    await api.db.query("UPDATE site_settings SET address = $1", [OWN.address]);
    expect(codesOf(await setOpen(admin.browser, true))).toEqual([]);
    await eventually(async () => (await page(api, "/tester")).includes("Hormontester"));
    expect((await api.fetch("/tester")).headers.get("x-robots-tag")).toBeNull();
  });
});

it("a site whose mails are not sent cannot open", async () => {
  const silent = await startApi();
  const { browser } = await asAdmin(silent);
  // The demo could not be opened again.
  expect(codesOf(await setOpen(browser, false))).toEqual(["OPERATOR_INVENTED"]);
  expect(codesOf(await save(browser))).toEqual([]);
  expect(codesOf(await setOpen(browser, false))).toEqual([]);
  expect(codesOf(await setOpen(browser, true))).toEqual(["MAIL_NOT_SENT"]);
});

describe("a site that starts without the demo", () => {
  it("is closed, names nobody, and tells its admin what is left to do", async () => {
    const own = await startAccounts();
    for (const table of ["product", "provider", "category", "article", "mr_provider"])
      await own.db.query(`DELETE FROM ${table}`);
    await own.db.query("DELETE FROM site_settings");
    // As the first start of SEED=none finds it: nothing is said of the site.
    const client = { fetch: async (path: string) => fetch((await started) + path) };
    const started = startServer({ DATABASE_URL: own.databaseUrl, SMTP_URL: own.mails.url });
    const html = decoded(await (await client.fetch("/")).text());
    expect(html).toContain("Öppnar snart");
    expect(html).not.toMatch(/påhittat|Demo AB/);
    const policy = decoded(await (await client.fetch("/integritetspolicy")).text());
    expect(policy).toContain("[FYLL I: operatör]");
    expect(policy).not.toMatch(/Demo AB|livsresan\.example/);
    await eventually(
      async () => (await own.graphql<{ site: { isOpen: boolean } }>("{ site { isOpen } }")).data.site.isOpen === false,
    );
    const { browser } = await asAdmin(own);
    const { data } = await browser.graphql<{ siteSetup: { step: string; isDone: boolean; left: string[] }[] }>(
      "{ siteSetup { step isDone left } }",
    );
    const steps = new Map(data.siteSetup.map(({ step, ...state }) => [step, state]));
    for (const step of ["NAME", "LOOK", "OPERATOR", "TEXTS", "GOALS", "GUIDES", "PRODUCTS", "PROVIDERS", "OPENED"])
      expect(steps.get(step)?.isDone, step).toBe(false);
    expect(steps.get("MAIL")?.isDone).toBe(true);
    expect(steps.get("BACKUP")?.isDone).toBe(false);
    expect(steps.get("TEXTS")?.left).toContain("Om oss");
    const pages = await browser.graphql<{ editablePages: { title: string; isUnfinished: boolean }[] }>(
      "{ editablePages { title isUnfinished } }",
    );
    const unfinished = pages.data.editablePages.filter(({ isUnfinished }) => isUnfinished).map(({ title }) => title);
    expect(unfinished.toSorted()).toEqual(steps.get("TEXTS")?.left.toSorted());
    await save(browser);
    const goal = { key: "goal:longevity", version: 0, title: "Må bra länge", description: "", isShown: true };
    expect(codesOf(await change(browser, "updateJourneyText", { input: goal }))).toEqual([]);
    const after = await browser.graphql<typeof data>("{ siteSetup { step isDone } }");
    const isDone = new Map(after.data.siteSetup.map((state) => [state.step, state.isDone]));
    expect(["NAME", "OPERATOR", "GOALS"].map((step) => isDone.get(step))).toEqual([true, true, true]);
  });
});
