import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** Key of an activity that was counted: the log forgets it, and a retry must not count again. */
@Entity({ name: "journey_activity_key" })
export class JourneyActivityKey {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** The activity's id, which its device made. */
  @PrimaryColumn({ type: "text", name: "activity_id" })
  activityId: string;
}
