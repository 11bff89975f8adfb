import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { Occasion, ReminderSettings, ReportedSteps } from "../../../schema/reminders.ts";
import type { Reminded } from "../../../schema/rules/reminders/nextReminder.ts";
import { Session } from "../accounts/sessions/Session.ts";
import { User } from "../accounts/User.ts";

/** A browser that is reminded: how it is reached, and when it is its turn. */
@Entity({ name: "reminder_device" })
export class ReminderDeviceRow {
  @PrimaryColumn({ type: "uuid", primaryKeyConstraintName: "reminder_device_id" })
  id: string;

  /** Null for a guest's. */
  @Index("reminder_device_of_user")
  @Column({ type: "uuid", name: "user_id", nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "reminder_device_user" })
  user: Relation<User> | null;

  /** The session in which the device is an account's: with its end the reminders end. */
  @Index("reminder_device_of_session")
  @Column({ type: "uuid", name: "session_id", nullable: true })
  sessionId: string | null;

  @ManyToOne(() => Session, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id", foreignKeyConstraintName: "reminder_device_session" })
  session: Relation<Session> | null;

  /** SHA-256 of the random key that the device made for itself. */
  @Index("reminder_device_key", { unique: true })
  @Column({ type: "text" })
  hash: string;

  /** Where its push service takes messages for it. */
  @Index("reminder_device_endpoint", { unique: true })
  @Column({ type: "text" })
  endpoint: string;

  /** What messages to it are encrypted with (RFC 8291). */
  @Column({ type: "text" })
  p256dh: string;

  @Column({ type: "text" })
  secret: string;

  /** IANA name of the zone that its clock shows. */
  @Column({ type: "text" })
  zone: string;

  /** Browser and system in words. */
  @Column({ type: "text" })
  label: string;

  /** What it is reminded of and when: the same for all devices of an account. */
  @Column({ type: "jsonb" })
  settings: ReminderSettings;

  /** How many steps a guest's browser has; an account's are counted here. */
  @Column({ type: "jsonb", nullable: true })
  steps: ReportedSteps | null;

  @Column({ type: "jsonb", default: { last: {}, day: null, count: 0 } })
  reminded: Reminded;

  /** When the next reminder is meant to come; null where none is. */
  @Column({ type: "timestamptz", name: "due_at", nullable: true })
  dueAt: Date | null;

  @Column({ type: "text", name: "due_times", array: true, default: [] })
  dueTimes: Occasion[];

  /** Whether the next one is one that was put off. */
  @Column({ type: "boolean", name: "is_put_off", default: false })
  isPutOff: boolean;

  /** When it is looked at next: with the reminder, or once whoever sends it had time enough. */
  @Index("reminder_device_next")
  @Column({ type: "timestamptz", name: "next_at", nullable: true })
  nextAt: Date | null;

  /** How often sending the next one was begun. */
  @Column({ type: "smallint", default: 0 })
  attempts: number;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** When the device last told of itself. */
  @Column({ type: "timestamptz", name: "seen_at", default: () => "now()" })
  seenAt: Date;
}
