import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { SYNONYM_KINDS } from "../../../../schema/search.ts";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";

/** What a synonym's target is. */
export const SynonymKind = describedEnum("SynonymKind", "What a synonym leads to.", SYNONYM_KINDS);

/** A word that people search by, and what they mean by it; one that means several things has several rows. */
@Entity({ name: "synonym" })
@Unique("synonym_meaning", ["termKey", "kind", "target"])
@Check("synonym_kind", `kind IN ('WORDS', 'MARKER', 'GUIDE')`)
export class Synonym {
  @PrimaryGeneratedColumn("identity", {
    type: "int",
    generatedIdentity: "BY DEFAULT",
    primaryKeyConstraintName: "synonym_id",
  })
  id: number;

  /** As people write it, e.g. 'långtidssocker'. */
  @Column({ type: "text", collation: "sv-SE-x-icu" })
  term: string;

  /** What it is looked up by: `termKey`. */
  @Column({ type: "text", name: "term_key" })
  termKey: string;

  @Column({ type: "text" })
  kind: keyof typeof SYNONYM_KINDS;

  /** Other words, a marker's name, or a guide's slug. */
  @Column({ type: "text" })
  target: string;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
