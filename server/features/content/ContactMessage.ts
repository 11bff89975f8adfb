import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { User } from "../accounts/User.ts";

/** A message from /kontakt; it belongs to an account when that is known, otherwise to an address. */
@Entity({ name: "contact_message" })
export class ContactMessage {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Who was signed in, or whose address it was when the account left it. */
  @Index()
  @Column({ type: "uuid", name: "user_id", nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE", nullable: true })
  @JoinColumn({ name: "user_id" })
  user: Relation<User> | null;

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
