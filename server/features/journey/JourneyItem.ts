import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** An item that a user has completed. */
@Entity({ name: "journey_item" })
export class JourneyItem {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text", name: "item_id" })
  itemId: string;

  @Column({ type: "timestamptz", name: "completed_at" })
  completedAt: Date;
}
