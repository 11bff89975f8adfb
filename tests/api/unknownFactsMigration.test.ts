import { expect, it } from "vitest";
import { AddWhatIsNotKnownOfTests1868009400001 } from "../../migrations/1868009400001-add-what-is-not-known-of-tests.ts";
import { startApi } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startApi();

it("of tests that were there before, a 'no' is known in the demo and where an admin edited it, and a 'yes' always", async () => {
  const demo = () =>
    api.db.query(
      `SELECT name, includes_doctor_review, needs_referral FROM product
       WHERE area = 'TESTS' AND provider_name <> 'Filbolaget' ORDER BY id`,
    );
  const before = await demo();
  expect(new Set(before.map((row: object) => Object.values(row).includes(null)))).toEqual(new Set([false]));
  const category = await categoryId(api.db, "blodtester");
  const product = (name: string, facts: Partial<Parameters<typeof aProduct>[0]> = {}) =>
    aProduct({ categoryId: category, name, providerName: "Filbolaget", ...facts });
  const [, edited, logged] = await write(
    api.db,
    product("Av fil"),
    product("Redigerad", { editedFields: ["hasDoctorAnalysis"] }),
    product("Ändrad i loggen"),
    product("Med ja", { includesDoctorReview: true, needsReferral: true }),
  );
  await api.db.query(
    `INSERT INTO audit_entry (action, subject_type, subject_id, subject_name, changes)
     VALUES ('CHANGED', 'PRODUCT', $1, 'Ändrad i loggen', $2)`,
    [String(logged), JSON.stringify([{ field: "requiresPrescription", before: "true", after: "false" }])],
  );
  const state = (id: number | undefined, name: string) =>
    api.db.query(
      `INSERT INTO replaced_state (subject_type, subject_id, name, state, is_deleted, entry_id)
       VALUES ('PRODUCT', $1, $2, $3, false, 0)`,
      [
        String(id),
        name,
        JSON.stringify({ providerName: "Filbolaget", hasDoctorAnalysis: false, requiresPrescription: true }),
      ],
    );
  await state(edited, "stod");
  await state(logged, "var");
  await api.db.query(
    `INSERT INTO replaced_state (subject_type, subject_id, name, state, is_deleted, entry_id, rows)
     SELECT 'PRODUCT', id || '#0', 'borta', '{}', true, 0,
       jsonb_build_array(
         jsonb_build_object('table', 'product',
           'rows', jsonb_build_array(to_jsonb(p) - 'includes_doctor_review' - 'needs_referral')),
         jsonb_build_object('table', 'product_price', 'rows', '[]'::jsonb))
     FROM product p WHERE name = 'Med ja'`,
  );
  const runner = api.db.createQueryRunner();
  const migration = new AddWhatIsNotKnownOfTests1868009400001();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect(await demo()).toEqual(before);
  const rows = await api.db.query(
    `SELECT name, includes_doctor_review, needs_referral, has_doctor_analysis, requires_prescription FROM product
     WHERE provider_name = 'Filbolaget' ORDER BY id`,
  );
  expect(rows.map(Object.values)).toEqual([
    ["Av fil", null, null, false, false],
    ["Redigerad", false, null, false, false],
    ["Ändrad i loggen", null, false, false, false],
    ["Med ja", true, true, true, true],
  ]);
  const states = await api.db.query("SELECT name, state, rows FROM replaced_state ORDER BY id");
  expect(states).toMatchObject([
    { name: "stod", state: { hasDoctorAnalysis: false, requiresPrescription: true } },
    { name: "var", state: { hasDoctorAnalysis: null, requiresPrescription: true } },
    {
      name: "borta",
      rows: [
        { table: "product", rows: [{ name: "Med ja", includes_doctor_review: true, needs_referral: true }] },
        { table: "product_price", rows: [] },
      ],
    },
  ]);
});
