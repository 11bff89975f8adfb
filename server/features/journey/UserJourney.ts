import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** What an account knows of its journey besides the lists. */
@Entity({ name: "journey" })
export class UserJourney {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** First name from onboarding; null until it is done. */
  @Column({ type: "text", nullable: true })
  name: string | null;

  @Column({ type: "text", nullable: true })
  experience: string | null;

  /** Stored only with consent. */
  @Column({ type: "text", name: "health_status", nullable: true })
  healthStatus: string | null;

  /** How somebody feels, from the questionnaire; stored only with consent. */
  @Column({ type: "text", name: "current_health", nullable: true })
  currentHealth: string | null;

  /** Of the questionnaire; null until it is answered, stored only with consent. */
  @Column({ type: "text", array: true, nullable: true })
  interests: string[] | null;

  /** Texts of goals. */
  @Column({ type: "text", name: "focus_areas", array: true, default: () => "'{}'" })
  focusAreas: string[];

  /** Minutes. */
  @Column({ type: "int", name: "time_per_day", default: 30 })
  timePerDay: number;

  @Column({ type: "text", name: "main_goal", default: "performance" })
  mainGoal: string;

  @Column({ type: "text", default: "beginner" })
  level: string;

  @Column({ type: "int", name: "total_minutes", default: 0 })
  totalMinutes: number;

  @Column({ type: "int", name: "total_activities", default: 0 })
  totalActivities: number;

  /** Steps of protocols that were ticked. */
  @Column({ type: "int", name: "total_steps", default: 0 })
  totalSteps: number;

  @Column({ type: "timestamptz", name: "last_activity", nullable: true })
  lastActivity: Date | null;
}
