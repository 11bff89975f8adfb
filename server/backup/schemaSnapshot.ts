import { randomBytes } from "node:crypto";
import pg from "pg";
import { SCHEMAS } from "./tableRows.ts";

/** Schemas that were in a database before. */
export interface SchemaSnapshot {
  /** Removes what has been made since, and puts it back. */
  restore(client: pg.ClientBase): Promise<void>;
  /** Removes it. */
  discard(client: pg.ClientBase): Promise<void>;
}

/**
 * Makes a database empty without losing what is in it: its schemas get other names, which takes no room and no time.
 * Extensions stay where they are found.
 */
export async function takeSchemaSnapshot(client: pg.ClientBase): Promise<SchemaSnapshot> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY($1)",
    [SCHEMAS],
  );
  const suffix = randomBytes(4).toString("hex");
  const moved = rows.map(({ name }) => ({ name, aside: `${name}_before_${suffix}` }));
  await inTransaction(client, async () => {
    for (const { name, aside } of moved) await client.query(`ALTER SCHEMA ${name} RENAME TO ${aside}`);
    await makePublic(client);
    for (const { name, aside } of moved) if (name === "public") await moveExtensions(client, aside, name);
  });
  return {
    restore: (again) =>
      inTransaction(again, async () => {
        for (const { name, aside } of moved) if (name === "public") await moveExtensions(again, name, aside);
        for (const name of SCHEMAS) await again.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
        for (const { name, aside } of moved) await again.query(`ALTER SCHEMA ${aside} RENAME TO ${name}`);
      }),
    discard: (again) =>
      inTransaction(again, async () => {
        for (const { aside } of moved) await again.query(`DROP SCHEMA ${aside} CASCADE`);
      }),
  };
}

/** As a new database has it. */
async function makePublic(client: pg.ClientBase): Promise<void> {
  await client.query("CREATE SCHEMA public");
  await client.query("GRANT USAGE ON SCHEMA public TO PUBLIC");
}

async function moveExtensions(client: pg.ClientBase, source: string, target: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT e.extname AS name FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE n.nspname = $1",
    [source],
  );
  for (const { name } of rows) {
    await client.query(`ALTER EXTENSION ${pg.escapeIdentifier(name)} SET SCHEMA ${target}`);
  }
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
