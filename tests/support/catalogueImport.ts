import type { FieldError } from "./accounts.ts";
import { type Answer, answerOf, type Client, type Variables } from "./api.ts";
import { PREFLIGHT } from "./uploads.ts";

/** What an import does, as admins get it. */
export interface CatalogueImport {
  created: number;
  changed: number;
  unchanged: number;
  bad: number;
  unreadPrices: number;
  heldPrices: number;
  changes: {
    line: number;
    name: string;
    isNew: boolean;
    changes: { field: string; before: string | null; after: string | null }[];
    priceReading: string | null;
  }[];
  nearNames: {
    line: number;
    name: string;
    otherName: string;
    otherNumber: number | null;
    otherLine: number | null;
  }[];
  nearNamesTotal: number;
  problems: { line: number; field: string | null; message: string }[];
  problemsTotal: number;
  problemReport: string;
  isUnreadable: boolean;
  fingerprint: string;
  rows: { line: number; cells: { column: string; value: string }[]; problem: string | null }[];
}

/** What the mutations of an import answer. */
export interface ImportOutcome {
  result: CatalogueImport | null;
  errors: FieldError[];
}

const FIELDS = `created changed unchanged bad unreadPrices heldPrices changes { line name isNew changes { field before after } priceReading }
  nearNames { line name otherName otherNumber otherLine } nearNamesTotal problems { line field message } problemsTotal problemReport isUnreadable fingerprint
  rows { line cells { column value } problem }`;
const PREVIEW = `mutation ($input: PreviewCatalogueImportInput!) { done: previewCatalogueImport(input: $input) {
  result: preview { ${FIELDS} } errors { code field message } } }`;
const IMPORT = `mutation ($input: ImportCatalogueInput!) { done: importCatalogue(input: $input) {
  result { ${FIELDS} } errors { code field message } } }`;

/** A request that sends a file to import, as a form. */
export function importForm(name: string, body: string | Uint8Array, input?: Variables): FormData {
  const form = new FormData();
  const variables = { input: { ...input, file: null } };
  const isPreview = !input || Object.keys(input).join() === "mapping";
  form.append("operations", JSON.stringify({ query: isPreview ? PREVIEW : IMPORT, variables }));
  form.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
  form.append("0", new Blob([body as BlobPart], { type: "text/csv" }), name);
  return form;
}

/** Sends a file, whatever is answered. */
export const sendImport = async (
  client: Pick<Client, "fetch">,
  name: string,
  body: string | Uint8Array,
  input?: Variables,
): Promise<Answer<{ done: ImportOutcome } | null>> =>
  answerOf(await client.fetch("/graphql", { method: "POST", body: importForm(name, body, input), headers: PREFLIGHT }));

async function outcomeOf(answer: Promise<Answer<{ done: ImportOutcome } | null>>): Promise<ImportOutcome> {
  const { data, text } = await answer;
  if (!data?.done) throw new Error(`the import answered ${text}`);
  return data.done;
}

/** What importing a file would do. */
export const previewOf = (
  client: Pick<Client, "fetch">,
  name: string,
  body: string | Uint8Array,
  input?: { mapping: unknown },
) => outcomeOf(sendImport(client, name, body, input));

/** What importing a file would do, where it can be said. */
export async function previewed(
  client: Pick<Client, "fetch">,
  name: string,
  body: string | Uint8Array,
  input?: { mapping: unknown },
): Promise<CatalogueImport> {
  const { result, errors } = await previewOf(client, name, body, input);
  if (!result) throw new Error(`the preview was refused: ${JSON.stringify(errors)}`);
  return result;
}

/** Looks at a file and imports it as it was shown. */
export async function importFile(
  client: Pick<Client, "fetch">,
  name: string,
  body: string | Uint8Array,
  input: Variables = {},
): Promise<ImportOutcome> {
  const { fingerprint } = await previewed(client, name, body, input.mapping ? { mapping: input.mapping } : undefined);
  return outcomeOf(sendImport(client, name, body, { fingerprint, ...input }));
}

/** So many lines of new products; the bad ones, by their lines, have no name. */
export function manyLines(count: number, badLines: readonly number[] = []): string {
  const bad = new Set(badLines);
  const lines = ["category,name,providerName,description,contents,priceEstimate"];
  for (let line = 2; line <= count + 1; line++) {
    const name = bad.has(line) ? "" : `Massimport ${line}`;
    lines.push(`blodtester,${name},Massleverantören,Ett av många prov.,Ferritin | B12,995 kr`);
  }
  return `${lines.join("\n")}\n`;
}

/** How a file is mapped, as the graph gives and takes it. */
export interface SentMapping {
  preset: string | null;
  isShown: boolean;
  columns: {
    column: string;
    fields: string[];
    constant: string | null;
    values: { from: string; to: string }[];
    isRaw: boolean;
  }[];
}

/** What is read of a file of any shop. */
export interface ReadFile {
  format: string;
  preset: string | null;
  rowsTotal: number;
  fields: { name: string; filled: number; examples: string[]; values: string[] }[];
  sample: { line: number; problem: string | null; fields: { name: string; values: string[] }[] }[];
  suggestion: SentMapping;
  savedMappings: { id: string; name: string; mapping: SentMapping }[];
}

const MAPPING = "preset isShown columns { column fields constant values { from to } isRaw }";
const READ = `mutation ($input: ReadCatalogueFileInput!) { done: readCatalogueFile(input: $input) { errors { code field message }
  file { format preset rowsTotal fields { name filled examples values } sample { line problem fields { name values } }
    suggestion { ${MAPPING} } savedMappings { id name mapping { ${MAPPING} } } } } }`;

/** Reads a file of any shop, as the page of the import does. */
export async function readFile(
  client: Pick<Client, "fetch">,
  name: string,
  body: string | Uint8Array,
): Promise<{ file: ReadFile | null; errors: FieldError[] }> {
  const form = new FormData();
  form.append("operations", JSON.stringify({ query: READ, variables: { input: { file: null } } }));
  form.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
  form.append("0", new Blob([body as BlobPart]), name);
  const { data, text } = await answerOf<{ done: { file: ReadFile | null; errors: FieldError[] } } | null>(
    await client.fetch("/graphql", { method: "POST", body: form, headers: PREFLIGHT }),
  );
  if (!data?.done) throw new Error(`reading the file answered ${text}`);
  return data.done;
}
