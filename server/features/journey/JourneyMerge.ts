import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** A browser's journey that was taken over, so that it is not taken over twice. */
@Entity({ name: "journey_merge" })
export class JourneyMerge {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** Given by the browser. */
  @PrimaryColumn({ type: "text" })
  id: string;

  @Column({ type: "timestamptz", name: "merged_at", default: () => "now()" })
  mergedAt: Date;
}
