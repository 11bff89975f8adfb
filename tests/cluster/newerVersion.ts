import { execFile } from "node:child_process";
import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** All that a build is made of. */
const SOURCES = ["client", "server", "schema", "migrations", "public", "package.json", "package-lock.json"];
const SETTINGS = ["tsconfig.json", "vite.config.ts", "iconModules.ts", "themeStyles.ts"];

/** What the newer version's column holds where nobody has said anything. */
export const NOT_SAID = "not said";

/** Widens a table that visitors write to meanwhile, as migrations of this product do: the older version can live with it. */
const MIGRATION = `import type { MigrationInterface, QueryRunner } from "typeorm";

export class WidenTicks9000000000000 implements MigrationInterface {
  name = "WidenTicks9000000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`ALTER TABLE "user_protocol_progress" ADD "newer" text NOT NULL DEFAULT '${NOT_SAID}'\`);
    await runner.query('CREATE INDEX user_protocol_progress_newer ON "user_protocol_progress" ("newer")');
    await runner.query("CREATE TABLE newer_thing (id int PRIMARY KEY)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE newer_thing");
    await runner.query('ALTER TABLE "user_protocol_progress" DROP COLUMN "newer"');
  }
}
`;

/**
 * Builds the next version of the product: this one with one more migration.
 * @param root where this version is
 * @param folder gets it
 * @returns where it is
 */
export async function buildNewerVersion(root: string, folder: string): Promise<string> {
  const newer = join(folder, "newer");
  for (const name of [...SOURCES, ...SETTINGS]) await cp(join(root, name), join(newer, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(newer, "node_modules"));
  await writeFile(join(newer, "migrations/9000000000000-widen-ticks.ts"), MIGRATION);
  await promisify(execFile)(process.execPath, [join(newer, "server/cli/build.mjs")], { cwd: newer });
  return newer;
}

/** Runs a version's `npm run migrate`. */
export async function migrateTo(version: string, env: Record<string, string>): Promise<void> {
  const command = [join(version, "server/cli/run.mjs"), "server/cli/migrate.ts"];
  await promisify(execFile)(process.execPath, command, { cwd: version, env: { PATH: process.env.PATH ?? "", ...env } });
}
