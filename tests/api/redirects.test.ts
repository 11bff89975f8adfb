import { describe, expect, it } from "vitest";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually, startServer } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Redirect {
  id: string;
  version: number;
  from: string;
  to: string;
}

const create = (from: string, to: string) => change(admin.browser, "createRedirect", { input: { from, to } });
const made = async (from: string, to: string) => (await create(from, to)).payload?.redirect as Redirect;
const wrong = async (from: string, to: string) => {
  const [error] = (await create(from, to)).errors;
  return error && [error.code, error.field, error.message];
};
const answer = async (path: string, origin = api.origin): Promise<[number, string | null]> => {
  const { status, headers } = await fetch(origin + path, { redirect: "manual" });
  return [status, headers.get("location")];
};

describe("an address that an admin moves", () => {
  it("leads on with its query in every process, until that is taken back", async () => {
    const other = await startServer({ DATABASE_URL: api.databaseUrl });
    const both = async (path: string) => Promise.all([answer(path), answer(path, other)]);
    // Both have it in their caches that nothing is there.
    for (const [status] of await both("/gammal/hälsa")) expect(status).toBe(404);
    const redirect = await made("/gammal/h%C3%A4lsa/", "/guider/jarn");
    expect(redirect).toMatchObject({ from: "/gammal/hälsa", to: "/guider/jarn" });
    await eventually(async () => (await both("/gammal/hälsa")).every(([status]) => status === 301));
    for (const one of await both("/gammal/hälsa/?utm=brev&a=%C3%A5"))
      expect(one).toEqual([301, "/guider/jarn?utm=brev&a=%C3%A5"]);
    // A browser that has the page open asks for where it leads.
    expect((await api.graphql('{ redirect(path: "/gammal/hälsa") }')).data).toEqual({ redirect: "/guider/jarn" });
    expect(await (await api.fetch("/sitemap.xml")).text()).not.toContain("gammal");
    const input = { id: redirect.id, version: redirect.version };
    const moved = await change(admin.browser, "updateRedirect", {
      input: { ...input, from: redirect.from, to: "https://annan.example.se/x#y" },
    });
    expect(moved.errors).toEqual([]);
    await eventually(async () => (await both("/gammal/hälsa?a=1"))[1]?.[1] === "https://annan.example.se/x?a=1#y");
    expect(codesOf(await change(admin.browser, "deleteRedirect", { input }))).toEqual(["OUTDATED"]);
    const now = { ...input, version: input.version + 1 };
    expect(codesOf(await change(admin.browser, "deleteRedirect", { input: now }))).toEqual([]);
    await eventually(async () => (await both("/gammal/hälsa")).every(([status]) => status === 404));
    const log = await api.db.query("SELECT action FROM audit_entry WHERE subject_type = 'REDIRECT' ORDER BY id");
    expect(log.map(({ action }: { action: string }) => action)).toEqual(["CREATED", "CHANGED", "DELETED"]);
  });

  it("is refused where it would lead itself or others astray, and says why", async () => {
    await made("/b-sida", "/c-sida").catch(() => undefined);
    expect(await wrong("/a-sida", "/a-sida/?x=1")).toEqual(["INVALID", "to", "Adressen kan inte leda till sig själv."]);
    expect(await wrong("/a-sida", "/finns-inte-alls")).toEqual([
      "NOT_FOUND",
      "to",
      "Det finns ingen sida på /finns-inte-alls. Kontrollera stavningen.",
    ]);
    for (const page of ["/", "/tester", "/guider/jarn", "/om-oss", "/traningstest", "/auth"])
      expect((await wrong(page, "/guider"))?.slice(0, 2), page).toEqual(["IN_USE", "from"]);
    for (const own of [
      "/graphql",
      "/admin/ny",
      "/api/x",
      "/media/bild",
      "/ut/1",
      "/rss.xml",
      "/healthz",
      "/assets/a.js",
    ])
      expect((await wrong(own, "/guider"))?.[2], own).toContain("använder sajten själv");
    for (const [from, to, field] of [
      ["utan-snedstreck", "/guider", "from"],
      ["/a-sida", "javascript:alert(1)", "to"],
      ["/a-sida", "//annan.se", "to"],
    ] as const)
      expect((await wrong(from, to))?.slice(0, 2)).toEqual(["INVALID", field]);
  });

  it("cannot be one of a circle, and is followed to where others lead", async () => {
    await made("/kedja-3", "/guider");
    await made("/kedja-2", "/kedja-3");
    const first = await made("/kedja-1", "/kedja-2");
    await eventually(async () => (await answer("/kedja-1?a=1"))[1] === "/guider?a=1");
    expect((await wrong("/kedja-1", "/tester"))?.slice(0, 2)).toEqual(["TAKEN", "from"]);
    const [third] = await api.db.query("SELECT id, version FROM site_redirect WHERE from_path = '/kedja-3'");
    const all = await admin.browser.graphql<{ editableRedirects: Redirect[] }>(
      "{ editableRedirects { id version from to } }",
    );
    const last = all.data.editableRedirects.find(({ from }) => from === "/kedja-3");
    expect(last?.version).toBe(third.version);
    const round = await change(admin.browser, "updateRedirect", {
      input: { id: last?.id, version: last?.version, from: "/kedja-3", to: "/kedja-1" },
    });
    expect(round.errors).toMatchObject([{ code: "INVALID", field: "to" }]);
    expect(round.errors[0]?.message).toContain("går adresserna runt");
    expect(round.payload).toMatchObject({ redirect: { to: "/guider" } });
    // Two admins who close the circle at the same moment.
    const both = await Promise.all([create("/runt-1", "/runt-2"), create("/runt-2", "/runt-1")]);
    expect(both.flatMap(codesOf)).toContain("NOT_FOUND");
    const outcomes = await Promise.all(
      ["/tester", "/guider"].map((to) =>
        change(admin.browser, "updateRedirect", {
          input: { id: first.id, version: first.version, from: first.from, to },
        }),
      ),
    );
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
  });

  it("gives way to a page that gets the address, so that nobody goes in circles", async () => {
    await made("/guider/nytt-namn", "/guider/jarn");
    await eventually(async () => (await answer("/guider/nytt-namn"))[0] === 301);
    // The guide itself is renamed: its old address leads to the new one.
    const [{ id }] = await api.db.query("SELECT id FROM article WHERE slug = 'jarn'");
    await api.db.query("UPDATE article SET slug = 'nytt-namn' WHERE id = $1", [id]);
    await api.db.query("INSERT INTO article_alias (slug, article_id) VALUES ('jarn', $1)", [id]);
    await eventually(async () => (await answer("/guider/nytt-namn"))[0] === 200);
    expect(await answer("/guider/jarn")).toEqual([301, "/guider/nytt-namn"]);
  });

  it("leads on also before the site is open", async () => {
    await made("/fore-start", "/guider");
    await api.db.query("UPDATE site_settings SET opened_at = NULL");
    await eventually(async () => (await (await api.fetch("/")).text()).includes("Öppnar snart"));
    expect(await answer("/fore-start")).toEqual([301, "/guider"]);
    expect(await made("/guider/fore-start", "/guider")).toBeTruthy();
    await eventually(async () => (await answer("/guider/fore-start"))[0] === 301);
  });
});
