import type { DataSource } from "typeorm";
import { Category } from "../../server/features/catalogue/Category.ts";
import type { SampleType } from "../../server/features/catalogue/catalogueEnums.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import { type ProductInput, writeProducts } from "../../server/features/catalogue/productService.ts";
import type { Answer, Client, Variables } from "./api.ts";

export const AREA_NAMES = ["TESTS", "SUPPLEMENTS", "BIOHACKING"] as const;
export type AreaName = (typeof AREA_NAMES)[number];

/** What a list was asked for, as `products` takes it. */
export interface ListArguments {
  area: AreaName;
  filter?: Record<string, unknown>;
  goals?: string[];
  experience?: string;
  orderBy?: string;
}

interface Page {
  products: { nodes: { databaseId: number }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const SIGNATURE =
  "$area: Area!, $filter: ProductFilter, $goals: [String!], $experience: Experience, $orderBy: ProductOrder, $first: Int, $after: String";
const ARGUMENTS =
  "area: $area, filter: $filter, goals: $goals, experience: $experience, orderBy: $orderBy, first: $first, after: $after";

/** A query of a list with this selection on the connection. */
export const listQuery = (selection: string): string =>
  `query List(${SIGNATURE}) { products(${ARGUMENTS}) { ${selection} } }`;

/**
 * Walks a list from its first page to its last by cursor.
 * @param first page size
 * @returns numbers in the order they came
 */
export async function walkIds(api: Client, list: ListArguments, first = 100): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null; ; ) {
    const variables: Variables = { ...list, first, after };
    const { data, errors }: Answer<Page> = await api.graphql<Page>(
      listQuery("nodes { databaseId } pageInfo { hasNextPage endCursor }"),
      variables,
    );
    if (!data?.products) throw new Error(`the list answered ${JSON.stringify(errors)}`);
    ids.push(...data.products.nodes.map(({ databaseId }) => databaseId));
    if (!data.products.pageInfo.hasNextPage) return ids;
    after = data.products.pageInfo.endCursor;
    if (ids.length > 10_000) throw new Error("the list does not end");
  }
}

/** How many products a list says it has. */
export async function totalOf(api: Client, list: ListArguments): Promise<{ count: number; isExact: boolean }> {
  const { data, errors } = await api.graphql<{ products: { totalCount: number; totalCountIsExact: boolean } }>(
    listQuery("totalCount totalCountIsExact"),
    { ...list },
  );
  if (!data?.products) throw new Error(`the list answered ${JSON.stringify(errors)}`);
  return { count: data.products.totalCount, isExact: data.products.totalCountIsExact };
}

/** Every product as stored, with its category: what an independent look at the data starts from. */
export const allProducts = (db: DataSource): Promise<Product[]> =>
  db.getRepository(Product).find({ relations: { category: true }, order: { id: "ASC" } });

/** Id of the category with this slug. */
export async function categoryId(db: DataSource, slug: string): Promise<number> {
  return (await db.getRepository(Category).findOneByOrFail({ slug })).id;
}

/** A product that can be written; what a test does not name is unremarkable. */
export const aProduct = (changes: Partial<ProductInput> & Pick<ProductInput, "categoryId">): ProductInput => ({
  name: "Provet",
  description: "",
  providerName: "Fjällprov",
  providerCountry: "Sverige",
  biomarkers: [],
  features: [],
  pros: [],
  cons: [],
  warnings: [],
  recommendationCriteria: [],
  goalReasons: [],
  sampleType: "blood" as SampleType,
  priceEstimate: null,
  turnaroundTime: null,
  dose: null,
  dosesPerPackage: null,
  isFeatured: false,
  isAvailable: true,
  sampleCollectionMethod: null,
  needsReferral: null,
  labNetwork: [],
  deliveryMethod: null,
  affiliateLink: null,
  includesDoctorReview: null,
  testLocationType: null,
  intendedFor: null,
  testCategory: null,
  labAccreditation: null,
  shippingRegions: [],
  externalRating: null,
  imageUrl: null,
  difficulty: null,
  checkedAt: null,
  ...changes,
});

/** Writes products as the product does. */
export const write = (db: DataSource, ...products: ProductInput[]): Promise<number[]> =>
  db.transaction((manager) => writeProducts(manager, products));
