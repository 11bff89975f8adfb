import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  aPerson,
  demoAdmin,
  expectHeading,
  field,
  fillSignIn,
  follow,
  makeAdmin,
  openProfile,
  outcome,
  profileButton,
  signIn,
  signOut,
  signUp,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { answered, GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { nextLink, nextMail } from "../support/browserMail.ts";
import { hydrated, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const UNEXPECTED = "Ett oväntat fel inträffade. Försök igen.";
const WRONG = "Felaktig e-postadress eller lösenord";

test("from signing up, by the mail, to being signed in and out again", { tag: "@both" }, async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await expect(toast(page, "Konto skapat!")).toContainText("Kontrollera din e-post för att bekräfta ditt konto");
  await expect(page.getByRole("heading", { name: "Konto skapat!" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(person.email);
  await expect(profileButton(page)).toHaveCount(0);

  const link = await nextLink(person.email, "Bekräfta din e-postadress");
  const confirmed = "Din e-postadress är bekräftad";
  await follow(page, link, "Bekräfta adressen", confirmed);
  await expect(outcome(page, confirmed)).toContainText("Ditt konto är klart, och du är inloggad.");
  await expect(profileButton(page)).toBeVisible();
  // It stays until it is closed.
  await page.reload();
  await hydrated(page);
  await outcome(page, confirmed).getByRole("link", { name: "Stäng meddelandet" }).click();
  await expect(outcome(page, confirmed)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main")).toBeFocused();
  await signOut(page);

  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await fillSignIn(page, person);
  await expect(toast(page, "Välkommen tillbaka!")).toContainText("Du är nu inloggad");
  await expect(page).toHaveURL("/");
  for (const _ of ["right away", "after a reload"]) {
    await expect(page.getByRole("banner").getByRole("link", { name: "Min resa" }).last()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toHaveCount(0);
    const menu = await openProfile(page);
    await expect(menu).toHaveAccessibleDescription(person.email);
    await expect(menu.getByRole("menuitem")).toHaveText(["Mitt konto", "Logga ut"]);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await page.reload();
    await hydrated(page);
  }

  await open(page, "/tester");
  await signOut(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await page.reload();
  await expect(profileButton(page)).toHaveCount(0);

  await open(page, link);
  await expectHeading(page, "Adressen är redan bekräftad");
  await page.getByRole("main").getByRole("link", { name: "Logga in" }).click();
  await expect(field(page, "E-post")).toHaveValue(person.email);
});

test("a browser in which the account was not made is offered to sign in, with the address filled in", {
  tag: "@both",
}, async ({ page, newVisitor, anUnconfirmed }) => {
  const person = await anUnconfirmed();
  const link = await nextLink(person.email, "Bekräfta");
  await follow(page, link, "Bekräfta adressen", "Din e-postadress är bekräftad");
  await expect(profileButton(page)).toHaveCount(0);
  await outcome(page, "Nu kan du logga in.").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await expect(page).toHaveURL("/auth");
  await expect(field(page, "E-post")).toHaveValue(person.email);
  await field(page, "Lösenord").fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(profileButton(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  const other = await newVisitor();
  await open(other, link);
  await expectHeading(other, "Adressen är redan bekräftad");
});

test("without scripts the button works by keyboard, and what it says can be closed", { tag: "@both" }, async ({
  newVisitor,
  anUnconfirmed,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  const person = await anUnconfirmed();
  await page.goto(await nextLink(person.email, "Bekräfta"));
  await expectHeading(page, "Bekräfta din e-postadress");
  await page.getByRole("main").getByRole("button", { name: "Bekräfta adressen" }).focus();
  await page.keyboard.press("Enter");
  const message = outcome(page, "Din e-postadress är bekräftad");
  await expect(message).toContainText("Nu kan du logga in.");
  await message.getByRole("link", { name: "Stäng meddelandet" }).click();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a link that is not good is said to be so", async ({ page }) => {
  await open(page, "/bekrafta?nyckel=finnsinte");
  await expectHeading(page, "Länken gäller inte längre");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
});

test("what is wrong with the forms stands at its field or above the button", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/auth");
  await fillSignIn(page, { email: "ingen adress", password: "" });
  await expect(field(page, "E-post")).toBeFocused();
  await expect(field(page, "E-post")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Fyll i ditt lösenord.")).toBeVisible();

  await fillSignIn(page, { ...person, password: "inte det rätta" });
  await expect(page.getByRole("alert")).toHaveText(WRONG);
  const unknown = answered(page, "SignIn");
  await fillSignIn(page, { email: aPerson().email, password: person.password });
  await unknown;
  await expect(page.getByRole("alert")).toHaveText(WRONG);
  await expect(profileButton(page)).toHaveCount(0);

  await signUp(page, person);
  await expect(page.getByText("En användare med denna e-postadress finns redan")).toBeVisible();
  await expect(field(page, "E-post")).toBeFocused();
  await field(page, "Lösenord").fill("123456");
  await field(page, "E-post").fill(aPerson().email);
  await page.getByRole("button", { name: "Skapa konto", exact: true }).click();
  await expect(page.getByText("Lösenordet är ett av de vanligaste och gissas först. Välj ett annat.")).toBeVisible();
  await expect(field(page, "Lösenord")).toBeFocused();
  await field(page, "Lösenord").fill("kort");
  await page.getByRole("button", { name: "Skapa konto", exact: true }).click();
  await expect(page.getByText("Minst 6 tecken", { exact: true })).toBeVisible();
});

test("an address that is taken offers to sign in, a new password, and the mail once more", { tag: "@both" }, async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  const main = page.getByRole("main");
  await signUp(page, person);
  await expect(page.getByText("En användare med denna e-postadress finns redan")).toBeVisible();
  await main.getByRole("button", { name: "Skicka mejlet igen" }).click();
  await expect(main.getByRole("status").filter({ hasText: person.email })).toHaveText(
    `Finns det ett konto med adressen ${person.email} har vi mejlat dit.`,
  );
  await nextMail(person.email, "Ditt konto är redan bekräftat");
  await expectFine(page);
  await main.getByRole("link", { name: "Glömt lösenordet?" }).click();
  await expectHeading(page, "Glömt lösenordet?");
  await expect(field(page, "E-post")).toHaveValue(person.email);
  await expect(page).toHaveURL("/glomt-losenord");
  await page.goBack();
  await expectHeading(page, "Skapa konto");
  await signUp(page, person);
  await main.getByRole("link", { name: "Logga in", exact: true }).click();
  await expectHeading(page, "Logga in");
  await expect(field(page, "E-post")).toHaveValue(person.email);
});

test("an unconfirmed account is told so, and gets its mail again", async ({ page, anUnconfirmed }) => {
  const person = await anUnconfirmed();
  await nextMail(person.email, "Bekräfta");
  await open(page, "/auth");
  await fillSignIn(page, person);
  const alert = page.getByRole("alert").filter({ hasText: "Bekräfta din e-postadress innan du loggar in." });
  await expect(alert).toBeVisible();
  await alert.getByRole("button", { name: "Skicka mejlet igen" }).click();
  await expect(alert.getByRole("status")).toHaveText(
    `Finns det ett konto med adressen ${person.email} har vi mejlat dit.`,
  );
  await follow(page, await nextLink(person.email, "Bekräfta"), "Bekräfta adressen", "Din e-postadress är bekräftad");
  await signIn(page, person);
});

test("a failing network says that something unexpected happened", async ({ page, anAccount, expectConsole }) => {
  expectConsole(/\/graphql/);
  const person = await anAccount();
  await open(page, "/auth");
  await page.route(GRAPH, (route) => route.abort());
  await fillSignIn(page, person);
  await expect(page.getByRole("alert")).toHaveText(UNEXPECTED);
  await page.unroute(GRAPH);
  await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.route(GRAPH, (route) => route.abort());
  await (await openProfile(page)).getByRole("menuitem", { name: "Logga ut" }).click();
  await expect(toast(page, "Du är fortfarande inloggad")).toContainText(UNEXPECTED);
  await expect(profileButton(page)).toBeVisible();
});

test("a protected page shows the way in, in its place, and then itself", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/konto");
  await expectHeading(page, "Logga in");
  await page.getByRole("tab", { name: "Skapa konto" }).click();
  await expect(page).toHaveURL("/konto?flik=skapa");
  await expectHeading(page, "Skapa konto");
  await page.getByRole("tab", { name: "Logga in" }).click();
  await expect(page).toHaveURL("/konto");
  // The address comes first; the form of the other tab has fields of the same names.
  await expectHeading(page, "Logga in");
  await fillSignIn(page, person);
  await expectHeading(page, "Mitt konto");
  await expect(page).toHaveURL("/konto");
  // The button that had the focus is gone.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("list", { name: "Enheter där du är inloggad" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText(person.email);
});

test("signing in leads on to where the address says, on this site only", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, `/auth?till=${encodeURIComponent("/tester?provtyp=blood")}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/tester?provtyp=blood");
  await page.goto("/auth?till=//exempel.se");
  await expect(page).toHaveURL("/");
});

test("signing in from a page leads back to it, by way of the other tab too", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/tester?provtyp=blood");
  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await page.getByRole("tab", { name: "Skapa konto" }).click();
  await expectHeading(page, "Skapa konto");
  await page.getByRole("tab", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await fillSignIn(page, person);
  await expect(profileButton(page)).toBeVisible();
  await expect(page).toHaveURL("/tester?provtyp=blood");
});

test("the administration is for admins, and opens with the role, without signing in again", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await open(page, "/admin");
  await expectHeading(page, "Logga in");
  await fillSignIn(page, person);
  const main = page.getByRole("main");
  await expectHeading(main, "Ingen behörighet");
  await expect(main).toContainText("Du har inte behörighet att komma åt denna sida.");
  const adminLink = page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  await expect(adminLink).toHaveCount(0);

  test.slow();
  await makeAdmin(person);
  await page.reload();
  await hydrated(page);
  await expectHeading(main, "Administratör");
  await main.getByRole("link", { name: "Behörigheter och händelser" }).click();
  await expect(
    main.getByRole("table", { name: "Administratörer" }).getByRole("row").filter({ hasText: person.email }),
  ).toBeVisible();
  await open(page, "/");
  await (await openProfile(page)).getByRole("menuitem", { name: "Administration" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(adminLink).toHaveAttribute("aria-current", "page");
});

test("an admin gives up the role, and the administration closes at once", async ({ page, anAccount }) => {
  test.slow();
  const person = await anAccount();
  await makeAdmin(person);
  await startSession(page, person);
  await open(page, "/admin/behorigheter");
  await page.getByRole("button", { name: `Ta bort behörigheten för ${person.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(toast(page, "Behörigheten är borttagen")).toBeVisible();
  await expectHeading(page.getByRole("main"), "Ingen behörighet");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
});

test("an admin gives the role and takes it back", async ({ page, newVisitor, anAccount, expectConsole }) => {
  expectConsole(/403 .*\/graphql/);
  const person = await anAccount();
  const other = await newVisitor();
  await startSession(other, person);
  await open(other, "/admin");
  await expectHeading(other, "Ingen behörighet");

  await startSession(page, await demoAdmin());
  await open(page, "/admin/behorigheter");
  const table = page.getByRole("table", { name: "Administratörer" });
  await expect(table).toBeVisible();
  const asked = recordGraphRequests(page);
  await field(page, "E-postadress till ett bekräftat konto").fill(person.email);
  await page.getByRole("button", { name: "Ge behörighet" }).click();
  await expect(toast(page, "Klart, personen är administratör")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: person.email })).toBeVisible();
  const log = page.getByRole("table", { name: "Händelselogg" });
  await expect(log).toContainText(`Gav administratörsbehörighet: ${person.email}`);
  await open(other, "/admin/behorigheter");
  await expectHeading(other, "Behörigheter och händelser");

  const head = table.getByRole("columnheader", { name: "Sedan" });
  for (const direction of ["ascending", "descending"]) {
    await head.getByRole("button").press("Enter");
    await expect(head).toHaveAttribute("aria-sort", direction);
  }
  // The one who became an administrator last stands first.
  await expect(table.getByRole("row").nth(1)).toContainText(person.email);
  await page.getByRole("button", { name: `Ta bort behörigheten för ${person.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(toast(page, "Behörigheten är borttagen")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: person.email })).toHaveCount(0);
  await expect(log).toContainText(`Tog bort administratörsbehörighet: ${person.email}`);
  // Each change answers what it changed: the list is not asked for again, the log is. The journey's bar comes by itself.
  const operations = asked.map(({ operation }) => operation).filter((operation) => operation !== "JourneyBar");
  expect(operations).toEqual(["GrantRole", "AuditLog", "RevokeRole", "AuditLog"]);
  // The other's page finds out with the next thing that it asks for.
  await field(other, "E-postadress till ett bekräftat konto").fill(person.email);
  await other.getByRole("button", { name: "Ge behörighet" }).click();
  await expectHeading(other, "Ingen behörighet");
});

test("a changed password ends the sessions elsewhere, at their next action", async ({
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
  await open(other, "/konto");
  await expect(field(other, "Namn")).toHaveValue(person.fullName);
  await startSession(page, person);
  await open(page, "/");
  await (await openProfile(page)).getByRole("menuitem", { name: "Mitt konto" }).click();
  await expect(page.getByRole("list", { name: "Enheter där du är inloggad" }).getByRole("listitem")).toHaveCount(2);

  await field(page, "Nuvarande lösenord").fill("inte det rätta");
  await field(page, "Nytt lösenord").fill(changed.password);
  await page.getByRole("button", { name: "Byt lösenord" }).click();
  await expect(page.getByText("Lösenordet stämmer inte.")).toBeVisible();
  await field(page, "Nuvarande lösenord").fill(person.password);
  await page.getByRole("button", { name: "Byt lösenord" }).click();
  await expect(toast(page, "Ditt lösenord är ändrat")).toContainText("Dina andra enheter är utloggade.");
  await nextMail(person.email, "Ditt lösenord är ändrat");

  await other.getByRole("button", { name: "Spara namnet" }).click();
  await expect(toast(other, "Du är utloggad")).toContainText("Logga in igen för att fortsätta.");
  await expectHeading(other, "Logga in");
  await expect(profileButton(other)).toHaveCount(0);
  await fillSignIn(other, person);
  await expect(other.getByRole("alert")).toHaveText(WRONG);
  await fillSignIn(other, changed);
  await expectHeading(other, "Mitt konto");

  // The browser that changed it never noticed.
  await page.reload();
  await expect(profileButton(page)).toBeVisible();
});

test("a forgotten password is replaced by mail", async ({ page, newVisitor, anAccount }) => {
  const person = await anAccount();
  const other = await newVisitor();
  await startSession(other, person);
  await open(page, "/auth");
  await page.getByRole("link", { name: "Glömt lösenordet?" }).click();
  // The page before has a field of that name too.
  await expect(page).toHaveURL("/glomt-losenord");
  await expectHeading(page, "Glömt lösenordet?");
  await field(page, "E-post").fill(person.email);
  await page.getByRole("button", { name: "Mejla en länk" }).click();
  await expect(page.getByText("Om det finns ett konto med den adressen har vi mejlat en länk.")).toBeVisible();

  const link = await nextLink(person.email, "Välj ett nytt lösenord");
  await open(page, link);
  await expect(page).toHaveURL("/nytt-losenord");
  await field(page, "Nytt lösenord").fill("glömmer aldrig mer");
  await page.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(page.getByText("Ditt lösenord är ändrat.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await fillSignIn(page, { email: person.email, password: "glömmer aldrig mer" });
  await expect(toast(page, "Välkommen tillbaka!")).toBeVisible();
  await open(other, "/konto");
  await expectHeading(other, "Logga in");

  // The link works once.
  await open(other, link);
  await field(other, "Nytt lösenord").fill("en gång till");
  await other.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(other.getByRole("alert")).toContainText("Länken gäller inte längre.");
});

test("two tabs of a browser follow each other", async ({ page, context, anAccount }) => {
  const person = await anAccount();
  const second = await context.newPage();
  await open(second, "/konto");
  await expectHeading(second, "Logga in");
  await signIn(page, person);
  await expectHeading(second, "Mitt konto");
  await expect(profileButton(second)).toBeVisible();
  await field(second, "Namn").fill("Åsa Berg");
  await second.getByRole("button", { name: "Spara namnet" }).click();
  await expect(toast(second, "Namnet är sparat")).toBeVisible();

  await Promise.all([expect(toast(second, "Du är utloggad")).toBeVisible(), signOut(page)]);
  await expect(profileButton(second)).toHaveCount(0);
  await expectHeading(second, "Logga in");
});

test("a device is signed out from another one", async ({ page, newVisitor, anAccount }) => {
  const person = await anAccount();
  const other = await newVisitor();
  await startSession(other, person);
  await startSession(page, person);
  await open(page, "/konto");
  const devices = page.getByRole("list", { name: "Enheter där du är inloggad" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: "Den här enheten" }).getByRole("button").click();
  await expect(devices).toHaveCount(1);
  await other.reload();
  await expect(profileButton(other)).toHaveCount(0);

  await page.getByRole("button", { name: "Logga ut överallt" }).click();
  await expect(toast(page, "Du är utloggad överallt")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the address is changed by a mail to the new one, and back by one to the old", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const person = await anAccount();
  const { email } = aPerson();
  await startSession(page, person);
  await open(page, "/konto");
  await field(page, "Ny e-postadress").fill(email);
  await field(page, "Ditt lösenord").fill(person.password);
  await page.getByRole("button", { name: "Byt e-postadress" }).click();
  await expect(page.getByText(`Vi har mejlat ${email}.`)).toBeVisible();
  const link = await nextLink(email, "Bekräfta din nya e-postadress");
  await follow(page, link, "Byt till den här adressen", "Den nya gäller för ditt konto från och med nu.");
  await expect(await openProfile(page)).toHaveAccessibleDescription(email);
  await page.keyboard.press("Escape");

  const other = await newVisitor();
  const undo = await nextLink(person.email, "Din e-postadress är ändrad");
  await follow(other, undo, "Ångra bytet", "Din gamla e-postadress gäller igen");
  await other.getByRole("main").getByRole("link", { name: "Välj nytt lösenord" }).click();
  await expectHeading(other, "Glömt lösenordet?");
  await expect(field(other, "E-post")).toHaveValue(person.email);
  await page.reload();
  await expect(profileButton(page)).toHaveCount(0);
});

test("the account's data can be fetched, and the account deleted with a receipt", async ({ page, anAccount }) => {
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/konto");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner mina data" }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, "utf8")).toContain(person.email);

  await page.getByRole("button", { name: "Ta bort kontot" }).click();
  const dialog = page.getByRole("dialog", { name: "Ta bort kontot?" });
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(dialog, "Ditt lösenord")).toBeFocused();
  await field(dialog, "Ditt lösenord").fill("inte det rätta");
  await dialog.getByRole("button", { name: "Ta bort kontot" }).click();
  await expect(dialog.getByText("Lösenordet stämmer inte.")).toBeVisible();
  await field(dialog, "Ditt lösenord").fill(person.password);
  await dialog.getByRole("button", { name: "Ta bort kontot" }).click();
  await expect(toast(page, "Ditt konto är borttaget")).toContainText("Vi har mejlat ett kvitto.");
  await expect(page).toHaveURL("/");
  await expect(profileButton(page)).toHaveCount(0);
  const { text } = await nextMail(person.email, "Ditt konto är borttaget");
  expect(text).toContain("Det här är ditt kvitto");
  await open(page, "/auth");
  await fillSignIn(page, person);
  await expect(page.getByRole("alert")).toHaveText(WRONG);
});

test.describe("accessible and without sideways scrolling", { tag: "@both" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the ways in", async ({ page, anUnconfirmed, isMobile }) => {
    test.slow();
    for (const address of ["/auth", "/auth?flik=skapa", "/glomt-losenord", "/nytt-losenord?nyckel=x", "/bekrafta"]) {
      await open(page, address);
      await expectFine(page);
    }
    const { email } = await anUnconfirmed();
    await open(page, await nextLink(email, "Bekräfta"));
    await expectFine(page);
    // They differ in their words; on a phone all of them have to fit.
    for (const outcome of isMobile ? ["ja", "bytt", "angrad", "ogiltig", "fel-konto", "upptagen"] : ["ja", "ogiltig"]) {
      await open(page, `/?bekraftad=${outcome}`);
      const close = page.getByRole("main").getByRole("link", { name: "Stäng meddelandet" });
      await expect(close).toBeVisible();
      // The page around them is one.
      await expectFine(page, outcome === "ja" ? undefined : close.locator("xpath=ancestor::*[@role][1]"));
    }
    await open(page, "/auth");
    await fillSignIn(page, { email: "ingen adress", password: "" });
    await expect(page.getByText("Fyll i ditt lösenord.")).toBeVisible();
    await expectFine(page);
  });

  test("the account, the open menu and the administration", async ({ page, anAccount }) => {
    test.slow();
    await startSession(page, await anAccount());
    await open(page, "/konto");
    await expect(page.getByRole("button", { name: "Ladda ner mina data" })).toBeVisible();
    await expectFine(page);
    await expectFine(page, await openProfile(page));
    await open(page, "/admin");
    await expect(page.getByRole("heading", { name: "Ingen behörighet" })).toBeVisible();
    await expectFine(page);
    await signOut(page);
    await startSession(page, await demoAdmin());
    await open(page, "/admin/behorigheter");
    await expect(page.getByRole("heading", { name: "Administratörer" })).toBeVisible();
    await expectFine(page);
  });
});

async function expectFine(page: Page, within?: Locator): Promise<void> {
  await expectAccessible(page, within);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
