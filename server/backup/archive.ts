import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { StartError } from "../config.ts";
import { LibraryFormat } from "../features/media/LibraryImage.ts";

/** Version of the archive's format; no other can be read. */
const FORMAT = 1;

const MANIFEST = "manifest.json";
/** The manifest's digest, written last: an archive without it is not finished. */
const SEAL = "manifest.sha256";

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z0-9_]+$/);
const file = z.object({ bytes: z.number().int().min(0), digest });

const tableSchema = z.object({
  schema: name,
  name,
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** Of its rows in the order of their key, whatever they are compressed to. */
  digest,
  file,
});

const pictureSchema = z.object({ id: z.uuid(), publicId: z.string(), format: z.enum(LibraryFormat), file });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Versions of the product and of PostgreSQL, for people. */
  version: z.string(),
  postgres: z.string(),
  /** The migrations that the rows have passed, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** The same of the job runner, which numbers its own. */
  jobsMigration: z.number().int(),
  /** Fingerprint of the secret that encrypts second-factor keys; it reveals nothing of the secret. */
  secrets: z.array(z.string()),
  tables: z.array(tableSchema),
  /** The last number that each sequence has given. */
  sequences: z.array(z.object({ schema: name, name, last: z.string().regex(/^\d+$/) })),
  pictures: z.array(pictureSchema),
  /** Pictures whose rows have no file where files are stored. */
  missingPictures: z.number().int().min(0),
});

/** A table as an archive has it. */
export type ArchivedTable = z.infer<typeof tableSchema>;

/** A picture as an archive has it. */
export type ArchivedPicture = z.infer<typeof pictureSchema>;

/** The manifest of an archive. */
export type Manifest = z.infer<typeof manifestSchema>;

/** File of a table's rows in an archive, as written by COPY, compressed. */
export const tableFile = (folder: string, table: Pick<ArchivedTable, "schema" | "name">): string =>
  join(folder, "tables", `${table.schema}.${table.name}.copy.gz`);

/** File of a picture in an archive. */
export const pictureFile = (folder: string, { id, format }: Pick<ArchivedPicture, "id" | "format">): string =>
  join(folder, "pictures", `${id}.${format}`);

export const sha256 = (body: Buffer | string): string => createHash("sha256").update(body).digest("hex");

/** Size and digest of a file. */
export async function describeFile(path: string): Promise<ArchivedTable["file"]> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, digest: hash.digest("hex") };
}

/**
 * Ends an archive.
 * @returns its digest, which follows from everything that is in it
 */
export async function sealArchive(folder: string, manifest: Omit<Manifest, "format">): Promise<string> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(folder, SEAL), `${sha256(text)}\n`, { mode: 0o600 });
  return sha256(text);
}

/**
 * Reads what an archive says of itself, and looks whether every file is what was written.
 * @param expected its digest as it was printed when it was written, for who stored it elsewhere
 * @throws StartError for one that is cut, was changed, or is of another format
 */
export async function verifyArchive(folder: string, expected?: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [MANIFEST, SEAL].map((part) => readFile(join(folder, part), "utf8").catch(() => undefined)),
  );
  if (text === undefined || seal === undefined)
    throw new StartError(`${folder} is not a backup archive, or it is truncated`);
  if (seal.trim() !== sha256(text)) throw damaged(folder, MANIFEST);
  if (expected !== undefined && expected !== sha256(text)) {
    throw new StartError(`The digest of the archive ${folder} differs from the one given`);
  }
  const { data: manifest } = manifestSchema.safeParse(parsed(text));
  if (!manifest) throw new StartError(`The archive ${folder} has a format that this version cannot read`);
  for (const table of manifest.tables) {
    await verifyFile(folder, tableFile(folder, table), table.file);
  }
  for (const picture of manifest.pictures) await verifyFile(folder, pictureFile(folder, picture), picture.file);
  return manifest;
}

async function verifyFile(folder: string, path: string, expected: ArchivedTable["file"]): Promise<void> {
  const found = await describeFile(path).catch(() => undefined);
  if (found?.bytes !== expected.bytes || found.digest !== expected.digest) {
    throw damaged(folder, path.slice(folder.length + 1));
  }
}

const damaged = (folder: string, part: string) =>
  new StartError(`The archive ${folder} is truncated or was changed: ${part} does not match its digest`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
