import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  aPerson,
  demoAdmin,
  expectHeading,
  field,
  fillSignIn,
  follow,
  openProfile,
  outcome,
  type Person,
  profileButton,
  signIn,
  signOut,
  signUp,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { answered, recordGraphRequests } from "../support/browserGraph.ts";
import { nextLink, nextMail } from "../support/browserMail.ts";
import { hydrated, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const WRONG = "Felaktig e-postadress eller lösenord";

const main = (page: Page): Locator => page.getByRole("main");
/** The link of the page's header that leads to signing in. */
const signInLink = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Logga in" });
const adminLink = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
const devices = (page: Page): Locator =>
  page.getByRole("list", { name: "Enheter där du är inloggad" }).getByRole("listitem");

/** Fills in the form for a new account that shows, and sends it. */
async function fillSignUp(page: Page, person: Person): Promise<void> {
  await field(page, "Namn").fill(person.fullName);
  await field(page, "E-post").fill(person.email);
  await field(page, "Lösenord").fill(person.password);
  await page.getByRole("button", { name: "Skapa konto", exact: true }).click();
}

/** Goes to another address of the site without a load of the page. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Expects the page to fit the width. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

async function expectFine(page: Page, within?: Locator): Promise<void> {
  await expectAccessible(page, within);
  await expectToFit(page);
}

test("somebody signs up, confirms the address by the mail, and signs out and in again", async ({ page }) => {
  const person = aPerson();

  await test.step("who has signed up is told to look for a mail, and is not signed in yet", async () => {
    await signUp(page, person);
    await expect(toast(page, "Konto skapat!")).toContainText("Kontrollera din e-post för att bekräfta ditt konto");
    await expect.soft(page.getByRole("heading", { name: "Konto skapat!" })).toBeFocused();
    await expect.soft(main(page)).toContainText(person.email);
    await expect(profileButton(page)).toHaveCount(0);
  });

  const link = await nextLink(person.email, "Bekräfta din e-postadress");
  const confirmed = "Din e-postadress är bekräftad";
  await test.step("the browser that made the account is signed in by the mail's link", async () => {
    await follow(page, link, "Bekräfta adressen", confirmed);
    await expect(outcome(page, confirmed)).toContainText("Ditt konto är klart, och du är inloggad.");
    await expect(profileButton(page)).toBeVisible();
  });

  await test.step("the message stays until it is closed", async () => {
    await page.reload();
    await hydrated(page);
    await expect(profileButton(page)).toBeVisible();
    await outcome(page, confirmed).getByRole("link", { name: "Stäng meddelandet" }).click();
    await expect(outcome(page, confirmed)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect.soft(main(page)).toBeFocused();
  });
  await signOut(page);

  await test.step("signing in leads to the front page, where the menu has the account", async () => {
    await signInLink(page).click();
    await expectHeading(page, "Logga in");
    await fillSignIn(page, person);
    await expect(toast(page, "Välkommen tillbaka!")).toContainText("Du är nu inloggad");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Min resa" }).last()).toBeVisible();
    await expect(signInLink(page)).toHaveCount(0);
    const menu = await openProfile(page);
    await expect.soft(menu).toHaveAccessibleDescription(person.email);
    await expect.soft(menu.getByRole("menuitem")).toHaveText(["Mitt konto", "Logga ut"]);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  });

  await test.step("signed out, the way in shows again", async () => {
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
  });

  await test.step("it leads back to where a link led, also before the page is drawn", async () => {
    await page.evaluate(() => {
      const linkTo = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`);
      const push = history.pushState;
      history.pushState = function (...entry) {
        history.pushState = push;
        push.apply(this, entry);
        queueMicrotask(() => linkTo("/auth")?.click());
      };
      linkTo("/guider")?.click();
    });
    await expectHeading(page, "Logga in");
    expect(await page.evaluate(() => history.state.usr)).toEqual({ till: "/guider" });
  });

  await test.step("the link once more says that the address is confirmed already, and offers to sign in", async () => {
    await open(page, link);
    await expectHeading(page, "Adressen är redan bekräftad");
    await expect(profileButton(page)).toHaveCount(0);
    await main(page).getByRole("link", { name: "Logga in" }).click();
    await expect(field(page, "E-post")).toHaveValue(person.email);
  });
});

test("whoever creates an account on the way goes on there once it is confirmed", async ({ page }) => {
  const person = aPerson();
  await open(page, "/auth?flik=skapa&till=%2Fsomntestet");
  await fillSignUp(page, person);
  await expect(page.getByRole("heading", { name: "Konto skapat!" })).toBeVisible();
  const link = await nextLink(person.email, "Bekräfta din e-postadress");
  const confirmed = "Din e-postadress är bekräftad";
  await follow(page, link, "Bekräfta adressen", confirmed);
  await expectFine(page);
  await outcome(page, confirmed).getByRole("link", { name: "Fortsätt där du var" }).click();
  await expect(page).toHaveURL("/somntestet");
  await open(page, "/?bekraftad=ja");
  await expect(outcome(page, confirmed)).toBeVisible();
  await expect(page.getByRole("link", { name: "Fortsätt där du var" })).toHaveCount(0);
});

test("whoever has an account already is helped on from mistakes in the forms to a new password by mail", {
  tag: "@both",
}, async ({ page, newVisitor, anAccount }) => {
  const person = await anAccount();
  const elsewhere = await newVisitor();
  await startSession(elsewhere, person);

  await test.step("what is wrong with signing in stands at its field", async () => {
    await open(page, "/auth");
    await expectFine(page);
    await fillSignIn(page, { email: "ingen adress", password: "" });
    await expect(page.getByText("Fyll i ditt lösenord.")).toBeVisible();
    await expect.soft(field(page, "E-post")).toBeFocused();
    await expect.soft(field(page, "E-post")).toHaveAttribute("aria-invalid", "true");
    await expectFine(page);
  });

  await test.step("a wrong password and an unknown address are told alike, above the button", async () => {
    await fillSignIn(page, { ...person, password: "inte det rätta" });
    await expect(page.getByRole("alert")).toHaveText(WRONG);
    const unknown = answered(page, "SignIn");
    await fillSignIn(page, { email: aPerson().email, password: person.password });
    await unknown;
    await expect(page.getByRole("alert")).toHaveText(WRONG);
    await expect(profileButton(page)).toHaveCount(0);
  });

  const taken = page.getByText("En användare med denna e-postadress finns redan");
  await test.step("what is wrong with signing up stands at its field", async () => {
    await page.getByRole("tab", { name: "Skapa konto" }).click();
    await expectHeading(page, "Skapa konto");
    await fillSignUp(page, { ...person, email: aPerson().email, password: "123456" });
    await expect(page.getByText("Lösenordet är ett av de vanligaste och gissas först. Välj ett annat.")).toBeVisible();
    await expect.soft(field(page, "Lösenord")).toBeFocused();
    await field(page, "Lösenord").fill("kort");
    await page.getByRole("button", { name: "Skapa konto", exact: true }).click();
    await expect(page.getByText("Minst 6 tecken", { exact: true })).toBeVisible();
    await fillSignUp(page, person);
    await expect(taken).toBeVisible();
    await expect.soft(field(page, "E-post")).toBeFocused();
  });

  await test.step("an address that is taken offers the mail once more", async () => {
    await main(page).getByRole("button", { name: "Skicka mejlet igen" }).click();
    await expect(main(page).getByRole("status").filter({ hasText: person.email })).toHaveText(
      `Finns det ett konto med adressen ${person.email} har vi mejlat dit.`,
    );
    await nextMail(person.email, "Ditt konto är redan bekräftat");
    await expectFine(page);
  });

  await test.step("it offers a new password and to sign in, with the address filled in", async () => {
    await main(page).getByRole("link", { name: "Glömt lösenordet?" }).click();
    await expectHeading(page, "Glömt lösenordet?");
    await expect(field(page, "E-post")).toHaveValue(person.email);
    await expect(page).toHaveURL("/glomt-losenord");
    await page.goBack();
    await expectHeading(page, "Skapa konto");
    await fillSignUp(page, person);
    await main(page).getByRole("link", { name: "Logga in", exact: true }).click();
    await expectHeading(page, "Logga in");
    await expect(field(page, "E-post")).toHaveValue(person.email);
  });

  await test.step("a forgotten password is asked for by mail", async () => {
    await page.getByRole("link", { name: "Glömt lösenordet?" }).click();
    // The page before has a field of that name too.
    await expect(page).toHaveURL("/glomt-losenord");
    await expectHeading(page, "Glömt lösenordet?");
    await expectFine(page);
    await field(page, "E-post").fill(person.email);
    await page.getByRole("button", { name: "Mejla en länk" }).click();
    await expect(page.getByText("Om det finns ett konto med den adressen har vi mejlat en länk.")).toBeVisible();
  });

  const link = await nextLink(person.email, "Välj ett nytt lösenord");
  await test.step("the mail's link leads to a new password, which is good at once", async () => {
    await open(page, link);
    await expect(page).toHaveURL("/nytt-losenord");
    await expectFine(page);
    await field(page, "Nytt lösenord").fill("glömmer aldrig mer");
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
    await expect(page.getByText("Ditt lösenord är ändrat.")).toBeVisible();
    await main(page).getByRole("link", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
    await fillSignIn(page, { email: person.email, password: "glömmer aldrig mer" });
    await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
  });

  await test.step("other devices are signed out, and the link works once", async () => {
    await open(elsewhere, link);
    await expect(signInLink(elsewhere)).toBeVisible();
    await expect(profileButton(elsewhere)).toHaveCount(0);
    await field(elsewhere, "Nytt lösenord").fill("en gång till");
    await elsewhere.getByRole("button", { name: "Spara lösenordet" }).click();
    await expect(elsewhere.getByRole("alert")).toContainText("Länken gäller inte längre.");
  });
});

test("an unconfirmed account gets its mail again, and is confirmed in a browser in which it was not made", {
  tag: "@both",
}, async ({ page, anUnconfirmed }) => {
  const person = await anUnconfirmed();
  await nextMail(person.email, "Bekräfta");

  await test.step("a link that is not good is said to be so", async () => {
    await open(page, "/bekrafta?nyckel=finnsinte");
    await expectHeading(page, "Länken gäller inte längre");
    await expect(main(page).getByRole("button")).toHaveCount(0);
    await expectFine(page);
    await main(page).getByRole("link", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
  });

  await test.step("who is not confirmed yet is told so, and gets the mail again", async () => {
    await fillSignIn(page, person);
    const alert = page.getByRole("alert").filter({ hasText: "Bekräfta din e-postadress innan du loggar in." });
    await expect(alert).toBeVisible();
    await alert.getByRole("button", { name: "Skicka mejlet igen" }).click();
    await expect(alert.getByRole("status")).toHaveText(
      `Finns det ett konto med adressen ${person.email} har vi mejlat dit.`,
    );
  });

  const confirmed = "Din e-postadress är bekräftad";
  await test.step("its link confirms the address without signing in", async () => {
    await open(page, await nextLink(person.email, "Bekräfta"));
    await expectHeading(page, "Bekräfta din e-postadress");
    await expectFine(page);
    await main(page).getByRole("button", { name: "Bekräfta adressen" }).click();
    await expect(page).toHaveURL("/?bekraftad=ja");
    await hydrated(page);
    await expect(outcome(page, confirmed)).toContainText("Nu kan du logga in.");
    await expect(profileButton(page)).toHaveCount(0);
    await expectFine(page);
  });

  await test.step("however following a link ended, its words fit", async () => {
    for (const [name, says] of [
      ["bytt", "Din e-postadress är ändrad"],
      ["angrad", "Din gamla e-postadress gäller igen"],
      ["ogiltig", "Länken gäller inte längre"],
      ["fel-konto", "Länken hör till ett annat konto"],
      ["upptagen", "Adressen används redan"],
    ] as const) {
      await goTo(page, `/?bekraftad=${name}`);
      await expect(outcome(page, says).getByRole("link", { name: "Stäng meddelandet" })).toBeVisible();
      await expectToFit(page);
      // Those that went wrong look alike.
      if (name === "ogiltig") await expectAccessible(page, outcome(page, says));
    }
    await goTo(page, "/?bekraftad=ja");
  });

  await test.step("signing in is offered with the address filled in", async () => {
    await outcome(page, confirmed).getByRole("link", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
    await expect(page).toHaveURL("/auth");
    await expect(field(page, "E-post")).toHaveValue(person.email);
    await field(page, "Lösenord").fill(person.password);
    await main(page).getByRole("button", { name: "Logga in", exact: true }).click();
    await expect(profileButton(page)).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the mail's button works by keyboard, and what it says can be closed", async ({ page, anUnconfirmed }) => {
    const person = await anUnconfirmed();
    await page.goto(await nextLink(person.email, "Bekräfta"));
    await expectHeading(page, "Bekräfta din e-postadress");
    await main(page).getByRole("button", { name: "Bekräfta adressen" }).focus();
    await page.keyboard.press("Enter");
    const message = outcome(page, "Din e-postadress är bekräftad");
    await expect(message).toContainText("Nu kan du logga in.");
    await message.getByRole("link", { name: "Stäng meddelandet" }).click();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });
});

test("signing in leads to where one was, or wanted to go, on this site only", async ({ page, anAccount }) => {
  const person = await anAccount();
  /** Looks into the form of the other tab, whose fields have the same names, and comes back. */
  const lookAtSignUp = async (): Promise<string> => {
    await page.getByRole("tab", { name: "Skapa konto" }).click();
    await expectHeading(page, "Skapa konto");
    const { pathname, search } = new URL(page.url());
    await page.getByRole("tab", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
    return pathname + search;
  };

  await test.step("a protected page shows the way in, in its place, and then itself", async () => {
    await open(page, "/konto");
    await expectHeading(page, "Logga in");
    expect.soft(await lookAtSignUp()).toBe("/konto?flik=skapa");
    await expect(page).toHaveURL("/konto");
    await fillSignIn(page, person);
    await expectHeading(page, "Mitt konto");
    await expect(page).toHaveURL("/konto");
    // The button that had the focus is gone.
    await expect.soft(main(page)).toBeFocused();
    await expect.soft(devices(page)).toHaveCount(1);
    await expect.soft(main(page)).toContainText(person.email);
  });
  await signOut(page);

  await test.step("signing in from a page leads back to it, by way of the other tab too", async () => {
    await open(page, "/tester?provtyp=blood");
    await expect(profileButton(page)).toHaveCount(0);
    await signInLink(page).click();
    await expectHeading(page, "Logga in");
    await lookAtSignUp();
    await fillSignIn(page, person);
    await expect(profileButton(page)).toBeVisible();
    await expect(page).toHaveURL("/tester?provtyp=blood");
  });
  await signOut(page);

  await test.step("it leads on to where the address says", async () => {
    await open(page, `/auth?till=${encodeURIComponent("/tester?provtyp=blood")}`);
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/tester?provtyp=blood");
  });

  await test.step("whoever is signed in is led on at once, but to no other site", async () => {
    await page.goto("/auth?till=//exempel.se");
    await expect(page).toHaveURL("/");
    await expect(profileButton(page)).toBeVisible();
  });
});

test("an admin gives somebody the role and takes it back, and whoever has it can give it up", async ({
  page,
  newVisitor,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/403 .*\/graphql/);
  const person = await anAccount();
  const other = await newVisitor();
  await startSession(other, person);
  await startSession(page, await demoAdmin());
  const address = "E-postadress till ett bekräftat konto";
  const table = (of: Page): Locator => of.getByRole("table", { name: "Administratörer" });
  const row = (of: Page): Locator => table(of).getByRole("row").filter({ hasText: person.email });
  const log = page.getByRole("table", { name: "Händelselogg" });
  const give = async (): Promise<void> => {
    await field(page, address).fill(person.email);
    await page.getByRole("button", { name: "Ge behörighet" }).click();
    await expect(row(page)).toBeVisible();
  };
  /** Takes the role away, or gives it up. */
  const remove = async (of: Page): Promise<void> => {
    await of.getByRole("button", { name: `Ta bort behörigheten för ${person.email}` }).click();
    await of.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
    await expect(toast(of, "Behörigheten är borttagen")).toBeVisible();
  };

  await test.step("the administration is for admins", async () => {
    await open(other, "/admin");
    await expectHeading(main(other), "Ingen behörighet");
    await expect(main(other)).toContainText("Du har inte behörighet att komma åt denna sida.");
    await expect(adminLink(other)).toHaveCount(0);
    await expectFine(other);
  });

  await open(page, "/admin/behorigheter");
  await expect(table(page)).toBeVisible();
  const asked = recordGraphRequests(page);
  await test.step("an admin gives the role by address, and the log says so", async () => {
    await give();
    await expect(toast(page, "Klart, personen är administratör")).toBeVisible();
    await expect(log).toContainText(`Gav administratörsbehörighet: ${person.email}`);
  });

  await test.step("the administration opens with the role, without signing in again", async () => {
    await other.reload();
    await hydrated(other);
    await expectHeading(main(other), "Administratör");
    await (await openProfile(other)).getByRole("menuitem", { name: "Administration" }).click();
    await expect(other).toHaveURL("/admin");
    await expect.soft(adminLink(other)).toHaveAttribute("aria-current", "page");
    await main(other).getByRole("link", { name: "Behörigheter och händelser" }).click();
    await expectHeading(other, "Behörigheter och händelser");
    await expect(row(other)).toBeVisible();
  });

  await test.step("admins can be sorted by since when they are", async () => {
    const head = table(page).getByRole("columnheader", { name: "Sedan" });
    for (const direction of ["ascending", "descending"]) {
      await head.getByRole("button").press("Enter");
      await expect(head).toHaveAttribute("aria-sort", direction);
    }
    // The one who became an administrator last stands first.
    await expect(table(page).getByRole("row").nth(1)).toContainText(person.email);
  });

  await test.step("the admin takes the role back, and the log says so", async () => {
    await remove(page);
    await expect(row(page)).toHaveCount(0);
    await expect(log).toContainText(`Tog bort administratörsbehörighet: ${person.email}`);
    // Each change answers what it changed: the list is not asked for again, the log is. The journey's bar comes by itself.
    const operations = asked.map(({ operation }) => operation).filter((operation) => operation !== "JourneyBar");
    expect.soft(operations).toEqual(["GrantRole", "AuditLog", "RevokeRole", "AuditLog"]);
  });

  await test.step("the other's page finds out with the next thing that it asks for", async () => {
    await field(other, address).fill(person.email);
    await other.getByRole("button", { name: "Ge behörighet" }).click();
    await expectHeading(other, "Ingen behörighet");
  });

  await test.step("who gives up the role sees the administration close at once", async () => {
    await give();
    await other.reload();
    await hydrated(other);
    await expectHeading(other, "Behörigheter och händelser");
    await remove(other);
    await expectHeading(other, "Ingen behörighet");
    await expect(adminLink(other)).toHaveCount(0);
  });
});

test("a changed password signs other devices out, and so does one that is at hand", async ({
  page,
  newVisitor,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/401 .*\/graphql/);
  const person = await anAccount();
  const changed = { ...person, password: "ett alldeles nytt lösenord" };
  const other = await newVisitor();
  await startSession(other, person);
  await startSession(page, person);
  await open(other, "/konto");
  await expect(field(other, "Namn")).toHaveValue(person.fullName);

  await test.step("the menu leads to the account, which lists both devices", async () => {
    await open(page, "/");
    await (await openProfile(page)).getByRole("menuitem", { name: "Mitt konto" }).click();
    await expect(devices(page)).toHaveCount(2);
  });

  await test.step("the password is changed by whoever knows it, and a mail says so", async () => {
    await field(page, "Nuvarande lösenord").fill("inte det rätta");
    await field(page, "Nytt lösenord").fill(changed.password);
    await page.getByRole("button", { name: "Byt lösenord" }).click();
    await expect(page.getByText("Lösenordet stämmer inte.")).toBeVisible();
    await field(page, "Nuvarande lösenord").fill(person.password);
    await page.getByRole("button", { name: "Byt lösenord" }).click();
    await expect(toast(page, "Ditt lösenord är ändrat")).toContainText("Dina andra enheter är utloggade.");
    await nextMail(person.email, "Ditt lösenord har ändrats");
  });

  await test.step("the other device is signed out at its next action, and in again with the new password only", async () => {
    await other.getByRole("button", { name: "Spara namnet" }).click();
    await expect(toast(other, "Du är utloggad")).toContainText("Logga in igen för att fortsätta.");
    await expectHeading(other, "Logga in");
    await expect(profileButton(other)).toHaveCount(0);
    await fillSignIn(other, person);
    await expect(other.getByRole("alert")).toHaveText(WRONG);
    await fillSignIn(other, changed);
    await expectHeading(other, "Mitt konto");
  });

  await test.step("the browser that changed it never noticed", async () => {
    await page.reload();
    await hydrated(page);
    await expect(profileButton(page)).toBeVisible();
    await expect(devices(page)).toHaveCount(2);
  });

  await test.step("a calendar gets an address, which can be copied, changed and turned off", async () => {
    const calendar = page.getByRole("group", { name: "Prenumerera i kalendern" });
    await calendar.getByRole("button", { name: "Prenumerera i kalendern" }).click();
    const address = calendar.getByRole("textbox", { name: "Adress för din kalender" });
    await expect(address).toHaveValue(/\/kalender\/[\w-]{43}\.ics$/);
    const first = await address.inputValue();
    await expect(calendar.getByRole("link", { name: "Öppna i kalendern" })).toHaveAttribute(
      "href",
      first.replace(/^https?:/, "webcal:"),
    );
    const status = async (url: string) => (await page.request.get(url)).status();
    expect(await status(first)).toBe(200);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await calendar.getByRole("button", { name: "Kopiera adressen" }).click();
    await expect(calendar.getByRole("button", { name: "Kopierat!" })).toBeVisible();
    await expectAccessible(page);
    await calendar.getByRole("button", { name: "Byt adress" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Byt adress" }).click();
    await expect(address).not.toHaveValue(first);
    expect(await status(first)).toBe(404);
    expect(await status(await address.inputValue())).toBe(200);
    await calendar.getByRole("button", { name: "Stäng av" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stäng av" }).click();
    await expect(toast(page, "Prenumerationen är avstängd")).toBeVisible();
    await expect(calendar.getByRole("button", { name: "Prenumerera i kalendern" })).toBeVisible();
  });

  await test.step("the mail on Sundays is for who asks for it", async () => {
    const choice = page.getByRole("checkbox", { name: "Mejla mig på söndagar" });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect(page.getByText(/^Du sa ja /)).toBeVisible();
    await page.reload();
    await expect(choice).toBeChecked();
  });

  await test.step("a device is signed out from another one", async () => {
    await devices(page).filter({ hasNotText: "Den här enheten" }).getByRole("button").click();
    await expect(devices(page)).toHaveCount(1);
    await other.reload();
    await expect(signInLink(other)).toBeVisible();
    await expect(profileButton(other)).toHaveCount(0);
  });

  await test.step("signing out everywhere leads to the front page", async () => {
    await page.getByRole("button", { name: "Logga ut överallt" }).click();
    await expect(toast(page, "Du är utloggad överallt")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(profileButton(page)).toHaveCount(0);
  });
});

test("the address is changed by a mail to the new one, and back by one to the old", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const person = await anAccount();
  const { email } = aPerson();
  await startSession(page, person);

  await test.step("the new address gets a mail", async () => {
    await open(page, "/konto");
    await field(page, "Ny e-postadress").fill(email);
    await field(page, "Ditt lösenord").fill(person.password);
    await page.getByRole("button", { name: "Byt e-postadress" }).click();
    await expect(page.getByText(`Vi har mejlat ${email}.`)).toBeVisible();
  });

  await test.step("its link makes it the account's", async () => {
    const link = await nextLink(email, "Bekräfta din nya e-postadress");
    await follow(page, link, "Byt till den här adressen", "Den nya gäller för ditt konto från och med nu.");
    await expect(await openProfile(page)).toHaveAccessibleDescription(email);
    await page.keyboard.press("Escape");
  });

  await test.step("the old address can undo it from anywhere, and is advised to choose a new password", async () => {
    const other = await newVisitor();
    const undo = await nextLink(person.email, "Din e-postadress har ändrats");
    await follow(other, undo, "Ångra bytet", "Din gamla e-postadress gäller igen");
    await main(other).getByRole("link", { name: "Välj nytt lösenord" }).click();
    await expectHeading(other, "Glömt lösenordet?");
    await expect(field(other, "E-post")).toHaveValue(person.email);
  });

  await test.step("whoever had changed it is signed out", async () => {
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expect(profileButton(page)).toHaveCount(0);
  });
});

test("two tabs of a browser follow each other, until the account is deleted with a receipt", async ({
  page,
  context,
  anAccount,
}) => {
  const person = await anAccount();
  const second = await context.newPage();

  await test.step("signed in in one tab, one is in the other", async () => {
    await open(second, "/konto");
    await expectHeading(second, "Logga in");
    await signIn(page, person);
    await expectHeading(second, "Mitt konto");
    await expect(profileButton(second)).toBeVisible();
    await field(second, "Namn").fill("Åsa Berg");
    await second.getByRole("button", { name: "Spara namnet" }).click();
    await expect(toast(second, "Namnet är sparat")).toBeVisible();
  });

  await test.step("signed out in one, one is in the other", async () => {
    await Promise.all([expect(toast(second, "Du är utloggad")).toBeVisible(), signOut(page)]);
    await expect(profileButton(second)).toHaveCount(0);
    await expectHeading(second, "Logga in");
  });

  await test.step("the account's data can be fetched", async () => {
    await fillSignIn(second, person);
    await expectHeading(second, "Mitt konto");
    const downloading = second.waitForEvent("download");
    await second.getByRole("button", { name: "Ladda ner mina data" }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, "utf8")).toContain(person.email);
  });

  await test.step("deleting the account asks for the password, and a mail is the receipt", async () => {
    await second.getByRole("button", { name: "Ta bort kontot" }).click();
    const dialog = second.getByRole("dialog", { name: "Ta bort kontot?" });
    await expect(dialog).toBeFocused();
    await second.keyboard.press("Tab");
    await expect.soft(field(dialog, "Ditt lösenord")).toBeFocused();
    await field(dialog, "Ditt lösenord").fill("inte det rätta");
    await dialog.getByRole("button", { name: "Ta bort kontot" }).click();
    await expect(dialog.getByText("Lösenordet stämmer inte.")).toBeVisible();
    await second.evaluate(() => localStorage.setItem("sleep_test_completed", new Date().toISOString()));
    await field(dialog, "Ditt lösenord").fill(person.password);
    await dialog.getByRole("button", { name: "Ta bort kontot" }).click();
    await expect(toast(second, "Ditt konto är borttaget")).toContainText("Vi har mejlat ett kvitto.");
    await expect(second).toHaveURL("/");
    await expect(profileButton(second)).toHaveCount(0);
    // Nothing of the person stays in the browser.
    await expect.poll(() => second.evaluate(() => localStorage.getItem("sleep_test_completed"))).toBeNull();
    const cookies = (await second.context().cookies()).filter(({ name }) => /^(__Host-)?site-/.test(name));
    expect.soft(cookies).toEqual([]);
    const { text } = await nextMail(person.email, "Ditt konto är borttaget");
    expect.soft(text).toContain("Det här är en bekräftelse");
  });

  await test.step("nobody can sign in to it any more", async () => {
    await signInLink(second).click();
    await expectHeading(second, "Logga in");
    await fillSignIn(second, person);
    await expect(second.getByRole("alert")).toHaveText(WRONG);
  });
});
