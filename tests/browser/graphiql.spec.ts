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

/** Waits longer than for anything else: the code of the editors is large. */
const editorsAreThere = (page: Page): Promise<void> =>
  expect(page.locator(".graphiql-query-editor .view-lines").first()).toBeVisible({ timeout: 45_000 });

async function openExample(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole("region", { name: "Examples" }).isVisible())) {
    await page.getByRole("button", { name: "Show Examples" }).click();
  }
  await page.getByRole("searchbox", { name: "Find an example" }).fill(name);
  await page.getByRole("button", { name: new RegExp(`^${name}\\b`) }).press("Enter");
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  await expect(editor(page, ".graphiql-query-editor")).toContainText(`query ${name}`);
}

test("a visitor who is signed out runs the first example in windows of every size, and is told why there is no token", async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/401/);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  const { asked } = await openGraphiql(page);
  let variables: SentRequest["variables"];
  await editorsAreThere(page);

  await test.step("the first example runs at once, with its variables", async () => {
    await expect(page.locator(".graphiql-query-editor")).toContainText("Hälsotester");
    await expect.soft(editor(page, ".graphiql-editor-tool")).toContainText("ferritin");
    ({ variables } = await run(page, asked));
    expect.soft(variables).toMatchObject({ first: 10, filter: { search: "ferritin" } });
    await expect(result(page)).toContainText("totalCount");
    await expect.soft(result(page)).not.toContainText('"errors"');
  });

  await test.step("what is run the moment it was opened is what stands in the editor", async () => {
    await page.getByRole("button", { name: "Show Examples" }).click();
    const answered = page.waitForResponse((response) => /query Article/.test(response.request().postData() ?? ""));
    // At the next frame: GraphiQL reads the name of the operation a tenth of a second later.
    await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent?.startsWith("Article"))?.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLButtonElement>(".graphiql-execute-button")?.click();
    });
    expect.soft((await answered).status()).toBe(200);
  });

  await test.step("whoever is signed out is told so instead of getting a token", async () => {
    await expect.soft(page.getByText("Asks as nobody")).toBeVisible();
    await page.getByRole("button", { name: "Token", exact: true }).click();
    await expect.soft(page.getByRole("status")).toContainText("Sign in on the site first");
    await expect.soft(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth");
  });

  await test.step("the example runs with its variables after the page was loaded again, also on a phone", async () => {
    await page.getByRole("button", { name: "Hide Examples" }).click();
    await page.getByRole("tab", { name: "Products" }).click();
    await expect(editor(page, ".graphiql-query-editor")).toContainText("Hälsotester");
    await page.setViewportSize({ width: 360, height: 740 });
    // GraphiQL stores which tab is open, and what stands in it, half a second later.
    await page.waitForFunction(() => {
      const { activeTabIndex, tabs } = JSON.parse(localStorage.getItem("graphiql:tabState") ?? "{}");
      return activeTabIndex === 0 && /ferritin/.test(tabs[0].variables ?? "");
    });
    await page.reload();
    await editorsAreThere(page);
    await expect(editor(page, ".graphiql-editor-tool")).toContainText("ferritin");
    expect.soft((await run(page, asked)).variables).toEqual(variables);
    await expect(result(page)).toContainText("totalCount");
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await test.step(`it fills a window of ${width} px, with room in each editor`, async () => {
      await page.setViewportSize({ width, height });
      const box = async (part: string) => (await page.locator(part).first().boundingBox()) ?? { width: 0, height: 0 };
      await expect.poll(async () => (await box(".graphiql-container")).height).toBeGreaterThanOrEqual(height - 1);
      expect.soft((await box(".graphiql-query-editor")).height).toBeGreaterThan(250);
      expect.soft((await box(".graphiql-editor-tool")).height).toBeGreaterThan(100);
      expect.soft((await box(".result-window")).height).toBeGreaterThan(300);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      // Only where the parts stand under one another does the page scroll.
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
      expect.soft(scrolls).toBe(width < 900);
    });
  }

  await test.step("everything came from our own address", () => expect(elsewhere).toEqual([]));
});

test("somebody signed in runs examples from the keyboard, by the session and by a token of their own", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  const name = person.email.split("@", 1)[0] ?? "";
  await startSession(page, person);
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/monaco-editor-[^/]*\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  const { asked } = await openGraphiql(page);

  await test.step("an example that is asked for before the editors are there opens when they are", async () => {
    await page.getByRole("button", { name: "Show Examples" }).click();
    await page.getByRole("button", { name: /^Article\b/ }).click();
    await expect(page.locator(".graphiql-query-editor .view-lines")).toHaveCount(0);
    letThrough();
    await editorsAreThere(page);
    await expect(page.getByRole("tab", { name: "Article" })).toHaveAttribute("aria-selected", "true");
    await expect(editor(page, ".graphiql-query-editor")).toContainText("query Article");
    expect.soft((await run(page, asked)).variables).toEqual({ slug: "somn-optimering" });
  });

  await test.step("another opens from the keyboard, in a tab of its own, and runs as the one who is signed in", async () => {
    await expect.soft(page.getByText(`Asks as ${person.email}`)).toBeVisible();
    await openExample(page, "Me");
    expect.soft((await run(page, asked)).authorization).toBeUndefined();
    await expect.soft(result(page)).toContainText(name);
    await expect.soft(page.getByRole("tab")).toHaveCount(3);
  });

  await test.step("a token of one's own goes into Headers, is sent, and goes along to other examples", async () => {
    await page.getByRole("button", { name: "Token", exact: true }).click();
    await expect(page.getByRole("status")).toContainText("is in Headers");
    await expect(editor(page, '[aria-label="Headers"]')).toContainText("Bearer");
    await page.context().clearCookies();
    await openExample(page, "MyData");
    expect.soft((await run(page, asked)).authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    // The account stands further down than the editor draws.
    await expect.soft(result(page)).toContainText("antalAktiviteter");
  });

  await test.step("the token is nowhere on the disk", async () => {
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Bearer");
  });
});
