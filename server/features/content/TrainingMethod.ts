import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { METHOD_ICONS, type MethodIcon } from "../../../schema/trainingMethods.ts";
import { Content } from "../../platform/graphql/Content.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Intensity } from "./contentEnums.ts";

/** Pictures of the methods. */
export const TrainingMethodIcon = describedEnum(
  "TrainingMethodIcon",
  "The picture of a training method.",
  METHOD_ICONS,
);

/** A training method of /traning. */
@Entity({ name: "training_method" })
@Check("training_method_guide", "guide_path ~ '^(/[^/\\\\].*)?$'")
@ObjectType({
  description: "A training method.",
  simpleResolvers: true,
  implements: [Node, Content],
})
export class TrainingMethod implements Node, Content {
  id: string;

  @PrimaryColumn({ type: "text" })
  @Field(() => String, { description: "Stable name, e.g. 'zone-2'; 'method:' and it is its item in the journey." })
  slug: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "Swedish name." })
  title: string;

  @Column({ type: "text", default: "RECOVERY" })
  @Field(() => TrainingMethodIcon, { description: "Its picture." })
  icon: MethodIcon;

  @Column({ type: "text" })
  @Field(() => String, { description: "What it is, in a sentence or two." })
  description: string;

  @Column({ type: "enum", enum: Intensity, enumName: "intensity" })
  @Field(() => Intensity, { description: "How demanding it is." })
  intensity: Intensity;

  @Column({ type: "text" })
  @Field(() => String, { description: "How long a session takes, e.g. '45–60 min'." })
  duration: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "How often, e.g. '2–3 gånger i veckan'." })
  frequency: string;

  @Column({ type: "text", array: true, default: "{}" })
  @Field(() => [String], { description: "What it can do for one." })
  benefits: string[];

  @Column({ type: "text" })
  @Field(() => String, { description: "How to begin, in a few sentences." })
  beginning: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "Whom it suits, for comparing." })
  suits: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "What to keep in mind, for comparing." })
  caution: string;

  path: string;

  /** Of the guide to read on in, which the graph has itself; empty where there is none. */
  @Column({ type: "text", name: "guide_path" })
  guidePath: string;

  @Column({ type: "int", default: 0 })
  position: number;

  /** How many times it was changed, but for its place; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
