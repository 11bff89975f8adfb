import { expect, test } from "../support/browserTest.ts";

test("GraphiQL comes from our own address, shows an example, and running it gives data", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await page.goto("/graphiql");
  await expect(page.locator(".graphiql-query-editor")).toContainText("Hälsotester", { timeout: 20_000 });
  const answer = page.waitForResponse(
    (response) => response.url().endsWith("/graphql") && (response.request().postData() ?? "").includes("ferritin"),
  );
  await page.getByRole("button", { name: /execute query/i }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.locator(".result-window")).toContainText("totalCount");
  await expect(page.locator(".result-window")).not.toContainText('"errors"');
  expect(elsewhere).toEqual([]);
});
