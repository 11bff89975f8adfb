import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import type * as vocabulary from "../../../schema/labValues.ts";
import { connectionType } from "../../platform/graphql/connection.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { LabComparator } from "./labValueInputs.ts";

@ObjectType({
  description: "A value that a laboratory has measured of somebody. Only they find it.",
  simpleResolvers: true,
  implements: Node,
})
export class LabValue extends Node {
  @Field(() => String, {
    description: "The marker, by its name as addresses have it, e.g. 'ferritin'; `marker` is what the catalogue says.",
  })
  markerSlug: string;

  @Field(() => LabComparator, { nullable: true, description: "The sign before the number; null for a plain number." })
  comparator: vocabulary.LabComparator | null;

  @Field(() => Float, { description: "The number, in `unit`." })
  value: number;

  @Field(() => String, { description: "What the number is measured in, e.g. 'nmol/L'; empty where it has no unit." })
  unit: string;

  @Field(() => GraphQLLocalDate, { description: "Day on which the sample was taken." })
  sampledOn: string;

  @Field(() => String, { nullable: true, description: "Who measured it; null where nobody said." })
  laboratory: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the sample was taken fasting; null: not known." })
  isFasting: boolean | null;

  @Field(() => String, { nullable: true, description: "A note of its owner's." })
  note: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "Lower limit of the laboratory's own reference interval, in `unit`; null where it has none.",
  })
  referenceLow: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Upper limit of the laboratory's own reference interval, in `unit`; null where it has none.",
  })
  referenceHigh: number | null;

  @Field(() => Date, { description: "When it was recorded." })
  createdAt: string;
}

@ObjectType({
  description: "A page of the values of the one who asks, the sample that was taken last first.",
  simpleResolvers: true,
})
export class LabValueConnection extends connectionType("LabValue", () => LabValue) {}

@ObjectType({ description: "What `recordLabValues` came to.", simpleResolvers: true })
export class RecordLabValuesPayload extends MutationPayload {
  @Field(() => [LabValue], {
    description: "The values of these keys as they are stored, in the order sent; those deleted since are left out.",
  })
  labValues: LabValue[];
}

@ObjectType({ description: "What `updateLabValue` came to.", simpleResolvers: true })
export class UpdateLabValuePayload extends MutationPayload {
  @Field(() => LabValue, { nullable: true, description: "The value." })
  labValue?: LabValue | null;
}

@ObjectType({ description: "What `deleteLabValues` came to.", simpleResolvers: true })
export class DeleteLabValuesPayload extends MutationPayload {
  @Field(() => [ID], { description: "Identifiers of what was deleted, in the order sent." })
  deletedIds: string[];
}
