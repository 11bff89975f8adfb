import { finished } from "node:stream/promises";
import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { catalogueMappingSchema } from "../../../../schema/catalogueMapping.ts";
import { formatOfName, SHOWN_PROBLEMS, UNKNOWN_FORMAT } from "../../../../schema/catalogueTransfer.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { arrived, interrupted, isTooLarge } from "../../../platform/graphql/uploadedFiles.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import { checkImport, type ImportSource, type ImportSummary, runImport } from "./catalogueImport.ts";
import {
  type CatalogueMappingInput,
  type ReadCatalogueFileInput,
  type ReadCatalogueFilePayload,
  shownMapping,
} from "./catalogueMappingTypes.ts";
import type {
  CatalogueImport,
  ImportCatalogueInput,
  ImportCataloguePayload,
  PreviewCatalogueImportInput,
  PreviewCatalogueImportPayload,
} from "./catalogueTransferTypes.ts";
import { readFileFacts } from "./readCatalogueFile.ts";
import { type ImportProblem, UnreadableFile } from "./reading/importProblem.ts";

const OUTDATED =
  "Produkterna eller filen har ändrats sedan förhandsvisningen. Ingenting är importerat. Se vad som gäller nu.";

/** Finds out what importing a file would do. */
export async function previewCatalogueImport(
  ctx: Context,
  input: PreviewCatalogueImportInput,
): Promise<PreviewCatalogueImportPayload> {
  const done = await withSource(input.file, input.mapping, (source) => checkImport(ctx.db.manager, source));
  return done.errors ? { preview: null, errors: done.errors } : { preview: shown(done.value), errors: [] };
}

/** Imports a file as its preview has shown, all of it or nothing. */
export async function importCatalogue(ctx: Context, input: ImportCatalogueInput): Promise<ImportCataloguePayload> {
  const errors = await requireRecentVerification(ctx);
  if (errors) return { result: null, errors };
  const done = await withSource(input.file, input.mapping, (source) =>
    ctx.db.transaction((manager) =>
      runImport(manager, source, {
        actorId: ctx.actor?.userId ?? null,
        mayWrite: ({ fingerprint, bad }) => fingerprint === input.fingerprint && (bad === 0 || input.skipBad),
      }),
    ),
  );
  if (done.errors) return { result: null, errors: done.errors };
  const { summary, isWritten } = done.value;
  const result = shown(summary);
  if (isWritten) return { result, errors: [] };
  if (summary.fingerprint !== input.fingerprint) return { result, errors: fieldError("OUTDATED", OUTDATED) };
  const lines = summary.bad === 1 ? "En rad är felaktig." : `${summary.bad} rader är felaktiga.`;
  return { result, errors: fieldError("INVALID", `${lines} Ingenting är importerat.`, "file") };
}

/** Reads a file of any shop, and says what it has. */
export async function readCatalogueFile(
  ctx: Context,
  input: ReadCatalogueFileInput,
): Promise<ReadCatalogueFilePayload> {
  try {
    const done = await withSource(input.file, undefined, (source) => readFileFacts(ctx.db, source), true);
    if (done.errors) return { file: null, errors: done.errors };
    return { file: { ...done.value, savedMappings: done.value.savedMappings.map(shownMapping) }, errors: [] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { line, message } = error.problem;
    return { file: null, errors: fieldError("INVALID", line > 0 ? `Rad ${line}: ${message}` : message, "file") };
  }
}

/**
 * Works with a file that is sent, as long as it is there.
 * @param isAny whether it may be of any format, as with a mapping
 */
async function withSource<Result>(
  sent: Promise<FileUpload> | null | undefined,
  input: CatalogueMappingInput | null | undefined,
  work: (source: ImportSource) => Promise<Result>,
  isAny = Boolean(input),
): Promise<{ value: Result; errors?: undefined } | { value?: undefined; errors: FieldError[] }> {
  if (!sent) return { errors: fieldError("INVALID", "Välj en fil.", "file") };
  const file = await arrived(sent);
  const parsed = input ? parseInput(catalogueMappingSchema, mappingOf(input)) : undefined;
  if (parsed?.errors) return { errors: parsed.errors };
  const format = formatOfName(file.filename);
  if (!format && !isAny) {
    return { errors: fieldError("UNSUPPORTED_FORMAT", UNKNOWN_FORMAT, "file") };
  }
  try {
    // All of it is waited for: no lock is held while somebody's network is slow.
    const whole = file.createReadStream();
    whole.resume();
    await finished(whole);
  } catch (error) {
    if (isTooLarge(error)) return { errors: fieldError("TOO_LARGE", "Filen är för stor (max 50 MB).", "file") };
    return interrupted(error as NodeJS.ErrnoException);
  }
  return { value: await work({ format, mapping: parsed?.value ?? null, open: () => file.createReadStream() }) };
}

/** A mapping as it is checked: what clients need not say is there. */
export const mappingOf = ({ preset, columns, ...rest }: CatalogueMappingInput) => ({
  ...rest,
  preset: preset ?? null,
  columns: columns.map(({ constant, prefix, ...column }) => ({
    ...column,
    constant: constant ?? null,
    prefix: prefix ?? null,
  })),
});

const shown = ({ problems, ...summary }: ImportSummary): CatalogueImport => ({
  ...summary,
  problems: problems.slice(0, SHOWN_PROBLEMS),
  problemReport: reportOf(problems, summary.problemsTotal),
});

/** Problems as a text, one a line. */
export function reportOf(problems: readonly ImportProblem[], total: number): string {
  const lines = problems.map(({ line, field, message }) =>
    [line > 0 && `Rad ${line}`, field, message].filter(Boolean).join(": "),
  );
  if (total > problems.length) lines.push(`… och ${swedishNumber(total - problems.length)} till.`);
  return lines.join("\n");
}
