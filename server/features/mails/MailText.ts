import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a mail says where an admin has written it otherwise than the product does. */
@Entity({ name: "mail_text" })
export class MailText {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "mail_text_kind" })
  kind: string;

  @Column({ type: "text" })
  subject: string;

  @Column({ type: "text" })
  body: string;

  @Column({ type: "text" })
  button: string;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
