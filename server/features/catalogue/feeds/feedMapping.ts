import type { DataSource } from "typeorm";
import { type CatalogueMapping, emptyColumn, type FilePreset } from "../../../../schema/catalogueMapping.ts";
import type { ImportSource } from "../transfer/catalogueImport.ts";
import { readFileFacts } from "../transfer/readCatalogueFile.ts";
import type { ReadRow } from "../transfer/reading/readRows.ts";
import type { ProductFeed } from "./ProductFeed.ts";

/** What no feed decides: which of our products a row is, and which we recommend. */
const OURS = ["id", "isFeatured", "criteria", "providerName"];

/**
 * How the rows of a feed's file become products: by its mapping, or as its fields are recognised. Whose they are is what
 * the feed says, whatever stands in the file.
 * @param isPartial whether a beginning of the file will do
 * @throws UnreadableFile where its fields cannot be found out
 */
export async function mappingOfFeed(
  db: DataSource,
  feed: ProductFeed,
  { open, isPartial }: Pick<ImportSource, "open"> & { isPartial: boolean },
): Promise<{ mapping: CatalogueMapping; found: FilePreset | null | undefined }> {
  // Where the feed says the category, the first row of a table has all that matters: the names of its columns.
  const isEnough = feed.category
    ? ({ format, problem }: ReadRow) => !problem && (format === "CSV" || format === "XLSX")
    : undefined;
  const facts = feed.mapping ? undefined : await readFileFacts(db, { open }, { needsEnd: !isPartial, isEnough });
  const { preset, columns } = feed.mapping?.mapping ?? (facts as NonNullable<typeof facts>).suggestion;
  const own = columns.filter(({ column }) => !OURS.includes(column));
  const category = own.find(({ column }) => column === "category");
  const slug = feed.category?.slug;
  // What the mapping knows goes where it says, and all the rest where the feed says.
  const isKnown = category && category.values.length > 0 && !category.isRaw;
  const placed = slug ? { ...(isKnown ? category : emptyColumn("category")), constant: slug } : category;
  return {
    mapping: {
      preset,
      columns: [
        ...own.filter(({ column }) => column !== "category"),
        ...(placed ? [placed] : []),
        { ...emptyColumn("providerName"), constant: feed.providerName },
      ],
      isShown: feed.showsNew,
    },
    found: facts?.preset,
  };
}
