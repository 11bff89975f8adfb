import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../../platform/graphql/Node.ts";
import { MarkerReferenceInterval } from "./MarkerReferenceInterval.ts";

/** A marker of the shared vocabulary; tests name it in `biomarkers`. */
@Entity({ name: "biomarker" })
@ObjectType({
  description: "A marker of the shared vocabulary, so that tests can be compared marker by marker.",
  simpleResolvers: true,
  implements: Node,
})
export class Biomarker implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  @Field(() => Int, {
    name: "databaseId",
    simple: false,
    description: "The number that addresses name it by, e.g. 7 in '/tester/markorer?markor=7'.",
  })
  id: number;

  @Column({ type: "text", unique: true, collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Name, e.g. 'Ferritin'." })
  name: string;

  @Column({ type: "text", array: true, name: "former_slugs", default: "{}" })
  @Field(() => [String], {
    description:
      "What its name was in addresses before it was renamed, e.g. 'ferritin'; values recorded under one of these are of it.",
  })
  formerSlugs: string[];

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Unit that results are given in in Sweden, e.g. 'µg/L'." })
  unit: string | null;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "What it tells, in plain Swedish." })
  description: string;

  @Column({ type: "text", name: "marker_group", default: "" })
  @Field(() => String, { description: "What it is about, e.g. 'Blodfetter och kärl'; empty when it belongs nowhere." })
  group: string;

  @Field(() => String, {
    deprecationReason: "Use `lowMeaning`, `highMeaning` and `otherMeaning`.",
    description: "What a deviating value can mean, in one text; empty when nobody has written it.",
  })
  meaning: string;

  @Column({ type: "text", name: "low_meaning", default: "" })
  @Field(() => String, { description: "What a low value can mean in general terms, never a diagnosis; may be empty." })
  lowMeaning: string;

  @Column({ type: "text", name: "high_meaning", default: "" })
  @Field(() => String, { description: "What a high value can mean in general terms, never a diagnosis; may be empty." })
  highMeaning: string;

  @Column({ type: "text", name: "meaning", default: "" })
  @Field(() => String, {
    description:
      "What holds for every deviating value, or for a result that is neither low nor high; never a diagnosis, may be empty.",
  })
  otherMeaning: string;

  @Column({ type: "text", nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "Limits as the first of its guides states them; null where none does. The laboratory's own interval holds for an answer.",
  })
  reference: string | null;

  @Column({ type: "jsonb", name: "reference_intervals", default: [] })
  @Field(() => [MarkerReferenceInterval], {
    description:
      "Where 95 of a hundred healthy adults lie, by sex and age; empty where no common source gives it. The laboratory's own interval holds for an answer.",
  })
  referenceIntervals: MarkerReferenceInterval[];

  @Column({ type: "text", name: "reference_source", default: "" })
  @Field(() => String, { description: "Source of `referenceIntervals`, with its year; empty where there are none." })
  referenceSource: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "What to do before the sample is taken, in plain Swedish; may be empty." })
  preparation: string;

  /** Slugs of the guides that treat it, the nearest first. */
  @Column({ type: "text", name: "guide_slugs", array: true, default: "{}" })
  guideSlugs: string[];

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
