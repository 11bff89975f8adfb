import { markerPath } from "../../../../schema/rules/catalogue/productPath.ts";
import { markerMentions, markerNames } from "../../../../schema/rules/content/markerNames.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { formatMarkdown } from "../../content/formatMarkdown.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import type { SearchContext } from "../search/searchDictionary.ts";
import type { NamedMarker } from "./NamedMarker.ts";

/** What formatting a guide needs of the process. */
export type GuideTextContext = CatalogueContext & SearchContext & Context;

/** The markers that a text names, each by every name that stands there, in the order of the text. */
export async function readNamedMarkers(ctx: SearchContext, text: string): Promise<NamedMarker[]> {
  const found = markerMentions(text, await ctx.dictionary.readMarkerNames(ctx));
  return [...new Map(found.map(({ name, target }) => [name, { name, target }])).values()];
}

/** A guide's text as HTML, with links to the pages of the markers that it names. */
export async function formatGuide(ctx: GuideTextContext, text: string) {
  const named = await readNamedMarkers(ctx, text);
  const paths = await Promise.all(
    named.map(async ({ name, target }) => {
      const marker = await ctx.loaders.biomarkerById.load(target);
      return marker ? [{ name, target: markerPath(marker.name, marker.id) }] : [];
    }),
  );
  const markers = markerNames(paths.flat());
  return formatMarkdown(ctx, text, { isGuide: true, markers, markersKey: JSON.stringify(paths) });
}
