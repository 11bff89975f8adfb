import { instant, plain, quoted, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const VALUE = rowJson({
  nyckel: quoted("key"),
  markör: text("marker_slug"),
  tecken: quoted("comparator"),
  värde: plain("value"),
  enhet: text("unit"),
  provdag: quoted("sampled_on"),
  laboratorium: text("laboratory"),
  fastande: plain("is_fasting"),
  anteckning: text("note"),
  undreGräns: plain("reference_low"),
  övreGräns: plain("reference_high"),
  sparat: instant("created_at"),
});

const PROFILE = rowJson({
  födelseår: plain("birth_year"),
  kön: quoted("sex"),
});

/** Personal data of values that laboratories have measured. */
export const labValuePrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["lab_value", "lab_value_key"],
      description:
        "Dina provsvar: markör, värde, enhet, provdag, laboratorium, om du var fastande, laboratoriets gränser och din anteckning. Av ett värde som du har tagit bort finns bara ett slumpat nummer kvar, så att det inte sparas en gång till.",
      purpose: "För att visa dina värden över tid (ditt samtycke).",
      retention: "Tills du tar bort värdet, återkallar samtycket eller tar bort kontot.",
    },
    {
      tables: ["lab_profile"],
      description: "Ditt födelseår och kön, om du har angett dem på sidan Mina värden.",
      purpose: "För att visa de intervall som gäller för dig (ditt samtycke).",
      retention: "Tills du ändrar det, återkallar samtycket eller tar bort kontot.",
    },
  ],

  async export(file, userId) {
    await file.list("provsvar", `SELECT ${VALUE} FROM lab_value WHERE user_id = $1 ORDER BY sampled_on, key`, [userId]);
    await file.list("provsvarGäller", `SELECT ${PROFILE} FROM lab_profile WHERE user_id = $1`, [userId]);
    await file.list(
      "borttagnaProvsvar",
      `SELECT ${rowJson({ nyckel: quoted("key") })} FROM lab_value_key k
       WHERE user_id = $1 AND NOT EXISTS (SELECT FROM lab_value v WHERE v.user_id = k.user_id AND v.key = k.key)
       ORDER BY key`,
      [userId],
    );
  },

  async erase(manager, userId) {
    for (const table of ["lab_value", "lab_value_key", "lab_profile"])
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  },

  // Keys tell nothing, and what waits in a browser under one of them must not come back.
  async consentWithdrawn(manager, userId, kind) {
    if (kind !== "lab_values") return;
    for (const table of ["lab_value", "lab_profile"])
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  },
};
