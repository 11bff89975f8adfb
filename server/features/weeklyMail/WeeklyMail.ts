import { Field, InputType, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { AccountPayload } from "../accounts/accountPayloads.ts";
import { User } from "../accounts/User.ts";

/** That an account wants a look at its week by mail on Sundays. */
@Entity({ name: "weekly_mail" })
export class WeeklyMailRow {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  /** When it said so. */
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** The Monday of the last week whose mail was queued. */
  @Column({ type: "date", name: "queued_week", nullable: true })
  queuedWeek: string | null;

  /** The Monday of the last week whose mail was sent, or had nothing to say. */
  @Column({ type: "date", name: "sent_week", nullable: true })
  sentWeek: string | null;
}

@InputType({ description: "Whether a look at the week is to be mailed on Sundays." })
export class SetWeeklyMailInput {
  @Field(() => Boolean, { description: "True to get it from now on, false for no more." })
  isWanted: boolean;
}

@ObjectType({ description: "What choosing the mail on Sundays came to.", simpleResolvers: true })
export class SetWeeklyMailPayload extends AccountPayload {}
