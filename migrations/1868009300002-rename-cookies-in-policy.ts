import type { MigrationInterface, QueryRunner } from "typeorm";

const NAMES = ["access", "refresh", "device", "signup", "epost"];

/** The policy lists cookies by name, and these are not called after the product any more. */
export class RenameCookiesInPolicy1868009300002 implements MigrationInterface {
  name = "RenameCookiesInPolicy1868009300002";

  up = (runner: QueryRunner): Promise<void> => rename(runner, "livsresan", "site");

  down = (runner: QueryRunner): Promise<void> => rename(runner, "site", "livsresan");
}

/** Where a text has a cookie's name as a whole. */
async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  const pattern = `\\m${from}-(${NAMES.join("|")})\\M`;
  await runner.query(
    `UPDATE "page" SET "sections" = regexp_replace("sections"::text, $1, $2, 'g')::jsonb WHERE "sections"::text ~ $1`,
    [pattern, `${to}-\\1`],
  );
}
