import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/User.ts";

/** A protocol; those of the site belong to nobody. */
@Entity({ name: "protocols" })
@Index("protocols_of_user", ["userId", "createdAt"])
@Index("protocols_featured", ["slug"], { where: "is_featured AND is_public", unique: true })
export class Protocol {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "user_id", nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE", nullable: true })
  @JoinColumn({ name: "user_id" })
  user: Relation<User> | null;

  /** Names a protocol of the site in addresses. */
  @Column({ type: "text", nullable: true })
  slug: string | null;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text" })
  description: string;

  @Column({ type: "text", nullable: true })
  goal: string | null;

  @Column({ type: "text", name: "protocol_type", default: "custom" })
  protocolType: string;

  @Column({ type: "text", name: "expert_name", nullable: true })
  expertName: string | null;

  @Column({ type: "boolean", name: "is_public", default: false })
  isPublic: boolean;

  @Column({ type: "boolean", name: "is_featured", default: false })
  isFeatured: boolean;

  @Column({ type: "text", name: "difficulty_level", default: "beginner" })
  difficultyLevel: string;

  @Column({ type: "int", name: "estimated_duration_weeks", nullable: true })
  estimatedDurationWeeks: number | null;

  /** True once its steps were put in an order by hand, which the day's list then follows. */
  @Column({ type: "boolean", name: "has_own_order", default: false })
  hasOwnOrder: boolean;

  /** Place among those of the site, from 1; of two alike the older is first. */
  @Column({ type: "int", default: 0 })
  position: number;

  /** How many times one of the site was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: string;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: string;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: string | null;
}
