import type { MigrationInterface, QueryRunner } from "typeorm";

/** Term, what it is looked up by, what it leads to. */
const SYNONYMS: readonly (readonly [string, string, "WORDS" | "MARKER" | "GUIDE", string])[] = [
  ["ämnesomsättning", "amnesomsattning", "WORDS", "sköldkörtel"],
  ["ämnesomsättning", "amnesomsattning", "WORDS", "TSH"],
  ["sköldkörtelhormon", "skoldkortelhormon", "WORDS", "TSH"],
  ["T4", "t4", "WORDS", "Fritt T4"],
  ["T3", "t3", "WORDS", "Fritt T3"],
  ["jern", "jern", "WORDS", "järn"],
  ["LDL", "ldl", "WORDS", "LDL-kolesterol"],
  ["HDL", "hdl", "WORDS", "HDL-kolesterol"],
  ["leverfunktion", "leverfunktion", "WORDS", "lever"],
  ["njurfunktion", "njurfunktion", "WORDS", "njurar"],
  ["laktosintolerans", "laktosintolerans", "WORDS", "laktos"],
  ["aswaganda", "aswaganda", "WORDS", "ashwagandha"],
  ["ashwaganda", "ashwaganda", "WORDS", "ashwagandha"],
  ["levertran", "levertran", "WORDS", "torskleverolja"],
  ["sink", "sink", "WORDS", "zink"],
  ["jodid", "jodid", "WORDS", "jod"],
  ["kalsium", "kalsium", "WORDS", "kalcium"],
  ["salttabletter", "salttabletter", "WORDS", "elektrolyter"],
  ["25-hydroxyvitamin D", "25hydroxyvitamind", "MARKER", "25-OH-vitamin D"],
  ["25-hydroxivitamin D", "25hydroxivitamind", "MARKER", "25-OH-vitamin D"],
  ["blodsänka", "blodsanka", "MARKER", "SR"],
  ["njurfunktion", "njurfunktion", "MARKER", "Kreatinin"],
  ["leverfunktion", "leverfunktion", "MARKER", "ALAT"],
  ["ALT", "alt", "MARKER", "ALAT"],
  ["AST", "ast", "MARKER", "ASAT"],
  ["vita blodkroppar", "vitablodkroppar", "MARKER", "Leukocyter"],
  ["röda blodkroppar", "rodablodkroppar", "MARKER", "Erytrocyter"],
  ["blodplättar", "blodplattar", "MARKER", "Trombocyter"],
  ["laktos", "laktos", "MARKER", "LCT"],
  ["laktosintolerans", "laktosintolerans", "MARKER", "LCT"],
  ["snabbsänka", "snabbsanka", "MARKER", "CRP"],
  ["hs-CRP", "hscrp", "MARKER", "Högkänsligt CRP"],
  ["lpa", "lpa", "MARKER", "Lp(a)"],
  ["ämnesomsättning", "amnesomsattning", "GUIDE", "skoldkorteln"],
];

/** A table that was filled before gets the words that a new one is filled with; what somebody has written stays. */
export class AddLaboratoryWords1868001528374 implements MigrationInterface {
  name = "AddLaboratoryWords1868001528374";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO synonym (term, term_key, kind, target)
       SELECT n.term, n.term_key, n.kind, n.target
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS n(term, term_key, kind, target, place)
       WHERE EXISTS (SELECT 1 FROM synonym)
         AND (n.kind <> 'MARKER' OR EXISTS (SELECT 1 FROM biomarker b WHERE b.name = n.target))
         AND (n.kind <> 'GUIDE' OR EXISTS (SELECT 1 FROM article a WHERE a.slug = n.target))
       ORDER BY n.place
       ON CONFLICT DO NOTHING`,
      columns(),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM synonym s USING unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS n(term, term_key, kind, target)
       WHERE s.term = n.term AND s.term_key = n.term_key AND s.kind = n.kind AND s.target = n.target`,
      columns(),
    );
  }
}

const columns = (): string[][] => [0, 1, 2, 3].map((at) => SYNONYMS.map((row) => row[at] ?? ""));
