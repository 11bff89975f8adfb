import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** A message from /kontakt; it belongs to an address, not to an account. */
@Entity({ name: "contact_message" })
export class ContactMessage {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "text" })
  name: string;

  /** In lower case. */
  @Index()
  @Column({ type: "text" })
  email: string;

  @Column({ type: "text" })
  subject: string;

  @Column({ type: "text" })
  message: string;

  @Index()
  @CreateDateColumn({ type: "timestamptz", name: "sent_at" })
  sentAt: Date;
}
