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
@Index("contact_message_list", ["sentAt", "id"])
@Index("contact_message_new", ["sentAt", "id"], { where: "handled_at IS NULL" })
export class ContactMessage {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** The account that was signed in, or that had the address until it left it. */
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

  @CreateDateColumn({ type: "timestamptz", name: "sent_at" })
  sentAt: Date;

  /** When an admin was done with it; null while it is new. */
  @Column({ type: "timestamptz", name: "handled_at", nullable: true })
  handledAt: Date | null;

  /** Which admin that was; without a foreign key, since it is not theirs. It is forgotten with their account. */
  @Index()
  @Column({ type: "uuid", name: "handled_by", nullable: true })
  handledBy: string | null;
}
