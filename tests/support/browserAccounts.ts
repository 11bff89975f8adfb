import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { browserDataDir } from "./browserDataDir.ts";
import { nextLink } from "./browserMail.ts";
import { holdsFocus, hydrated, open } from "./browserPages.ts";
import { test as base, expect } from "./browserTest.ts";

/** Somebody with an account, or about to have one. */
export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** Somebody whom no test knows yet. */
export function aPerson(): Person {
  const name = randomBytes(5).toString("hex");
  return { fullName: "Åsa Ek", email: `asa.${name}@exempel.se`, password: `lykta-skruv-${name}` };
}

/** An address that no visitor has had, since what visitors may try is counted by it. */
const newNetwork = (): string => ["10", ...randomBytes(3)].join(".");

interface AccountFixtures {
  /** Makes an account by sign-up, mail and link, without the browser; it is signed in nowhere. */
  anAccount: () => Promise<Person>;
  /** Makes an account that is not confirmed. */
  anUnconfirmed: () => Promise<Person>;
}

const SIGN_UP = "mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }";

/** The suite's `test`, each from a network of its own, as the server counts tries by network. */
export const test = base.extend<AccountFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants the fixtures named in a pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "x-forwarded-for": newNetwork() });
  },
  anUnconfirmed: async ({ baseURL }, use) => {
    await use(async () => {
      const person = aPerson();
      const answer = await fetch(`${baseURL}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": newNetwork() },
        body: JSON.stringify({ query: SIGN_UP, variables: { input: person } }),
      });
      expect(await answer.json()).toEqual({ data: { signUp: { errors: [] } } });
      return person;
    });
  },
  anAccount: async ({ anUnconfirmed }, use) => {
    await use(async () => {
      const person = await anUnconfirmed();
      const { origin, pathname, searchParams } = new URL(await nextLink(person.email, "Bekräfta"));
      const answer = await fetch(origin + pathname, {
        method: "POST",
        redirect: "manual",
        headers: { "x-forwarded-for": newNetwork(), "sec-fetch-site": "same-origin" },
        body: searchParams,
      });
      expect(answer.headers.get("location")).toBe("/?bekraftad=ja");
      return person;
    });
  },
});

/** A message that shows for a while. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: text });

/** The message at the root that says how following a mailed link ended; there also behind a dialog. */
export const outcome = (page: Page, text: string): Locator =>
  page.locator("main [role=status], main [role=alert]").filter({ hasText: text });

/** Opens a link of a mail, presses the button of its page, and reads at the root how it ended. */
export async function follow(page: Page, link: string, button: string, says: string): Promise<void> {
  await open(page, link);
  await page.getByRole("main").getByRole("button", { name: button }).click();
  await expect(page).toHaveURL(/\/\?bekraftad=[a-z-]+$/);
  await hydrated(page);
  await expect(outcome(page, says)).toBeVisible();
}

/** A field of a form by its label. */
export const field = (page: Page | Locator, label: string): Locator => page.getByLabel(label, { exact: true });

/** The button that opens the profile menu, which only the signed-in have. */
export const profileButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Profilmeny" });

/** Opens the profile menu. */
export async function openProfile(page: Page): Promise<Locator> {
  await profileButton(page).click();
  const menu = page.getByRole("menu", { name: "Profilmeny" });
  await expect(menu).toBeVisible();
  await expect.poll(() => holdsFocus(menu)).toBe(true);
  return menu;
}

/** Fills in the sign-in form that shows, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await field(page, "E-post").fill(email);
  await field(page, "Lösenord").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
}

/** Signs in at /auth, which leads to the root. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await open(page, "/auth");
  await fillSignIn(page, person);
  await expect(profileButton(page)).toBeVisible();
  await expect(page).toHaveURL("/");
}

/** Signs in without the form, for what is not about it: the next page that is loaded is of somebody signed in. */
export async function startSession(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const query = "mutation ($input: SignInInput!) { signIn(input: $input) { me { email } } }";
  const answer = await page.request.post("/graphql", { data: { query, variables: { input: { email, password } } } });
  expect(await answer.json()).toEqual({ data: { signIn: { me: { email } } } });
}

/** Waits for the screen with that heading, since others have fields and buttons of the same names. */
export const expectHeading = (page: Page | Locator, text: string): Promise<void> =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);

/** Signs up with the form at /auth. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, "/auth");
  await page.getByRole("tab", { name: "Skapa konto" }).click();
  await field(page, "Namn").fill(person.fullName);
  await field(page, "E-post").fill(person.email);
  await field(page, "Lösenord").fill(person.password);
  await page.getByRole("button", { name: "Skapa konto", exact: true }).click();
}

/** Signs out by the menu, which leads to the root. */
export async function signOut(page: Page): Promise<void> {
  await (await openProfile(page)).getByRole("menuitem", { name: "Logga ut" }).click();
  // An earlier one may still be there.
  await expect(toast(page, "Du är utloggad").last()).toBeVisible();
  await expect(profileButton(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
}

/** The admin that the demo makes for itself. */
export async function demoAdmin(): Promise<Person> {
  const text = await readFile(join(browserDataDir(), "admin.txt"), "utf8");
  const [, email = ""] = /^E-post: (\S+)$/m.exec(text) ?? [];
  const [, password = ""] = /^Lösenord: (\S+)$/m.exec(text) ?? [];
  return { fullName: "Administratör", email, password };
}
