import type { Page } from "@playwright/test";
import { startSession, test } from "../support/browserAccounts.ts";
import { expect } from "../support/browserTest.ts";

const RUN = /execute query/i;

interface SentRequest {
  query: string;
  variables?: Record<string, unknown>;
  authorization: string | undefined;
}

/** Opens GraphiQL, ready to be run; `asked` collects what its editors send. */
async function openGraphiql(page: Page): Promise<{ asked: SentRequest[] }> {
  const asked: SentRequest[] = [];
  page.on("request", (request) => {
    const { query = "", variables } = request.postDataJSON() ?? {};
    // Not what GraphiQL asks by itself: the schema, and who is there.
    if (/^(#.*\n)*(query|mutation) \w+/.test(query) && !/IntrospectionQuery|mutation CreateAccessToken {/.test(query)) {
      asked.push({ query, variables, authorization: request.headers().authorization });
    }
  });
  const introspected = page.waitForResponse((response) => /__schema/.test(response.request().postData() ?? ""));
  await page.goto("/graphiql");
  expect((await introspected).status()).toBe(200);
  return { asked };
}

/** Runs what stands in the editor, once: the editor takes a moment to connect its button. */
async function run(page: Page, asked: SentRequest[]): Promise<SentRequest> {
  const before = asked.length;
  await expect(async () => {
    // A query on its way is left alone: the button would stop it.
    if (asked.length === before) await page.getByRole("button", { name: RUN }).click();
    await expect.poll(() => asked.length, { timeout: 1_000 }).toBe(before + 1);
  }).toPass({ timeout: 30_000 });
  return asked[before] as SentRequest;
}

const result = (page: Page) => page.locator(".result-window");

/** What stands in an editor, as far as it shows. */
const editor = (page: Page, part: string) => page.locator(`${part} .graphiql-editor:not(.hidden) .view-lines`).first();

async function openExample(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole("region", { name: "Examples" }).isVisible())) {
    await page.getByRole("button", { name: "Show Examples" }).click();
  }
  await page.getByRole("searchbox", { name: "Find an example" }).fill(name);
  await page.getByRole("button", { name: new RegExp(`^${name}\\b`) }).press("Enter");
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  await expect(editor(page, ".graphiql-query-editor")).toContainText(`query ${name}`);
}

test("GraphiQL comes from our own address, and its first example runs at once, with its variables", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  const { asked } = await openGraphiql(page);
  await expect(page.locator(".graphiql-query-editor")).toContainText("Hälsotester");
  const { variables } = await run(page, asked);
  expect(variables).toMatchObject({ first: 10, filter: { search: "ferritin" } });
  await expect(result(page)).toContainText("totalCount");
  await expect(result(page)).not.toContainText('"errors"');
  // And after the page was loaded again.
  await page.reload();
  expect((await run(page, asked)).variables).toEqual(variables);
  expect(elsewhere).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`GraphiQL fills a window of ${width} px, with room in each editor`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { asked } = await openGraphiql(page);
    await expect(editor(page, ".graphiql-editor-tool")).toContainText("ferritin");
    await run(page, asked);
    await expect(result(page)).toContainText("totalCount");
    const box = async (part: string) => (await page.locator(part).first().boundingBox()) ?? { width: 0, height: 0 };
    expect((await box(".graphiql-container")).height).toBeGreaterThanOrEqual(height - 1);
    expect((await box(".graphiql-query-editor")).height).toBeGreaterThan(250);
    expect((await box(".graphiql-editor-tool")).height).toBeGreaterThan(100);
    expect((await box(".result-window")).height).toBeGreaterThan(300);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    // Only where the parts stand under one another does the page scroll.
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
    expect(scrolls).toBe(width < 900);
  });
}

test("an example opens from the keyboard, in a tab of its own, and runs as the one who is signed in", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await startSession(page, person);
  const { asked } = await openGraphiql(page);
  await expect(page.getByText(`Asks as ${person.email}`)).toBeVisible();
  await openExample(page, "Me");
  expect((await run(page, asked)).authorization).toBeUndefined();
  await expect(result(page)).toContainText(person.email.split("@", 1)[0] ?? "");
  await openExample(page, "Article");
  expect((await run(page, asked)).variables).toEqual({ slug: "somn-optimering" });
  await expect(page.getByRole("tab")).toHaveCount(3);
});

test("an example that is asked for before the editors are there opens when they are", async ({ page }) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/monaco-editor-[^/]*\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await openGraphiql(page);
  await page.getByRole("button", { name: "Show Examples" }).click();
  await page.getByRole("button", { name: /^Article\b/ }).click();
  await expect(page.locator(".graphiql-query-editor .view-lines")).toHaveCount(0);
  letThrough();
  await expect(page.getByRole("tab", { name: "Article" })).toHaveAttribute("aria-selected", "true");
  await expect(editor(page, ".graphiql-query-editor")).toContainText("query Article");
});

test("what is run the moment it was opened is what stands in the editor", async ({ page }) => {
  const { asked } = await openGraphiql(page);
  await expect(editor(page, ".graphiql-query-editor")).toContainText("Hälsotester");
  await run(page, asked);
  await expect(result(page)).toContainText("totalCount");
  await page.getByRole("button", { name: "Show Examples" }).click();
  const answered = page.waitForResponse((response) => /query Article/.test(response.request().postData() ?? ""));
  // At the next frame: GraphiQL reads the name of the operation a tenth of a second later.
  await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent?.startsWith("Article"))?.click();
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLButtonElement>(".graphiql-execute-button")?.click();
  });
  expect((await answered).status()).toBe(200);
});

test("a token of one's own goes into Headers, is sent, and goes along to other examples", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await startSession(page, person);
  const { asked } = await openGraphiql(page);
  await expect(page.getByText(`Asks as ${person.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Token" }).click();
  await expect(page.getByRole("status")).toContainText("is in Headers");
  await expect(editor(page, '[aria-label="Headers"]')).toContainText("Bearer");
  await page.context().clearCookies();
  await openExample(page, "Me");
  expect((await run(page, asked)).authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(result(page)).toContainText(person.email.split("@", 1)[0] ?? "");
  // It is nowhere on the disk.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Bearer");
});

test("whoever is signed out is told so instead of getting a token", async ({ page, expectConsole }) => {
  expectConsole(/401/);
  await openGraphiql(page);
  await expect(page.getByText("Asks as nobody")).toBeVisible();
  await page.getByRole("button", { name: "Token" }).click();
  await expect(page.getByRole("status")).toContainText("Sign in on the site first");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth");
});
