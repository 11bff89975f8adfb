import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** An account. */
@Entity({ name: "users" })
@Index("users_list", ["createdAt", "id"])
export class User {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Lower case; compared as is. */
  @Column({ type: "text", unique: true })
  email: string;

  @Column({ type: "text", name: "full_name" })
  fullName: string;

  /** Argon2id, with its parameters. */
  @Column({ type: "text", name: "password_hash" })
  passwordHash: string;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** Null until the link in the mail was followed; signing in is impossible before. */
  @Column({ type: "timestamptz", name: "confirmed_at", nullable: true })
  confirmedAt: Date | null;

  /** When the address was proven to be theirs; earlier messages from it may be somebody else's. */
  @Column({ type: "timestamptz", name: "email_confirmed_at", nullable: true })
  emailConfirmedAt: Date | null;

  /** Set when the owner deleted the account; a job deletes the rest. */
  @Column({ type: "timestamptz", name: "erased_at", nullable: true })
  erasedAt: Date | null;

  /** Set while an admin keeps its owner out. */
  @Column({ type: "timestamptz", name: "blocked_at", nullable: true })
  blockedAt: Date | null;
}
