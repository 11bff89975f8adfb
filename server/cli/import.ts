import "reflect-metadata";
import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { EntityManager } from "typeorm";
import type { CatalogueMapping } from "../../schema/catalogueMapping.ts";
import { FORMAT_NAMES, formatOfName } from "../../schema/catalogueTransfer.ts";
import { StartError } from "../config.ts";
import { checkImport, type ImportSummary, runImport } from "../features/catalogue/transfer/catalogueImport.ts";
import { reportOf } from "../features/catalogue/transfer/catalogueTransferService.ts";
import { SavedMapping } from "../features/catalogue/transfer/SavedMapping.ts";
import { withDatabase } from "./withDatabase.ts";

const USAGE = `Usage: npm run import -- ${FORMAT_NAMES.map((name) => `FILE.${name}`).join("|")} [--skip-bad] [--dry-run], or any file with --mapping NAME, as it was kept in the administration`;

/** `npm run import`: imports products from a file, all of it or nothing. */
export default async function importProducts(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [file] = positionals;
  const format = formatOfName(file ?? "");
  if (!file || (!format && !values.mapping) || positionals.length > 1) throw new StartError(USAGE);
  await access(file).catch(() => {
    throw new StartError(`Cannot read the file ${file}`);
  });
  const { summary, isWritten } = await withDatabase(async ({ manager }) => {
    const mapping = values.mapping === undefined ? null : await findMapping(manager, values.mapping);
    const source = { format, mapping, open: () => createReadStream(file) };
    return values["dry-run"]
      ? { summary: await checkImport(manager, source), isWritten: false }
      : manager.transaction((transaction) =>
          runImport(transaction, source, { actorId: null, mayWrite: ({ bad }) => bad === 0 || values["skip-bad"] }),
        );
  });
  print(summary);
  if (isWritten)
    console.log(summary.created + summary.changed > 0 ? "File imported" : "Nothing to import: no line differs");
  else if (summary.isUnreadable || (summary.bad > 0 && !values["skip-bad"])) {
    throw new StartError("Nothing was imported: the file has bad lines");
  } else console.log("Nothing was written: this was a dry run");
}

/** A mapping that was kept by that name. */
async function findMapping(manager: EntityManager, name: string): Promise<CatalogueMapping> {
  const saved = await manager.findOneBy(SavedMapping, { name });
  if (saved) return saved.mapping;
  throw new StartError(`No mapping is called ${name}. Keep one in the administration: Innehåll, Import och export`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "skip-bad": { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        mapping: { type: "string" },
      },
    });
  } catch {
    throw new StartError(USAGE);
  }
}

function print(summary: ImportSummary): void {
  const { created, changed, unchanged, bad, changes, problems, problemsTotal, unreadPrices, heldPrices, nearNames } =
    summary;
  for (const { line, name, isNew, changes: fields } of changes) {
    console.log(`${line}: ${name} (${isNew ? "new" : fields.map(({ field }) => field).join(", ")})`);
  }
  const more = created + changed - changes.length;
  if (more > 0) console.log(`… and ${more} more`);
  if (problemsTotal > 0) console.error(reportOf(problems, problemsTotal));
  for (const { line, name, otherName, otherNumber, otherLine } of nearNames) {
    console.log(
      `${line}: ${name} may be ${otherName} (${otherNumber === null ? `line ${otherLine}` : `number ${otherNumber}`})`,
    );
  }
  if (unreadPrices > 0) console.log(`${unreadPrices} prices could not be parsed`);
  if (heldPrices > 0)
    console.log(`${heldPrices} prices change by more than half and are held until an admin approves them`);
  console.log(`${created} new, ${changed} changed, ${unchanged} unchanged, ${bad} bad`);
}
