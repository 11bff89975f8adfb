import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../User.ts";

/** A single-use code on paper that replaces the authenticator app, stored as its SHA-256. */
@Entity({ name: "recovery_code" })
export class RecoveryCode {
  @PrimaryColumn({ type: "text" })
  hash: string;

  @Index()
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Column({ type: "timestamptz", name: "used_at", nullable: true })
  usedAt: Date | null;
}
