import { describe, expect, it } from "vitest";
import { Product } from "../../server/features/catalogue/Product.ts";
import { startApi } from "../support/api.ts";
import { aProduct, categoryId, totalOf, walkIds, write } from "../support/apiCatalogue.ts";

const api = await startApi();
const products = api.db.getRepository(Product);
const hormones = await categoryId(api.db, "hormontester");

const found = async (search: string): Promise<number[]> =>
  (await walkIds(api, { area: "TESTS", filter: { search } })).sort((a, b) => a - b);

describe("writing a product", () => {
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/tester",
    "",
  ])("with the link %j is refused, and nothing of the batch is written", async (affiliateLink) => {
    const before = await products.count();
    await expect(
      write(api.db, aProduct({ categoryId: hormones }), aProduct({ categoryId: hormones, affiliateLink })),
    ).rejects.toMatchObject({ extensions: { code: "BAD_USER_INPUT", field: "affiliateLink" } });
    expect(await products.count()).toBe(before);
  });

  it.each(["https://fjallprov.example/prov", "http://fjallprov.example", null])(
    "with the link %j is fine",
    async (affiliateLink) => {
      await write(api.db, aProduct({ name: `Länken ${affiliateLink}`, categoryId: hormones, affiliateLink }));
      expect(await products.findOneBy({ name: `Länken ${affiliateLink}` })).toMatchObject({ affiliateLink });
    },
  );

  it("in a category that does not exist is refused", async () => {
    await expect(write(api.db, aProduct({ categoryId: 999_999 }))).rejects.toMatchObject({
      extensions: { code: "BAD_USER_INPUT", field: "categoryId" },
    });
  });

  it("again, with its id, changes it in place and is seen in search", async () => {
    await write(api.db, aProduct({ name: "Före ändringen", categoryId: hormones }));
    const stored = await products.findOneByOrFail({ name: "Före ändringen" });
    await write(api.db, { ...stored, name: "Efter ändringen", isFeatured: true });
    expect(await products.findOneByOrFail({ id: stored.id })).toMatchObject({ name: "Efter ändringen", sortRank: 0 });
    expect(await found("före ändringen")).toEqual([]);
    expect(await found("efter ändringen")).toEqual([stored.id]);
  });

  it.each([900, 3_000])("with a name of %d letters is refused, or visitors can page past it", async (length) => {
    const name = "Ö".repeat(length);
    const long = [aProduct({ name, categoryId: hormones }), aProduct({ name: `${name}Ö`, categoryId: hormones })];
    const written = await write(api.db, ...long).then(
      () => "written",
      (error: { extensions?: { code?: string } }) => error.extensions?.code,
    );
    expect(["written", "BAD_USER_INPUT"]).toContain(written);
    const { count } = await totalOf(api, { area: "TESTS" });
    expect(await walkIds(api, { area: "TESTS" }, 1)).toHaveLength(count);
  });
});
