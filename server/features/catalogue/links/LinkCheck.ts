import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** What asking a seller's page came to. */
export type LinkState =
  /** It is there. */
  | "ANSWERS"
  /** It is gone, or its site is. */
  | "FAILS"
  /** The site has too much to do to say. */
  | "BUSY"
  /** Its site does not want programs to ask, or not all of them. */
  | "UNASKED";

/** A link to a seller, by its address: several products may share one. */
@Entity({ name: "link_check" })
@Check("link_check_state", "state IN ('ANSWERS', 'FAILS', 'BUSY', 'UNASKED')")
export class LinkCheck {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "link_check_url" })
  url: string;

  /** What came of asking it the last time; null before the first. */
  @Column({ type: "text", nullable: true })
  state: LinkState | null;

  /** Why it did not answer, for admins. */
  @Column({ type: "text", nullable: true })
  reason: string | null;

  /** How many times it failed since it last answered. */
  @Column({ type: "smallint", default: 0 })
  failures: number;

  @Column({ type: "timestamptz", name: "asked_at", nullable: true })
  askedAt: Date | null;
}
