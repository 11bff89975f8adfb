import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Content } from "../../platform/graphql/Content.ts";
import { User } from "../accounts/User.ts";
import { ActivityCategory, ActivityType } from "./journeyEnums.ts";

/** An entry of the activity log; its fields are named as the rules name them. */
@Entity({ name: "journey_activity" })
@ObjectType("ActivityEntry", { description: "Something that was done.", simpleResolvers: true, implements: Content })
export class JourneyActivity implements Content {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @PrimaryColumn({ type: "text" })
  id: string;

  /** The graph's word for `id` (`journeyView`). */
  @Field(() => String, { description: "Given by the client, so that reporting twice changes nothing." })
  key: string;

  @Column({ type: "text" })
  @Field(() => ActivityType, { description: "What it was." })
  type: ActivityType;

  @Column({ type: "text" })
  @Field(() => String, { description: "Title." })
  title: string;

  @Column({ type: "text" })
  url: string;

  /** The graph's word for `url`. */
  path: string;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "What the person wrote about it." })
  note: string | null;

  @Column({ type: "int", name: "minutes" })
  @Field(() => Int, { description: "Minutes." })
  duration: number;

  @Column({ type: "text", nullable: true })
  @Field(() => ActivityCategory, { nullable: true, description: "What it is filed under." })
  category: ActivityCategory | null;

  @Column({ type: "text", array: true, default: () => "'{}'" })
  @Field(() => [String], { description: "Goals that it belongs to." })
  goals: string[];

  @Column({ type: "timestamptz", name: "at" })
  @Field(() => Date, { description: "When it was done." })
  timestamp: string;
}
