import { Field, InputType, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import type { KnownEntry } from "../../../schema/rules/protocols/calendarRevisions.ts";
import { AccountPayload } from "../accounts/accountPayloads.ts";
import { User } from "../accounts/User.ts";

/** The secret address at which calendars read what an account follows. */
@Entity({ name: "calendar_subscription" })
export class CalendarSubscriptionRow {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** Digest of the secret, which is stored nowhere. */
  @Column({ type: "text", name: "token_hash", unique: true })
  tokenHash: string;

  /** Whether it has an event that rings for each time of day, instead of one for each step. */
  @Column({ type: "boolean", name: "has_alarms" })
  hasAlarms: boolean;

  /** When the address was made. */
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** What calendars were given, without its words. */
  @Column({ type: "jsonb", default: [] })
  known: KnownEntry[];

  /** How many times `known` was written. */
  @Column({ type: "int", default: 0 })
  revision: number;
}

@ObjectType({
  description: "That calendars read what the account follows, at a secret address.",
  simpleResolvers: true,
})
export class CalendarSubscription {
  @Field(() => Date, { description: "When the address was made that calendars read." })
  createdAt: Date;

  @Field(() => Boolean, {
    description: "Whether there is one event that rings for each time of day, instead of one for each step.",
  })
  hasAlarms: boolean;
}

@InputType({ description: "How calendars are to show what the account follows." })
export class CreateCalendarAddressInput {
  @Field(() => Boolean, {
    nullable: true,
    description: "One event that rings for each time of day, instead of one for each step; as it was when absent.",
  })
  hasAlarms?: boolean | null;
}

@InputType({ description: "How calendars are to show what the account follows." })
export class UpdateCalendarSubscriptionInput {
  @Field(() => Boolean, {
    nullable: true,
    description: "One event that rings for each time of day, instead of one for each step; as it was when absent.",
  })
  hasAlarms?: boolean | null;
}

@ObjectType({ description: "What making an address for calendars came to.", simpleResolvers: true })
export class CreateCalendarAddressPayload extends AccountPayload {
  @Field(() => String, {
    nullable: true,
    description: "The address (https). It is not stored, and cannot be shown again; null when refused.",
  })
  url?: string | null;
}

@ObjectType({ description: "What changing what calendars show came to.", simpleResolvers: true })
export class UpdateCalendarSubscriptionPayload extends AccountPayload {}

@ObjectType({ description: "What turning off the address for calendars came to.", simpleResolvers: true })
export class RevokeCalendarAddressPayload extends AccountPayload {}
