import { expect, test } from "../support/browserTest.ts";

test("GraphiQL comes from our own address, shows an example, and running it gives data", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  const introspected = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  await page.goto("/graphiql");
  expect((await introspected).status()).toBe(200);
  await expect(page.locator(".graphiql-query-editor")).toContainText("Hälsotester");
  // The editor takes a moment to connect its button. Once a query is on its way it is left alone: the
  // button would stop it.
  const result = page.locator(".result-window");
  let isAsked = false;
  page.on("request", (request) => {
    isAsked ||= Boolean(request.postData()?.includes("totalCount"));
  });
  await expect(async () => {
    if (!isAsked) await page.getByRole("button", { name: /execute query/i }).click();
    await expect.poll(() => isAsked, { timeout: 1_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
  await expect(result).toContainText("totalCount");
  await expect(result).not.toContainText('"errors"');
  expect(elsewhere).toEqual([]);
});
