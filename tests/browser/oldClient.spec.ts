import type { Page } from "@playwright/test";
import { GRAPH, testsFromGraph } from "../support/browserGraph.ts";
import { expectCount, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Makes the page one of a version before: the server knows none of its documents by their hashes. */
async function makeDocumentsUnknown(page: Page): Promise<{ byText: () => number }> {
  let byText = 0;
  await page.route(GRAPH, async (route) => {
    const url = new URL(route.request().url());
    const extensions = url.searchParams.get("extensions");
    if (route.request().method() === "GET" && extensions && !url.searchParams.has("query")) {
      url.searchParams.set(
        "extensions",
        extensions.replace(/"sha256Hash":"[0-9a-f]{64}"/, `"sha256Hash":"${"0".repeat(64)}"`),
      );
      return route.continue({ url: url.href });
    }
    if (url.searchParams.has("query") || route.request().postData()?.includes('"query"')) byText++;
    return route.continue();
  });
  return { byText: () => byText };
}

test("a page of the version before goes on when the server is a newer one", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404|Failed to fetch dynamically imported module/);
  await open(page, "/tester");

  await test.step("the server asks it for the documents that it does not know", async () => {
    const { byText } = await makeDocumentsUnknown(page);
    await page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine");
    await expectCount(page, (await testsFromGraph(request, { sampleType: "URINE" })).totalCount);
    expect(byText()).toBeGreaterThan(0);
    await page.unroute(GRAPH);
  });

  await test.step("where a link leads to code that the newer version no longer has, the page is loaded anew", async () => {
    let isOld = true;
    await page.route("**/assets/GuidesPage-*.js", (route) =>
      isOld ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    page.on("request", (one) => {
      // What the server sends now names the files that there are now.
      if (one.isNavigationRequest()) isOld = false;
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Guider", exact: true }).click();
    await expect(page).toHaveURL(/\/guider$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Guider|guide/i);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
