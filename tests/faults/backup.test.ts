import { randomUUID } from "node:crypto";
import { appendFile, cp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { describeFile, type Manifest, sealArchive, tableFile, verifyArchive } from "../../server/backup/archive.ts";
import backup from "../../server/cli/backup.ts";
import restore from "../../server/cli/restore.ts";
import { migrationNames } from "../../server/dataSource.ts";
import { aMember, asAdmin, change, type Member, signedIn, startAccounts } from "../support/accounts.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { runCommand } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { aFilledDatabase, ask, createEmptyDatabase } from "../support/databaseAlone.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { anImage, filesIn, readAddress } from "../support/uploads.ts";

const SESSION_SECRET = "0123456789".repeat(4);
const DATA_DIR = await makeDataFolder();
const folder = await makeDataFolder();
afterAll(() => Promise.all([removeDataFolder(DATA_DIR), removeDataFolder(folder)]));
const api = await startAccounts({ DATA_DIR, SESSION_SECRET });
const archive = join(folder, "archive");

const manifestOf = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(path, "manifest.json"), "utf8"));

/** Tables of a database, whatever they hold. */
const tablesIn = async (url: string): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      url,
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** Runs `npm run restore`. */
const restoring = (url: string, path: string, ...options: string[]) =>
  runCommand("restore", [path, ...options], { DATABASE_URL: url, DATA_DIR: join(folder, "target"), SESSION_SECRET });

/** A journey keeps its last hundred activities; the pauses let these last for as long as a backup does. */
const ENOUGH = 95;
const PAUSE_MS = 100;

interface Written {
  member: Member;
  sent: Set<string>;
  acknowledged: Set<string>;
}

/** Somebody whose activities are recorded, one after the other, until it is enough. */
function writer(member: Member, isEnough: () => boolean): Written & { done: Promise<void> } {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const write = async () => {
    while (!isEnough() && sent.size < ENOUGH) {
      const key = randomUUID();
      sent.add(key);
      const input = { key, type: "VISIT", title: `Besök ${key}`, path: "/tester" };
      expect((await change(member.browser, "recordActivity", { input })).errors).toEqual([]);
      acknowledged.add(key);
      await pause(PAUSE_MS);
    }
  };
  return { member, sent, acknowledged, done: write() };
}

/** Takes a backup while three people's activities are recorded, the picture of an admin beside them. */
async function backUpDuringWrites() {
  const { browser: admin } = await asAdmin(api);
  const picture = await anImage(admin, "livsresan/sparad");
  let isEnough = false;
  const members = await Promise.all([aMember(api), aMember(api), aMember(api)]);
  const writers = members.map((member) => writer(member, () => isEnough));
  try {
    await eventually(async () => writers.every(({ acknowledged }) => acknowledged.size > 3));
    const people = writers.map((one) => ({ ...one, before: new Set(one.acknowledged) }));
    const env = { DATABASE_URL: api.databaseUrl, DATA_DIR, SESSION_SECRET };
    const { code, lines } = await runCommand("backup", [archive, "--check"], env);
    return { people, picture, code, printed: lines };
  } finally {
    isEnough = true;
    await Promise.all(writers.map(({ done }) => done));
  }
}

const { people, picture, code: exitCode, printed } = await backUpDuringWrites();

describe("a backup taken during writes", () => {
  it("says what it wrote, and nothing of anybody", async () => {
    expect([exitCode, printed.at(-1)]).toEqual([0, "Restored into a second database: row counts and digests match"]);
    const manifest = await manifestOf(archive);
    expect(printed[0]).toMatch(/^\d+ tables, \d+ rows, 1 pictures$/);
    expect(printed[2]).toMatch(/^Digest [0-9a-f]{64}$/);
    expect(manifest.migrations).toEqual(migrationNames);
    for (const { member } of people) {
      expect(`${printed.join()}${JSON.stringify(manifest)}`).not.toContain(member.person.email);
      expect(printed.join()).not.toContain(member.id);
    }
  });

  it("restores to a product that starts, with what was acknowledged before and nothing that was never sent", async () => {
    const url = await createEmptyDatabase();
    const { code, lines } = await restoring(url, archive);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/row counts and digests match$/)]);

    // Read from the database itself, and by a backup of what was restored.
    const manifest = await manifestOf(archive);
    for (const { schema, name, rows } of manifest.tables) {
      const [found] = await ask<{ count: number }>(url, `SELECT count(*)::int AS count FROM "${schema}"."${name}"`);
      expect([name, found?.count]).toEqual([name, rows]);
    }
    const again = join(folder, "again");
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, "target"), SESSION_SECRET };
    expect((await runCommand("backup", [again], env)).code).toBe(0);
    const second = await manifestOf(again);
    const digestsOf = ({ tables }: Manifest) => tables.map(({ name, rows, digest }) => [name, rows, digest]);
    expect(digestsOf(second)).toEqual(digestsOf(manifest));
    expect([second.sequences, second.pictures]).toEqual([manifest.sequences, manifest.pictures]);

    for (const { member, sent, before } of people) {
      const rows = await ask<{ id: string }>(url, "SELECT id FROM journey_activity WHERE user_id = $1", [member.id]);
      const keys = new Set(rows.map(({ id }) => id));
      expect([...before].filter((key) => !keys.has(key))).toEqual([]);
      expect([...keys].filter((key) => !sent.has(key))).toEqual([]);
      const [journey] = await ask<{ total: number }>(
        url,
        "SELECT total_activities AS total FROM journey WHERE user_id = $1",
        [member.id],
      );
      // What one transaction writes to two tables is in both, or in neither.
      expect(journey?.total).toBe(keys.size);
    }

    const restored = clientOf(await startServer(env));
    expect((await restored.fetch("/readyz")).status).toBe(200);
    expect(await (await restored.fetch("/tester")).text()).toContain("<h1");
    const { status, body } = await readAddress(restored, picture.url);
    const original = await readAddress(api, picture.url);
    expect([status, body.equals(original.body)]).toEqual([200, true]);
    const [{ member } = { member: undefined }] = people;
    if (!member) throw new Error("nobody wrote");
    const { browser } = await signedIn(restored, member.person);
    const input = { key: randomUUID(), type: "VISIT", title: "Efteråt", path: "/tester" };
    expect((await change(browser, "recordActivity", { input })).errors).toEqual([]);
  });
});

describe("an archive that is not what was written", () => {
  /** A copy of the archive with something done to it. */
  async function spoiled(spoil: (path: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
    const path = join(folder, randomUUID());
    await cp(archive, path, { recursive: true });
    await spoil(path, await manifestOf(path));
    return path;
  }
  const users = { schema: "public", name: "users" };

  it.each<[string, (path: string, manifest: Manifest) => Promise<unknown>, RegExp]>([
    [
      "a table that was cut",
      (path) => truncate(tableFile(path, users), 20),
      /is truncated or was changed: tables\/public\.users/,
    ],
    [
      "a table that is gone",
      (path) => rm(tableFile(path, users)),
      /is truncated or was changed: tables\/public\.users/,
    ],
    [
      "a picture with more than it had",
      async (path) => appendFile((await filesIn(join(path, "pictures")))[0] ?? "", "x"),
      /is truncated or was changed: pictures\//,
    ],
    [
      "a manifest without its end",
      (path) => truncate(join(path, "manifest.json"), 100),
      /manifest\.json does not match/,
    ],
    [
      "one whose backup did not end",
      (path) => rm(join(path, "manifest.sha256")),
      /is not a backup archive, or it is truncated/,
    ],
    [
      "a manifest that names a file elsewhere",
      (path, { format: _, ...manifest }) => {
        const [first, ...others] = manifest.tables;
        if (!first) throw new Error("the archive has no tables");
        return sealArchive(path, { ...manifest, tables: [{ ...first, name: "../../elsewhere" }, ...others] });
      },
      /has a format that this version cannot read/,
    ],
  ])("is known: %s", async (_name, spoil, message) => {
    await expect(verifyArchive(await spoiled(spoil))).rejects.toThrow(message);
  });

  it("is refused before anything is written", async () => {
    const url = await createEmptyDatabase();
    const picturesBefore = await filesIn(join(folder, "target/media"));
    const { code, lines } = await restoring(url, await spoiled((path) => truncate(tableFile(path, users), 20)));
    expect([code, lines]).toEqual([1, [expect.stringMatching(/is truncated or was changed: tables\/public\.users/)]]);
    expect(await tablesIn(url)).toEqual([]);
    expect(await filesIn(join(folder, "target/media"))).toEqual(picturesBefore);
  });

  it("is known by the digest that was stored elsewhere", async () => {
    const resealed = await spoiled((path, { format: _, ...manifest }) =>
      sealArchive(path, { ...manifest, version: "9" }),
    );
    const digest = (await readFile(join(archive, "manifest.sha256"), "utf8")).trim();
    await expect(verifyArchive(archive, digest)).resolves.toMatchObject({ migrations: migrationNames });
    await expect(verifyArchive(resealed, digest)).rejects.toThrow(
      /^The digest of the archive .* differs from the one given$/,
    );
  });

  it("leaves the database as it was when its rows do not fit after all", async () => {
    const url = await aFilledDatabase();
    const before = await tablesIn(url);
    // A row is taken out by somebody who knew how to seal an archive, but not that rows are compared as well.
    const path = await spoiled(async (own, { format: _, ...manifest }) => {
      const file = tableFile(own, users);
      const rows = gunzipSync(await readFile(file))
        .toString()
        .split("\n");
      await writeFile(file, gzipSync(rows.slice(1).join("\n")));
      const described = await describeFile(file);
      const tables = manifest.tables.map((table) => (table.name === "users" ? { ...table, file: described } : table));
      await sealArchive(own, { ...manifest, tables });
    });
    const { code, lines } = await restoring(url, path, "--replace");
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^The table public\.\w+ (could not be written|has)/)]]);
    expect(await tablesIn(url)).toEqual(before);
    const products = await ask(url, "SELECT 1 FROM product WHERE name ILIKE '%a%' LIMIT 1");
    expect(products).toHaveLength(1);
    // A search needs the extension where it was.
    const server = clientOf(await startServer({ DATABASE_URL: url }));
    expect((await server.fetch("/tester?sok=hormon")).status).toBe(200);
  });
});

describe("a database that is not empty", () => {
  it("is left alone, unless it may be replaced", async () => {
    const url = await aFilledDatabase();
    await ask(url, "CREATE TABLE something_of_before (id int)");
    const refused = await restoring(url, archive);
    expect([refused.code, refused.lines]).toEqual([
      1,
      [expect.stringMatching(/^The database is not empty; use --replace/)],
    ]);
    expect(await tablesIn(url)).toContain("public.something_of_before");

    const { code, lines } = await restoring(url, archive, "--replace");
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/row counts and digests match$/)]);
    const tables = await tablesIn(url);
    expect(tables.filter((name) => /before/.test(name))).toEqual([]);
    const server = clientOf(await startServer({ DATABASE_URL: url }));
    expect((await server.fetch("/tester?sok=hormon")).status).toBe(200);
  });

  it("is not replaced while somebody uses it", async () => {
    const { url, db } = await createTestDatabase();
    await db.query("SELECT 1");
    const { code, lines } = await restoring(url, archive, "--replace");
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^The database has \d+ other connections; stop/)]]);
    expect(await db.query("SELECT 1 FROM product LIMIT 1")).toHaveLength(1);
  });
});

describe("an archive of another version", () => {
  it("is refused when it is newer", async () => {
    const { url, db } = await createTestDatabase();
    await db.query(`INSERT INTO migration ("timestamp", name) VALUES (2900000000000, 'FromTheFuture2900000000000')`);
    const newer = join(folder, "newer");
    expect((await runCommand("backup", [newer], { DATABASE_URL: url, DATA_DIR })).code).toBe(0);
    const target = await createEmptyDatabase();
    const { code, lines } = await restoring(target, newer);
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/was made by a newer version .*FromTheFuture2900000000000$/)],
    ]);
    expect(await tablesIn(target)).toEqual([]);
  });

  it("is refused when its job runner is newer", async () => {
    const newer = join(folder, "newer-jobs");
    await cp(archive, newer, { recursive: true });
    const { format: _, ...manifest } = await manifestOf(newer);
    await sealArchive(newer, { ...manifest, jobsMigration: manifest.jobsMigration + 1 });
    const target = await createEmptyDatabase();
    const { code, lines } = await restoring(target, newer);
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The archive was made by a newer version .*job runner/)],
    ]);
    expect(await tablesIn(target)).toEqual([]);
  });

  it("is migrated when it is older", async () => {
    const { url, db } = await createTestDatabase();
    for (let step = 0; step < 2; step++) await db.undoLastMigration();
    const older = join(folder, "older");
    expect((await runCommand("backup", [older], { DATABASE_URL: url, DATA_DIR })).code).toBe(0);
    expect((await manifestOf(older)).migrations).toEqual(migrationNames.slice(0, -2));
    const target = await createEmptyDatabase();
    const { code, lines } = await restoring(target, older);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/row counts and digests match$/)]);
    const names = await ask<{ name: string }>(target, 'SELECT name FROM migration ORDER BY "timestamp"');
    expect(names.map(({ name }) => name)).toEqual(migrationNames);
    const [counts] = await ask<{ same: boolean }>(target, "SELECT (SELECT count(*) FROM product) > 0 AS same");
    expect(counts).toEqual({ same: true });
  });
});

describe("what the commands are given", () => {
  it.each<[string, (args: string[]) => Promise<void>, string[], RegExp]>([
    ["backup", backup, [], /^Usage: npm run backup/],
    ["backup", backup, ["a", "b"], /^Usage: npm run backup/],
    ["backup", backup, [folder], /already exists; name a new folder for the backup$/],
    ["restore", restore, [], /^Usage: npm run restore/],
    ["restore", restore, ["a", "--vad"], /^Usage: npm run restore/],
    ["restore", restore, [join(folder, "nowhere")], /is not a backup archive, or it is truncated$/],
  ])("%s is refused in one line: %#", async (_name, command, args, message) => {
    await expect(command(args)).rejects.toThrow(expect.objectContaining({ name: "StartError" }));
    await expect(command(args)).rejects.toThrow(message);
  });

  it("an empty database has nothing to write", async () => {
    const url = await createEmptyDatabase();
    const nothing = join(folder, "nothing");
    const { code, lines } = await runCommand("backup", [nothing], { DATABASE_URL: url });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^The database is empty: there is nothing to back up/)]]);
    expect(await filesIn(nothing)).toEqual([]);
  });
});
