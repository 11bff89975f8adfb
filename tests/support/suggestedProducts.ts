import { Readable } from "node:stream";
import { mapRow } from "../../schema/rules/catalogue/mapping/mapRow.ts";
import { suggestMapping } from "../../schema/rules/catalogue/mapping/presets.ts";
import { productRows } from "../../server/features/catalogue/transfer/mappedLines.ts";
import { type ReadRow, readRows } from "../../server/features/catalogue/transfer/reading/readRows.ts";

/** A file as an import gets it. */
export const openFile = (file: string | Uint8Array): Readable => Readable.from([Buffer.from(file as string)]);

/** A value without the blanks that do not break, which a test does not write. */
export const plain = (text: unknown) => (typeof text === "string" ? text.replaceAll("\u00a0", " ") : text);

/** What the rows of a file become by what is suggested for it. */
export async function suggested(file: string | Uint8Array) {
  const rows: ReadRow[] = [];
  for await (const row of productRows(readRows(openFile(file)), undefined)) rows.push(row);
  const mapping = suggestMapping([...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))]);
  const products = rows.map((row) => {
    const { values, problems, warnings } = mapRow(row, mapping);
    const said = [...values].map(([column, value]) => [column, plain(value)]);
    const wrong = [...problems, ...(row.problem ? [row.problem] : [])];
    return { ...Object.fromEntries(said), problems: wrong, ...(warnings.length > 0 && { warnings }) };
  });
  return { preset: mapping.preset, products };
}
