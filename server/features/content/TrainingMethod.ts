import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { Content } from "../../platform/graphql/Content.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Intensity } from "./contentEnums.ts";

/** A training method of /traning. */
@Entity({ name: "training_method" })
@Check("training_method_guide", "guide_path ~ '^/[^/\\\\]'")
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

  /** Of the guide to read on in; the graph has the guide itself. */
  @Column({ type: "text", name: "guide_path" })
  guidePath: string;

  @Column({ type: "int", default: 0 })
  position: number;
}
