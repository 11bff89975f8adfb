import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** Something in a user's plan. */
@Entity({ name: "journey_plan" })
export class JourneyPlan {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text", name: "recommendation_id" })
  recommendationId: string;

  @Column({ type: "timestamptz", name: "completed_at", nullable: true })
  completedAt: Date | null;

  @Column({ type: "int", default: 0 })
  position: number;
}
