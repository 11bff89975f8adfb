import type { Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import yauzl from "yauzl";
import { makeWorkFolder, removeWorkFolder } from "../../../../platform/workFolders.ts";
import { UnreadableFile } from "./importProblem.ts";

/** Bytes that a packed file may unpack to at most, and how many times its own size beyond the first ten million. */
const MAX_UNPACKED = 524_288_000;
const MAX_RATIO = 100;
const ALWAYS_ALLOWED = 10_000_000;
/** Entries of an archive that are looked at. */
const MAX_ENTRIES = 10_000;

const GZIP = Buffer.from("1f8b", "hex");
const ZIPS = ["504b0304", "504b0506"].map((hex) => Buffer.from(hex, "hex"));
/** What systems add to archives by themselves. */
const NO_CONTENT = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\/$/i;

const TOO_LARGE = "Filen blir för stor när den packas upp (max 500 MB).";
const BROKEN = "Den packade filen är skadad eller avklippt. Ladda ner den på nytt.";
const NESTED = "Filen är packad flera gånger. Packa upp den en gång först.";
const EMPTY = "Filen är tom.";

/** An archive whose entries can be read, by their names. */
export interface Archive {
  names: readonly string[];
  /** @throws UnreadableFile where there is no such entry, or it is damaged */
  read(name: string): AsyncGenerator<Buffer>;
}

/** What is within a file: text, or the parts of a workbook. */
export type Content =
  | { bytes: AsyncGenerator<Buffer>; workbook?: undefined }
  | { workbook: Archive; bytes?: undefined };

/**
 * What is within a file, whether it is packed by gzip or zip or not. What has to be read out of order is kept in a
 * temporary file as long as `work` goes on.
 * @param hash gets every byte of the file as it was sent
 * @throws UnreadableFile for what is packed more than once, is several files, or unpacks to too much
 */
export async function* withContent<Item>(
  file: Readable,
  hash: Hash | undefined,
  work: (content: Content) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const folders: string[] = [];
  const handles: FileHandle[] = [];
  try {
    yield* work(await contentOf(hashed(file, hash), 0, { folders, handles }));
  } finally {
    file.destroy();
    for (const handle of handles) await handle.close();
    for (const folder of folders) await removeWorkFolder(folder);
  }
}

/** The bytes of a file, which a hash gets as well. */
export async function* hashed(file: Readable, hash: Hash | undefined): AsyncGenerator<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash?.update(chunk);
    yield chunk;
  }
}

/** What was opened meanwhile. */
interface Opened {
  folders: string[];
  handles: FileHandle[];
}

async function contentOf(bytes: AsyncGenerator<Buffer>, depth: number, opened: Opened): Promise<Content> {
  const { start, all } = await begun(bytes);
  const begins = (sign: Buffer): boolean => start.subarray(0, sign.length).equals(sign);
  if (begins(GZIP)) {
    if (depth > 0) throw new UnreadableFile(0, NESTED);
    return contentOf(gunzipped(all), depth + 1, opened);
  }
  if (!ZIPS.some(begins)) return { bytes: all };
  const archive = await openArchive(all, opened);
  if (archive.names.includes("xl/workbook.xml")) return { workbook: archive };
  if (depth > 0) throw new UnreadableFile(0, NESTED);
  const files = archive.names.filter((name) => !NO_CONTENT.test(name));
  const [only] = files;
  if (!only) throw new UnreadableFile(0, EMPTY, "EMPTY");
  if (files.length > 1) {
    const named = files.slice(0, 3).join(", ");
    throw new UnreadableFile(0, `Arkivet har ${files.length} filer (${named} …). Packa en fil i taget.`);
  }
  return contentOf(archive.read(only), depth + 1, opened);
}

/** The first bytes of a stream, and all of it. */
async function begun(bytes: AsyncGenerator<Buffer>): Promise<{ start: Buffer; all: AsyncGenerator<Buffer> }> {
  let start: Buffer = Buffer.alloc(0);
  while (start.length < 4) {
    const { value, done } = await bytes.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const all = async function* () {
    try {
      if (start.length > 0) yield start;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  };
  return { start, all: all() };
}

/** Bytes that come out, as long as they are no more than may come of those that went in. */
async function* bounded(unpacked: Readable, readSoFar: () => number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > MAX_UNPACKED || (total > ALWAYS_ALLOWED && total > MAX_RATIO * readSoFar())) {
      throw new UnreadableFile(0, TOO_LARGE);
    }
    yield chunk;
  }
}

async function* gunzipped(bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let packed = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      packed += chunk.length;
      yield chunk;
    }
  };
  const gunzip = createGunzip();
  // An error of either end destroys the other, whose reader gets it.
  const feeding = pipeline(Readable.from(counted()), gunzip).catch(() => undefined);
  try {
    yield* bounded(gunzip, () => packed);
  } catch (error) {
    throw isDamage(error) ? new UnreadableFile(0, BROKEN) : error;
  } finally {
    gunzip.destroy();
    await feeding;
  }
}

const isDamage = (error: unknown): boolean => String((error as NodeJS.ErrnoException).code).startsWith("Z_");

/** An archive has its contents at its end: all of it is written to a file first. */
async function openArchive(bytes: AsyncGenerator<Buffer>, { folders, handles }: Opened): Promise<Archive> {
  const folder = await makeWorkFolder();
  folders.push(folder);
  const path = join(folder, "archive");
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  const handle = await open(path);
  handles.push(handle);
  const entries = new Map<string, yauzl.Entry>();
  let archive: yauzl.ZipFile;
  try {
    archive = await yauzl.fromFdPromise(handle.fd, { autoClose: false });
    for await (const entry of archive.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw new UnreadableFile(0, `Arkivet har fler än ${MAX_ENTRIES} filer.`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof UnreadableFile || isOfSystem(error)) throw error;
    throw new UnreadableFile(0, BROKEN);
  }
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw new UnreadableFile(0, BROKEN);
      if (entry.isEncrypted())
        throw new UnreadableFile(0, "Filen är låst med lösenord. Spara den utan och försök igen.");
      try {
        const stream = await archive.openReadStreamPromise(entry);
        try {
          yield* bounded(stream, () => entry.compressedSize);
        } finally {
          stream.destroy();
        }
      } catch (error) {
        if (error instanceof UnreadableFile || isOfSystem(error)) throw error;
        throw new UnreadableFile(0, BROKEN);
      }
    },
  };
}

/** Whether the disk failed, and not the archive. */
const isOfSystem = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;
