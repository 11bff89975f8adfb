import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../User.ts";

/** Purpose of a mailed link. */
export enum MailPurpose {
  CONFIRM_EMAIL = "confirm_email",
  CHANGE_EMAIL = "change_email",
  RESET_PASSWORD = "reset_password",
  UNDO_EMAIL = "undo_email",
}

/** The secret in a mailed link, stored as its SHA-256; it works once. */
@Entity({ name: "mail_token" })
export class MailToken {
  @PrimaryColumn({ type: "text" })
  hash: string;

  @Index()
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Column({ type: "enum", enum: MailPurpose, enumName: "mail_purpose" })
  purpose: MailPurpose;

  /** The address that the mail went to: following its link proves it. */
  @Column({ type: "text" })
  email: string;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "expires_at" })
  expiresAt: Date;

  @Column({ type: "timestamptz", name: "used_at", nullable: true })
  usedAt: Date | null;
}
