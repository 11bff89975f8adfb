import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from "typeorm";
import { User } from "../accounts/User.ts";
import { ProtocolItem } from "./ProtocolItem.ts";

/** That a step was done: once for each user, step and day. */
@Entity({ name: "user_protocol_progress" })
@Unique("user_protocol_progress_once", ["protocolItemId", "userId", "completedDate"])
@Index("user_protocol_progress_of_day", ["userId", "completedDate"])
@Check("user_protocol_progress_rating", "rating BETWEEN 1 AND 5")
export class UserProtocolProgress {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** That of the step. */
  @Column({ type: "uuid", name: "protocol_id" })
  protocolId: string;

  @Column({ type: "uuid", name: "protocol_item_id" })
  protocolItemId: string;

  @ManyToOne(() => ProtocolItem, { onDelete: "CASCADE" })
  @JoinColumn({ name: "protocol_item_id" })
  protocolItem: Relation<ProtocolItem>;

  @Column({ type: "date", name: "completed_date" })
  completedDate: string;

  @Column({ type: "timestamptz", name: "completion_time" })
  completionTime: string;

  @Column({ type: "text", nullable: true })
  notes: string | null;

  @Column({ type: "int", nullable: true })
  rating: number | null;
}
