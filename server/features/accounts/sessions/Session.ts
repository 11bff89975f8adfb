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
import { User } from "../User.ts";

/** Somebody signed in on a device; its refresh tokens are one family. */
@Entity({ name: "session" })
export class Session {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Index()
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** Browser and system in words, e.g. 'Firefox på Windows'; nothing more precise is stored. */
  @Column({ type: "text" })
  device: string;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** Moved on when its tokens are refreshed. */
  @Column({ type: "timestamptz", name: "last_used_at", default: () => "now()" })
  lastUsedAt: Date;

  @Column({ type: "timestamptz", name: "expires_at" })
  expiresAt: Date;

  @Column({ type: "timestamptz", name: "revoked_at", nullable: true })
  revokedAt: Date | null;

  /** When its user last proved who they are; null where they have not since what proves it was changed. */
  @Column({ type: "timestamptz", name: "verified_at", nullable: true })
  verifiedAt: Date | null;
}
