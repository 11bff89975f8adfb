import { guidesOfContents } from "../../../schema/rules/catalogue/guidesOfContents.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import type { ArticleRow } from "../articles/articleRows.ts";
import { findGuide } from "../articles/articleService.ts";
import { Area } from "./catalogueEnums.ts";
import type { CatalogueContext } from "./catalogueLoaders.ts";
import type { Product } from "./Product.ts";

/** Guides that a product names. */
const MAX_GUIDES = 3;

/** Published guides by their slugs, in this order. */
export async function readGuides(
  ctx: ArticleContext,
  slugs: readonly string[],
  selection: Selection,
): Promise<ArticleRow[]> {
  const guides = await Promise.all(slugs.map((slug) => findGuide(ctx, slug, selection)));
  return guides.filter((guide) => guide !== null);
}

/** The guides about a product: those that treat the most of what a test measures, or that its contents belong to. */
export async function readProductGuides(
  ctx: ArticleContext & CatalogueContext,
  { area, biomarkers, testCategory }: Pick<Product, "area" | "biomarkers" | "testCategory">,
  selection: Selection,
): Promise<ArticleRow[]> {
  const slugs =
    area === Area.TESTS ? await slugsOfMarkers(ctx, biomarkers) : guidesOfContents([...biomarkers, testCategory ?? ""]);
  return readGuides(ctx, slugs.slice(0, MAX_GUIDES), selection);
}

/** Guides of markers, the one that treats the most of them first; a marker's own counts more than what is general. */
async function slugsOfMarkers({ loaders }: CatalogueContext, names: readonly string[]): Promise<string[]> {
  const points = new Map<string, number>();
  for (const marker of await loaders.biomarkerByName.loadMany(names)) {
    if (marker instanceof Error) throw marker;
    for (const [place, slug] of (marker?.guideSlugs ?? []).entries())
      points.set(slug, (points.get(slug) ?? 0) + 1 / (1 + 10 * place));
  }
  return [...points].sort(([, one], [, other]) => other - one).map(([slug]) => slug);
}
