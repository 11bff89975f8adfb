import { type GraphProduct, testsFromGraph } from "../support/browserGraph.ts";
import { bar, card, cards, drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("the cards of the tests tell what each is, measures and costs, and lead to the seller", async ({
  page,
  request,
  context,
}) => {
  const { nodes, totalCount } = await testsFromGraph(request);
  await open(page, "/tester?visa=48");
  await expect(cards(page)).toHaveCount(totalCount);
  /** A test for which something holds, with its card. */
  const find = (isWanted: (product: GraphProduct) => boolean) => {
    const product = nodes.find(isWanted);
    if (!product) throw new Error("the demo catalogue has no such test");
    return { product, shown: card(page, product.name) };
  };

  await test.step("a card tells price, kind of sample, where it is taken and by whom", async () => {
    const { shown } = find(({ name }) => name === "Järnkollen hemma");
    await expect.soft(shown.getByText("449 kr", { exact: true })).toBeVisible();
    for (const fact of ["Blodprov", "Hemma", "3–5 arbetsdagar"]) {
      await expect.soft(shown.locator("dl").first()).toContainText(fact);
    }
    await expect.soft(shown).toContainText("Skarvsunda Apotek, Sverige");
  });

  await test.step("a card names four biomarkers and how many more there are", async () => {
    const { product, shown } = find(({ biomarkers }) => biomarkers.length > 4);
    const { biomarkers } = product;
    await expect
      .soft(shown.getByRole("list", { name: "Biomarkörer" }).getByRole("listitem"))
      .toHaveText([...biomarkers.slice(0, 4), `+ ${biomarkers.length - 4} till`]);
  });

  await test.step("a card with four biomarkers has no '+ N till', and one without has no list", async () => {
    const four = find(({ biomarkers }) => biomarkers.length === 4);
    await expect.soft(four.shown.getByRole("listitem")).toHaveText(four.product.biomarkers);
    const none = find(({ biomarkers }) => biomarkers.length === 0);
    await expect.soft(none.shown).toBeVisible();
    await expect.soft(none.shown.getByRole("listitem")).toHaveCount(0);
  });

  await test.step("'Visa test' is disabled where there is no seller's address", async () => {
    const { product, shown } = find(({ affiliateLink }) => !affiliateLink);
    await expect.soft(shown.getByRole("button", { name: "Visa test" })).toBeDisabled();
    // Only its name leads anywhere: to its page.
    await expect.soft(shown.getByRole("link")).toHaveText([product.name]);
  });

  await test.step("a test for one sex says so, on its card and beside others", async () => {
    const cardFor = (sex: "FEMALE" | "MALE" | null) => {
      const found = find(({ intendedFor }) => intendedFor === sex);
      if (!found) throw new Error(`there is no test for ${sex}`);
      return found.shown;
    };
    const [women, men, all] = [cardFor("FEMALE"), cardFor("MALE"), cardFor(null)];
    await expect.soft(women).toContainText("För kvinnor");
    await expect.soft(men).toContainText("För män");
    await expect.soft(all).not.toContainText(/För (kvinnor|män)/);
    for (const one of [women, men, all]) {
      await one.getByRole("button", { name: "Jämför", exact: true }).click();
      await expect(one.getByRole("button", { name: "Tillagd" })).toBeVisible();
    }
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    const whom = drawer(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "För", exact: true }) });
    await expect.soft(whom.getByRole("cell")).toHaveText(["Kvinnor", "Män", "Alla"]);
    await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
    await expect(drawer(page)).toBeHidden();
  });

  await test.step("'Visa test' opens the seller in a new tab that knows nothing of where it came from", async () => {
    const { product, shown } = find(({ affiliateLink }) => affiliateLink !== null);
    const link = shown.getByRole("link", { name: "Visa test" });
    await expect.soft(link).toHaveAttribute("target", "_blank");
    await expect.soft(link).toHaveAttribute("referrerpolicy", "no-referrer");
    for (const word of ["noopener", "noreferrer", "sponsored"]) {
      await expect.soft(link).toHaveAttribute("rel", new RegExp(`\\b${word}\\b`));
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
    const address = page.url();
    const opening = context.waitForEvent("page");
    await link.click();
    const seller = await opening;
    // The demo's sellers are invented, and a page of ours says so.
    await expect.soft(seller).toHaveTitle("Här slutar demon – Livsresan");
    await expect.soft(seller.getByRole("link", { name: "Tillbaka" })).toHaveAttribute("href", "/tester");
    await expect.soft(seller).toHaveURL(`/ut/${product.id}?fran=tester`);
    expect.soft(seen).toEqual({ referrer: null, status: 200 });
    expect.soft(await seller.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect.soft(page).toHaveURL(address);
  });
});
