import type { Locator, Page } from "@playwright/test";
import {
  test as base,
  expectHeading,
  field,
  fillSignIn,
  makeAdmin,
  type Person,
  startSession,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open, settled, stopClock } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";
import { company, html, ldJson, linksTo, type SupplierSite, startSupplierSite } from "../support/supplierSite.ts";

interface SupplierFixtures {
  /** A site that is read. */
  site: SupplierSite;
  /** Somebody new who is admin, signed in; nothing is listed and no run goes on. */
  admin: Person;
}

const test = base.extend<SupplierFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants the fixtures named in a pattern
  site: async ({}, use) => {
    const site = await startSupplierSite();
    await use(site);
    await site.stop();
  },
  admin: async ({ page, anAccount }, use) => {
    const person = await anAccount();
    await makeAdmin(person);
    await startSession(page, person);
    await deleteSuppliers(page);
    await use(person);
  },
});

// One run goes on at a time, and there is one list of pages; that is why phones are looked at here as well.
test.describe.configure({ mode: "serial" });
test.slow();

/** Asks the graph as the one who is signed in. */
async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  return (await answer.json()).data;
}

async function deleteSuppliers(page: Page): Promise<void> {
  await ask(page, "mutation { cancelSupplierCollection { errors { code } } }");
  const { supplierSources } = (await ask(page, "{ supplierSources { id } }")) as { supplierSources: { id: string }[] };
  const remove = "mutation ($id: ID!) { removeSupplierSource(input: { id: $id }) { errors { code } } }";
  for (const { id } of supplierSources) await ask(page, remove, { id });
}

const list = (page: Page, url: string, kind: string) =>
  ask(
    page,
    "mutation ($url: String!, $kind: SupplierSourceKind!) { addSupplierSource(input: { url: $url, kind: $kind }) { errors { code } } }",
    { url, kind },
  );

const collecting = (page: Page): Locator => page.getByRole("region", { name: "Samla in leverantörer" });
const bar = (page: Page): Locator => collecting(page).getByRole("progressbar", { name: "Insamling" });
const startButton = (page: Page): Locator => collecting(page).getByRole("button", { name: "Starta insamling" });

/** A page that is not answered before it is let go. */
function held(site: SupplierSite, path: string, body: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.put(path, async (response, request) => {
    await released;
    await html(body)(response, request);
  });
  return release;
}

test("collecting shows its bar and its counts, also to those who come back, and what came of it", async ({
  page,
  admin,
  site,
}) => {
  expect(admin.email).toBeTruthy();
  const names = Array.from({ length: 12 }, (_, n) => `0${String(n).padStart(2, "0")} Provbolaget`);
  site.put("/lista", linksTo(names.map((_, n) => `/bolag-${n}`)));
  for (const [n, name] of names.entries()) site.put(`/bolag-${n}`, ldJson(company(name)));
  const release = held(site, "/seg", "");
  await list(page, `${site.origin}/lista`, "LIST");
  await list(page, `${site.origin}/seg`, "COMPANY");

  await page.clock.install();
  await open(page, "/admin");
  for (const text of [
    "Svenska vitamintillverkare",
    "Nordiska kosttillskottsmärken",
    "Leverantörer av probiotika",
    "Protein- och omega-3-företag",
    "Företagsinformation",
    "Produktkategorier",
    "Specialiseringar",
    "Prisnivåer",
  ])
    await expect(collecting(page).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await startButton(page).click();
  await expect(bar(page)).toHaveAttribute("aria-valuenow", "0");
  await expect(collecting(page)).toContainText("Det kan ta några minuter.");
  // The run is known: one that was heard of after the clock had been moved on would be an hour old.
  await expect(collecting(page)).toContainText("leverantörer hittade");
  await stopClock(page);
  await page.clock.runFor(100);
  const before = Number(await bar(page).getAttribute("aria-valuenow"));
  if (before < 90) {
    await page.clock.runFor(2_000);
    await expect(bar(page)).toHaveAttribute("aria-valuenow", String(before + 10));
  }
  await page.clock.runFor(60_000);
  await expect(bar(page)).toHaveAttribute("aria-valuenow", "90");
  // The real counts: one page waits.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(collecting(page)).toContainText(/leverantörer hittade, 1 av 14 sidor lästa/, { timeout: 500 });
  }).toPass();
  await page.clock.resume();

  await open(page, "/admin");
  await expect(bar(page)).toBeVisible();
  await expect(startButton(page)).toHaveCount(0);
  release();
  await expect(bar(page)).toHaveAttribute("aria-valuenow", "100");
  await expect(toast(page, "Datainsamling slutförd")).toContainText(/\d+ leverantörer/);
  const collected = collecting(page).getByRole("list", { name: "Insamlade leverantörer" });
  await expect(collected.getByRole("listitem")).toHaveCount(11);
  await expect(collected.getByRole("listitem").first()).toHaveText(names[0] ?? "");
  const count = Number(/(\d+) leverantörer samlades in/.exec(await collecting(page).innerText())?.[1]);
  await expect(collected.getByRole("listitem").last()).toHaveText(`+${count - 10} till`);
  await settled(page);
  await expectAccessible(page);

  await collecting(page).getByRole("button", { name: "Starta ny insamling" }).click();
  await expect(startButton(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("a run that fails says why, and can be tried again", async ({ page, admin, site }) => {
  expect(admin.email).toBeTruthy();
  await list(page, `${site.origin}/saknas`, "COMPANY");
  await open(page, "/admin");
  await startButton(page).click();
  const message = "Ingen av sidorna gick att läsa.";
  const alert = collecting(page).getByRole("alert");
  await expect(alert).toContainText("Fel uppstod");
  await expect(alert).toContainText(message);
  await expect(toast(page, "Fel vid datainsamling")).toContainText(message);
  await settled(page);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Försök igen" }).click();
  await expect(collecting(page)).not.toContainText("Fel uppstod");
  await expect(startButton(page)).toBeVisible();
});

test("a run that cannot be started says so", async ({ page, admin, expectConsole }) => {
  expect(admin.email).toBeTruthy();
  expectConsole(/graphql/);
  await open(page, "/admin");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("CollectSuppliers") ? route.abort() : route.fallback(),
  );
  await startButton(page).click();
  await expect(collecting(page).getByRole("alert")).toContainText("Ett oväntat fel inträffade. Försök igen.");
  await expect(toast(page, "Fel vid datainsamling")).toBeVisible();
});

test("a run is cancelled", async ({ page, admin, site }) => {
  expect(admin.email).toBeTruthy();
  const release = held(site, "/seg", "");
  await list(page, `${site.origin}/seg`, "COMPANY");
  await open(page, "/admin");
  await startButton(page).click();
  await collecting(page).getByRole("button", { name: "Avbryt" }).click();
  await expect(toast(page, "Insamlingen är avbruten")).toBeVisible();
  await expect(startButton(page)).toBeVisible();
  await expect(collecting(page)).toContainText("Senaste insamlingen avbröts");
  release();
});

test("pages are listed and taken away", async ({ page, admin }) => {
  expect(admin.email).toBeTruthy();
  await open(page, "/admin");
  const section = page.getByRole("region", { name: "Sidor som läses" });
  await field(section, "Sidans adress").fill("file:///etc/passwd");
  await section.getByRole("button", { name: "Lägg till sida" }).click();
  await expect(section).toContainText("Adressen ska börja med http:// eller https://");
  await field(section, "Sidans adress").fill("https://exempel.se/leverantorer");
  await section.getByRole("button", { name: "Lägg till sida" }).click();
  await expect(toast(page, "Sidan är tillagd")).toBeVisible();
  const row = section.getByRole("row").filter({ hasText: "https://exempel.se/leverantorer" });
  await expect(row).toContainText("Lista med länkar");
  await expect(row).toContainText("Åsa Ek");
  await row.getByRole("button", { name: /^Ta bort/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(section).toContainText("Inga sidor ännu.");
});

test("what was found is searched and edited, and what was edited stays", async ({ page, admin, site }) => {
  expect(admin.email).toBeTruthy();
  const name = `Redigerbart ${site.port}`;
  site.put("/bolag", ldJson(company(name, { knowsAbout: "Zink" })));
  await list(page, `${site.origin}/bolag`, "COMPANY");
  await open(page, "/admin");
  await startButton(page).click();
  await expect(toast(page, "Datainsamling slutförd")).toBeVisible();
  const section = page.getByRole("region", { name: "Insamlade leverantörer" });
  await section.getByRole("searchbox").fill(name);
  const row = section.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Sverige");
  await expect(section.getByRole("status").first()).toHaveText("1 leverantör");
  await row.getByRole("button", { name: `Redigera ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Redigera leverantör" });
  await expect(dialog).toContainText(`Källa: ${site.origin}/bolag`);
  await settled(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await expectAccessible(page);
  await field(dialog, "Land").fill("Island");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Leverantören är sparad")).toBeVisible();
  await expect(row).toContainText("Island");
  await expect(row).toContainText("Redigerat för hand: land");

  site.put("/bolag", ldJson(company(name, { knowsAbout: ["Zink", "Järn"] })));
  await collecting(page).getByRole("button", { name: "Starta ny insamling" }).click();
  await startButton(page).click();
  await expect(row).toContainText("Specialiseringar: Zink → Zink, Järn");
  await settled(page);
  await expectAccessible(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(row).toContainText("Island");
});

test("neither a visitor nor a user sees or starts anything", async ({ page, anAccount }) => {
  const person = await anAccount();
  const start = "mutation { collectSuppliers { totalCollected } }";
  const refusal = async () => {
    const answer = await page.request.post("/graphql", { data: { query: start } });
    return (await answer.json()).errors[0].extensions.code;
  };
  await open(page, "/admin");
  await expectHeading(page, "Logga in");
  await expect(collecting(page)).toHaveCount(0);
  expect(await refusal()).toBe("UNAUTHENTICATED");
  await fillSignIn(page, person);
  await expectHeading(page.getByRole("main"), "Ingen behörighet");
  await expect(collecting(page)).toHaveCount(0);
  expect(await refusal()).toBe("FORBIDDEN");
});
