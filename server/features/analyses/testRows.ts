import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from "typeorm";
import type { Analysis } from "../../../schema/analyses/analysis.ts";
import type { AnalysisSource } from "../../../schema/analyses/vocabulary.ts";
import { User } from "../accounts/User.ts";

/** A test that was taken, and what came of it. */
abstract class TestRow {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  /** Null while it is nobody's: it was taken signed out, and goes after a day. */
  @Column({ type: "uuid", name: "user_id", nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE", nullable: true })
  @JoinColumn({ name: "user_id" })
  user: Relation<User> | null;

  /** Made up by the client for each sending. */
  @Column({ type: "uuid", name: "session_id" })
  sessionId: string;

  @Column({ type: "jsonb" })
  answers: Record<string, unknown>;

  /** Markdown. */
  @Column({ type: "text", name: "ai_recommendations", default: "" })
  aiRecommendations: string;

  @Column({ type: "jsonb", name: "red_flags" })
  redFlags: Analysis["redFlags"];

  @Column({ type: "jsonb" })
  findings: Analysis["findings"];

  @Column({ type: "jsonb" })
  activities: Analysis["activities"];

  @Column({ type: "text" })
  source: AnalysisSource;

  /** True when the text service was asked and did not answer. */
  @Column({ type: "boolean", name: "is_fallback" })
  isFallback: boolean;

  /** Of the text that was consented to. */
  @Column({ type: "int", name: "consent_version" })
  consentVersion: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** When its owner said that they have talked to care; null until then. */
  @Column({ type: "timestamptz", name: "care_contacted_at", nullable: true })
  careContactedAt: Date | null;
}

/** A sleep test that was taken. */
@Entity({ name: "sleep_tests" })
@Unique("sleep_tests_once", ["sessionId"])
@Index("sleep_tests_of_user", ["userId", "createdAt", "id"])
export class SleepTest extends TestRow {}

/** A training test that was taken. */
@Entity({ name: "training_tests" })
@Unique("training_tests_once", ["sessionId"])
@Index("training_tests_of_user", ["userId", "createdAt", "id"])
export class TrainingTest extends TestRow {}

/** A health protocol questionnaire that was answered. */
@Entity({ name: "protocol_tests" })
@Unique("protocol_tests_once", ["sessionId"])
@Index("protocol_tests_of_user", ["userId", "createdAt", "id"])
export class ProtocolTest extends TestRow {}
