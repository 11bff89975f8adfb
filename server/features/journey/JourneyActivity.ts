import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { ActivityCategory } from "../../../schema/journey/vocabulary.ts";
import { User } from "../accounts/User.ts";
import { ActivityType } from "./journeyEnums.ts";

/** An entry of the activity log; its fields are named as the rules name them. */
@Entity({ name: "journey_activity" })
@ObjectType("ActivityEntry", { description: "Something that was done.", simpleResolvers: true })
export class JourneyActivity {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text" })
  @Field(() => ID, { description: "Identifier, given by the client, so that reporting twice changes nothing." })
  id: string;

  @Column({ type: "text" })
  @Field(() => ActivityType, { description: "What it was." })
  type: ActivityType;

  @Column({ type: "text" })
  @Field(() => String, { description: "Title." })
  title: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "Path." })
  url: string;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "What the person wrote about it." })
  note: string | null;

  @Column({ type: "int", name: "minutes" })
  @Field(() => Int, { description: "Minutes." })
  duration: number;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Id of the category that it counts in." })
  category: ActivityCategory | null;

  @Column({ type: "text", array: true, default: () => "'{}'" })
  @Field(() => [String], { description: "Goals that it belongs to." })
  goals: string[];

  @Column({ type: "timestamptz", name: "at" })
  @Field(() => Date, { description: "When it was done." })
  timestamp: string;
}
