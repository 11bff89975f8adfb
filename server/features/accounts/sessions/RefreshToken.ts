import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Session } from "./Session.ts";

/** A refresh token of a session, stored as its SHA-256. */
@Entity({ name: "refresh_token" })
export class RefreshToken {
  @PrimaryColumn({ type: "text" })
  hash: string;

  @Index()
  @Column({ type: "uuid", name: "session_id" })
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id" })
  session: Relation<Session>;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** When its successor was made; using it later than some seconds after revokes the session. */
  @Column({ type: "timestamptz", name: "used_at", nullable: true })
  usedAt: Date | null;
}
