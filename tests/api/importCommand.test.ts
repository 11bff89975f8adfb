import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startApi } from "../support/api.ts";
import { runCommand } from "../support/apiProcess.ts";
import { manyLines } from "../support/catalogueImport.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";

const api = await startApi();
const folder = await makeDataFolder();
afterAll(() => removeDataFolder(folder));

const count = async (): Promise<number> => (await api.db.query("SELECT count(*)::int AS n FROM product"))[0].n;

/** Writes a file, and runs `npm run import` with it. */
async function importing(name: string, content: string, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, content);
  return runCommand("import", [file, ...options], { DATABASE_URL: api.databaseUrl });
}

describe("npm run import", () => {
  it("imports a file once, and says what a dry run would do", async () => {
    const before = await count();
    const dry = await importing("tre.csv", manyLines(3), "--dry-run");
    expect([dry.code, dry.lines.slice(-2)]).toEqual([
      0,
      ["3 new, 0 changed, 0 unchanged, 0 bad", "Nothing was written: this was a dry run"],
    ]);
    expect(await count()).toBe(before);

    const first = await importing("tre.csv", manyLines(3));
    expect([first.code, first.lines.at(-1)]).toEqual([0, "File imported"]);
    expect(await count()).toBe(before + 3);

    const again = await importing("tre.csv", manyLines(3));
    expect([again.code, again.lines]).toEqual([
      0,
      ["0 new, 0 changed, 3 unchanged, 0 bad", "Nothing to import: no line differs"],
    ]);
    expect(await count()).toBe(before + 3);
  });

  it("refuses a file with a bad line whole, by its number, unless asked otherwise", async () => {
    const before = await count();
    // Names that the first test did not use.
    const file = manyLines(5, [4]).replaceAll("Massimport", "Annan import");
    const refused = await importing("fem.csv", file);
    expect(refused.code).toBe(1);
    expect(refused.lines.at(-1)).toBe("Nothing was imported: the file has bad lines");
    expect(refused.lines.filter((line) => line.startsWith("Rad "))).toEqual([expect.stringMatching(/^Rad 4: /)]);
    expect(await count()).toBe(before);

    const skipped = await importing("fem.csv", file, "--skip-bad");
    expect(skipped.code).toBe(0);
    expect(skipped.lines.slice(-2)).toEqual(["File imported", expect.stringMatching(/^Rad 4: /)]);
    expect(await count()).toBe(before + 4);
  });

  it.each([
    [["finns-inte.csv"], /^Cannot read the file /],
    [["a.txt"], /^Usage: /],
    [[], /^Usage: /],
    [["a.csv", "--vad"], /^Usage: /],
  ])("says what is wrong with the arguments %j", async (args, message) => {
    const { code, lines } = await runCommand("import", args, { DATABASE_URL: api.databaseUrl });
    expect([code, lines]).toEqual([1, [expect.stringMatching(message)]]);
  });
});
