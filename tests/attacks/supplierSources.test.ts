import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { isPrivateUrl, isPublicAddress, lookUpPublic } from "../../server/features/suppliers/networkAddresses.ts";
import { asAdmin, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { company, html, ldJson, ldJsonHtml, linksTo, redirect, startSupplierSite } from "../support/supplierSite.ts";
import {
  addSource,
  COLLECTS_HERE,
  collectAll,
  deleteSuppliers,
  supplierNamed,
  suppliersOf,
} from "../support/suppliers.ts";

const api = await startAccounts(COLLECTS_HERE);
const admin = await asAdmin(api);
/** A server as operators have it, which reads nothing of its own network. */
const strict = await startAccounts({ ...COLLECTS_HERE, COLLECT_PRIVATE_ADDRESSES: "off" });
const strictAdmin = await asAdmin(strict);
const site = await startSupplierSite();
const secret = await startSupplierSite({ "/": ldJson(company("Hemligt Internt")) });
afterAll(() => Promise.all([site.stop(), secret.stop()]));

const REFUSED = "Adressen leder till ett privat nätverk eller till servern själv och hämtas därför inte.";

beforeEach(async () => {
  for (const { db } of [api, strict]) {
    await jobsDone(db);
    await deleteSuppliers(db);
  }
  site.asked.length = 0;
  secret.asked.length = 0;
});

/** Hosts that are this machine, or one of a network that is not the Internet. */
const PRIVATE_HOSTS = [
  "127.0.0.1",
  "127.1",
  "127.0.0.1.",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "0177.0.0.1",
  "017700000001",
  "127.255.255.254",
  "１２７.0.0.1",
  "127。0。0。1",
  "0",
  "0.0.0.0",
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd12:3456::1]",
  "[fec0::1]",
  "[ff02::1]",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "ⓛocalhost",
  "tjanst.localhost",
  "skrivare.local",
  "db.internal",
  "intranat",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
];

describe("an address of this machine or of a private network", () => {
  it.each(PRIVATE_HOSTS)("is refused when it is listed, and nothing is stored: %s", async (host) => {
    for (const url of [`http://${host}/`, `https://${host}:8443/lista?x=1`]) {
      const outcome = await addSource(strictAdmin, url);
      expect(outcome.errors).toEqual([{ code: "INVALID", field: "url", message: REFUSED }]);
    }
    expect(await strict.db.query("SELECT 1 FROM supplier_source")).toEqual([]);
  });

  it.each([
    "file:///etc/passwd",
    "ftp://exempel.se/",
    "javascript:alert(1)",
    "data:text/html,x",
    "gopher://exempel.se",
    "//exempel.se",
    "exempel.se",
    "http://",
    "http://anna:hemligt@exempel.se/",
    "http://exempel.se@127.0.0.1/",
    `https://exempel.se/${"a".repeat(2_000)}`,
    `https://exempel.se/${"å".repeat(500)}`,
    "",
  ])("is no web address: %s", async (url) => {
    expect(codesOf(await addSource(strictAdmin, url))).toEqual(["INVALID"]);
    expect(await strict.db.query("SELECT 1 FROM supplier_source")).toEqual([]);
  });

  it("is not asked when it got into the list in another way, and when a page leads to it", async () => {
    const paths = [`http://127.0.0.1:${secret.port}/`, `http://0x7f.1:${secret.port}/`, `http://[::1]:${secret.port}/`];
    await strict.db.query("INSERT INTO supplier_source (url, kind) SELECT unnest($1::text[]), 'COMPANY'", [paths]);
    const { state, unreadPages } = await collectAll(strictAdmin);
    expect(state).toBe("FAILED");
    expect(unreadPages).toEqual(paths.map((url) => ({ url: new URL(url).href, reason: REFUSED })));
    expect(secret.asked).toEqual([]);
  });

  it("is not reached by a name that leads to it", async () => {
    const found = await new Promise<[unknown, unknown]>((done) =>
      lookUpPublic("localhost", { all: true }, (error, addresses) => done([error, addresses])),
    );
    expect(found[0]).toMatchObject({ name: "PrivateAddress" });
    const one = await new Promise<unknown>((done) => lookUpPublic("localhost", {}, (error) => done(error)));
    expect(one).toMatchObject({ name: "PrivateAddress" });
  });

  it("is told from those of the Internet", () => {
    for (const address of ["8.8.8.8", "193.0.0.1", "2606:4700::1111", "2a00:801::1", "::ffff:8.8.8.8"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const url of ["https://www.exempel.se/", "http://8.8.8.8/", "https://[2606:4700::1111]/", "https://åre.se./"])
      expect([url, isPrivateUrl(new URL(url))]).toEqual([url, false]);
    for (const wrong of ["", "exempel.se", "::g", "127.0.0.1:80"]) expect(isPublicAddress(wrong)).toBe(false);
  });
});

describe("a redirect", () => {
  const strictly = async (target: string) => {
    // The first hop is let pass, as a site of the Internet is: what counts is what it leads to.
    const { WebReader } = await import("../../server/features/suppliers/webReader.ts");
    const reader = new WebReader({
      userAgent: "LivsresanBot/1.0",
      pause: 0,
      timeout: 2_000,
      allowsPrivate: false,
      signal: new AbortController().signal,
    });
    const { MockAgent } = await import("undici");
    const internet = new MockAgent();
    internet.disableNetConnect();
    const pool = internet.get("https://www.exempel.se");
    pool.intercept({ path: "/robots.txt" }).reply(404, "");
    pool.intercept({ path: "/" }).reply(302, "", { headers: { location: target } });
    // Nothing but the Internet is stood in for; all checks are the product's own.
    Object.assign(reader, { agent: internet });
    return reader.read("https://www.exempel.se/").then(
      () => "read",
      (error: Error) => error.message,
    );
  };

  // A header has no other letters.
  const hosts = PRIVATE_HOSTS.filter((host) => /^[!-~]+$/.test(host));

  it.each([...hosts.map((host) => `http://${host}/`), "//0x7f.1/", "http://[::ffff:7f00:1]:80/"])(
    "to a private address is not followed: %s",
    async (target) => {
      expect(await strictly(target)).toBe(REFUSED);
    },
  );

  it.each(["file:///etc/passwd", "javascript:alert(1)", "http://", "http://a:b@www.exempel.se/"])(
    "to what is no web address is not followed: %s",
    async (target) => {
      expect(await strictly(target)).toBe("Sidan leder vidare till en adress som inte går att hämta.");
    },
  );
});

it("a site of 200 pages with everything that goes wrong gives each supplier once", async () => {
  const good = Array.from({ length: 180 }, (_, n) => `/bolag/${n}`);
  for (const [n, path] of good.entries()) {
    // Two pages each for ninety companies, in another spelling.
    const name = n < 90 ? `Bolaget ${n} Hälsa` : `BOLAGET ${n - 90}  hälsa® AB`;
    const data = ldJsonHtml(company(name, { knowsAbout: n < 90 ? "Zink" : "Järn" }));
    site.put(path, html(n % 3 === 0 ? `<html><body><div><p>Öppet<table><tr>${data}<b><i></p></b>` : data));
  }
  const latin = Buffer.from(ldJsonHtml(company("Teckenfel Åäö")), "latin1");
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, "<p>"));
  const odd: Record<string, Parameters<typeof site.put>[1]> = {
    "/trasig-json": html(
      `<script type="application/ld+json">{"@type": "Organization", "name": </script>${ldJsonHtml(company("Efter Trasigt"))}`,
    ),
    "/djup": html(`<script type="application/ld+json">${"[".repeat(200_000)}${"]".repeat(200_000)}</script>`),
    "/nastlad": html(`${"<b><a>".repeat(2_000)}${ldJsonHtml(company("Nästlat Bolag"))}`),
    "/skript": ldJson(company("Skriptbolaget", { url: "javascript:alert(1)" })),
    "/teckentabell": html(latin, { "content-type": "text/html; charset=utf-8" }),
    "/okand-tabell": html(latin, { "content-type": "text/html; charset=klingon" }),
    "/halvt-tecken": html(
      '<script type="application/ld+json">{"@type":"Organization","name":"Halvt\\ud83d Bolag"}</script>',
    ),
    "/nolltecken": ldJson(company("Noll\0tecken Hälsa", { knowsAbout: ["\0", "a\0b"] })),
    "/vidare": redirect("/bolag/1"),
    "/runt": redirect("/runt"),
    "/runt-a": redirect("/runt-b"),
    "/runt-b": redirect("/runt-a"),
    "/forbjuden": ldJson(company("Förbjudet Bolag")),
    "/via-forbjuden": redirect("/forbjuden"),
    "/fel": (response) => response.writeHead(500).end("nej"),
    "/bomb": (response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(bomb),
    "/trasig-gzip": html("inte packat", { "content-encoding": "gzip" }),
    "/tyst": () => undefined,
    "/droppar": (response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("<p>"), 50);
      response.on("close", () => clearInterval(drip));
    },
    "/avbruten": (response) =>
      response.writeHead(200, { "content-length": "1000" }).write("x", () => response.destroy()),
    "/bild": html("x", { "content-type": "image/png" }),
    "/robots.txt": html("User-agent: *\nDisallow: /annat\n\nUser-agent: LivsresanBot\nDisallow: /forbjuden\n", {
      "content-type": "text/plain",
    }),
  };
  for (const [path, answer] of Object.entries(odd)) site.put(path, answer);
  const paths = [...good, ...Object.keys(odd).filter((path) => path !== "/robots.txt")];
  site.put(
    "/lista",
    linksTo([...paths, "mailto:hej@exempel.se", "file:///etc/passwd", "http://[", ...good.slice(0, 20)]),
  );
  await addSource(admin, `${site.origin}/lista`);

  const before = process.memoryUsage().rss;
  const collection = await collectAll(admin);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  expect(collection).toMatchObject({ state: "DONE", pagesTotal: paths.length + 1 });
  expect(collection.pagesDone + collection.pagesFailed).toBe(collection.pagesTotal);
  const reasons = Object.fromEntries(
    collection.unreadPages.map(({ url, reason }) => [url.replace(site.origin, ""), reason]),
  );
  expect(reasons).toEqual({
    "/runt": "Sidan leder vidare för många gånger.",
    "/runt-a": "Sidan leder vidare för många gånger.",
    "/runt-b": "Sidan leder vidare för många gånger.",
    "/forbjuden": "Webbplatsen vill inte att sidan hämtas av program (robots.txt).",
    "/via-forbjuden": "Webbplatsen vill inte att sidan hämtas av program (robots.txt).",
    "/fel": "Webbplatsen svarade med felet 500.",
    "/bomb": "Sidan är större än 2 MB.",
    "/trasig-gzip": "Webbplatsens svar gick inte att packa upp.",
    "/tyst": "Webbplatsen svarade inte i tid.",
    "/droppar": "Webbplatsen svarade inte i tid.",
    "/avbruten": "Adressen leder inte till en webbsida.",
    "/bild": "Adressen leder inte till en webbsida.",
  });
  expect(site.asked.map(({ path }) => path)).not.toContain("/forbjuden");
  expect(site.mostAtOnce()).toBe(1);
  const rows: { name: string; specialisations: string[] }[] = await api.db.query(
    "SELECT name, specialisations FROM suppliers WHERE sources->>'name' <> '' ORDER BY id",
  );
  const companies = rows.filter(({ name }) => name.startsWith("Bolaget"));
  expect(companies.map(({ name }) => name)).toEqual(Array.from({ length: 90 }, (_, n) => `Bolaget ${n} Hälsa`));
  for (const one of companies) expect(one.specialisations).toEqual(["Zink", "Järn"]);
  expect(rows.slice(90).map(({ name }) => name)).toEqual([
    "Efter Trasigt",
    "Nästlat Bolag",
    "Skriptbolaget",
    "Teckenfel Åäö",
    "Noll tecken Hälsa",
  ]);
  expect(await supplierNamed(admin, "Skriptbolaget")).toMatchObject({ website: null });
});

describe("a site that wants to be left alone", () => {
  it("is, when it cannot say just now what it wants", async () => {
    const other = await startSupplierSite({
      "/robots.txt": (response) => response.writeHead(503).end(),
      "/": ldJson(company("Nedlagt Bolag")),
    });
    await addSource(admin, `${other.origin}/`, "COMPANY");
    const { unreadPages } = await collectAll(admin);
    expect(unreadPages.map(({ reason }) => reason)).toEqual([
      "Webbplatsens robots.txt gick inte att läsa (felet 503).",
    ]);
    expect(other.asked.map(({ path }) => path)).toEqual(["/robots.txt"]);
    await other.stop();
  });

  it("is not read beyond so many pages, however many a list links to", async () => {
    const few = await startAccounts({ ...COLLECTS_HERE, COLLECT_MAX_PAGES: "10" });
    const one = await asAdmin(few);
    const endless = await startSupplierSite();
    // Each page of the list leads to another one, without end.
    for (let n = 0; n < 40; n++)
      endless.put(`/${n}`, html(`<link rel="next" href="/${n + 1}"><a href="/x${n}">x</a><a href="/y${n}">y</a>`));
    await addSource(one, `${endless.origin}/0`);
    const { pagesTotal } = await collectAll(one);
    expect(pagesTotal).toBe(10);
    expect(endless.asked.filter(({ path }) => path !== "/robots.txt")).toHaveLength(10);
    await endless.stop();
  });
});

it("a search is only ever searched for", async () => {
  await collectAll(admin);
  for (const search of ["'; DROP TABLE suppliers; --", "%", "_", "\\", "(", "x".repeat(100)])
    expect((await suppliersOf(admin, { search })).nodes).toEqual([]);
  for (const search of ["x".repeat(101), "a\0b"])
    await expect(suppliersOf(admin, { search })).rejects.toThrow("BAD_USER_INPUT");
});
