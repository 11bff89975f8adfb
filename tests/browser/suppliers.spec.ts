import type { Locator, Page, Route } from "@playwright/test";
import {
  test as base,
  demoAdmin,
  expectHeading,
  field,
  fillSignIn,
  startSession,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open, settled, stopClock } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";
import { company, html, ldJson, linksTo, type SupplierSite, startSupplierSite } from "../support/supplierSite.ts";

const test = base.extend<{ site: SupplierSite }>({
  // A site that is read.
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants the fixtures named in a pattern
  site: async ({}, use) => {
    const site = await startSupplierSite();
    await use(site);
    await site.stop();
  },
});

// One run goes on at a time, and there is one list of pages; that is why phones are looked at here as well.
test.describe.configure({ mode: "serial" });

/** Asks the graph as the one who is signed in. */
async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  return (await answer.json()).data;
}

/** Signs an admin in, for whom nothing is listed and no run goes on. */
async function begin(page: Page): Promise<void> {
  await startSession(page, await demoAdmin());
  await deleteSources(page);
}

async function deleteSources(page: Page): Promise<void> {
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
  site,
}) => {
  await begin(page);
  const names = Array.from({ length: 12 }, (_, n) => `0${String(n).padStart(2, "0")} Provbolaget`);
  site.put("/lista", linksTo(names.map((_, n) => `/bolag-${n}`)));
  for (const [n, name] of names.entries()) site.put(`/bolag-${n}`, ldJson(company(name)));
  const release = held(site, "/seg", "");
  await list(page, `${site.origin}/lista`, "LIST");
  await list(page, `${site.origin}/seg`, "COMPANY");
  await page.clock.install();
  await open(page, "/admin");

  await test.step("it says beforehand what is collected", async () => {
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
      await expect.soft(collecting(page).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  });

  await test.step("the bar grows to 90 per cent at most, and the counts are the real ones", async () => {
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
    // One page waits.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(collecting(page)).toContainText(/leverantörer hittade, 1 av 14 sidor lästa/, { timeout: 500 });
    }).toPass();
    await page.clock.resume();
  });

  await test.step("who comes back sees that it goes on", async () => {
    await open(page, "/admin");
    await expect(bar(page)).toBeVisible();
    await expect(startButton(page)).toHaveCount(0);
  });

  await test.step("ten of what was collected are named, and how many more there are", async () => {
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
  });

  await test.step("it can be begun anew", async () => {
    await collecting(page).getByRole("button", { name: "Starta ny insamling" }).click();
    await expect(startButton(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test("pages are listed and read; what was found is edited, and a run fails or is cancelled", async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/graphql/);
  await begin(page);
  await open(page, "/admin");
  const sources = page.getByRole("region", { name: "Sidor som läses" });
  const sourceRow = (url: string) => sources.getByRole("row").filter({ hasText: url });
  const add = async (url: string) => {
    await field(sources, "Sidans adress").fill(url);
    await sources.getByRole("button", { name: "Lägg till sida" }).click();
  };
  const remove = async (url: string) => {
    await sourceRow(url)
      .getByRole("button", { name: /^Ta bort/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
    await expect(sourceRow(url)).toHaveCount(0);
  };
  const alert = collecting(page).getByRole("alert");

  await test.step("pages are listed and taken away", async () => {
    await add("file:///etc/passwd");
    await expect(sources).toContainText("Adressen ska börja med http:// eller https://");
    const url = "https://exempel.se/leverantorer";
    await add(url);
    await expect(toast(page, "Sidan är tillagd")).toBeVisible();
    await expect(sourceRow(url)).toContainText("Lista med länkar");
    await expect(sourceRow(url)).toContainText("Administratör");
    await remove(url);
    await expect(sources).toContainText("Inga sidor ännu.");
  });

  await test.step("a run that cannot be started says so", async () => {
    const refuse = (route: Route) =>
      route.request().postData()?.includes("CollectSuppliers") ? route.abort() : route.fallback();
    await page.route("**/graphql", refuse);
    await startButton(page).click();
    await expect(alert).toContainText("Ett oväntat fel inträffade. Försök igen.");
    await expect(toast(page, "Fel vid datainsamling")).toBeVisible();
    await page.unroute("**/graphql", refuse);
    await alert.getByRole("button", { name: "Försök igen" }).click();
  });

  await test.step("a run that fails says why, and can be tried again", async () => {
    await list(page, `${site.origin}/saknas`, "COMPANY");
    await startButton(page).click();
    const message = "Ingen av sidorna gick att läsa.";
    await expect(alert).toContainText("Fel uppstod");
    await expect(alert).toContainText(message);
    await expect(toast(page, "Fel vid datainsamling").filter({ hasText: message })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await alert.getByRole("button", { name: "Försök igen" }).click();
    await expect(collecting(page)).not.toContainText("Fel uppstod");
    await expect(startButton(page)).toBeVisible();
  });

  await test.step("a run is cancelled", async () => {
    await deleteSources(page);
    const release = held(site, "/seg", "");
    await list(page, `${site.origin}/seg`, "COMPANY");
    await startButton(page).click();
    await collecting(page).getByRole("button", { name: "Avbryt" }).click();
    await expect(toast(page, "Insamlingen är avbruten")).toBeVisible();
    await expect(startButton(page)).toBeVisible();
    await expect(collecting(page)).toContainText("Senaste insamlingen avbröts");
    release();
  });

  const name = `Redigerbart ${site.port}`;
  const section = page.getByRole("region", { name: "Insamlade leverantörer" });
  const row = section.getByRole("row").filter({ hasText: name });

  await test.step("what was found is searched", async () => {
    await deleteSources(page);
    site.put("/bolag", ldJson(company(name, { knowsAbout: "Zink" })));
    await list(page, `${site.origin}/bolag`, "COMPANY");
    await startButton(page).click();
    await expect(toast(page, "Datainsamling slutförd")).toBeVisible();
    await section.getByRole("searchbox").fill(name);
    await expect(row).toContainText("Sverige");
    await expect(section.getByRole("status").first()).toHaveText("1 leverantör");
  });

  await test.step("it is edited, also on a phone", async () => {
    await row.getByRole("button", { name: `Redigera ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: "Redigera leverantör" });
    await expect(dialog).toContainText(`Källa: ${site.origin}/bolag`);
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    await expectAccessible(page);
    await field(dialog, "Land").fill("Island");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Leverantören är sparad")).toBeVisible();
    await expect(row).toContainText("Island");
    await expect(row).toContainText("Redigerat för hand: land");
  });

  await test.step("what was edited stays, and what is read anew shows beside it", async () => {
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

  await test.step("its edit is taken back, beside what was collected by now", async () => {
    await row.getByRole("button", { name: `Redigera ${name}` }).click();
    await page.getByRole("dialog", { name: "Redigera leverantör" }).getByRole("button", { name: "Versioner" }).click();
    const versions = page.getByRole("dialog", { name: "Versioner" });
    await versions.getByRole("button", { name: /Det som ändrades: Land/ }).click();
    await expect(versions.getByRole("heading", { level: 3 })).toHaveText(["Land"]);
    await expect(versions.getByRole("group", { name: "Då" })).toHaveText("Sverige (insamlat)");
    await settled(page);
    await expectAccessible(page);
    await versions.getByRole("button", { name: "Ta tillbaka" }).click();
    await expect(toast(page, "Den äldre versionen gäller igen")).toBeVisible();
    await expect(row).toContainText("Sverige");
    await expect(row).not.toContainText("Redigerat för hand");
    await expect(row).toContainText("Zink, Järn");
  });

  await test.step("it is deleted, and that is undone", async () => {
    await row.getByRole("button", { name: `Redigera ${name}` }).click();
    await page
      .getByRole("dialog", { name: "Redigera leverantör" })
      .getByRole("button", { name: "Ta bort" })
      .last()
      .click();
    const question = page.getByRole("dialog", { name: "Ta bort leverantören?" });
    await expect(question).toContainText("Det går att ångra i 30 dagar.");
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Leverantören är borttagen")).toBeVisible();
    await expect(section.getByRole("status").first()).toHaveText("0 leverantörer");
    await section.getByRole("button", { name: `Återskapa ${name}` }).click();
    await expect(toast(page, "Återskapad")).toBeVisible();
    await expect(row.first()).toContainText("Sverige");
    await expect(section.getByRole("status").first()).toHaveText("1 leverantör");
  });
});

test("neither a visitor nor a user sees anything of it", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/admin");
  await expectHeading(page, "Logga in");
  await expect(collecting(page)).toHaveCount(0);
  await fillSignIn(page, person);
  await expectHeading(page.getByRole("main"), "Ingen behörighet");
  await expect(collecting(page)).toHaveCount(0);
});
