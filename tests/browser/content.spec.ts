import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { nextMail } from "../support/browserMail.ts";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const OPERATOR = "hej@livsresan.example";
const NARROW = { width: 360, height: 740 };

interface Progress {
  categories: { items: { id: string }[] }[];
}

/** Items of the journey that the browser holds as done. */
const done = async (page: Page): Promise<string[]> => {
  const progress = (await storedValue(page, "global-progress")) as Progress | undefined;
  return progress?.categories.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
};

test("a message is checked, sent, and reaches the operator", async ({ page }) => {
  const subject = `Fråga ${randomUUID()}`;
  await open(page, "/kontakt");
  const send = page.getByRole("button", { name: "Skicka" });
  await page.getByLabel("E-post").fill("fel");
  await send.click();
  for (const message of [
    "Fyll i ditt namn.",
    "Ange en giltig e-postadress, till exempel namn@exempel.se.",
    "Skriv vad det gäller.",
    "Skriv ditt meddelande.",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("Namn")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Namn").fill("Åsa Ek");
  await page.getByLabel("E-post").fill("asa@exempel.se");
  await page.getByLabel("Ämne").fill(subject);
  await page.getByLabel("Meddelande").fill("Hej,\nhur gör man?");
  await send.click();
  await expect(page.getByRole("heading", { name: "Tack, ditt meddelande är skickat" })).toBeFocused();
  await expect(page.getByText("Vi svarar till asa@exempel.se")).toBeVisible();
  expect((await nextMail(OPERATOR, subject)).text).toContain("hur gör man?");

  await page.getByRole("button", { name: "Skriv ett meddelande till" }).click();
  await expect(page.getByLabel("Meddelande")).toHaveValue("");
});

test("the MR providers are compared in a table or in cards, and having looked at it counts", async ({ page }) => {
  await page.clock.install();
  await open(page, "/mr-scanning");
  const boxes = page.getByRole("list", { name: "De som sticker ut" }).getByRole("listitem");
  await expect(boxes).toContainText([
    /Lägst startpris.*från 2\s500\skr/s,
    /Snabbast svar/,
    /Mest omfattande.*upp till 20\s000\skr/s,
  ]);
  const rows = page
    .getByRole("table")
    .getByRole("row")
    // One more is there while admins try adding and deleting it (contentEditing.spec.ts).
    .filter({ has: page.getByRole("rowheader"), hasNotText: "Exempelkliniken" });
  await expect(rows).toContainText([/Låg/, /Låg/, /Låg/, /Medel/, /Medel/, /Hög/, /Hög/]);
  await expect(rows.first()).toContainText("Annonslänk");
  const link = rows.first().getByRole("link", { name: "Till vårdgivaren" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer sponsored");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", /^\/ut\/mr\/\d+\?fran=mr-scanning$/);
  await expect(rows.getByRole("button", { name: "Länk saknas" })).toBeDisabled();

  expect(await done(page)).toEqual([]);
  await rows.nth(3).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return done(page);
    })
    .toContain("mr");

  await page.setViewportSize(NARROW);
  // Each row is a card, and still a row to those who listen.
  await expect(rows).toHaveCount(7);
  await expect(rows.first().getByRole("rowheader")).toContainText("Vitmossa Bilddiagnostik");
  await expect(rows.first().getByRole("cell")).toHaveCount(7);
  await expect(rows.first().getByText("Svar inom")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Svar inom" })).toBeAttached();
});

test("the training methods are compared, read and gone on from", async ({ page }) => {
  await open(page, "/traning");
  const methods = page.getByRole("article");
  await expect(methods).toContainText([/Hög/, /Hög/, /Medel/, /Medel/, /Medel/, /Låg/]);
  const table = page.getByRole("table", { name: "Träningsmetoderna sida vid sida" });
  await expect(table.getByRole("row")).toHaveCount(7);
  await page.setViewportSize(NARROW);
  const first = table.getByRole("row").nth(1);
  await expect(first.getByRole("rowheader", { name: "Styrketräning" })).toBeVisible();
  for (const label of ["Intensitet", "Tid", "Hur ofta", "Passar", "Tänk på"])
    await expect(first.getByText(label, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Börja med styrketräning" }).click();
  await expect(methods.first()).toBeInViewport();
  await methods.nth(5).getByText("Så börjar du").click();
  await expect(methods.nth(5).getByText("Lägg in en lätt dag efter varje tung.")).toBeVisible();
  await expect.poll(() => done(page)).toContain("method:aterhamtning");

  await page
    .getByRole("region", { name: "Nästa steg" })
    .getByRole("link", { name: /Zone 2/ })
    .click();
  await expect(page).toHaveURL("/guider/zone-2");
});

test("a text is reached by its contents and its links", async ({ page }) => {
  await open(page, "/integritetspolicy");
  const contents = page.getByRole("navigation", { name: "Innehåll" });
  await expect(contents.getByRole("link")).toHaveCount(7);
  await contents.getByRole("link", { name: "Dina rättigheter enligt GDPR" }).click();
  await expect(page).toHaveURL("/integritetspolicy#rattigheter");
  await expect(page.getByRole("heading", { name: "Dina rättigheter enligt GDPR" })).toBeInViewport();
  await expect(page.getByRole("rowheader", { name: /Meddelanden från kontaktsidan/ })).toBeAttached();
  await page.getByRole("main").getByRole("link", { name: "kontaktsidan" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skriv till oss");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact page says how to write instead, and the texts unfold", async ({ page }) => {
    await page.goto("/kontakt");
    const main = page.getByRole("main");
    for (const text of ["Formuläret behöver JavaScript.", `Du kan också mejla oss: ${OPERATOR}`])
      await expect(main).toContainText(text, { useInnerText: true });
    await expect(page.getByRole("button", { name: "Skicka" })).toBeDisabled();
    await page.goto("/traning");
    await page.getByRole("article").first().getByText("Så börjar du").click();
    await expect(page.getByText("Välj fem rörelser")).toBeVisible();
  });
});

for (const path of ["/tester", "/kosttillskott", "/biohacking", "/mr-scanning"]) {
  test(`${path} is what it compares on paper, dark on white`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page
        .getByText(/\d\s*kr/)
        .locator("visible=true")
        .first(),
    ).toBeVisible();
    for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
    const main = page.getByRole("main");
    for (const pressed of [main.getByRole("button"), main.getByRole("link", { name: /^(Visa|Se|Till) / })])
      await expect(pressed.locator("visible=true")).toHaveCount(0);
    await expect(main.locator("picture[aria-hidden]")).toBeHidden();
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  });
}
