import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { LinkCheck } from "./LinkCheck.ts";

/** A link that leads nowhere, which visitors are told. Apart from what is asked, which changes every night. */
@Entity({ name: "broken_link" })
export class BrokenLink {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "broken_link_url" })
  url: string;

  @OneToOne(() => LinkCheck, { onDelete: "CASCADE" })
  @JoinColumn({ name: "url", foreignKeyConstraintName: "broken_link_check" })
  check?: Relation<LinkCheck>;

  @Column({ type: "timestamptz", default: () => "now()" })
  since: Date;
}
