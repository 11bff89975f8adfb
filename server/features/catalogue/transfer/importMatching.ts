import type { EntityManager } from "typeorm";
import { tidyLine } from "../../../../schema/rules/words/text.ts";
import { VisitorError } from "../../../platform/errors.ts";
import type { Category } from "../Category.ts";
import { Product } from "../Product.ts";
import { readNumber } from "./importCells.ts";
import type { ImportLine } from "./importFile.ts";
import type { ImportProblem } from "./reading/importProblem.ts";

/** A stored product, with its category. */
export type ExistingProduct = Product;

/** The product that a line is about (null for a new one), or why that cannot be said. */
type Match = { product: ExistingProduct | null } | { problem: Omit<ImportProblem, "line"> };

/** Key of a product without a number. */
export const keyOf = (name: string, providerName: string, category: string): string =>
  JSON.stringify([name, providerName, category]);

const textOf = (value: unknown): string => (typeof value === "string" && !value.includes("\0") ? tidyLine(value) : "");

/**
 * Finds the products that lines are about, with one statement: by number, or by name, provider and category.
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
      return { id, name, providerName, categoryId: categories.get(slug)?.id };
    } catch (error) {
      if (!(error instanceof VisitorError)) throw error;
      return { problem: { field: "id", message: error.message } };
    }
  });
  const numbers = wanted.flatMap((one) => ("problem" in one ? [] : (one.id ?? [])));
  const named = wanted.flatMap((one) => ("problem" in one || one.id || !one.categoryId ? [] : one));
  if (numbers.length + named.length === 0)
    return wanted.map((one) => ("problem" in one ? one : { product: null })) as Match[];
  const products = await manager
    .getRepository(Product)
    .createQueryBuilder("p")
    .innerJoinAndSelect("p.category", "c")
    .where(
      `p.id IN (SELECT unnest(CAST(:numbers AS int[]))
       UNION SELECT q.id FROM unnest(CAST(:names AS text[]), CAST(:providers AS text[]), CAST(:categories AS int[]))
         AS k (name, provider, category)
       JOIN product q ON q.provider_name = k.provider AND q.name = k.name AND q.category_id = k.category)`,
      {
        numbers,
        names: named.map(({ name }) => name),
        providers: named.map(({ providerName }) => providerName),
        categories: named.map(({ categoryId }) => categoryId),
      },
    )
    .orderBy("p.id")
    .getMany();
  const byNumber = new Map(products.map((product) => [product.id, product]));
  const byKey = new Map<string, Product[]>();
  for (const product of products) {
    const key = keyOf(product.name, product.providerName, String(product.categoryId));
    byKey.set(key, [...(byKey.get(key) ?? []), product]);
  }
  return wanted.map((one): Match => {
    if ("problem" in one) return one as Match;
    if (one.id) {
      const product = byNumber.get(one.id);
      return product
        ? { product }
        : { problem: { field: "id", message: `Det finns ingen produkt med nummer ${one.id}.` } };
    }
    const same = byKey.get(keyOf(one.name, one.providerName, String(one.categoryId))) ?? [];
    return same.length > 1
      ? { problem: { field: "id", message: "Flera produkter har det namnet. Ange numret på den som du menar." } }
      : { product: same[0] ?? null };
  });
}
