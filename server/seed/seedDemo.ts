import type { DataSource, EntityManager } from "typeorm";
import { termKey } from "../../schema/rules/search/searchWords.ts";
import { Category } from "../features/catalogue/Category.ts";
import {
  type Difficulty,
  RecommendationCriterion,
  type SampleType,
  type Sex,
  type SupplementForm,
  type TestLocation,
} from "../features/catalogue/catalogueEnums.ts";
import { hasLeftDemo } from "../features/catalogue/demo/demoCatalogue.ts";
import { Biomarker } from "../features/catalogue/markers/Biomarker.ts";
import { Product } from "../features/catalogue/Product.ts";
import { type ProductInput, writeProducts } from "../features/catalogue/productService.ts";
import { Provider } from "../features/catalogue/providers/Provider.ts";
import { Synonym } from "../features/catalogue/search/Synonym.ts";
import { biomarkers } from "./biomarkers.ts";
import { categories } from "./categories.ts";
import { equipment } from "./equipment.ts";
import { providers } from "./providers.ts";
import { seedArticles } from "./seedArticles.ts";
import { seedMrProviders, seedTexts, seedTrainingMethods } from "./seedContent.ts";
import { seedPrices } from "./seedPrices.ts";
import { seedProtocols } from "./seedProtocols.ts";
import { seedSite } from "./seedSite.ts";
import { supplements } from "./supplements.ts";
import { synonyms } from "./synonyms.ts";
import { tests } from "./tests.ts";
import type { SeedEquipment, SeedSupplement, SeedTest } from "./types.ts";

/** What every demo product has, and what only some kinds have. */
type AnySeed = (SeedTest | SeedSupplement | SeedEquipment) &
  Partial<Omit<SeedTest, "sampleType" | "testCategory"> & Pick<SeedSupplement, "dose" | "dosesPerPackage">> & {
    sampleType?: string;
    testCategory?: string | null;
  };

/**
 * Fills an empty database with the demo catalogue; leaves a catalogue that has categories alone, and
 * guides where there are authors. Texts that are missing are written in any case.
 * @returns true when the catalogue was filled
 */
export async function seedDemo(db: DataSource): Promise<boolean> {
  return db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan seed'))");
    await seedArticles(manager);
    await seedTexts(manager, true);
    await seedTrainingMethods(manager);
    // Who has left the demo does not get it again.
    const isLeft = await hasLeftDemo(manager);
    if (!isLeft) await seedMrProviders(manager);
    await seedProtocols(manager);
    await seedSite(manager, true);
    await fillMarkers(manager);
    await fillIntendedFor(manager);
    if ((await manager.count(Synonym)) === 0)
      await manager.insert(
        Synonym,
        synonyms.map((synonym) => ({ ...synonym, termKey: termKey(synonym.term) })),
      );
    if (isLeft || (await manager.count(Category)) > 0) return false;
    await seedCategories(manager);
    await manager.insert(
      Provider,
      providers.map(({ name, country, logo, website }) => ({ name, country, logoUrl: `/logos/${logo}`, website })),
    );
    await manager.insert(Biomarker, biomarkers as never);
    await writeProducts(manager, await demoProducts(manager));
    await seedPrices(manager);
    return true;
  });
}

/** Writes the categories that are missing: pages lead to them, with or without the demo. */
export const seedCategories = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(Category)
    .values(categories.map((category, position) => ({ ...category, position })) as never)
    .orIgnore()
    .execute();

/** Gives the markers of a database that was filled before what their pages tell; what somebody has written stays. */
async function fillMarkers(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE biomarker b SET meaning = seed."otherMeaning", low_meaning = seed."lowMeaning", high_meaning = seed."highMeaning", reference = seed.reference,
       guide_slugs = ARRAY(SELECT json_array_elements_text(seed."guideSlugs"))
     FROM json_to_recordset($1) AS seed (name text, "otherMeaning" text, "lowMeaning" text, "highMeaning" text, reference text, "guideSlugs" json)
     WHERE b.name = seed.name AND b.meaning = '' AND b.low_meaning = '' AND b.high_meaning = '' AND b.reference IS NULL AND b.guide_slugs = '{}'`,
    [JSON.stringify(biomarkers)],
  );
  // What stood in one text, and nobody has changed, stands in three.
  await manager.query(
    `UPDATE biomarker b SET meaning = seed."otherMeaning", low_meaning = seed."lowMeaning",
       high_meaning = seed."highMeaning", reference_intervals = seed."referenceIntervals",
       reference_source = seed."referenceSource", preparation = seed.preparation
     FROM json_to_recordset($1)
       AS seed (name text, description text, "otherMeaning" text, "lowMeaning" text, "highMeaning" text,
         "referenceIntervals" jsonb, "referenceSource" text, preparation text)
     WHERE b.name = seed.name AND b.description = seed.description AND b.version = 1 AND b.low_meaning = ''
       AND b.high_meaning = '' AND seed."lowMeaning" || seed."highMeaning" <> ''`,
    [JSON.stringify(biomarkers)],
  );
  await manager.query(
    `UPDATE biomarker b SET reference_intervals = seed."referenceIntervals", reference_source = seed."referenceSource",
       preparation = seed.preparation
     FROM json_to_recordset($1)
       AS seed (name text, "referenceIntervals" jsonb, "referenceSource" text, preparation text)
     WHERE b.name = seed.name AND b.reference_intervals = '[]' AND b.reference_source = '' AND b.preparation = ''
       AND b.version = 1`,
    [JSON.stringify(biomarkers)],
  );
}

/** Says of the tests of a database that was filled before whom they are for; nothing, once that is known of any. */
async function fillIntendedFor(manager: EntityManager): Promise<void> {
  const known = tests.flatMap(({ name, provider, intendedFor }) =>
    intendedFor ? [{ name, provider, intendedFor }] : [],
  );
  await manager.query(
    `UPDATE product p SET intended_for = seed."intendedFor"
     FROM json_to_recordset($1) AS seed (name text, provider text, "intendedFor" sex)
     WHERE p.area = 'TESTS' AND p.name = seed.name AND p.provider_name = seed.provider
       AND NOT EXISTS (SELECT 1 FROM product WHERE intended_for IS NOT NULL)`,
    [JSON.stringify(known)],
  );
}

/** The demo products as they are written, in the order of the files. */
export async function demoProducts(manager: EntityManager): Promise<ProductInput[]> {
  const categoryIds = new Map((await manager.find(Category)).map(({ slug, id }) => [slug, id]));
  const countries = new Map(providers.map(({ name, country }) => [name, country]));
  return [...tests, ...supplements, ...equipment].map((seed: AnySeed) => ({
    name: seed.name,
    description: seed.description,
    providerName: seed.provider,
    providerCountry: countries.get(seed.provider) ?? null,
    categoryId: categoryIds.get(seed.category) ?? 0,
    biomarkers: seed.biomarkers ?? [],
    features: seed.features,
    pros: seed.pros,
    cons: seed.cons,
    warnings: seed.warnings ?? [],
    recommendationCriteria: (seed.criteria ?? []).map((criterion) => RecommendationCriterion[criterion]),
    goalReasons: seed.goals ?? [],
    sampleType: (seed.sampleType ?? null) as SampleType | SupplementForm | null,
    priceEstimate: seed.priceEstimate,
    turnaroundTime: seed.turnaroundTime ?? null,
    dose: seed.dose ?? null,
    dosesPerPackage: seed.dosesPerPackage ?? null,
    // What meets criteria is recommended, and nothing else.
    isFeatured: Boolean(seed.criteria),
    isAvailable: seed.isAvailable ?? true,
    sampleCollectionMethod: seed.sampleCollectionMethod ?? null,
    // Of a test that is not said to need one it is known that it does not.
    needsReferral: seed.hasDoctorAnalysis === undefined ? null : (seed.requiresPrescription ?? false),
    labNetwork: seed.labNetwork ?? [],
    deliveryMethod: seed.deliveryMethod ?? null,
    affiliateLink: seed.affiliateLink,
    includesDoctorReview: seed.hasDoctorAnalysis ?? null,
    testLocationType: (seed.testLocationType ?? null) as TestLocation | null,
    intendedFor: (seed.intendedFor ?? null) as Sex | null,
    testCategory: seed.testCategory ?? null,
    labAccreditation: seed.labAccreditation ?? null,
    shippingRegions: seed.shippingRegions ?? [],
    // Invented products have no ratings.
    externalRating: null,
    imageUrl: seed.imageUrl ?? null,
    difficulty: (seed.difficulty ?? null) as Difficulty | null,
    checkedAt: seed.checkedAt,
  }));
}

/** Makes the catalogue large by numbered variations of the demo products, for measuring. */
export async function growCatalogue(db: DataSource, wanted: number): Promise<void> {
  const [{ count }] = await db.query("SELECT count(*)::int AS count FROM product");
  const columns = db
    .getMetadata(Product)
    .columns.map((column) => column.databaseName)
    .filter((column) => column !== "id");
  // A variation is another product in name and text, in the same place of the order.
  const value = (column: string): string =>
    column === "search_words"
      ? `p.search_words || array_to_tsvector(ARRAY(
           SELECT left(p.area::text, 1) || place || added FROM unnest(ARRAY['=', '+', '-']) AS place,
             unnest(ARRAY[word.text, n::text]) AS added))`
      : ["name", "search_text", "search_plain", "goal_text"].includes(column)
        ? `p.${column} || ' ' || word.text || ' ' || n`
        : `p.${column}`;
  await db.transaction(async (manager) => {
    // Building text indexes once is many times faster than updating them row by row.
    const indexes: { name: string; definition: string }[] = await manager.query(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = current_schema() AND tablename IN ('product', 'product_word') AND indexdef LIKE '%USING gin%'`,
    );
    for (const { name } of indexes) await manager.query(`DROP INDEX "${name}"`);
    await manager.query(
      `INSERT INTO product (${columns.map((column) => `"${column}"`).join(", ")})
     SELECT ${columns.map(value).join(", ")}
     FROM generate_series(1, $1) AS n
     JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM product) AS p ON p.place = 1 + n % $2
     CROSS JOIN LATERAL (SELECT left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9) AS text) AS word`,
      [Math.max(0, wanted - count), count],
    );
    await manager.query("SET LOCAL maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await manager.query(definition);
  });
  await db.query("VACUUM (ANALYZE) product, product_count, product_word");
}
