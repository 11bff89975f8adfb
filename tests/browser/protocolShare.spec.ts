import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { BRAND } from "../../schema/brand.ts";
import { type SharedProtocol, shareLink } from "../../schema/rules/protocols/shareLink.ts";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { giveProtocols, list, MORNING, protocolState, storeProtocols } from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";

const TEXT = (origin: string) => `Lugn morgon

Börja dagen stilla.

Träning
– Promenad (dagligen, morgon)

Kost & Tillskott
– Magnesium, 200 mg (dagligen, kväll)

Mental hälsa
– Andning (dagligen, morgon)

Tester & Mätningar
– Väg dig (veckovis)

Övrigt
– Läs en stund (dagligen)

Skapa ditt eget protokoll på ${origin}/protokoll`;

/** What somebody else shares. */
const SHARED: SharedProtocol = {
  name: "Vinterprotokollet <script>alert(1)</script>",
  description: "För mörka månader.",
  goal: "energi",
  difficultyLevel: "intermediate",
  estimatedDurationWeeks: 8,
  steps: [
    {
      title: "Magnesium <img src=x onerror=alert(1)>",
      description: null,
      categoryId: "nutrition",
      frequency: "daily",
      timeOfDay: "evening",
      dosageAmount: "400 mg",
      isRequired: true,
    },
    {
      title: "Ljus",
      description: "Tio minuter vid fönstret.",
      categoryId: "en egen kategori",
      frequency: "weekly",
      timeOfDay: null,
      dosageAmount: null,
      isRequired: true,
    },
  ],
};

/** What stands after '#' in a link. */
const hashOf = (shared: SharedProtocol): string => new URL(shareLink(shared, "https://livsresan.example")).hash;

/** Gives the browser a protocol, and opens its share view. */
async function openShare(page: Page, protocol = MORNING): Promise<string> {
  const state = protocolState([protocol]);
  const key = state.protocols[0]?.id ?? "";
  await storeProtocols(page, state);
  await open(page, `/protokoll?vy=dela&protokoll=${key}`);
  await expect(page.getByRole("heading", { level: 1, name: "Dela protokoll" })).toBeVisible();
  return key;
}

/** Catches what is copied and shared; a device without a share function has none. */
async function watchDevice(
  page: Page,
  share: "none" | "works" | "cancelled",
  clipboard: "works" | "refused" = "works",
) {
  await page.addInitScript(
    ([shareIs, clipboardIs]) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value:
          shareIs === "none"
            ? undefined
            : async (data: unknown) => {
                heard.push(data);
                if (shareIs === "cancelled") throw new DOMException("changed their mind", "AbortError");
              },
      });
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: {
          writeText: async (text: string) => {
            if (clipboardIs === "refused") throw new DOMException("refused", "NotAllowedError");
            heard.push(text);
          },
        },
      });
    },
    [share, clipboard] as const,
  );
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

test("a protocol to share shows its steps by category, and is copied as text", async ({ page, baseURL }) => {
  const heard = await watchDevice(page, "none");
  await openShare(page);
  const shown = page.getByRole("article");
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Lugn morgon");
  await expect(shown).toContainText("Börja dagen stilla.");
  await expect(shown.getByRole("heading", { level: 3 })).toHaveText([
    "Träning",
    "Kost & Tillskott",
    "Mental hälsa",
    "Tester & Mätningar",
    "Övrigt",
  ]);
  const step = (title: string) => shown.getByRole("listitem").filter({ hasText: title });
  await expect(step("Magnesium")).toContainText("200 mg");
  await expect(step("Magnesium")).toContainText("Dagligen");
  await expect(step("Magnesium")).toContainText("Kväll");
  await expect(step("Väg dig")).toContainText("Veckovis");
  await expect(shown.getByRole("link", { name: "Skapa ditt eget protokoll" })).toHaveAttribute("href", /vy=nytt/);

  await button(page, "Kopiera text").click();
  await expect(button(page, "Kopierat!")).toBeVisible();
  await expect(toast(page, "Kopierat!")).toContainText("Protokollet har kopierats till urklipp");
  await expect(button(page, "Kopiera text")).toBeVisible();
  // A device that shares nothing gets the text, too.
  await button(page, "Dela").click();
  await expect.poll(heard).toEqual([TEXT(baseURL ?? ""), TEXT(baseURL ?? "")]);
});

test("the device's own share function gets title, text and address; one that changes their mind hears nothing", async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const heard = await watchDevice(page, "works");
  await openShare(page);
  await button(page, "Dela").click();
  await expect.poll(heard).toEqual([{ title: "Lugn morgon", text: TEXT(baseURL ?? ""), url: `${baseURL}/protokoll` }]);

  const other = await newVisitor();
  const heardOther = await watchDevice(other, "cancelled", "refused");
  await openShare(other);
  await button(other, "Dela").click();
  await expect.poll(async () => (await heardOther()).length).toBe(1);
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(toast(other, "Kopierat!")).toHaveCount(0);
  await button(other, "Kopiera text").click();
  await expect(toast(other, "Kunde inte kopiera till urklipp")).toContainText("Fel");
  await expect(button(other, "Kopiera text")).toBeVisible();
});

test("a link that was copied shows the protocol to somebody else, who adds it with one click", async ({
  page,
  newVisitor,
}) => {
  const heard = await watchDevice(page, "none");
  await openShare(page);
  await button(page, "Kopiera länk").click();
  await expect(toast(page, "Kopierat!")).toContainText("Länken har kopierats till urklipp");
  const [link] = (await heard()) as [string];
  expect(link).toMatch(/\/protokoll\?vy=dela#p=1\.[\w.-]+$/);

  const other = await newVisitor();
  const asked = recordGraphRequests(other);
  await open(other, link);
  await expect(other.getByText("Ett protokoll som någon har delat med dig")).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Lugn morgon");
  await expect(other.getByRole("listitem").filter({ hasText: "Magnesium" })).toContainText("Kväll");
  // Nothing of it is sent anywhere.
  expect(JSON.stringify(asked)).not.toContain("Magnesium");
  expect(await storedValue(other, "protocols")).toBeUndefined();
  // The skip link takes the place of what stands after '#'.
  await other.keyboard.press("Tab");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Lugn morgon");
  await button(other, "Lägg till i mina protokoll").click();
  await expect(toast(other, "Skapat!")).toContainText("Ditt protokoll har skapats framgångsrikt");
  await expect(other).toHaveURL("/protokoll?vy=idag");
  await expect(list(other).getByRole("checkbox")).toHaveCount(4);
  await expect(other.getByRole("region", { name: "Dina protokoll" }).getByRole("heading", { level: 3 })).toHaveText(
    "Lugn morgon",
  );
});

test("an account imports what is shared; texts stay texts, and large doses are told of", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await open(page, `/protokoll?vy=dela${hashOf(SHARED)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHARED.name);
  await expect(page.getByText("Magnesium <img src=x onerror=alert(1)>").first()).toBeVisible();
  const notes = page.getByRole("region", { name: "Värt att veta om doserna" });
  await expect(notes).toContainText("Protokollet nämner sammanlagt 400 mg magnesium om dagen");
  await expect(notes).toContainText("250 mg om dagen från tillskott är övre gräns");
  await expectAccessible(page);
  await button(page, "Lägg till i mina protokoll").dblclick();
  await expect(page).toHaveURL("/protokoll?vy=idag");
  await expect(list(page).getByRole("checkbox")).toHaveCount(1);
  await expect(list(page)).toContainText("Magnesium <img src=x onerror=alert(1)>");
  await expect(list(page, "Den här veckan")).toContainText("Övrigt");
  await page.reload();
  await expect(page.getByRole("region", { name: "Dina protokoll" }).getByRole("heading", { level: 3 })).toHaveCount(1);
});

for (const [what, hash, says] of [
  ["cut in half", hashOf(SHARED).slice(0, 60), "Länken är inte hel."],
  ["cut before it begins", "#p=1.", "Länken är inte hel."],
  ["damaged", hashOf(SHARED).replace(/.{12}$/, "AAAAAAAAAAAA"), "Länken går inte att läsa."],
  ["not ours", "#p=%E0%A4%A", "Länken går inte att läsa."],
  ["newer", hashOf(SHARED).replace("#p=1.", "#p=2."), "Länken kommer från en nyare version av sajten."],
  ["too large", "#p=1.zzzzzz.abc", "Länken är för stor"],
  ["of a megabyte", `#p=1.zzzz.${"A".repeat(1_000_000)}`, "Länken är för stor"],
] as const) {
  test(`a link that is ${what} says so, and nothing else happens`, async ({ page }) => {
    await open(page, `/protokoll?vy=dela${hash}`);
    await expect(page.getByRole("heading", { name: "Protokollet gick inte att öppna" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(says);
    await expect(button(page, "Lägg till i mina protokoll")).toHaveCount(0);
    expect(await storedValue(page, "protocols")).toBeUndefined();
    await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
    await expect(page).toHaveURL("/protokoll");
  });
}

test("a protocol that is not there leads back", async ({ page }) => {
  await open(page, "/protokoll?vy=dela&protokoll=5f0c52a8-5a7c-4a58-9d0e-6f2e5d5f0a11");
  await expect(page.getByRole("heading", { name: "Protokoll hittades inte." })).toBeVisible();
  await expect(toast(page, "Kunde inte ladda protokolldata")).toContainText("Fel");
  await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
  await expect(page).toHaveURL("/protokoll");
  await open(page, "/protokoll?vy=dela");
  await expect(page.getByRole("heading", { name: "Protokoll hittades inte." })).toBeVisible();
});

test("the link shows as a QR code; a protocol too long for one says so", async ({ page, newVisitor }) => {
  await openShare(page);
  await button(page, "Visa QR-kod").click();
  const code = page.getByRole("img", { name: "QR-kod med länken till protokollet Lugn morgon" });
  await expect(code).toBeVisible();
  await expect(code.locator("path")).toHaveAttribute("d", /^(M\d+ \d+h1v1h-1z){500,}$/);
  await button(page, "Dölj QR-kod").click();
  await expect(code).toHaveCount(0);

  const other = await newVisitor();
  const noise = Array.from({ length: 40 }, (_, place) => ({
    title: Array.from({ length: 20 }, () => Math.random().toString(36).slice(2, 8)).join(" ") + place,
    frequency: "daily" as const,
  }));
  await openShare(other, { name: "Långt", steps: noise });
  await button(other, "Visa QR-kod").click();
  await expect(other.getByText("Protokollet är för långt för en QR-kod. Kopiera länken i stället.")).toBeVisible();
});

test("the calendar gets a file, and paper the protocol alone", async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  const state = protocolState([MORNING]);
  await giveProtocols(page, state);
  await open(page, `/protokoll?vy=dela&protokoll=${state.protocols[0]?.id}`);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("Lugn morgon");
  const downloading = page.waitForEvent("download");
  await button(page, "Lägg i kalendern").click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("lugn-morgon.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("BEGIN:VCALENDAR");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  expect(text).toContain(BRAND.name);

  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute("data-printed", "");
  });
  await button(page, "Skriv ut").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sätt att dela" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Tillbaka" })).toBeHidden();
});

test("it fits a small phone and breaks no rule of accessibility", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openShare(page);
  await button(page, "Visa QR-kod").click();
  await expect(page.getByRole("img", { name: /^QR-kod/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await open(page, `/protokoll?vy=dela${hashOf(SHARED)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHARED.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openShare(page);
  await expectAccessible(page);
});
