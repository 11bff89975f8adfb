import DataLoader from "dataloader";
import type { QueryResultRow } from "pg";
import type { MarkerQuestion } from "../../../schema/markerQuestions.ts";
import type { PricePeriod } from "../../../schema/rules/catalogue/priceHistory.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { LoaderFactories } from "../../platform/loaders.ts";
import type { Category } from "./Category.ts";
import { CATEGORY_COLUMNS, type CategoryContext } from "./cachedCategories.ts";
import type { DemoContext } from "./demo/demoCatalogue.ts";
import { readFeedNames } from "./feeds/feedReads.ts";
import type { Biomarker } from "./markers/Biomarker.ts";
import { readMarkerQuestions } from "./markers/markerQuestionTexts.ts";
import { duplicatesLoader } from "./offers/duplicates.ts";
import { editableOffersLoader, offersLoader } from "./offers/offerReads.ts";
import type { ProductDuplicate } from "./offers/ProductDuplicate.ts";
import type { EditableProductOffer, ProductOffer } from "./offers/ProductOffer.ts";
import { CheaperTestReader } from "./prices/cheaperTestReader.ts";
import { pricePeriodsLoader } from "./prices/pricePeriods.ts";
import type { Provider } from "./providers/Provider.ts";
import type { ProviderArea } from "./providers/ProviderConnection.ts";
import { readProviderAreas } from "./providers/providerAreas.ts";
import { RelatedProducts } from "./relatedProducts.ts";

/** What a deviating value can mean, in one text. */
export const WHOLE_MEANING = `concat_ws(' ', nullif(low_meaning, ''), nullif(high_meaning, ''), nullif(meaning, ''))`;

/** Columns of providers and biomarkers as resolvers read them. */
export const PROVIDER_COLUMNS = `id, name, country, logo_url AS "logoUrl", website, description`;
export const BIOMARKER_COLUMNS = `id, name, unit, description, marker_group AS "group",
  low_meaning AS "lowMeaning", high_meaning AS "highMeaning", meaning AS "otherMeaning", ${WHOLE_MEANING} AS meaning, reference,
  reference_intervals AS "referenceIntervals", reference_source AS "referenceSource", preparation,
  to_json(guide_slugs) AS "guideSlugs", to_json(former_slugs) AS "formerSlugs"`;

/** Relations of products, one statement for all of a request's products. */
export interface CatalogueLoaders {
  /** Provider by name; null when the catalogue has none. */
  providerByName: DataLoader<string, Provider | null>;
  /** Biomarker by name; null when it is not in the shared vocabulary. */
  biomarkerByName: DataLoader<string, Biomarker | null>;
  /** Biomarker by its name as addresses have it; null when it is not in the shared vocabulary. */
  biomarkerBySlug: DataLoader<string, Biomarker | null>;
  /** By their numbers; null when there is none. */
  categoryById: DataLoader<number, Category | null>;
  /** By its number, or by that of one that was merged into it. */
  providerById: DataLoader<number, Provider | null>;
  biomarkerById: DataLoader<number, Biomarker | null>;
  /** The markers of a group, in the order of the vocabulary. */
  biomarkersByGroup: DataLoader<string, Biomarker[]>;
  /** The questions of the marker chooser; all of them under one key. */
  markerQuestions: DataLoader<"all", MarkerQuestion[]>;
  /** Number of a provider's products in each area, by its name. */
  providerAreas: DataLoader<string, ProviderArea[]>;
  /** The markers of a test that cheaper tests measure. */
  cheaperTests: CheaperTestReader;
  /** A product's price history, by its number; the first period first. */
  pricePeriods: DataLoader<number, PricePeriod[]>;
  /** Names of the feeds that have a product, or had it, by its number. */
  feedNames: DataLoader<number, string[]>;
  /** What several sellers ask for a product, by its number; none where one sells it. */
  offers: DataLoader<number, ProductOffer[]>;
  /** The same as admins see it, with what does not count. */
  editableOffers: DataLoader<number, EditableProductOffer[]>;
  duplicates: DataLoader<number, ProductDuplicate[]>;
  /** Lists of products that belong to something. */
  relatedProducts: RelatedProducts;
}

/** Context of the catalogue's resolvers. */
export interface CatalogueContext extends Context, CategoryContext, DemoContext {
  /** New for each request. */
  loaders: CatalogueLoaders;
}

/** A loader of rows by what identifies them; null where there is none. */
const by =
  <Key, Row extends QueryResultRow>(text: string, keyOf: (row: Row) => Key) =>
  (sql: Sql): DataLoader<Key, Row | null> =>
    new DataLoader(async (keys) => {
      const rows = await sql.preparedQuery<Row>(text, [keys]);
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      return keys.map((key) => found.get(key) ?? null);
    });

const nameOf = (row: { name: string }): string => row.name;
const idOf = (row: { id: number }): number => row.id;

/** Makes the loaders. */
export const catalogueLoaders: LoaderFactories<CatalogueLoaders> = {
  providerByName: by<string, Provider>(`SELECT ${PROVIDER_COLUMNS} FROM provider WHERE name = ANY($1)`, nameOf),
  biomarkerByName: by<string, Biomarker>(`SELECT ${BIOMARKER_COLUMNS} FROM biomarker WHERE name = ANY($1)`, nameOf),
  biomarkerBySlug: (sql) =>
    new DataLoader(async (slugs) => {
      // The vocabulary is short, and only `slugOf` knows what a name becomes.
      const names = await sql.preparedQuery<{ name: string; formerSlugs: string[] }>(
        `SELECT name, to_json(former_slugs) AS "formerSlugs" FROM biomarker ORDER BY id DESC`,
        [],
      );
      // What a marker is called now goes before what another one was called.
      const nameBySlug = new Map([
        ...names.flatMap(({ name, formerSlugs }) => formerSlugs.map((slug): [string, string] => [slug, name])),
        ...names.map(({ name }): [string, string] => [slugOf(name), name]),
      ]);
      const wanted = slugs.flatMap((slug) => nameBySlug.get(slug) ?? []);
      const rows = await sql.preparedQuery<Biomarker>(
        `SELECT ${BIOMARKER_COLUMNS} FROM biomarker WHERE name = ANY($1)`,
        [wanted],
      );
      const byName = new Map(rows.map((row) => [row.name, row]));
      return slugs.map((slug) => byName.get(nameBySlug.get(slug) ?? "") ?? null);
    }),
  categoryById: by<number, Category>(`SELECT ${CATEGORY_COLUMNS} FROM category WHERE id = ANY($1)`, idOf),
  providerById: by<number, Provider & { wanted: number }>(
    `SELECT w.wanted, ${PROVIDER_COLUMNS} FROM unnest($1::int[]) AS w (wanted)
     JOIN provider ON id = w.wanted OR w.wanted = ANY(former_ids)`,
    ({ wanted }) => wanted,
  ),
  biomarkerById: by<number, Biomarker>(`SELECT ${BIOMARKER_COLUMNS} FROM biomarker WHERE id = ANY($1)`, idOf),
  biomarkersByGroup: (sql) =>
    new DataLoader(async (groups) => {
      const rows = await sql.preparedQuery<Biomarker>(
        `SELECT ${BIOMARKER_COLUMNS} FROM biomarker WHERE marker_group = ANY($1) ORDER BY id`,
        [groups],
      );
      return groups.map((group) => rows.filter((row) => row.group === group));
    }),
  markerQuestions: (sql) =>
    new DataLoader(async (keys) => {
      const questions = await readMarkerQuestions(sql);
      return keys.map(() => questions);
    }),
  providerAreas: (sql) => new DataLoader((names) => readProviderAreas(sql, names)),
  cheaperTests: (sql) => new CheaperTestReader(sql),
  pricePeriods: pricePeriodsLoader,
  feedNames: (sql) => new DataLoader((productIds) => readFeedNames(sql, productIds)),
  offers: offersLoader,
  editableOffers: editableOffersLoader,
  duplicates: duplicatesLoader,
  relatedProducts: () => new RelatedProducts(),
};
