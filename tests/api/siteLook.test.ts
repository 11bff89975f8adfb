import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isOff, SITE_AREA_NAMES, type SiteAreaName } from "../../schema/siteAreas.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually, startServer } from "../support/api.ts";
import { decoded, elements, meta } from "../support/apiHtml.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { anImage, aVector, type LibraryImage, upload } from "../support/uploads.ts";

// Two processes of one installation have one folder.
const dataDir = await makeDataFolder();
onTestTeardown(() => removeDataFolder(dataDir));
const api = await startAccounts({ DATA_DIR: dataDir });
const admin = await asAdmin(api);

interface Settings {
  version: number;
  areasOff: SiteAreaName[];
}

const settings = async (): Promise<Settings> =>
  (await admin.browser.graphql<{ siteSettings: Settings }>("{ siteSettings { version areasOff } }")).data.siteSettings;
const turnOff = async (...areasOff: SiteAreaName[]) =>
  change(admin.browser, "updateSiteAreas", { input: { areasOff, version: (await settings()).version } });
const look = async (primaryColour: string, logoUrl = "") =>
  change(admin.browser, "updateSiteLook", { input: { primaryColour, logoUrl, version: (await settings()).version } });

const page = async (path: string, origin = api.origin) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  return { status: answer.status, html: decoded(await answer.text()), headers: answer.headers };
};
const linksOf = async (path: string): Promise<string[]> =>
  elements((await page(path)).html, "a").map(({ href = "" }) => href);
const leadsTo = (path: string, ...areas: SiteAreaName[]): boolean => path.startsWith("/") && isOff(areas, path);

describe("a part of the site that is off", () => {
  const PAGES: Record<SiteAreaName, string[]> = {
    TESTS: ["/tester", "/tester/markorer", "/markorer", "/tester/finns-1"],
    SUPPLEMENTS: ["/kosttillskott"],
    EQUIPMENT: ["/biohacking"],
    PROVIDERS: ["/leverantorer"],
    MR: ["/mr-scanning"],
    GUIDES: ["/guider", "/guider/jarn"],
    TRAINING: ["/traning"],
    PROGRAMMES: ["/mental-optimering", "/mental-optimering/light", "/mental-optimering/hardcore"],
    ANALYSES: ["/somntestet", "/traning-quiz", "/protokoll-quiz", "/sleep-test", "/sa-gor-vi-raden"],
    PROTOCOLS: ["/protokoll"],
    JOURNEY: ["/min-resa"],
  };

  it("has no page, link, entry of the map or hit, in both processes, and comes back as it was", {
    timeout: 120_000,
  }, async () => {
    const other = await startServer({ DATABASE_URL: api.databaseUrl });
    const [{ slug }] = await api.db.query("SELECT slug FROM author LIMIT 1");
    expect((await page(`/dr-${slug}`)).status).toBe(200);
    expect((await page("/rss.xml")).status).toBe(200);
    expect((await page("/tester", other)).status).toBe(200);
    expect(codesOf(await turnOff(...SITE_AREA_NAMES))).toEqual([]);
    for (const origin of [api.origin, other])
      await eventually(async () => (await page("/tester", origin)).status === 404);
    for (const path of Object.values(PAGES).flat()) {
      const { status, html } = await page(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html, path).toContain("Sidan finns inte");
      // Nor is what would be there in the data that travels with the page.
      expect(html, path).not.toMatch(/Hormontester|"isFeatured"/);
    }
    for (const path of [`/dr-${slug}`, "/rss.xml"]) expect((await page(path)).status, path).toBe(404);
    for (const path of ["/", "/om-oss", "/kontakt", "/finns-inte", "/auth", "/sok?q=sömn"]) {
      expect(
        (await linksOf(path)).filter((link) => leadsTo(link, ...SITE_AREA_NAMES)),
        path,
      ).toEqual([]);
      expect((await page(path)).html, path).not.toContain("rss.xml");
    }
    const map = (await page("/sitemap.xml")).html;
    expect([...map.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname).toSorted()).toEqual([
      "/",
      "/annonslankar",
      "/anvandarvillkor",
      "/integritetspolicy",
      "/kontakt",
      "/om-oss",
      "/rekommenderad",
      "/tillganglighet",
    ]);
    const found = await api.graphql<{ search: { groups: { kind: string; hits: { path: string }[] }[] } }>(
      '{ search(query: "järn") { groups { kind hits { path } } } }',
    );
    expect(
      found.data.search.groups.flatMap(({ hits }) => hits).filter(({ path }) => leadsTo(path, ...SITE_AREA_NAMES)),
    ).toEqual([]);
    expect((await (await api.fetch("/site.webmanifest")).json()).start_url).toBe("/");
    // The admin who turned all of it off goes on.
    const administration = await admin.browser.fetch("/admin/innehall");
    expect(administration.status).toBe(200);
    expect(decoded(await administration.text())).toContain("Innehåll");
    expect(codesOf(await turnOff())).toEqual([]);
    for (const origin of [api.origin, other])
      await eventually(async () => (await page("/tester", origin)).html.includes("Hormontester"));
    expect(await linksOf("/")).toContain("/tester");
    const [entry] = await api.db.query(
      "SELECT changes FROM audit_entry WHERE subject_type = 'SITE' ORDER BY id DESC LIMIT 1",
    );
    expect(entry.changes).toMatchObject([{ field: "areasOff", after: "" }]);
    expect(entry.changes[0].before).toContain("Hälsotester, Kosttillskott");
  });

  /** What visitors read of it: not the operator's texts, which may go on naming what they want. */
  const NAMES: Record<SiteAreaName, RegExp> = {
    TESTS: /hälsotest|jämför tester|bland tester|markör/i,
    SUPPLEMENTS: /tillskott/i,
    EQUIPMENT: /biohacking|utrustning/i,
    PROVIDERS: /leverantörer/i,
    MR: /\bMR\b|magnetkamera/i,
    GUIDES: /\bguide/i,
    TRAINING: /sätt att träna|välj träning/i,
    PROGRAMMES: /mental optimering|programmen/i,
    ANALYSES: /sömntest|träningstest|gör tester/i,
    PROTOCOLS: /\bprotokoll\b/i,
    JOURNEY: /min resa|din egen resa|starta din resa|\bdin resa(?! mot bättre hälsa)/i,
  };
  const TEXT_PATHS = [
    "/om-oss",
    "/integritetspolicy",
    "/anvandarvillkor",
    "/tillganglighet",
    "/annonslankar",
    "/rekommenderad",
  ];
  const MISSING = ["/finns-inte", "/%00"];
  /** Pages that every site has whose words are the product's. */
  const BARE = ["/", "/sok", "/finns-inte", "/offline", "/auth", "/konto", "/glomt-losenord", "/%00"];

  it("alone is named by no page that is the product's own, and linked to by none at all", {
    timeout: 300_000,
  }, async () => {
    const [test] = await api.db.query(
      "SELECT id FROM product WHERE area = 'TESTS' AND affiliate_link IS NOT NULL LIMIT 1",
    );
    const [mr] = await api.db.query("SELECT id FROM mr_provider WHERE affiliate_link IS NOT NULL LIMIT 1");
    const [seller] = await api.db.query(`SELECT id, name FROM provider WHERE name IN (SELECT provider_name FROM product
      WHERE area = 'SUPPLEMENTS' INTERSECT SELECT provider_name FROM product WHERE area = 'TESTS') LIMIT 1`);
    const map = (await page("/sitemap.xml")).html;
    const all = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
    /** One page of each kind: two tests, or two texts, differ in no link but those of their own words. */
    const kindOf = (path: string) =>
      /^\/dr-/.test(path) ? "/dr-*" : TEXT_PATHS.includes(path) ? "text" : path.replace(/(?<=.)\/[^/]+$/, "/*");
    const kinds = [...new Map(all.map((path) => [kindOf(path), path])).values()];
    const sold = all.find((path) => path.endsWith(`-${seller.id}`) && path.startsWith("/leverantorer/")) as string;
    const faults: string[] = [];
    for (const area of SITE_AREA_NAMES) {
      expect(codesOf(await turnOff(area))).toEqual([]);
      await eventually(async () => (await page(PAGES[area][0] as string)).status === 404);
      for (const path of [...new Set([...BARE, ...kinds, sold])].filter((one) => !leadsTo(one, area))) {
        const { html, status } = await page(path);
        const shown = html.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "");
        const words = shown.replace(/<(?!meta|input)[^>]*>/g, " ");
        const found = [
          status >= 400 !== MISSING.includes(path) && `status ${status}`,
          ...elements(html, "a").flatMap(({ href = "" }) => (leadsTo(href, area) ? [`a link to ${href}`] : [])),
          BARE.includes(path) && NAMES[area].exec(words)?.[0],
          // A link that is gone leaves nothing behind: no sentence that ends in the air, no empty entry of a list.
          /<(?:li|dd)[^>]*><\/(?:li|dd)>/.exec(shown)?.[0],
          /i guiden\s*\.|\(\s*\)/.exec(words)?.[0],
        ];
        faults.push(...found.flatMap((fault) => (fault ? [`without ${area} ${path} has ${fault}`] : [])));
      }
      for (const [of, path] of Object.entries({ TESTS: `/ut/${test.id}`, MR: `/ut/mr/${mr.id}` }))
        expect([area, path, (await page(path)).status === 404]).toEqual([area, path, of === area]);
      const listed = (await page("/sitemap.xml")).html.match(/(?<=<loc>)[^<]*/g) ?? [];
      expect(listed.filter((url) => leadsTo(new URL(url).pathname, area))).toEqual([]);
    }
    expect(faults).toEqual([]);
    // What a provider sells is named for the parts that there are.
    await turnOff("SUPPLEMENTS");
    const shown = async (path: string) => (await page(path)).html.replace(/<script.*?<\/script>/gs, "");
    await eventually(async () => !/\d+ kosttillskott/.test(await shown(sold)));
    expect(await shown(sold)).toMatch(/\d+ test(?:er)?/);
    expect(NAMES.SUPPLEMENTS.exec(await shown("/leverantorer"))?.[0]).toBeUndefined();
    await turnOff();
    await eventually(async () => (await page("/kosttillskott")).status === 200);
  });

  it("leaves the others alone", { timeout: 120_000 }, async () => {
    expect(codesOf(await turnOff("MR", "GUIDES"))).toEqual([]);
    await eventually(async () => (await page("/mr-scanning")).status === 404);
    for (const [area, paths] of Object.entries(PAGES).filter(([area]) => !["MR", "GUIDES"].includes(area)))
      expect([area, (await page(paths[0] as string)).status]).not.toEqual([area, 404]);
    const links = await linksOf("/");
    expect(links).toContain("/kosttillskott");
    expect(links.filter((link) => leadsTo(link, "MR", "GUIDES"))).toEqual([]);
    expect((await page("/")).html).not.toContain("Senaste guiderna");
    // Who comes to sign in on the way there is not sent on to nothing.
    const onward = await admin.browser.fetch("/auth?till=%2Fmr-scanning", { redirect: "manual" });
    expect(onward.headers.get("location")).toBe("/");
    // Its address waits for it: no page takes it meanwhile.
    const text = { title: "MR", heading: "MR", description: "Om MR.", lead: "", sections: [] };
    const taken = await change(admin.browser, "createPage", {
      input: { ...text, slug: "mr-scanning", isPublished: true, inFooter: false },
    });
    expect(taken.errors).toMatchObject([{ code: "TAKEN", field: "slug" }]);
    // An address that is free now may lead elsewhere.
    const moved = await change(admin.browser, "createRedirect", { input: { from: "/mr-scanning", to: "/tester" } });
    expect(moved.errors).toEqual([]);
    await eventually(async () => (await page("/mr-scanning")).headers.get("location") === "/tester");
    await turnOff();
    await eventually(async () => (await page("/mr-scanning")).status === 200);
  });

  it("is not lost when two admins choose at once, and what is no part is refused", async () => {
    const { version } = await settings();
    const outcomes = await Promise.all(
      (["MR", "GUIDES"] as const).map((area) =>
        change(admin.browser, "updateSiteAreas", { input: { areasOff: [area], version } }),
      ),
    );
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    const wrong = await change(admin.browser, "updateSiteAreas", { input: { areasOff: ["ADMIN"], version } });
    expect(wrong.refused).toHaveLength(1);
    await turnOff();
  });
});

describe("the look", () => {
  it("of a colour is in the styles of every page that the policy allows, light and dark, and in mails", async () => {
    const before = (await page("/om-oss")).html;
    expect(before).not.toContain("html:root");
    expect(codesOf(await look("#7a1f5a"))).toEqual([]);
    for (const path of ["/om-oss", "/finns-inte", "/offline"]) {
      await eventually(async () => (await page(path)).html.includes("--mui-palette-primary-main:#7A1F5A"));
      const { html, headers } = await page(path);
      const styles = [...html.matchAll(/<style[^>]*>([^<]*html:root[^<]*)</g)].map(([, css = ""]) => css);
      expect(styles, path).toHaveLength(1);
      const { createHash } = await import("node:crypto");
      const hash = createHash("sha256")
        .update(styles[0] ?? "")
        .digest("base64");
      expect(headers.get("content-security-policy"), path).toContain(`'sha256-${hash}'`);
      expect(styles[0]).toMatch(/prefers-color-scheme:\s*dark\)\s*\{\s*html:root\{[^}]*--mui-palette-primary-main:#/);
    }
    const address = `ny.${Date.now()}@exempel.se`;
    await change(api, "signUp", { input: { fullName: "Åsa Ek", email: address, password: "tre lugna ord" } });
    expect(JSON.stringify(await api.mails.next(address, "Bekräfta"))).toMatch(/background-color:#7A1F5A/i);
    const refused = await look("#FFD400");
    expect(refused.errors).toMatchObject([{ code: "INVALID", field: "primaryColour" }]);
    expect(refused.errors[0]?.message).toContain("Närmaste som går att läsa är #");
  });

  it("of a logo is in header and footer with the site's name, where it opens soon, in mails, on shared pictures and as icon", async () => {
    const drawn = async () => (await api.fetch("/dela/om-oss.png")).headers.get("etag");
    await look("");
    await eventually(async () => !(await page("/om-oss")).html.includes("html:root"));
    const named = await drawn();
    const { id, publicId } = await anImage(admin.browser, "sajten/logotyp", { width: 600, height: 200 });
    const url = `/media/${publicId}`;
    expect(codesOf(await look("", url))).toEqual([]);
    await eventually(async () => (await page("/om-oss")).html.includes(`src="${url}?w=320`));
    const { html } = await page("/om-oss");
    const logos = elements(html, "img").filter(({ src = "" }) => src.startsWith(url));
    expect(logos.map(({ alt }) => alt)).toEqual(["Livsresan", "Livsresan"]);
    const [logo] = logos;
    await api.db.query("UPDATE site_settings SET opened_at = NULL");
    await eventually(async () => (await page("/om-oss")).html.includes("Öppnar snart"));
    expect((await page("/om-oss")).html).toMatch(new RegExp(`<h1[^>]*>(<style[^>]*>[^<]*</style>)?<img[^>]*${url}`));
    await api.db.query("UPDATE site_settings SET opened_at = now()");
    await eventually(async () => !(await page("/om-oss")).html.includes("Öppnar snart"));
    expect((await api.fetch(logo?.src as string)).headers.get("content-type")).toBe("image/webp");
    expect(await drawn()).not.toBe(named);
    const address = `ny.${Date.now()}@exempel.se`;
    await change(api, "signUp", { input: { fullName: "Åsa Ek", email: address, password: "tre lugna ord" } });
    const mail = await api.mails.next(address, "Bekräfta");
    expect(JSON.stringify(mail)).toContain(`${api.origin}${url}?w=640`);
    expect(JSON.stringify(mail)).toContain('alt=\\"Livsresan\\"');
    // It is used: it cannot be deleted.
    const deleted = await change(admin.browser, "deleteImage", { input: { id } });
    expect(codesOf(deleted)).toEqual(["IN_USE"]);
    expect(codesOf(await look("", "/media/finns-inte"))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await look("", "https://annan.se/logo.png"))).toEqual(["INVALID"]);
    expect(codesOf(await look("", ""))).toEqual([]);
    await eventually(async () => !(await page("/om-oss")).html.includes(url));
    expect(await drawn()).toBe(named);
  });
});

/** Everything that an icon is, as one process sends it. */
async function iconsOf(origin: string): Promise<Record<string, Buffer>> {
  const paths = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png"];
  const sent = [...paths, "/icon-maskable-512.png"].map(async (path) => {
    const answer = await fetch(origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return [path, Buffer.from(await answer.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(sent));
}

const pictures = async (given: { iconUrl?: string; shareImageUrl?: string }) =>
  change(admin.browser, "updateSiteLook", {
    input: { primaryColour: "", logoUrl: "", ...given, version: (await settings()).version },
  });

const cornerOf = async (image: Buffer): Promise<number[]> => [
  ...(await sharp(image).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
];

describe("the icon", () => {
  const hrefs = async (origin: string) =>
    elements((await page("/om-oss", origin)).html, "link")
      .filter(({ rel = "" }) => rel.endsWith("icon"))
      .map(({ href = "" }) => href);

  it("is made of a picture of the library in every form, in both processes within a second, and given back", async () => {
    const other = await startServer({ DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir });
    const own = await iconsOf(api.origin);
    expect(await hrefs(other)).toEqual(["/favicon.svg", "/apple-touch-icon.png"]);
    const { id, publicId, image } = await anImage(admin.browser, "sajten/ikon", {
      ...{ width: 600, height: 512, colour: "#aa3311" },
    });
    const url = `/media/${publicId}`;
    const version = new URL(image.url, api.origin).searchParams.get("v");
    expect(codesOf(await pictures({ iconUrl: url }))).toEqual([]);
    await eventually(async () => (await hrefs(other)).includes(`/favicon.svg?v=${version}`));
    expect(await hrefs(other)).toEqual([`/favicon.svg?v=${version}`, `/apple-touch-icon.png?v=${version}`]);
    const manifest = await (await fetch(`${other}/site.webmanifest`)).json();
    expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(
      ["/favicon.svg", "/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"].map((src) => `${src}?v=${version}`),
    );
    expect(await hrefs(api.origin)).toEqual(await hrefs(other));
    const made = await iconsOf(api.origin);
    expect(made).toEqual(await iconsOf(other));
    for (const [path, bytes] of Object.entries(made)) expect(bytes.equals(own[path] as Buffer), path).toBe(false);
    for (const [path, size] of Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 })) {
      const { width, height, format } = await sharp(made[`/${path}.png`]).metadata();
      expect([path, width, height, format]).toEqual([path, size, size, "png"]);
    }
    // Wider than high: room above, seen through, or of the picture's own colour where phones would show black.
    expect(await cornerOf(made["/icon-512.png"] as Buffer)).toEqual([0, 0, 0, 0]);
    for (const path of ["/apple-touch-icon.png", "/icon-maskable-512.png"])
      expect(await cornerOf(made[path] as Buffer), path).toEqual([0xaa, 0x33, 0x11, 255]);
    const ico = made["/favicon.ico"] as Buffer;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48]);
    for (const entry of [6, 22, 38]) {
      const at = ico.readUInt32LE(entry + 12);
      const { width } = await sharp(ico.subarray(at, at + ico.readUInt32LE(entry + 8))).metadata();
      expect(width).toBe(ico[entry]);
    }
    expect((await sharp(made["/favicon.svg"]).metadata()).format).toBe("svg");
    // For good at its own address, and soon asked for again at the plain one.
    const caching = async (path: string) => (await api.fetch(path)).headers.get("cache-control");
    expect(await caching(`/icon-192.png?v=${version}`)).toContain("immutable");
    expect(await caching("/icon-192.png")).toBe("public, max-age=300");
    expect(await caching("/icon-192.png?v=annan")).toBe("public, max-age=300");
    const etag = (await api.fetch("/favicon.ico")).headers.get("etag") ?? "";
    expect((await api.fetch("/favicon.ico", { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await api.fetch("/favicon.svg", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);

    // What a client does not know stays, and the picture with it.
    expect(codesOf(await look("#7A1F5A"))).toEqual([]);
    expect(codesOf(await change(admin.browser, "deleteImage", { input: { id } }))).toEqual(["IN_USE"]);
    await eventually(async () => (await page("/om-oss")).html.includes("#7A1F5A"));
    expect(await hrefs(api.origin)).toEqual([`/favicon.svg?v=${version}`, `/apple-touch-icon.png?v=${version}`]);
    expect(codesOf(await pictures({ iconUrl: "" }))).toEqual([]);
    for (const origin of [api.origin, other])
      await eventually(async () => (await hrefs(origin)).join() === "/favicon.svg,/apple-touch-icon.png");
    expect(await iconsOf(other)).toEqual(own);
    expect(codesOf(await change(admin.browser, "deleteImage", { input: { id } }))).toEqual([]);
  });

  it("is a logo that is nearly square where none is chosen, and a vector picture stays one", async () => {
    const { publicId } = await anImage(admin.browser, "sajten/rund", { width: 220, height: 200 });
    await look("", `/media/${publicId}`);
    await eventually(async () => (await hrefs(api.origin))[0]?.startsWith("/favicon.svg?v=") === true);
    const { images } = await upload(admin.browser, [aVector('<circle r="40" fill="#fff"/>', { name: "liten.svg" })]);
    const small = images[0] as LibraryImage;
    expect(codesOf(await pictures({ iconUrl: small.url }))).toEqual([]);
    const version = new URL(small.image.url, api.origin).searchParams.get("v");
    await eventually(async () => (await hrefs(api.origin))[0] === `/favicon.svg?v=${version}`);
    expect(await (await api.fetch("/favicon.svg")).text()).toContain("data:image/svg+xml;base64,");
    expect((await sharp((await iconsOf(api.origin))["/icon-512.png"]).metadata()).width).toBe(512);
    await pictures({ iconUrl: "" });
  });

  it("is the product's own while its picture cannot be read", async () => {
    const own = await iconsOf(api.origin);
    const { id, publicId } = await anImage(admin.browser, "sajten/borta", { width: 512, height: 512 });
    const [row] = await api.db.query("SELECT id FROM library_image WHERE public_id = $1", [publicId]);
    await rm(join(dataDir, "media/library", `${row.id}.png`));
    expect(codesOf(await pictures({ iconUrl: `/media/${publicId}` }))).toEqual([]);
    await eventually(async () => (await hrefs(api.origin))[0]?.includes("?v=") === true);
    expect(await iconsOf(api.origin)).toEqual(own);
    await pictures({ iconUrl: "" });
    expect(codesOf(await change(admin.browser, "deleteImage", { input: { id } }))).toEqual([]);
  });

  it("is refused where the picture is too small, gone or elsewhere, and nothing is changed", async () => {
    const { publicId } = await anImage(admin.browser, "sajten/pytte", { width: 511, height: 300 });
    const { version } = await settings();
    const small = await pictures({ iconUrl: `/media/${publicId}` });
    expect(small.errors).toMatchObject([{ code: "INVALID", field: "iconUrl" }]);
    expect(small.errors[0]?.message).toContain("511 × 300");
    expect(codesOf(await pictures({ iconUrl: "/media/finns-inte" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await pictures({ iconUrl: "https://annan.se/ikon.png" }))).toEqual(["INVALID"]);
    const narrow = await pictures({ shareImageUrl: `/media/${publicId}` });
    expect(narrow.errors).toMatchObject([{ code: "INVALID", field: "shareImageUrl" }]);
    expect((await settings()).version).toBe(version);
  });
});

describe("the picture of links", () => {
  it("is what an admin has chosen, on pages that have none of their own", async () => {
    const sent = async (path: string, origin = api.origin) => {
      const answer = await fetch(`${origin}/dela/${path}.png`);
      return { etag: answer.headers.get("etag"), type: answer.headers.get("content-type"), answer };
    };
    const [drawn, guide] = [await sent("om-oss"), await sent("guider/jarn")];
    const { id, publicId } = await anImage(admin.browser, "sajten/dela", { width: 1300, height: 900 });
    expect(codesOf(await pictures({ shareImageUrl: `/media/${publicId}` }))).toEqual([]);
    await eventually(async () => (await sent("om-oss")).type === "image/jpeg");
    const chosen = await sent("om-oss");
    const { width, height, format } = await sharp(Buffer.from(await chosen.answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1280, 672, "jpeg"]);
    expect(meta((await page("/om-oss")).html, "og:image")).toBe(`${api.origin}/dela/om-oss.png`);
    expect((await sent("tester")).etag).toBe(chosen.etag);
    expect((await sent("guider/jarn")).etag).toBe(guide.etag);
    expect(codesOf(await change(admin.browser, "deleteImage", { input: { id } }))).toEqual(["IN_USE"]);
    expect(codesOf(await pictures({ shareImageUrl: "" }))).toEqual([]);
    await eventually(async () => (await sent("om-oss")).etag === drawn.etag);
    const [entry] = await api.db.query(
      "SELECT changes FROM audit_entry WHERE subject_type = 'SITE' ORDER BY id DESC LIMIT 1",
    );
    expect(entry.changes).toEqual([{ field: "shareImageUrl", before: `/media/${publicId}`, after: null }]);
  });

  it("has paper behind what can be seen through", async () => {
    const body = await sharp({ create: { width: 1200, height: 630, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const { images } = await upload(admin.browser, [{ name: "luft.png", type: "image/png", body }]);
    await pictures({ shareImageUrl: (images[0] as LibraryImage).url });
    await eventually(async () => (await api.fetch("/dela/om-oss.png")).headers.get("content-type") === "image/jpeg");
    const answer = await api.fetch("/dela/om-oss.png");
    expect(await cornerOf(Buffer.from(await answer.arrayBuffer()))).toEqual([255, 255, 255, 255]);
    await pictures({ shareImageUrl: "" });
  });
});
