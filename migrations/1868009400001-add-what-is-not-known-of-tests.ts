import type { MigrationInterface, QueryRunner } from "typeorm";

/** Providers of the demo, whose addresses nobody can have. */
const EXAMPLES = `SELECT name FROM provider WHERE website ~* '^https?://[^/?#]*\\.example(:[0-9]+)?([/?#]|$)'`;

/** The new columns, what they are in files and forms, and the columns of the version before. */
const COLUMNS = [
  { column: "includes_doctor_review", field: "hasDoctorAnalysis", former: "has_doctor_analysis" },
  { column: "needs_referral", field: "requiresPrescription", former: "requires_prescription" },
] as const;

/**
 * Whether a doctor comments on a test, and whether it needs a referral, may be unknown. Until now both were 'no' where
 * nobody had said anything: of what is stored 'yes' is known, and 'no' is where an admin has edited the field, and in the
 * demo. Everything else is not known, until an admin, a file or a feed says it. The columns of the version before stay, for
 * its processes.
 */
export class AddWhatIsNotKnownOfTests1868009400001 implements MigrationInterface {
  name = "AddWhatIsNotKnownOfTests1868009400001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ${COLUMNS.map(({ column }) => `ADD "${column}" boolean`).join(", ")}`);
    const isNo = (field: string, row: { editedFields: string; provider: string; id: string }) =>
      `('${field}' = ANY (${row.editedFields}) OR ${row.provider} IN (${EXAMPLES}) OR EXISTS (
         SELECT FROM audit_entry a WHERE a.subject_type = 'PRODUCT' AND a.subject_id = ${row.id}
           AND a.action = 'CHANGED' AND a.changes @> '[{"field": "${field}"}]'))`;
    const product = { editedFields: "p.edited_fields", provider: "p.provider_name", id: "p.id::text" };
    await runner.query(
      `UPDATE product p SET ${COLUMNS.map(
        ({ column, field, former }) =>
          `${column} = CASE WHEN p.${former} OR ${isNo(field, product)} THEN p.${former} END`,
      ).join(", ")} WHERE p.area = 'TESTS'`,
    );
    // What was deleted comes back with what is known of it, and so does what a product was.
    const row = {
      editedFields: `ARRAY(SELECT jsonb_array_elements_text(r->'edited_fields'))`,
      provider: "r->>'provider_name'",
      id: "r->>'id'",
    };
    const known = COLUMNS.map(
      ({ column, field, former }) =>
        `'${column}', CASE WHEN r->>'area' = 'TESTS' AND ((r->'${former}')::boolean OR ${isNo(field, row)}) THEN r->'${former}' END`,
    ).join(", ");
    await runner.query(
      `UPDATE replaced_state s SET rows = (
         SELECT jsonb_agg(CASE WHEN part->>'table' = 'product' THEN jsonb_set(part, '{rows}', (
           SELECT coalesce(jsonb_agg(r || jsonb_build_object(${known})), '[]') FROM jsonb_array_elements(part->'rows') r))
           ELSE part END ORDER BY place)
         FROM jsonb_array_elements(s.rows) WITH ORDINALITY AS parts (part, place))
       WHERE s.subject_type = 'PRODUCT' AND jsonb_typeof(s.rows) = 'array'`,
    );
    for (const { column, field } of COLUMNS) {
      await runner.query(
        `UPDATE replaced_state s SET state = s.state || '{"${field}": null}'
         WHERE s.subject_type = 'PRODUCT' AND s.state->>'${field}' = 'false' AND NOT EXISTS (
           SELECT FROM product p WHERE p.id::text = s.subject_id AND p.${column} IS NOT NULL)
           AND s.state->>'providerName' NOT IN (${EXAMPLES})`,
      );
    }
    // A feed may say it: its file is read once more, though it is the same.
    await runner.query("UPDATE product_feed SET etag = NULL, last_modified = NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ${COLUMNS.map(({ column }) => `DROP COLUMN "${column}"`).join(", ")}`);
  }
}
