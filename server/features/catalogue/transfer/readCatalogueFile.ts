import type { DataSource, EntityManager } from "typeorm";
import {
  type CatalogueMapping,
  type FilePreset,
  KNOWN_VALUES,
  MAX_SAVED_MAPPINGS,
  SHOWN_ROWS,
} from "../../../../schema/catalogueMapping.ts";
import type { FileFormat } from "../../../../schema/catalogueTransfer.ts";
import type { FieldValue } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import { presetOf, suggestMapping } from "../../../../schema/rules/catalogue/mapping/presets.ts";
import { sameNames } from "../../../../schema/rules/catalogue/mapping/sameNames.ts";
import { Category } from "../Category.ts";
import type { ImportSource } from "./catalogueImport.ts";
import { productRows } from "./mappedLines.ts";
import { UnreadableFile } from "./reading/importProblem.ts";
import { type ReadRow, readRows } from "./reading/readRows.ts";
import { textOfField } from "./reading/row.ts";
import { SavedMapping } from "./SavedMapping.ts";

/** Different fields that a file may have. */
const MAX_FIELDS = 500;
/** Characters of a value that are shown, and of one that is counted as the same. */
const SHOWN_CHARACTERS = 300;
const MAX_VALUE = 200;
const EXAMPLES = 3;

/** A field of a file, and what stands in it. */
export interface FileField {
  name: string;
  /** Products that it is filled for. */
  filled: number;
  examples: string[];
  /** Its different values, in the order that they came in; none where there are more than can be listed. */
  values: string[];
}

/** What a file has, before anything is made of it. */
export interface CatalogueFileFacts {
  format: FileFormat;
  preset: FilePreset | null;
  rowsTotal: number;
  fields: FileField[];
  sample: { line: number; fields: { name: string; values: string[] }[]; problem: string | null }[];
  suggestion: CatalogueMapping;
  savedMappings: SavedMapping[];
}

/** A field while rows are counted. */
interface Counted extends Omit<FileField, "values"> {
  values: Set<string> | null;
}

const valuesOf = (value: FieldValue): string[] => (typeof value === "string" ? [value] : [...value]);

/** Notes what a row says in its fields. */
function count(counted: Map<string, Counted>, fields: ReadonlyMap<string, FieldValue>): void {
  for (const [name, value] of fields) {
    let field = counted.get(name);
    if (!field) {
      if (counted.size >= MAX_FIELDS) throw new UnreadableFile(0, `Filen har fler än ${MAX_FIELDS} fält.`);
      field = { name, filled: 0, examples: [], values: new Set() };
      counted.set(name, field);
    }
    const text = textOfField(value);
    if (text === "") continue;
    field.filled += 1;
    const shown = text.slice(0, SHOWN_CHARACTERS);
    if (field.examples.length < EXAMPLES && !field.examples.includes(shown)) field.examples.push(shown);
    if (text.length > MAX_VALUE || (field.values?.size ?? 0) > KNOWN_VALUES) field.values = null;
    field.values?.add(text);
  }
}

/** Categories of ours that are called as the shop calls them, so that nobody has to say it. */
async function withKnownCategories(
  manager: EntityManager,
  suggestion: CatalogueMapping,
  counted: ReadonlyMap<string, Counted>,
): Promise<CatalogueMapping> {
  if (suggestion.preset === "OWN") return suggestion;
  const ours = (await manager.find(Category)).map(({ name, slug }) => ({ stored: slug, words: [name, slug] }));
  const columns = suggestion.columns.map((one) => {
    if (one.column !== "category") return one;
    const said = one.fields.flatMap((name) => [...(counted.get(name)?.values ?? [])]);
    return { ...one, values: sameNames(said, ours) };
  });
  return { ...suggestion, columns };
}

/**
 * Reads a file through and says what it is: its fields with examples, its first products, and which of its fields are
 * probably which of our columns.
 * @param options.needsEnd false where its beginning is enough, when it cannot be read any further
 * @param options.isEnough whether a row says all that is wanted: the rest is not read
 * @throws UnreadableFile where it cannot be read to its end
 */
export async function readFileFacts(
  db: Pick<DataSource, "manager">,
  source: Pick<ImportSource, "open">,
  { needsEnd = true, isEnough }: { needsEnd?: boolean; isEnough?: ((row: ReadRow) => boolean) | undefined } = {},
): Promise<CatalogueFileFacts> {
  const counted = new Map<string, Counted>();
  const sample: CatalogueFileFacts["sample"] = [];
  let rowsTotal = 0;
  let format: FileFormat = "CSV";
  try {
    for await (const row of productRows(readRows(source.open()), undefined)) {
      rowsTotal += 1;
      format = row.format;
      count(counted, row.fields);
      if (isEnough?.(row)) break;
      if (sample.length >= SHOWN_ROWS) continue;
      const fields = [...row.fields].map(([name, value]) => ({ name, values: valuesOf(value) }));
      sample.push({ line: row.line, fields, problem: row.problem?.message ?? null });
    }
  } catch (error) {
    if (needsEnd || rowsTotal === 0 || !(error instanceof UnreadableFile)) throw error;
  }
  const names = [...counted.keys()];
  const saved = await db.manager.find(SavedMapping, { order: { savedAt: "DESC" }, take: MAX_SAVED_MAPPINGS });
  const isUsable = ({ mapping }: SavedMapping) =>
    mapping.columns.every(({ fields, constant }) => constant !== null || fields.some((name) => counted.has(name)));
  return {
    format,
    preset: presetOf(names),
    rowsTotal,
    fields: [...counted.values()].map(({ values, ...field }) => ({
      ...field,
      values: values && values.size <= KNOWN_VALUES ? [...values] : [],
    })),
    sample,
    suggestion: await withKnownCategories(db.manager, suggestMapping(names), counted),
    savedMappings: saved.filter(isUsable),
  };
}
