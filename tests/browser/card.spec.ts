import type { Page } from "@playwright/test";
import { type GraphProduct, testsFromGraph } from "../support/browserGraph.ts";
import { card, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

async function openCard(page: Page, product: GraphProduct | undefined) {
  if (!product) throw new Error("the demo catalogue has no such test");
  await open(page, `/tester?q=${encodeURIComponent(product.name)}`);
  await expect(card(page, product.name)).toBeVisible();
  return card(page, product.name);
}

test("a card names four biomarkers and how many more there are", async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  const long = nodes.find(({ biomarkers }) => biomarkers.length > 4);
  const shown = await openCard(page, long);
  const items = shown.getByRole("list", { name: "Biomarkörer" }).getByRole("listitem");
  const rest = (long?.biomarkers.length ?? 0) - 4;
  await expect(items).toHaveText([...(long?.biomarkers.slice(0, 4) ?? []), `+ ${rest} till`]);
});

test("a card with four biomarkers has no '+ N till', and one without has no list", async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  const four = nodes.find(({ biomarkers }) => biomarkers.length === 4);
  const shown = await openCard(page, four);
  await expect(shown.getByRole("listitem")).toHaveText(four?.biomarkers ?? []);
  const none = await openCard(
    page,
    nodes.find(({ biomarkers }) => biomarkers.length === 0),
  );
  await expect(none.getByRole("listitem")).toHaveCount(0);
});

test("a test for one sex says so, on its card and beside others", async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  const [women, men, all] = (["FEMALE", "MALE", null] as const).map((sex) =>
    nodes.find(({ intendedFor }) => intendedFor === sex),
  );
  await expect(await openCard(page, women)).toContainText("För kvinnor");
  await expect(await openCard(page, men)).toContainText("För män");
  await expect(await openCard(page, all)).not.toContainText(/För (kvinnor|män)/);
  await open(page, `/tester?jamfor=${[women, men, all].map((product) => product?.id).join(",")}`);
  const whom = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "För", exact: true }) });
  await expect(whom.getByRole("cell")).toHaveText(["Kvinnor", "Män", "Alla"]);
});

test("'Visa test' opens the seller in a new tab that knows nothing of where it came from", async ({
  page,
  request,
  context,
}) => {
  const product = (await testsFromGraph(request)).nodes.find(({ affiliateLink }) => affiliateLink);
  const link = (await openCard(page, product)).getByRole("link", { name: "Visa test" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
  for (const word of ["noopener", "noreferrer", "sponsored"]) {
    await expect(link).toHaveAttribute("rel", new RegExp(`\\b${word}\\b`));
  }
  let seen: { referrer: string | null; status: number } | undefined;
  await context.route(
    (url) => url.pathname.startsWith("/ut/"),
    async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const referrer = await route.request().headerValue("referer");
      seen = { referrer, status: answer.status() };
      await route.fulfill({ response: answer });
    },
  );
  const opening = context.waitForEvent("page");
  await link.click();
  const seller = await opening;
  // The demo's sellers are invented, and a page of ours says so.
  await expect(seller).toHaveTitle("Här slutar demon – Livsresan");
  await expect(seller.getByRole("link", { name: "Tillbaka" })).toHaveAttribute("href", "/tester");
  await expect(seller).toHaveURL(`/ut/${product?.id}?fran=tester`);
  expect(seen).toEqual({ referrer: null, status: 200 });
  expect(await seller.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/\/tester\?q=/);
});

test("'Visa test' is disabled where there is no seller's address", async ({ page, request }) => {
  const product = (await testsFromGraph(request)).nodes.find(({ affiliateLink }) => !affiliateLink);
  const shown = await openCard(page, product);
  await expect(shown.getByRole("button", { name: "Visa test" })).toBeDisabled();
  // Only its name leads anywhere: to its page.
  await expect(shown.getByRole("link")).toHaveText([product?.name ?? ""]);
});

test("a test without a picture, and one whose picture is broken, show its category's icon", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/products\/.*(404|Failed)|404.*products\//);
  const { nodes } = await testsFromGraph(request);
  const without = await openCard(
    page,
    nodes.find(({ imageUrl }) => !imageUrl),
  );
  await expect(without.locator("img")).toHaveAttribute("src", /^\/icons\/category\/.+\.svg$/);

  const broken = nodes.find(({ imageUrl }) => imageUrl);
  await page.route(
    (url) => url.pathname === broken?.imageUrl,
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  const shown = await openCard(page, broken);
  await expect(shown.locator("img")).toHaveAttribute("src", /^\/icons\/category\/.+\.svg$/);
  await expect
    .poll(() => shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a card tells price, kind of sample and where it is taken", async ({ page }) => {
  await open(page, "/tester?q=J%C3%A4rnkollen%20hemma");
  const shown = card(page, "Järnkollen hemma");
  await expect(shown.getByText("449 kr", { exact: true })).toBeVisible();
  await expect(shown.locator("dl").first()).toContainText("Blodprov");
  await expect(shown.locator("dl").first()).toContainText("Hemma");
  await expect(shown.locator("dl").first()).toContainText("3–5 arbetsdagar");
  await expect(shown).toContainText("Skarvsunda Apotek, Sverige");
});
