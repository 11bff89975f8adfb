import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type SharedProtocol, shareLink } from "../../schema/rules/protocols/shareLink.ts";
import { DEMO_SITE } from "../../schema/site.ts";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { hydrated, open } from "../support/browserPages.ts";
import {
  giveProtocols,
  list,
  MORNING,
  protocolState,
  storeProtocols,
  type TestProtocol,
} from "../support/browserProtocols.ts";
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
  hasOwnOrder: true,
  steps: [
    {
      title: "Magnesium <img src=x onerror=alert(1)>",
      description: null,
      categoryId: "nutrition",
      frequency: "daily",
      timeOfDay: "evening",
      dosageAmount: "400 mg",
      isRequired: true,
      remindAt: null,
    },
    {
      title: "Ljus",
      description: "Tio minuter vid fönstret.",
      categoryId: "en egen kategori",
      frequency: "weekly",
      timeOfDay: null,
      dosageAmount: null,
      isRequired: true,
      remindAt: null,
    },
  ],
};

/** What stands after '#' in a link. */
const hashOf = (shared: SharedProtocol): string => new URL(shareLink(shared, "https://livsresan.example")).hash;

/** A protocol with more in it than a QR code holds. */
const LONG: TestProtocol = {
  name: "Långt",
  steps: Array.from({ length: 40 }, (_, place) => ({
    title: Array.from({ length: 20 }, () => Math.random().toString(36).slice(2, 8)).join(" ") + place,
    frequency: "daily",
  })),
};

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** Gives the browser protocols, and opens the share view of the first. */
async function openShare(page: Page, protocols: readonly TestProtocol[] = [MORNING]): Promise<void> {
  const state = protocolState(protocols);
  await storeProtocols(page, state);
  await open(page, `/protokoll?vy=dela&protokoll=${state.protocols[0]?.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Dela protokoll" })).toBeVisible();
}

/** Takes the place of the device's share function, of which some have none, and of its clipboard. */
const setDevice = (page: Page, share: "none" | "works" | "cancelled", clipboard: "works" | "refused" = "works") =>
  page.evaluate(
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

/** What was copied and shared since the device was set. */
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test("a protocol is handed on as text, by the device and as a link, which somebody else adds with one click", async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const text = TEXT(baseURL ?? "");
  await openShare(page);
  await setDevice(page, "none");
  await test.step("it shows its steps by category", async () => {
    const shown = page.getByRole("article");
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Lugn morgon");
    await expect.soft(shown).toContainText("Börja dagen stilla.");
    await expect
      .soft(shown.getByRole("heading", { level: 3 }))
      .toHaveText(["Träning", "Kost & Tillskott", "Mental hälsa", "Tester & Mätningar", "Övrigt"]);
    const step = (title: string) => shown.getByRole("listitem").filter({ hasText: title });
    await expect.soft(step("Magnesium")).toContainText("200 mg");
    await expect.soft(step("Magnesium")).toContainText("Dagligen");
    await expect.soft(step("Magnesium")).toContainText("Kväll");
    await expect.soft(step("Väg dig")).toContainText("Veckovis");
    const create = shown.getByRole("link", { name: "Skapa ditt eget protokoll" });
    await expect.soft(create).toHaveAttribute("href", /vy=nytt/);
  });

  await test.step("it is copied as text", async () => {
    await button(page, "Kopiera text").click();
    await expect.soft(button(page, "Kopierat!")).toBeVisible();
    await expect.soft(toast(page, "Kopierat!")).toContainText("Protokollet har kopierats till urklipp");
    await expect(button(page, "Kopiera text")).toBeVisible();
    // A device that shares nothing gets the text, too.
    await button(page, "Dela").click();
    await expect.poll(() => heardBy(page)).toEqual([text, text]);
  });

  await test.step("the device's own share function gets title, text and address", async () => {
    await setDevice(page, "works");
    await button(page, "Dela").click();
    await expect.poll(() => heardBy(page)).toEqual([{ title: "Lugn morgon", text, url: `${baseURL}/protokoll` }]);
  });

  const link = await test.step("it is copied as a link", async () => {
    await setDevice(page, "none");
    await button(page, "Kopiera länk").click();
    await expect.soft(toast(page, "Länken har kopierats till urklipp")).toContainText("Kopierat!");
    await expect.poll(() => heardBy(page)).toHaveLength(1);
    const [copied] = (await heardBy(page)) as [string];
    expect(copied).toMatch(/\/protokoll\?vy=dela#p=4\.[\w.-]+$/);
    return copied;
  });

  const other = await newVisitor();
  const asked = recordGraphRequests(other);
  await test.step("the link shows it to somebody else, and sends nothing of it anywhere", async () => {
    await open(other, link);
    await expect(other.getByText("Ett protokoll som någon har delat med dig")).toBeVisible();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Lugn morgon");
    await expect.soft(other.getByRole("listitem").filter({ hasText: "Magnesium" })).toContainText("Kväll");
    expect.soft(JSON.stringify(asked)).not.toContain("Magnesium");
    expect.soft(await storedValue(other, "protocols")).toBeUndefined();
  });

  await test.step("the skip link takes the place of what stands after '#', and it still shows", async () => {
    await other.keyboard.press("Tab");
    await other.keyboard.press("Enter");
    await expect(other).toHaveURL(/#(?!p=)/);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Lugn morgon");
  });

  await test.step("it is added with one click", async () => {
    await button(other, "Lägg till i mina protokoll").click();
    await expect.soft(toast(other, "Skapat!")).toContainText("Ditt protokoll har skapats framgångsrikt");
    await expect(other).toHaveURL("/protokoll?vy=idag");
    await expect(list(other).getByRole("checkbox")).toHaveCount(4);
    const followed = other.getByRole("region", { name: "Dina protokoll" });
    await expect(followed.getByRole("heading", { level: 3 })).toHaveText("Lugn morgon");
  });
});

test("one who changes their mind hears nothing, a refused copy is told, and the link shows as a QR code", async ({
  page,
}) => {
  await openShare(page, [MORNING, LONG]);
  await test.step("one who changes their mind hears nothing", async () => {
    await setDevice(page, "cancelled", "refused");
    await button(page, "Dela").click();
    await expect.poll(() => heardBy(page)).toHaveLength(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(toast(page, "Kopierat!")).toHaveCount(0);
  });

  await test.step("a copy that the browser refuses is told", async () => {
    await button(page, "Kopiera text").click();
    await expect(toast(page, "Kunde inte kopiera till urklipp")).toContainText("Fel");
    await expect(button(page, "Kopiera text")).toBeVisible();
  });

  await test.step("and the text stands there to be copied by hand", async () => {
    await expect(page.getByLabel("Protokollet som text")).toHaveValue(/^Lugn morgon\n/);
  });

  await test.step("and a link that it refuses to copy stands there to be copied by hand", async () => {
    await button(page, "Kopiera länk").click();
    await expect(page.getByLabel("Länken till protokollet")).toHaveValue(/\/protokoll\?vy=dela#p/);
  });

  const code = page.getByRole("img", { name: "QR-kod med länken till protokollet Lugn morgon" });
  await test.step("the link shows as a QR code", async () => {
    await button(page, "Visa QR-kod").click();
    await expect(code).toBeVisible();
    await expect.soft(code.locator("path")).toHaveAttribute("d", /^(M\d+ \d+h1v1h-1z){500,}$/);
    await expectAccessible(page);
  });

  await test.step("it fits a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, "Dölj QR-kod").click();
    await expect(code).toHaveCount(0);
  });

  await test.step("a protocol too long for a code says so", async () => {
    await page.getByRole("main").getByRole("link", { name: "Tillbaka" }).click();
    await page.getByRole("link", { name: "Dela Långt" }).click();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("Långt");
    await button(page, "Visa QR-kod").click();
    await expect(page.getByText("Protokollet är för långt för en QR-kod. Kopiera länken i stället.")).toBeVisible();
  });
});

test("an account adds what is shared once, and gives its own to the calendar and to paper", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  const followed = page.getByRole("region", { name: "Dina protokoll" }).getByRole("heading", { level: 3 });
  await test.step("texts of a shared protocol stay texts, and large doses are told of", async () => {
    await open(page, `/protokoll?vy=dela${hashOf(SHARED)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHARED.name);
    await expect.soft(page.getByText("Magnesium <img src=x onerror=alert(1)>").first()).toBeVisible();
    const notes = page.getByRole("region", { name: "Värt att veta om doserna" });
    await expect.soft(notes).toContainText("Protokollet nämner sammanlagt 400 mg magnesium om dagen");
    await expect.soft(notes).toContainText("250 mg om dagen från tillskott är övre gräns");
    await expectAccessible(page);
  });

  await test.step("it fits a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("two clicks add it once", async () => {
    await button(page, "Lägg till i mina protokoll").dblclick();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(list(page)).toContainText("Magnesium <img src=x onerror=alert(1)>");
    await expect.soft(list(page).getByRole("checkbox")).toHaveCount(5);
    await expect.soft(list(page, "Den här veckan")).toContainText("Övrigt");
    await page.reload();
    await hydrated(page);
    await expect(followed).toHaveCount(2);
  });

  await test.step("the calendar gets a file with the steps", async () => {
    await page.getByRole("link", { name: "Dela Lugn morgon" }).click();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("Lugn morgon");
    const downloading = page.waitForEvent("download");
    await button(page, "Lägg i kalendern").click();
    const file = await downloading;
    expect.soft(file.suggestedFilename()).toBe("lugn-morgon.ics");
    const text = await readFile(await file.path(), "utf8");
    expect.soft(text).toContain("BEGIN:VCALENDAR");
    expect.soft(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect.soft(text).toContain(DEMO_SITE.name);
  });

  await test.step("paper gets the protocol alone", async () => {
    await page.evaluate(() => {
      window.print = () => void document.body.setAttribute("data-printed", "");
    });
    await button(page, "Skriv ut").click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await page.emulateMedia({ media: "print" });
    await expect.soft(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
    await expect.soft(page.getByRole("complementary", { name: "Sätt att dela" })).toBeHidden();
    await expect.soft(page.getByRole("link", { name: "Tillbaka" })).toBeHidden();
  });
});

test("a link that cannot be read says why, and nothing else happens", async ({ page }) => {
  await test.step("a protocol that is not there leads back", async () => {
    await open(page, "/protokoll?vy=dela&protokoll=5f0c52a8-5a7c-4a58-9d0e-6f2e5d5f0a11");
    await expect(page.getByRole("heading", { name: "Protokoll hittades inte." })).toBeVisible();
    await expect.soft(toast(page, "Kunde inte ladda protokolldata")).toContainText("Fel");
    await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
    await expect(page).toHaveURL("/protokoll");
  });

  await test.step("an address without any says so", async () => {
    await open(page, "/protokoll?vy=dela");
    await expect(page.getByRole("heading", { name: "Protokoll hittades inte." })).toBeVisible();
  });

  const expectRefused = async (says: string) => {
    await expect.soft(page.getByRole("heading", { name: "Protokollet gick inte att öppna" })).toBeVisible();
    await expect.soft(page.getByRole("main")).toContainText(says);
    await expect.soft(button(page, "Lägg till i mina protokoll")).toHaveCount(0);
    expect.soft(await storedValue(page, "protocols")).toBeUndefined();
  };
  for (const [what, hash, says] of [
    ["cut in half", hashOf(SHARED).slice(0, 60), "Länken är inte hel."],
    ["newer", hashOf(SHARED).replace("#p=4.", "#p=5."), "Länken kommer från en nyare version av sajten."],
    ["no plan", "#p=1.2.AA", "Länken går inte att läsa."],
    ["changed on its way", hashOf(SHARED).replace(/.{12}$/, "AAAAAAAAAAAA"), "Länken är inte hel."],
    ["too large", "#p=1.zzzzzz.abc", "Länken är för stor"],
    ["cut before it begins", "#p=1.", "Länken är inte hel."],
    ["of a megabyte", `#p=1.zzzz.${"A".repeat(1_000_000)}`, "Länken är för stor"],
  ] as const) {
    await test.step(`a link that is ${what} says so`, async () => {
      // The page stays: nothing but what stands after '#' is another. Each says something else than the one before.
      await page.goto(`/protokoll?vy=dela${hash}`);
      await expectRefused(says);
    });
  }

  await test.step("the way back leads to the protocols", async () => {
    await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
    await expect(page).toHaveURL("/protokoll");
  });

  await test.step("a link that is not ours says so as the first page, too", async () => {
    const said: string[] = [];
    page.on("console", (message) => {
      // What the test itself keeps from happening is no fault.
      if (message.text() !== "Service Worker registration blocked by Playwright") said.push(message.text());
    });
    await open(page, "/protokoll?vy=dela#p=%E0%A4%A");
    await expectRefused("Länken går inte att läsa.");
    await page.goto("/protokoll?vy=dela#p=%");
    await expectRefused("Länken går inte att läsa.");
    expect.soft(said).toEqual([]);
  });
});
