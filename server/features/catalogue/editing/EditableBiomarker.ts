import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { MarkerReferenceInterval } from "../markers/MarkerReferenceInterval.ts";

const USE_PARTS = "Use `lowMeaning`, `highMeaning` and `otherMeaning`.";

/** What of a marker an admin fills in: the fields of `schema/markers.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class BiomarkerFactFields {
  @Field(() => String, { description: "Name, at most 100 characters, e.g. 'Ferritin'." })
  name: string;

  @Field(() => String, { description: "Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty." })
  unit: string;

  @Field(() => String, { description: "What it is about, in the words of the others of its group; may be empty." })
  group: string;

  @Field(() => String, { description: "What it tells, in plain Swedish, at most 600 characters." })
  description: string;

  @Field(() => String, { description: "Limits as the first of its guides states them; may be empty." })
  reference: string;

  @Field(() => [String], { description: "Slugs of at most 8 guides that treat it, the nearest first." })
  guideSlugs: string[];
}

@ObjectType({ description: "A marker as admins edit it.", simpleResolvers: true })
export class EditableBiomarker extends BiomarkerFactFields {
  @Field(() => String, { description: "What a low value can mean in general terms; may be empty." })
  lowMeaning: string;

  @Field(() => String, { description: "What a high value can mean in general terms; may be empty." })
  highMeaning: string;

  @Field(() => String, { description: "What holds for every deviating value; may be empty." })
  otherMeaning: string;

  @Field(() => String, {
    deprecationReason: USE_PARTS,
    description: "What a deviating value can mean, in one text; may be empty.",
  })
  meaning: string;

  @Field(() => [MarkerReferenceInterval], {
    description: "At most 8 intervals of healthy adults, of which one holds for each person; may be empty.",
  })
  referenceIntervals: MarkerReferenceInterval[];

  @Field(() => String, { description: "Source of the intervals, with its year; empty where there are none." })
  referenceSource: string;

  @Field(() => String, { description: "What to do before the sample is taken; may be empty." })
  preparation: string;

  @Field(() => ID, { description: "Identifier of the marker." })
  id: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => Boolean, { description: "Whether an available test measures it; others have no page." })
  isMeasured: boolean;
}

/** What came later than the others: clients that do not know it leave it out, and then it stays as it is. */
@InputType()
abstract class BiomarkerInput extends BiomarkerFactFields {
  @Field(() => String, {
    nullable: true,
    description: "What a low value can mean in general terms, at most 600 characters; without, it stays.",
  })
  lowMeaning?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What a high value can mean in general terms, at most 600 characters; without, it stays.",
  })
  highMeaning?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What holds for every deviating value, at most 600 characters; without, it stays.",
  })
  otherMeaning?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: USE_PARTS,
    description:
      "What a deviating value can mean, in one text: where it is another than before, it takes the place of the three.",
  })
  meaning?: string | null;

  @Field(() => [MarkerReferenceInterval], {
    nullable: true,
    description: "At most 8 intervals of healthy adults, of which one holds for each person; without, they stay.",
  })
  referenceIntervals?: MarkerReferenceInterval[] | null;

  @Field(() => String, {
    nullable: true,
    description: "Source of the intervals, with its year, at most 300 characters; needed where there are any.",
  })
  referenceSource?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What to do before the sample is taken, at most 600 characters; without, it stays.",
  })
  preparation?: string | null;
}

@InputType({ description: "A new marker." })
export class CreateBiomarkerInput extends BiomarkerInput {}

@InputType({ description: "A marker as an admin has edited it: all of its facts." })
export class UpdateBiomarkerInput extends BiomarkerInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A marker that shall be gone." })
export class DeleteBiomarkerInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making a marker came to.", simpleResolvers: true })
export class CreateBiomarkerPayload extends MutationPayload {
  @Field(() => EditableBiomarker, { nullable: true, description: "The marker; null when none was made." })
  biomarker?: EditableBiomarker | null;
}

@ObjectType({ description: "What editing a marker came to.", simpleResolvers: true })
export class UpdateBiomarkerPayload extends MutationPayload {
  @Field(() => EditableBiomarker, {
    nullable: true,
    description: "The marker as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  biomarker?: EditableBiomarker | null;
}

@ObjectType({ description: "What deleting a marker came to.", simpleResolvers: true })
export class DeleteBiomarkerPayload extends DeletionPayload {}
