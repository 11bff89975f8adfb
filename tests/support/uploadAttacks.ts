import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { asAdmin, type Browser, rowsOf, startAccounts } from "./accounts.ts";
import { type Api, eventually } from "./api.ts";
import { makeDataFolder, removeDataFolder } from "./databaseFolder.ts";
import { filesIn } from "./uploads.ts";

/** A server that is sent what it should not take. */
export interface AttackedLibrary {
  api: Api;
  admin: Browser;
  /** Files that are being received now. */
  receiving(): Promise<string[]>;
  /** Expects that the test has changed nothing: no row, no file, nothing in the log. */
  expectUnchanged(): Promise<void>;
}

/** Starts a server, and sees to it that after each of the file's tests nothing is left of what was received. */
export async function attackLibrary(): Promise<AttackedLibrary> {
  const [dataDir, temporary] = [await makeDataFolder(), await makeDataFolder()];
  const { TMPDIR } = process.env;
  afterAll(async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await removeDataFolder(dataDir);
    await removeDataFolder(temporary);
  });
  const api = await startAccounts({ DATA_DIR: dataDir });
  const { browser: admin } = await asAdmin(api);
  // What is uploaded lies in the folder for temporary files first; here it is one of this file's own.
  process.env.TMPDIR = temporary;
  const receiving = () => filesIn(tmpdir());
  const everything = async () => ({
    rows: await rowsOf(api.db, "library_image"),
    log: (await rowsOf(api.db, "audit_entry")).length,
    files: await filesIn(join(dataDir, "media/library")),
  });
  let before = await everything();
  beforeEach(async () => {
    before = await everything();
  });
  afterEach(() => eventually(async () => (await receiving()).length === 0));
  return { api, admin, receiving, expectUnchanged: async () => expect(await everything()).toEqual(before) };
}
