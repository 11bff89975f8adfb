import { MARKER_INDEX_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import type { PageMarker } from "./pageMarker.ts";

/** schema.org data of a marker: a term of the site's vocabulary. */
export const markerData = (origin: string, { name, path, description }: PageMarker): object => ({
  "@context": "https://schema.org",
  "@type": "DefinedTerm",
  name,
  description,
  url: origin + path,
  inDefinedTermSet: { "@type": "DefinedTermSet", name: "Biomarkörer", url: origin + MARKER_INDEX_PATH },
});
