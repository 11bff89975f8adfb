import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";
import { Protocol } from "./Protocol.ts";

/** A time during which a user follows a protocol. */
@Entity({ name: "user_active_protocols" })
@Index("user_active_protocols_once", ["userId", "protocolId"], { unique: true, where: "is_active" })
@Index("user_active_protocols_of_protocol", ["protocolId"])
export class UserActiveProtocol {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Index("user_active_protocols_of_user")
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Column({ type: "uuid", name: "protocol_id" })
  protocolId: string;

  @ManyToOne(() => Protocol, { onDelete: "CASCADE" })
  @JoinColumn({ name: "protocol_id" })
  protocol: Relation<Protocol>;

  @Column({ type: "date", name: "started_date" })
  startedDate: string;

  @Column({ type: "date", name: "target_end_date", nullable: true })
  targetEndDate: string | null;

  @Column({ type: "boolean", name: "is_active", default: true })
  isActive: boolean;

  @Column({ type: "date", name: "ended_date", nullable: true })
  endedDate: string | null;
}
