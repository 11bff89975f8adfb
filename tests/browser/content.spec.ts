import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { expectSameIds } from "../support/browserIds.ts";
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

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("the privacy policy is read, and a message about it reaches the operator", async ({ page }) => {
  await open(page, "/integritetspolicy");
  await expectSameIds(page);

  await test.step("a text is reached by its contents and its links", async () => {
    const contents = page.getByRole("navigation", { name: "Innehåll" });
    await expect.soft(contents.getByRole("link")).toHaveCount(7);
    await contents.getByRole("link", { name: "Dina rättigheter enligt GDPR" }).click();
    await expect(page).toHaveURL("/integritetspolicy#rattigheter");
    await expect.soft(page.getByRole("heading", { name: "Dina rättigheter enligt GDPR" })).toBeInViewport();
    await expect.soft(page.getByRole("rowheader", { name: /Meddelanden från kontaktsidan/ })).toBeAttached();
    await page.getByRole("main").getByRole("link", { name: "kontaktsidan" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skriv till oss");
  });

  const send = page.getByRole("button", { name: "Skicka" });
  await test.step("what is missing in the message is said at each field", async () => {
    await page.getByLabel("E-post").fill("fel");
    await send.click();
    for (const message of [
      "Fyll i ditt namn.",
      "Ange en giltig e-postadress, till exempel namn@exempel.se.",
      "Skriv vad det gäller.",
      "Skriv ditt meddelande.",
    ])
      await expect.soft(page.getByText(message)).toBeVisible();
    await expect.soft(page.getByLabel("Namn")).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("the message is sent, and reaches the operator", async () => {
    const subject = `Fråga ${randomUUID()}`;
    await page.getByLabel("Namn").fill("Åsa Ek");
    await page.getByLabel("E-post").fill("asa@exempel.se");
    await page.getByLabel("Ämne").fill(subject);
    await page.getByLabel("Meddelande").fill("Hej,\nhur gör man?");
    await send.click();
    await expect(page.getByRole("heading", { name: "Tack, ditt meddelande är skickat" })).toBeFocused();
    await expect.soft(page.getByText("Vi svarar till asa@exempel.se")).toBeVisible();
    expect((await nextMail(OPERATOR, subject)).text).toContain("hur gör man?");
    await page.getByRole("button", { name: "Skriv ett meddelande till" }).click();
    await expect(page.getByLabel("Meddelande")).toHaveValue("");
  });
});

test("training methods and MR providers are compared, and having looked at them counts", async ({ page }) => {
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.clock.install();
  await open(page, "/traning");
  await expectSameIds(page);

  await test.step("the training methods are compared in cards and in a table", async () => {
    const methods = page.getByRole("article");
    await expect.soft(methods).toContainText([/Hög/, /Hög/, /Medel/, /Medel/, /Medel/, /Låg/]);
    const table = page.getByRole("table", { name: "Träningsmetoderna sida vid sida" });
    await expect.soft(table.getByRole("row")).toHaveCount(7);
    await page.setViewportSize(NARROW);
    const first = table.getByRole("row").nth(1);
    await expect.soft(first.getByRole("rowheader", { name: "Styrketräning" })).toBeVisible();
    await expect.soft(first.getByText("Passar", { exact: true })).toBeHidden();
    await first.getByRole("button", { name: "Visa mer" }).click();
    for (const label of ["Intensitet", "Tid", "Hur ofta", "Passar", "Tänk på"])
      await expect.soft(first.getByText(label, { exact: true })).toBeVisible();
  });

  await test.step("a method is read, which counts, and gone on from", async () => {
    const methods = page.getByRole("article");
    await page.getByRole("link", { name: "Börja med styrketräning" }).click();
    await expect.soft(methods.first()).toBeInViewport();
    await methods.nth(5).getByRole("button", { name: "Visa mer" }).click();
    await methods.nth(5).getByText("Så börjar du").click();
    await expect.soft(methods.nth(5).getByText("Lägg in en lätt dag efter varje tung.")).toBeVisible();
    await expect.poll(() => done(page)).toContain("method:aterhamtning");
    await page
      .getByRole("region", { name: "Nästa steg" })
      .getByRole("link", { name: /Zone 2/ })
      .click();
    await expect(page).toHaveURL("/guider/zone-2");
  });

  await page.setViewportSize(wide);
  await footerLink(page, "MR-scanning").click();
  await expect(page).toHaveURL("/mr-scanning");
  const rows = page
    .getByRole("table")
    .getByRole("row")
    // One more is there while admins try adding and deleting it (contentEditing.spec.ts).
    .filter({ has: page.getByRole("rowheader"), hasNotText: "Exempelkliniken" });

  await test.step("the MR providers are compared in a table, and their links are careful", async () => {
    const boxes = page.getByRole("list", { name: "De som sticker ut" }).getByRole("listitem");
    await expect
      .soft(boxes)
      .toContainText([/Lägst startpris.*från 2\s500\skr/s, /Snabbast svar/, /Premium.*upp till 20\s000\skr/s]);
    await expect(rows).toContainText([/Låg/, /Låg/, /Låg/, /Medel/, /Medel/, /Hög/, /Hög/]);
    await expect.soft(rows.first()).toContainText("Annonslänk");
    const link = rows.first().getByRole("link", { name: "Till vårdgivaren" });
    await expect.soft(link).toHaveAttribute("rel", "noopener noreferrer sponsored");
    await expect.soft(link).toHaveAttribute("target", "_blank");
    await expect.soft(link).toHaveAttribute("href", /^\/ut\/mr\/\d+\?fran=mr-scanning$/);
    await expect.soft(rows.getByRole("button", { name: "Länk saknas" })).toBeDisabled();
  });

  await test.step("having looked at them counts", async () => {
    expect(await done(page)).not.toContain("mr");
    await rows.nth(3).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.fastForward(3_000);
        return done(page);
      })
      .toContain("mr");
  });

  await test.step("on a narrow screen each is a card, and still a row to those who listen", async () => {
    await page.setViewportSize(NARROW);
    await expect(rows).toHaveCount(7);
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_900);
    await expect.soft(rows.first().getByRole("rowheader")).toContainText("Vitmossa Bilddiagnostik");
    await rows.first().getByRole("button", { name: "Visa mer" }).click();
    await expect.soft(rows.first().getByRole("cell")).toHaveCount(7);
    await expect.soft(rows.first().getByText("Svar inom")).toBeVisible();
    await expect.soft(page.getByRole("columnheader", { name: "Svar inom" })).toBeAttached();
    // A link to a section that is folded unfolds it.
    const limits = page.getByRole("region", { name: "Vad bilderna inte kan visa" });
    await expect.soft(limits.getByRole("paragraph").first()).toBeHidden();
    await page.getByRole("link", { name: "Vad bilderna inte kan visa" }).first().click();
    await expect.soft(limits.getByRole("paragraph").first()).toBeVisible();
  });
});

test("each comparison is what it compares on paper, dark on white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/tester");
  for (const [path, name] of [
    ["/tester", "Hälsotester"],
    ["/kosttillskott", "Kosttillskott"],
    ["/biohacking", "Biohacking"],
    ["/mr-scanning", "MR-scanning"],
  ] as const) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: "screen" });
      await footerLink(page, name).click();
      await expect(page).toHaveURL(path);
      const price = page.getByText(/\d\s*kr/).locator("visible=true");
      await expect(price.first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      const heading = page.getByRole("heading", { level: 1 });
      await expect.soft(heading).toBeVisible();
      await expect.soft(price.first()).toBeVisible();
      for (const role of ["banner", "contentinfo"] as const) await expect.soft(page.getByRole(role)).toBeHidden();
      const main = page.getByRole("main");
      for (const pressed of [main.getByRole("button"), main.getByRole("link", { name: /^(Visa|Se|Till) / })])
        await expect.soft(pressed.locator("visible=true")).toHaveCount(0);
      await expect.soft(main.locator("picture[aria-hidden]")).toBeHidden();
      await expect.soft(heading).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  }
});

test("the contact form and the way in have the same ids from the server as in the browser", async ({ page }) => {
  for (const path of ["/kontakt", "/auth"]) {
    await open(page, path);
    await expectSameIds(page);
  }
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
