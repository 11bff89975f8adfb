import { listFromGraph, recordGraphRequests } from "../support/browserGraph.ts";
import { cards, expectCards, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("an order is in the address, and survives filters, 'Visa fler', Back and another visitor", async ({
  page,
  request,
  newVisitor,
}) => {
  const byPrice = (filter = {}) => listFromGraph(request, "TESTS", filter, { orderBy: "PRICE_ASCENDING" });
  await open(page, "/tester");
  const order = page.getByRole("combobox", { name: "Sortera" });
  await expect(order.getByRole("option")).toHaveText([
    "Rekommenderade",
    "Lägsta pris",
    "Högsta pris",
    "Kortast svarstid",
    "Flest markörer",
    "Namn A–Ö",
  ]);
  await order.selectOption({ label: "Lägsta pris" });
  await expect(page).toHaveURL("/tester?sortering=lagsta-pris");
  const { nodes } = await byPrice();
  await expectCards(page, nodes.slice(0, 24));
  await page.getByRole("link", { name: "Visa fler" }).click();
  await expectCards(page, nodes.slice(0, 48));
  // What was brought is there again, and further back is one step away.
  await expect(page).toHaveURL("/tester?sortering=lagsta-pris&visa=48");
  await page.reload();
  await expectCards(page, nodes.slice(0, 48));

  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("blood");
  await expect(page).toHaveURL("/tester?provtyp=blood&sortering=lagsta-pris");
  const narrow = await byPrice({ sampleType: "BLOOD" });
  await expectCards(page, narrow.nodes.slice(0, 24));
  await page.getByRole("link", { name: "Rensa alla" }).click();
  await expect(page).toHaveURL("/tester?sortering=lagsta-pris");
  await page.goBack();
  await expect(order).toHaveValue("lagsta-pris");
  await expectCards(page, narrow.nodes.slice(0, 24));

  const other = await newVisitor();
  const asked = recordGraphRequests(other);
  await open(other, page.url());
  await expectCards(other, narrow.nodes.slice(0, 24));
  expect(asked, "the page as sent is the page").toEqual([]);
});

test("a price range is typed, shown as a chip and taken away", async ({ page, request }) => {
  await open(page, "/kosttillskott");
  const [from, to] = ["från", "till"].map((word) => page.getByRole("textbox", { name: `Pris ${word}, kronor` })) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ];
  await from.fill("300");
  await to.fill("200");
  await to.press("Enter");
  // Two bounds that were exchanged change places.
  await expect(page).toHaveURL("/kosttillskott?pris=200-300");
  await expect(from).toHaveValue("200");
  await expect(to).toBeFocused();
  const { nodes, totalCount } = await listFromGraph(request, "SUPPLEMENTS", {
    priceRange: { min: 20_000, max: 30_000 },
  });
  await expect(page.getByRole("heading", { name: `${totalCount} kosttillskott hittades` })).toBeVisible();
  await expectCards(page, nodes.slice(0, 24));

  await page.getByRole("link", { name: "Ta bort filtret 200–300 kr" }).click();
  await expect(page).toHaveURL("/kosttillskott");
  await expect(from).toHaveValue("");
  await from.fill("nonsens");
  await to.focus();
  await expect(from).toHaveValue("");
  await expect(page).toHaveURL("/kosttillskott");
  await expect(cards(page)).toHaveCount(24);
});
