import { describe, expect, it } from "vitest";
import { listStructuredData } from "../../client/features/catalogue/list/listStructuredData.ts";

type Listed = Extract<Parameters<typeof listStructuredData>[1][number], { __typename: "HealthTest" }>;

const product = (number: number, changes: Partial<Listed> = {}): Listed => ({
  __typename: "HealthTest",
  databaseId: number,
  name: `Test ${number}`,
  description: "Mäter järn.",
  providerName: "Fjällprov",
  image: null,
  price: null,
  pricePer: null,
  ...changes,
});

interface ItemList {
  numberOfItems: number;
  itemListElement: {
    position: number;
    item: { name: string; image?: string; brand: { name: string }; offers?: { price: string; priceCurrency: string } };
  }[];
}

const TRAIL = [
  ["Hem", "https://livsresan.example/"],
  ["Hälsotester", "https://livsresan.example/tester"],
] as const;

const graph = (products: Listed[]) => (listStructuredData(TRAIL, products, false) as { "@graph": object[] })["@graph"];
const list = (products: Listed[]) => graph(products)[0] as ItemList;

describe("what search engines are told about a list", () => {
  it("is its first ten items, numbered", () => {
    const { itemListElement, numberOfItems } = list(Array.from({ length: 24 }, (_, index) => product(index + 1)));
    expect(numberOfItems).toBe(10);
    expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, `Test ${index + 1}`]),
    );
  });

  it("names the list by its own page, and says where that is on the site", () => {
    const [items, breadcrumbs] = graph([product(1)]);
    expect(items).toMatchObject({ "@type": "ItemList", name: "Hälsotester", url: "https://livsresan.example/tester" });
    expect(breadcrumbs).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: TRAIL.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
    });
  });

  it("is all of a shorter list, and nothing of an empty one", () => {
    expect(list([product(1), product(2)])).toMatchObject({ numberOfItems: 2 });
    expect(list([])).toMatchObject({ numberOfItems: 0, itemListElement: [] });
  });

  it("has prices in kronor and absolute picture addresses, where they are known", () => {
    const [known, unknown] = list([
      product(1, {
        price: { from: { amount: 129_550 }, to: { amount: 129_550 } },
        image: { url: "/products/blood.svg" },
      }),
      product(2),
    ]).itemListElement;
    expect(known?.item.offers).toMatchObject({ price: "1295.50", priceCurrency: "SEK" });
    expect(known?.item.image).toBe("https://livsresan.example/products/blood.svg");
    expect(known?.item.brand.name).toBe("Fjällprov");
    expect(unknown?.item).not.toHaveProperty("offers");
    expect(unknown?.item).not.toHaveProperty("image");
  });

  it("has no offer of what is paid each month or for 100 g", () => {
    const price = { from: { amount: 9_900 }, to: { amount: 9_900 } };
    for (const pricePer of ["månad", "100 g"]) {
      expect(list([product(1, { price, pricePer })]).itemListElement[0]?.item).not.toHaveProperty("offers");
    }
  });

  it("leaves out a picture whose address is broken, and keeps the rest", () => {
    const [broken] = list([product(1, { image: { url: "http://[" } })]).itemListElement;
    expect(broken?.item.name).toBe("Test 1");
    expect(broken?.item).not.toHaveProperty("image");
  });
});
