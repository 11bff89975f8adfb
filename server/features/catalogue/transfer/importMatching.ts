import type { EntityManager } from "typeorm";
import { readGtin } from "../../../../schema/rules/catalogue/gtin.ts";
import { tidyLine } from "../../../../schema/rules/words/text.ts";
import { VisitorError } from "../../../platform/errors.ts";
import type { Category } from "../Category.ts";
import type { Seller } from "../offers/offerFields.ts";
import { Product } from "../Product.ts";
import { readNumber } from "./importCells.ts";
import type { ImportLine } from "./importFile.ts";
import type { ImportProblem } from "./reading/importProblem.ts";

/** A stored product, with its category; where several sell it, as the one whose line it is sees it. */
export type ExistingProduct = Product & { seller?: Seller };

/** The product that a line is about (null for a new one), or why that cannot be said. */
export type Match = { product: ExistingProduct | null } | { problem: Omit<ImportProblem, "line"> };

/** Key of a product without a number. */
export const keyOf = (name: string, providerName: string, category: string): string =>
  JSON.stringify([name, providerName, category]);

/** Key of a product by a number that others have for it. */
const numberKey = (kind: "sku" | "gtin", providerName: string, number: string): string =>
  JSON.stringify([kind, providerName, number]);

const textOf = (value: unknown): string => (typeof value === "string" && !value.includes("\0") ? tidyLine(value) : "");

/**
 * Finds the products that lines are about, with one statement: by our number, by that of their provider, by that of their
 * package, or by name, provider and category.
 * @param categories by slug
 */
export async function findExisting(
  manager: EntityManager,
  lines: readonly Pick<ImportLine, "values">[],
  categories: ReadonlyMap<string, Category>,
): Promise<Match[]> {
  const wanted = lines.map(({ values }) => {
    try {
      const id = readNumber(values.get("id"));
      const [name, providerName, slug] = (["name", "providerName", "category"] as const).map((field) =>
        textOf(values.get(field)),
      ) as [string, string, string];
      const sku = textOf(values.get("sku"));
      const gtin = readGtin(textOf(values.get("gtin"))) ?? "";
      return { id, name, providerName, sku, gtin, categoryId: categories.get(slug)?.id };
    } catch (error) {
      if (!(error instanceof VisitorError)) throw error;
      return { problem: { field: "id", message: error.message } };
    }
  });
  const numbers = wanted.flatMap((one) => ("problem" in one ? [] : (one.id ?? [])));
  const unnumbered = wanted.flatMap((one) => ("problem" in one || one.id || !one.providerName ? [] : one));
  const named = unnumbered.filter(({ categoryId }) => categoryId);
  const known = unnumbered.filter(({ sku, gtin }) => sku || gtin);
  if (numbers.length + named.length + known.length === 0)
    return wanted.map((one) => ("problem" in one ? one : { product: null })) as Match[];
  // OFFSET 0 has each line looked up in an index: while a catalogue is filled, PostgreSQL takes it for small, and would read
  // all of it once for each batch.
  const products = await manager
    .getRepository(Product)
    .createQueryBuilder("p")
    .innerJoinAndSelect("p.category", "c")
    .where(
      `p.id IN (SELECT unnest(CAST(:numbers AS int[]))
       UNION SELECT q.id FROM unnest(CAST(:names AS text[]), CAST(:providers AS text[]), CAST(:categories AS int[]))
         AS k (name, provider, category),
         LATERAL (SELECT id FROM product WHERE provider_name = k.provider AND name = k.name AND category_id = k.category OFFSET 0) AS q
       UNION SELECT q.id FROM unnest(CAST(:sellers AS text[]), CAST(:skus AS text[])) AS k (provider, sku),
         LATERAL (SELECT id FROM product WHERE provider_name = k.provider AND sku = k.sku OFFSET 0) AS q
       UNION SELECT q.id FROM unnest(CAST(:sellers AS text[]), CAST(:gtins AS text[])) AS k (provider, gtin),
         LATERAL (SELECT id FROM product WHERE provider_name = k.provider AND gtin = k.gtin OFFSET 0) AS q)`,
      {
        numbers,
        names: named.map(({ name }) => name),
        providers: named.map(({ providerName }) => providerName),
        categories: named.map(({ categoryId }) => categoryId),
        sellers: known.map(({ providerName }) => providerName),
        skus: known.map(({ sku }) => sku || null),
        gtins: known.map(({ gtin }) => gtin || null),
      },
    )
    .orderBy("p.id")
    .getMany();
  const byNumber = new Map(products.map((product) => [product.id, product]));
  const byKey = new Map<string, Product[]>();
  const add = (key: string, product: Product) => byKey.set(key, [...(byKey.get(key) ?? []), product]);
  for (const product of products) {
    add(keyOf(product.name, product.providerName, String(product.categoryId)), product);
    if (product.sku) add(numberKey("sku", product.providerName, product.sku), product);
    if (product.gtin) add(numberKey("gtin", product.providerName, product.gtin), product);
  }
  return wanted.map((one): Match => {
    if ("problem" in one) return one as Match;
    if (one.id) {
      const product = byNumber.get(one.id);
      return product
        ? { product }
        : { problem: { field: "id", message: `Det finns ingen produkt med nummer ${one.id}.` } };
    }
    const { name, providerName, sku, gtin } = one;
    const numbered = (sku && byKey.get(numberKey("sku", providerName, sku))) || [];
    if (numbered.length > 1) {
      const message = `Flera produkter hos ${providerName} har numret ${sku}. Rätta det bland produkterna först.`;
      return { problem: { field: "sku", message } };
    }
    if (numbered[0]) return { product: numbered[0] };
    // What has another number of the same provider is another product, whatever it is called.
    const isOther = (product: Product) => sku !== "" && product.sku !== null;
    const packed = ((gtin && byKey.get(numberKey("gtin", providerName, gtin))) || []).filter((one) => !isOther(one));
    if (packed[0] && packed.length === 1) return { product: packed[0] };
    const same = (byKey.get(keyOf(name, providerName, String(one.categoryId))) ?? []).filter((one) => !isOther(one));
    return same.length > 1
      ? { problem: { field: "id", message: "Flera produkter har det namnet. Ange numret på den som du menar." } }
      : { product: same[0] ?? null };
  });
}
