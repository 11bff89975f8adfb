import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { StartError } from "../config.ts";
import { type ArchivedTable, tableFile } from "./archive.ts";

/** Tables of the product: its own, and the pending jobs. */
export const SCHEMAS = ["public", "graphile_worker"];

/** Which migrations a database has passed is made anew by passing them. */
const MIGRATION_TABLES = ["public.migration", "graphile_worker.migrations"];

/** Columns of a job's lock: empty after a restore, so that any process can take the job. */
const JOB_LOCKS = ["locked_at", "locked_by"];

/** A table of a database. */
export interface Table {
  schema: string;
  name: string;
  /** Stored columns, in order; generated ones follow from them. */
  columns: string[];
  /** Its rows in an order that depends on them alone. */
  order: string;
  /** Tables that its rows refer to. */
  refersTo: string[];
}

type Named = Pick<Table, "schema" | "name">;

/** Name of a table in messages and lists. */
export const nameOf = ({ schema, name }: Named): string => `${schema}.${name}`;

/** A table's name in SQL. */
const inSql = ({ schema, name }: Named): string => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const listed = (columns: readonly string[]): string => columns.map((column) => pg.escapeIdentifier(column)).join(", ");

const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    -- By code point: what a language's order is differs between servers.
    COALESCE((SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END,
                                ', ' ORDER BY place.number)
              FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS place (attnum, number), pg_attribute a
              WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = place.attnum),
             'own::text COLLATE "C"') AS "order",
    COALESCE((SELECT array_agg(fn.nspname || '.' || f.relname) FROM pg_constraint k
              JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
              WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> k.conrelid), '{}') AS "refersTo"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT n.nspname || '.' || c.relname = ANY($2)
  ORDER BY 1, 2`;

/** The product's tables, each after those that its rows refer to. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [SCHEMAS, MIGRATION_TABLES]);
  const waiting = rows.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => table.schema === "public" || !JOB_LOCKS.includes(column)),
  }));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      (table) => !waiting.some((other) => other !== table && table.refersTo.includes(nameOf(other))),
    );
    if (next < 0) throw new StartError(`Foreign keys between tables form a cycle: ${waiting.map(nameOf).join(", ")}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

/** Values as texts that mean the same in every database, however it is set up; and no limit of time. */
export async function setUpSession(client: pg.ClientBase): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
    "statement_timeout = 0",
    "lock_timeout = 0",
    "idle_in_transaction_session_timeout = 0",
  ]) {
    await client.query(`SET ${setting}`);
  }
}

/**
 * Reads the rows of a table, in the order of its key.
 * @param file where they are written to, compressed; without one they are only counted
 */
export async function readRows(
  client: pg.ClientBase,
  table: Table,
  { columns, file }: { columns: readonly string[]; file?: string },
): Promise<Pick<ArchivedTable, "rows" | "digest">> {
  const source = client.query(
    to(`COPY (SELECT ${listed(columns)} FROM ${inSql(table)} AS own ORDER BY ${table.order}) TO STDOUT`),
  );
  const hash = createHash("sha256");
  let rows = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      // A row is a line: those within values are written otherwise.
      for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", at + 1)) rows++;
      done(null, chunk);
    },
  });
  if (file) {
    // A backup waits for the compression more than for anything else; higher levels save little of these texts.
    await pipeline(source, counted, createGzip({ level: 4 }), createWriteStream(file, { mode: 0o600, flags: "wx" }));
  } else {
    await pipeline(source, counted, new Writable({ write: (_chunk, _encoding, done) => done() }));
  }
  return { rows, digest: hash.digest("hex") };
}

/** Empties tables. */
export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(inSql).join(", ")}`);
}

/**
 * Writes the rows of a table that an archive has. No trigger fires: what triggers maintain is in the archive as well.
 * @param folder the archive's
 */
export async function writeRows(client: pg.ClientBase, archived: ArchivedTable, folder: string): Promise<void> {
  const rows = client.query(from(`COPY ${inSql(archived)} (${listed(archived.columns)}) FROM STDIN`));
  await pipeline(createReadStream(tableFile(folder, archived)), createGunzip(), rows);
}

/** Switches the triggers of tables off or on; those of foreign keys stay. */
export async function setTriggers(
  client: pg.ClientBase,
  tables: readonly Table[],
  state: "DISABLE" | "ENABLE",
): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE ${inSql(table)} ${state} TRIGGER USER`);
}

/** Holds the tables as they are: a migration that would change one waits until the transaction ends. */
export async function holdTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`LOCK TABLE ${tables.map(inSql).join(", ")} IN ACCESS SHARE MODE`);
}

/** Last value of each sequence; unused ones are left out. */
export async function readSequences(client: pg.ClientBase): Promise<(Named & { last: string })[]> {
  const { rows } = await client.query(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL AND NOT (schemaname = 'public' AND sequencename = 'migration_id_seq')
     ORDER BY 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Sets sequences to the values that they had. */
export async function writeSequences(
  client: pg.ClientBase,
  sequences: readonly (Named & { last: string })[],
): Promise<void> {
  for (const sequence of sequences) {
    await client.query("SELECT setval($1::regclass, $2::bigint)", [inSql(sequence), sequence.last]);
  }
}
