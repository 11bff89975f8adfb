import type { Locator, Page } from "@playwright/test";
import {
  demoAdmin,
  expectHeading,
  field,
  fillSignIn,
  openProfile,
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
const TURN_ON = "Slå på tvåstegsinloggning";

/** The account page's part that is about it. */
const section = (page: Page): Locator => page.locator("#tvastegsinloggning");
const main = (page: Page): Locator => page.getByRole("main");
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click();
const events = (page: Page): Locator => page.getByRole("list", { name: "Senaste händelser" }).getByRole("listitem");
const recoveryCodes = (page: Page): Locator =>
  page.getByRole("list", { name: "Återställningskoder" }).getByRole("listitem");

/** Opens the account page's part that turns the second factor on, as far as its key. */
async function beginToTurnOn(page: Page, { password }: Person): Promise<void> {
  await press(page, TURN_ON);
  await expect(field(section(page), "Ditt lösenord")).toBeFocused();
  await field(section(page), "Ditt lösenord").fill(password);
  await press(page, "Fortsätt");
}

/** Turns the second factor on in the account's page that shows. */
async function turnOn(page: Page, person: Person): Promise<{ secret: string; codes: string[] }> {
  await beginToTurnOn(page, person);
  const key = page.getByLabel("Nyckel");
  await expect(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(page.getByRole("img", { name: "QR-kod med nyckeln till din autentiseringsapp" })).toHaveJSProperty(
    "complete",
    true,
  );
  await expect(field(page, APP)).toBeFocused();
  const secret = (await key.innerText()).replaceAll(" ", "");
  await withinStep();
  await field(page, APP).fill(codeOf(secret, -1));
  await press(page, "Slå på");
  await expect(recoveryCodes(page)).toHaveCount(10);
  return { secret, codes: await recoveryCodes(page).allInnerTexts() };
}

/** Signs somebody in whom the demo's admin has made an admin. */
async function startAdminSession(page: Page, person: Person): Promise<void> {
  await startSession(page, await demoAdmin());
  const query = "mutation ($email: String!) { grantRole(input: { email: $email, role: ADMIN }) { errors { code } } }";
  const answer = await page.request.post("/graphql", { data: { query, variables: { email: person.email } } });
  expect(await answer.json()).toEqual({ data: { grantRole: { errors: [] } } });
  await startSession(page, person);
}

test("a second factor is turned on, asked for at sign-in, and turned off", async ({ page, anAccount }) => {
  await keepToastsOpen(page);
  const person = await anAccount();
  await startSession(page, person);

  await test.step("the account's page and its menu are accessible and fit, with the events", async () => {
    await open(page, "/konto");
    await expectHeading(page, "Mitt konto");
    await expect(page.getByRole("button", { name: "Ladda ner mina data" })).toBeVisible();
    await expect(events(page)).toHaveCount(1);
    await expectAccessible(page);
    await expectAccessible(page, await openProfile(page));
    await page.keyboard.press("Escape");
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step("it takes the password to begin, and can be given up", async () => {
    await beginToTurnOn(page, { ...person, password: "fel lösenord" });
    await expect(page.getByText("Lösenordet stämmer inte.")).toBeVisible();
    await field(section(page), "Ditt lösenord").fill(person.password);
    await press(page, "Fortsätt");
    await expect(page.getByLabel("Nyckel")).toBeVisible();
    await expectAccessible(page);
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
    await field(page, APP).fill(wrongCodeOf((await page.getByLabel("Nyckel").innerText()).replaceAll(" ", "")));
    await press(page, "Slå på");
    await expect(page.getByText("Koden stämmer inte")).toBeVisible();
    await press(page, "Avbryt");
    await expect(page.getByRole("button", { name: TURN_ON })).toBeVisible();
  });

  const { secret, codes } = await test.step("a code of the app turns it on", () => turnOn(page, person));
  await test.step("ten recovery codes are to be saved, and a mail tells it", async () => {
    await expect.soft(page.getByRole("heading", { name: "Spara dina återställningskoder" })).toBeFocused();
    await expectAccessible(page, section(page));
    await nextMail(person.email, "Tvåstegsinloggning är påslagen");
    await press(page, "Jag har sparat koderna");
    await expect(page.getByText("Du har 10 återställningskoder kvar.")).toBeVisible();
    await expect(events(page).first()).toContainText("Tvåstegsinloggning slogs på");
    await expect(events(page).last()).toContainText("Inloggning på en ny enhet – Chrome på");
  });

  /** Signs out, and in again as far as the code. */
  const signInUpToCode = async (): Promise<void> => {
    await signOut(page);
    await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
    await fillSignIn(page, person);
    await expect(field(page, APP)).toBeFocused();
  };

  await test.step("signing in asks for a code, and nobody is signed in without one", async () => {
    await signInUpToCode();
    await expect.soft(field(page, APP)).toHaveAttribute("autocomplete", "one-time-code");
    await expect.soft(field(page, APP)).toHaveAttribute("inputmode", "numeric");
    await expect(profileButton(page)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("nothing that was typed is lost on the way back", async () => {
    await press(page, "Tillbaka");
    await expect(field(page, "E-post")).toHaveValue(person.email);
    await expect(field(page, "Lösenord")).toHaveValue(person.password);
    await press(main(page), "Logga in");
  });

  await test.step("a code that is missing or wrong is said to be so, a good one signs in", async () => {
    await press(main(page), "Logga in");
    await expect(page.getByText("Fyll i koden.")).toBeVisible();
    await field(page, APP).fill(wrongCodeOf(secret));
    await press(main(page), "Logga in");
    await expect(page.getByText("Koden stämmer inte, eller är redan använd.")).toBeVisible();
    await field(page, APP).fill(codeOf(secret));
    await press(main(page), "Logga in");
    await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
    await expect(profileButton(page)).toBeVisible();
  });

  await test.step("a recovery code signs in too, and a mail tells it", async () => {
    await signInUpToCode();
    await press(page, "Använd en återställningskod i stället");
    await expect(field(page, RECOVERY)).toBeFocused();
    await field(page, RECOVERY).fill(codes[0] ?? "");
    await press(main(page), "Logga in");
    await expect(profileButton(page)).toBeVisible();
    await nextMail(person.email, "En återställningskod har använts");
    await (await openProfile(page)).getByRole("menuitem", { name: "Mitt konto" }).click();
    await expect(page.getByText("Du har 9 återställningskoder kvar.")).toBeVisible();
    await expect(events(page).first()).toContainText("En återställningskod användes – Chrome på");
  });

  await test.step("it is turned off with password and code, and a mail tells it", async () => {
    await press(page, "Stäng av tvåstegsinloggning");
    const dialog = page.getByRole("dialog", { name: "Stänga av tvåstegsinloggning?" });
    await field(dialog, "Ditt lösenord").fill(person.password);
    await field(dialog, APP).fill(codeOf(secret, 1));
    await expectAccessible(page, dialog);
    await press(dialog, "Stäng av");
    await expect(toast(page, "Tvåstegsinloggning är av")).toBeVisible();
    await expect(page.getByRole("button", { name: TURN_ON })).toBeVisible();
    await expect(events(page).first()).toContainText("Tvåstegsinloggning stängdes av");
    await nextMail(person.email, "Tvåstegsinloggning är avstängd");
  });
});

test("who changes roles is asked once more who they are, and can make new recovery codes", { tag: "@phone" }, async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const [admin, other] = [await anAccount(), await anAccount()];
  await startAdminSession(page, admin);
  // A factor that is turned on elsewhere has to be proved by the sessions that there are.
  const elsewhere = await newVisitor();
  await elsewhere.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await startSession(elsewhere, admin);
  await open(elsewhere, "/konto");
  const { secret, codes } = await test.step("a second factor is turned on", () => turnOn(elsewhere, admin));

  await test.step("the recovery codes can be copied and downloaded", async () => {
    await press(elsewhere, "Kopiera koderna");
    expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
    const download = elsewhere.waitForEvent("download");
    await press(elsewhere, "Ladda ner");
    expect((await download).suggestedFilename()).toBe("livsresan-aterstallningskoder.txt");
    await press(elsewhere, "Jag har sparat koderna");
  });

  const email = field(page, "E-postadress till ett bekräftat konto");
  const dialog = page.getByRole("dialog", { name: "Bekräfta att det är du" });
  await test.step("giving a role asks for a code, and leaves everything as it was without one", async () => {
    // Also where the dialog's code comes after the answer that asks for it.
    const letGo = await holdRequests(page, "**/assets/DeferredParts-*.js");
    await open(page, "/admin/behorigheter");
    await expect(page.getByRole("heading", { name: "Administratörer" })).toBeVisible();
    await expectAccessible(page);
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
    await email.fill(other.email);
    const answer = page.waitForResponse((response) => response.url().includes("/graphql"));
    await press(page, "Ge behörighet");
    await answer;
    letGo();
    await expect(field(dialog, APP)).toBeFocused();
    await expectAccessible(page, dialog);
    await press(dialog, "Avbryt");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("alert")).toContainText("Bekräfta att det är du, och försök igen.");
    await expect(
      page.getByRole("table", { name: "Administratörer" }).getByRole("row", { name: other.email }),
    ).toHaveCount(0);
    await expect(email).toHaveValue(other.email);
  });

  await test.step("with a code it is given, and taken back without another one", async () => {
    await press(page, "Ge behörighet");
    await field(dialog, APP).fill(codeOf(secret));
    await press(dialog, "Bekräfta");
    await expect(toast(page, "Klart, personen är administratör")).toBeVisible();
    await page.getByRole("button", { name: `Ta bort behörigheten för ${other.email}` }).click();
    await press(page.getByRole("dialog", { name: "Ta bort behörigheten?" }), "Ta bort");
    await expect(toast(page, "Behörigheten är borttagen")).toBeVisible();
  });

  await test.step("recovery codes are made anew, and the old ones are gone", async () => {
    await press(elsewhere, "Gör nya återställningskoder");
    const question = elsewhere.getByRole("dialog", { name: "Göra nya återställningskoder?" });
    await expect(field(question, APP)).toBeFocused();
    await field(question, APP).fill(codeOf(secret, 1));
    await press(question, "Gör nya koder");
    await expect(recoveryCodes(elsewhere)).toHaveCount(10);
    const renewed = await recoveryCodes(elsewhere).allInnerTexts();
    expect(codes.filter((code) => renewed.includes(code))).toEqual([]);
  });

  await test.step("whose role was changed reads so among the events of the account", async () => {
    await startSession(elsewhere, other);
    await open(elsewhere, "/konto");
    await expect(events(elsewhere).filter({ hasText: "administratör" })).toHaveText([
      /Du är inte längre administratör \(ändrat av en annan administratör\)/,
      /Du blev administratör \(av en annan administratör\)/,
    ]);
  });
});

/** How many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
