import type { Locator, Page } from "@playwright/test";
import {
  expectHeading,
  field,
  fillSignIn,
  makeAdmin,
  type Person,
  profileButton,
  signOut,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { holdRequests } from "../support/browserHold.ts";
import { nextMail } from "../support/browserMail.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";
import { codeOf, withinStep, wrongCodeOf } from "../support/totp.ts";

const APP = "Kod från din autentiseringsapp";
const RECOVERY = "Återställningskod";

/** The account page's part that is about it. */
const section = (page: Page): Locator => page.locator("#tvastegsinloggning");
const main = (page: Page): Locator => page.getByRole("main");
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click();
const events = (page: Page): Locator => page.getByRole("list", { name: "Senaste händelser" }).getByRole("listitem");

/** Turns the second factor on in the account's page that shows. */
async function turnOn(page: Page, { password }: Person): Promise<{ secret: string; codes: string[] }> {
  await press(page, "Slå på tvåstegsinloggning");
  await expect(field(section(page), "Ditt lösenord")).toBeFocused();
  await field(section(page), "Ditt lösenord").fill(password);
  await press(page, "Fortsätt");
  const key = page.getByLabel("Nyckel");
  await expect(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(page.getByRole("img", { name: "QR-kod med nyckeln till din autentiseringsapp" })).toHaveJSProperty(
    "complete",
    true,
  );
  await expect(field(page, APP)).toBeFocused();
  const secret = (await key.innerText()).replaceAll(" ", "");
  await field(page, APP).fill(wrongCodeOf(secret));
  await press(page, "Slå på");
  await expect(page.getByText("Koden stämmer inte")).toBeVisible();
  await withinStep();
  await field(page, APP).fill(codeOf(secret, -1));
  await press(page, "Slå på");
  const list = page.getByRole("list", { name: "Återställningskoder" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Spara dina återställningskoder" })).toBeFocused();
  return { secret, codes: await list.allInnerTexts() };
}

test("a second factor is turned on, asked for at sign-in, and turned off", { tag: "@both" }, async ({
  page,
  anAccount,
}) => {
  test.slow();
  await keepToastsOpen(page);
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/konto");
  const { secret, codes } = await turnOn(page, person);
  await expectAccessible(page);
  await nextMail(person.email, "Tvåstegsinloggning är på");
  await press(page, "Jag har sparat koderna");
  await expect(page.getByText("Du har 10 återställningskoder kvar.")).toBeVisible();
  await expect(events(page).first()).toContainText("Tvåstegsinloggning slogs på");
  await expect(events(page).last()).toContainText("Inloggning på en ny enhet – Chrome på");

  await signOut(page);
  await open(page, "/auth");
  await fillSignIn(page, person);
  await expect(field(page, APP)).toBeFocused();
  await expect(field(page, APP)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field(page, APP)).toHaveAttribute("inputmode", "numeric");
  await expect(profileButton(page)).toHaveCount(0);
  await expectAccessible(page);
  // Nothing that was typed is lost on the way back.
  await press(page, "Tillbaka");
  await expect(field(page, "E-post")).toHaveValue(person.email);
  await expect(field(page, "Lösenord")).toHaveValue(person.password);
  await press(main(page), "Logga in");
  await press(main(page), "Logga in");
  await expect(page.getByText("Fyll i koden.")).toBeVisible();
  await field(page, APP).fill(wrongCodeOf(secret));
  await press(main(page), "Logga in");
  await expect(page.getByText("Koden stämmer inte, eller är redan använd.")).toBeVisible();
  await field(page, APP).fill(codeOf(secret));
  await press(main(page), "Logga in");
  await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
  await expect(profileButton(page)).toBeVisible();

  await signOut(page);
  await open(page, "/auth");
  await fillSignIn(page, person);
  await press(page, "Använd en återställningskod i stället");
  await expect(field(page, RECOVERY)).toBeFocused();
  await field(page, RECOVERY).fill(codes[0] ?? "");
  await press(main(page), "Logga in");
  await expect(profileButton(page)).toBeVisible();
  await nextMail(person.email, "En återställningskod är använd");

  await open(page, "/konto");
  await expect(page.getByText("Du har 9 återställningskoder kvar.")).toBeVisible();
  await expect(events(page).first()).toContainText("En återställningskod användes – Chrome på");
  await press(page, "Stäng av tvåstegsinloggning");
  const dialog = page.getByRole("dialog", { name: "Stänga av tvåstegsinloggning?" });
  await field(dialog, "Ditt lösenord").fill(person.password);
  await field(dialog, APP).fill(codeOf(secret, 1));
  await expectAccessible(page, dialog);
  await press(dialog, "Stäng av");
  await expect(toast(page, "Tvåstegsinloggning är av")).toBeVisible();
  await expect(page.getByRole("button", { name: "Slå på tvåstegsinloggning" })).toBeVisible();
  await expect(events(page).first()).toContainText("Tvåstegsinloggning stängdes av");
  await nextMail(person.email, "Tvåstegsinloggning är av");
});

test("the key and the recovery codes can be copied and kept, and codes made anew", async ({
  page,
  context,
  anAccount,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/konto");
  const { secret, codes } = await turnOn(page, person);
  await press(page, "Kopiera koderna");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const download = page.waitForEvent("download");
  await press(page, "Ladda ner");
  expect((await download).suggestedFilename()).toBe("livsresan-aterstallningskoder.txt");
  await press(page, "Jag har sparat koderna");
  await press(page, "Gör nya återställningskoder");
  const dialog = page.getByRole("dialog", { name: "Göra nya återställningskoder?" });
  await expect(field(dialog, APP)).toBeFocused();
  await field(dialog, APP).fill(codeOf(secret));
  await press(dialog, "Gör nya koder");
  const list = page.getByRole("list", { name: "Återställningskoder" });
  await expect(list).toBeVisible();
  for (const code of codes) await expect(list).not.toContainText(code);
});

test("who changes roles is asked once more who they are, and the change is then made", { tag: "@both" }, async ({
  page,
  newVisitor,
  anAccount,
}) => {
  test.slow();
  const [admin, other] = [await anAccount(), await anAccount()];
  await makeAdmin(admin);
  await startSession(page, admin);
  // A factor that is turned on elsewhere has to be proved by the sessions that there are.
  const elsewhere = await newVisitor();
  await startSession(elsewhere, admin);
  await open(elsewhere, "/konto");
  const { secret } = await turnOn(elsewhere, admin);

  // Also where the dialog's code comes after the answer that asks for it.
  const letGo = await holdRequests(page, "**/assets/DeferredParts-*.js");
  await open(page, "/admin/behorigheter");
  await field(page, "E-postadress till ett bekräftat konto").fill(other.email);
  const answer = page.waitForResponse((response) => response.url().includes("/graphql"));
  await press(page, "Ge behörighet");
  await answer;
  letGo();
  const dialog = page.getByRole("dialog", { name: "Bekräfta att det är du" });
  await expect(field(dialog, APP)).toBeFocused();
  await expectAccessible(page, dialog);
  await press(dialog, "Avbryt");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("Bekräfta att det är du, och försök igen.");
  await expect(page.getByRole("row", { name: other.email })).toHaveCount(0);
  await expect(field(page, "E-postadress till ett bekräftat konto")).toHaveValue(other.email);

  await press(page, "Ge behörighet");
  await field(dialog, APP).fill(codeOf(secret));
  await press(dialog, "Bekräfta");
  await expect(toast(page, "Klart, personen är administratör")).toBeVisible();
  await page.getByRole("button", { name: `Ta bort behörigheten för ${other.email}` }).click();
  await press(page.getByRole("dialog", { name: "Ta bort behörigheten?" }), "Ta bort");
  await expect(toast(page, "Behörigheten är borttagen")).toBeVisible();

  await startSession(elsewhere, other);
  await open(elsewhere, "/konto");
  await expect(events(elsewhere).filter({ hasText: "administratör" })).toHaveText([
    /Du är inte längre administratör \(ändrat av en annan administratör\)/,
    /Du blev administratör \(av en annan administratör\)/,
  ]);
});

test("the account's page is accessible with its events, and while a factor is turned on", { tag: "@both" }, async ({
  page,
  anAccount,
}) => {
  test.slow();
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/konto");
  await expectHeading(page, "Mitt konto");
  await expect(events(page)).toHaveCount(1);
  await expectAccessible(page);
  await press(page, "Slå på tvåstegsinloggning");
  await field(section(page), "Ditt lösenord").fill("fel lösenord");
  await press(page, "Fortsätt");
  await expect(page.getByText("Lösenordet stämmer inte.")).toBeVisible();
  await field(section(page), "Ditt lösenord").fill(person.password);
  await press(page, "Fortsätt");
  await expect(page.getByLabel("Nyckel")).toBeVisible();
  await expectAccessible(page);
  await press(page, "Avbryt");
  await expect(page.getByRole("button", { name: "Slå på tvåstegsinloggning" })).toBeVisible();
});
