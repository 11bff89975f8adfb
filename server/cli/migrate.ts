import { withDatabase } from "./withDatabase.ts";

/** `npm run migrate`: brings the database to this version, before its processes start; several at once take turns. */
export default async function runMigrate(): Promise<void> {
  await withDatabase(async (_db, migrated) => {
    for (const name of migrated) console.log(name);
    console.log(migrated.length === 0 ? "The database is up to date" : `Migrations run: ${migrated.length}`);
  });
}
