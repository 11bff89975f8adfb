import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, Float, ID, InputType, Int } from "type-graphql";
import { LAB_VALUE_LIMITS } from "../../../schema/labValues/labValueLimits.ts";
import { COMPARATOR_MEANINGS } from "../../../schema/labValues/recordedValue.ts";
import {
  type LabComparator as Comparator,
  FIRST_LAB_DAY,
  MAX_LAB_NOTE,
  MAX_LABORATORY,
} from "../../../schema/labValues.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { MAX_LAB_VALUE_PAGE } from "./labValueStore.ts";

/** A sign before a number, for `@Field`. */
export const LabComparator = describedEnum(
  "LabComparator",
  "What a laboratory puts before a number beyond what it can measure.",
  COMPARATOR_MEANINGS,
);

@InputType()
abstract class LabValueFacts {
  @Field(() => String, {
    description: "The marker, by its name as addresses have it, e.g. 'ferritin' or 'vitamin-d'.",
  })
  markerSlug: string;

  @Field(() => LabComparator, { nullable: true, description: "The sign before the number; null for a plain number." })
  comparator?: Comparator | null;

  @Field(() => Float, { description: "The number, in `unit`." })
  value: number;

  @Field(() => String, { description: "What the number is measured in, e.g. 'nmol/L'; empty where it has no unit." })
  unit: string;

  @Field(() => GraphQLLocalDate, {
    description: `Day on which the sample was taken, from ${FIRST_LAB_DAY} to today.`,
  })
  sampledOn: string;

  @Field(() => String, {
    nullable: true,
    description: `Who measured it, at most ${MAX_LABORATORY} characters.`,
  })
  laboratory?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the sample was taken fasting; null: not known." })
  isFasting?: boolean | null;

  @Field(() => String, { nullable: true, description: `A note, at most ${MAX_LAB_NOTE} characters.` })
  note?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "Lower limit of the laboratory's own reference interval, in `unit`; null where it has none.",
  })
  referenceLow?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Upper limit of the laboratory's own reference interval, in `unit`; null where it has none.",
  })
  referenceHigh?: number | null;
}

@InputType({ description: "A value to be recorded." })
export class LabValueInput extends LabValueFacts {
  @Field(() => ID, {
    description:
      "A UUID made up by the client for this value; it counts once for ever, also after the value was deleted. It is nothing that `node` finds.",
  })
  clientKey: string;
}

@InputType({ description: "Values to be recorded." })
export class RecordLabValuesInput {
  @Field(() => [LabValueInput], { description: `The values, 1 to ${LAB_VALUE_LIMITS.atOnce}.` })
  values: LabValueInput[];
}

@InputType({ description: "A value as it is to be; what is left out is nothing." })
export class UpdateLabValueInput extends LabValueFacts {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "Values to be deleted." })
export class DeleteLabValuesInput {
  @Field(() => [ID], { description: `Which ones, 1 to ${LAB_VALUE_LIMITS.atOnce}.` })
  ids: string[];
}

@ArgsType()
export class LabValuesArgs {
  @Field(() => Int, { nullable: true, description: `Page size, 1 to ${MAX_LAB_VALUE_PAGE}; 100 when absent.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the value to go on behind." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those of this marker, by its name as addresses have it; also those recorded under a name it had before.",
  })
  markerSlug?: string | null;
}
