import { expect, it } from "vitest";
import { aBrowser, change, codesOf, signIn } from "../support/accounts.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { decoded, elements } from "../support/apiHtml.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createEmptyDatabase } from "../support/database.ts";
import { startMailServer } from "../support/mail.ts";
import { aPicture, upload } from "../support/uploads.ts";

// An operator's first day: an empty folder, the settings of docs/operating.md, and the administration.
const ADMIN = { email: "ada@amalsjamfor.se", password: "tre lugna ord i Åmål" };
const OWN = {
  name: "Åmålsjämför",
  tagline: "Jämför i lugn och ro.",
  operatorName: "Åmålsjämför AB",
  organisationNumber: "556000-4615",
  address: "Storgatan 1, 662 30 Åmål",
  email: "hej@amalsjamfor.se",
};
const database = await createEmptyDatabase();
const mails = await startMailServer();
const api = clientOf(
  await startServer({
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "https://amalsjamfor.se",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }),
);
const admin = aBrowser(api);
expect((await signIn(admin, ADMIN)).me?.canAdminister).toBe(true);

const versionNow = async (): Promise<number> =>
  (await admin.graphql<{ siteSettings: { version: number } }>("{ siteSettings { version } }")).data.siteSettings
    .version;

/** Words of the demo, and notes to the operator, with what stands around them. */
const demoWords = (text: string): string[] =>
  text.match(
    /.{0,60}(?:livsresan|\bdemo|påhitta|exempelinnehåll|exempelgatan|\(exempel\)|\.example\b|fyll i: ).{0,60}/gi,
  ) ?? [];

it("until it is opened visitors are told that it opens soon, and nobody lists it; its admin sees it", async () => {
  for (const path of ["/", "/tester", "/guider/magnesium", "/om-oss", "/finns-inte"]) {
    const answer = await api.fetch(path);
    const html = decoded(await answer.text());
    expect(answer.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(html, path).toContain("Öppnar snart");
    expect(html, path).toContain('content="noindex"');
    expect(html, path).not.toMatch(/Hitta hälsotestet|Varför vi finns/);
  }
  // What the law wants to be read, and the way in.
  for (const path of ["/integritetspolicy", "/anvandarvillkor", "/tillganglighet", "/kontakt", "/auth"])
    expect(decoded(await (await api.fetch(path)).text()), path).not.toContain(">Öppnar snart<");
  expect(await (await api.fetch("/sitemap.xml")).text()).not.toContain("<loc>");
  const seen = decoded(await (await admin.fetch("/om-oss")).text());
  expect(seen).toContain("Varför vi finns");
  expect(seen).not.toContain(">Öppnar snart<");
});

it("a site of one's own is set up without a word of the demo in its texts, and says what is left to write", async () => {
  const settings = await change(admin, "updateSiteSettings", { input: { ...OWN, version: await versionNow() } });
  expect(codesOf(settings)).toEqual([]);
  const { data } = await admin.graphql<{ siteSetup: { step: string; isDone: boolean; left: string[] }[] }>(
    "{ siteSetup { step isDone left } }",
  );
  const texts = data.siteSetup.find(({ step }) => step === "TEXTS");
  // What only the operator knows is marked, and keeps the step from being ticked off.
  expect(texts).toEqual({
    step: "TEXTS",
    isDone: false,
    left: ["Integritetspolicy", "Om oss", "Tillgänglighet"],
  });
  expect(codesOf(await change(admin, "setSiteOpen", { input: { isOpen: true, version: await versionNow() } }))).toEqual(
    [],
  );
});

it("search engines and visitors are told what the operator says of it, and of no protocols that it does not have", async () => {
  const described = async (path: string) => {
    const html = decoded(await (await api.fetch(path)).text());
    return elements(html, "meta").find(({ name }) => name === "description")?.content;
  };
  expect(await described("/")).toBe(OWN.tagline);
  expect(await described("/protokoll")).toBe("Bygg ditt eget protokoll och bocka av det dag för dag.");
  expect(decoded(await (await api.fetch("/protokoll")).text())).not.toMatch(/expertprotokoll/i);
  const start = decoded(await (await api.fetch("/")).text());
  expect(start).toContain("Bygg ditt eget upplägg och bocka av det dag för dag.");
  expect(start).not.toContain("Färdiga upplägg");
});

it("no page, feed or file of it has a word of the demo", async () => {
  // Nor the address of a picture, which every page has once it is the logo.
  const logo = (await upload(admin, [await aPicture({ width: 600, height: 200 })])).images[0];
  const input = { primaryColour: "", logoUrl: `/media/${logo?.publicId}`, version: await versionNow() };
  expect(codesOf(await change(admin, "updateSiteLook", { input }))).toEqual([]);
  await eventually(async () => (await (await api.fetch("/sitemap.xml")).text()).includes("<loc>"));
  const sitemap = await (await api.fetch("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const others = [
    "/rss.xml",
    "/site.webmanifest",
    "/.well-known/security.txt",
    "/robots.txt",
    "/sitemap.xml",
    "/offline",
  ];
  const unlisted = [
    "/sok?q=j%C3%A4rn",
    "/auth",
    "/glomt-losenord",
    "/nytt-losenord",
    "/bekrafta",
    "/konto",
    "/min-resa",
  ];
  const wrong = ["/finns-inte", "/%00", "/admin", "/prisbevakning/avsluta"];
  const read = new Set<string>();
  const found: string[] = [];
  const left = [...paths, ...others, ...unlisted, ...wrong];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    if (read.has(path)) continue;
    read.add(path);
    const answer = await api.fetch(path);
    const text = decoded(await answer.text());
    // Also what travels with the page, its description and what machines read of it.
    for (const words of demoWords(text)) found.push(`${path}: ${words}`);
    if (path.includes("?") || !answer.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const { href = "" } of elements(text, "a")) if (/^\/(?!ut\/)/.test(href)) left.push(href.replace(/#.*/, ""));
  }
  expect(read.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
  // Every page of the site, one after the other.
}, 120_000);

it("nor does any of its mails, as it arrives", async () => {
  const { data } = await admin.graphql<{
    editableMails: { kind: string; subject: string; body: string; button: string }[];
  }>("{ editableMails { kind subject body button } }");
  expect(data.editableMails.length).toBeGreaterThan(10);
  for (const input of data.editableMails) {
    const { payload, refused } = await change(admin, "mailPreview", { input });
    expect(refused).toEqual([]);
    expect(JSON.stringify(payload), input.kind).toContain(OWN.name);
    expect(demoWords(JSON.stringify(payload))).toEqual([]);
    // Nothing that is only known when it is sent was left open.
    expect(JSON.stringify(payload), input.kind).not.toContain("{{");
  }
  const person = { fullName: "Åsa Ek", email: "asa@ek.se", password: "tre lugna ord" };
  expect(codesOf(await change(aBrowser(api), "signUp", { input: person }))).toEqual([]);
  expect(codesOf(await change(aBrowser(api), "requestPasswordReset", { input: { email: ADMIN.email } }))).toEqual([]);
  const sent = [await mails.next(person.email, "Bekräfta"), await mails.next(ADMIN.email, "lösenord")];
  for (const { parsed } of sent) {
    expect(parsed.subject).toContain(OWN.name);
    expect(demoWords([parsed.subject, parsed.text, parsed.html, JSON.stringify(parsed.from)].join("\n"))).toEqual([]);
  }
});

it("a start without the demo says how to make an admin, and with one that visitors see nothing yet, and where to go on", async () => {
  const { url } = await createEmptyDatabase();
  const settings = { DATABASE_URL: url, SEED: "none" };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  for (const [env, line] of [
    [
      settings,
      "There is no admin: make an account at ORIGIN/auth, confirm it by its mail, and run npm run admin -- grant EMAIL",
    ],
    [
      { ...settings, ...admin },
      "The site is not open yet: sign in at ORIGIN/auth, then ORIGIN/admin/sajten lists what is left",
    ],
  ] as const) {
    const server = spawnServer(env);
    const said = line.replaceAll("ORIGIN", await server.origin);
    await eventually(async () => server.output().includes(said));
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  }
}, 120_000);
