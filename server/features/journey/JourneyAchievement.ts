import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** An achievement that a user has reached. */
@Entity({ name: "journey_achievement" })
export class JourneyAchievement {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text", name: "achievement_id" })
  achievementId: string;

  @Column({ type: "timestamptz", name: "unlocked_at" })
  unlockedAt: Date;
}
