import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { FilePreset } from "../../../../schema/catalogueMapping.ts";
import {
  FEED_BRAKES,
  FEED_OPERATORS,
  FEED_RUN_STATES,
  type FeedBrake,
  type FeedOperator,
  type FeedRunState,
  TOLD_ROWS,
} from "../../../../schema/productFeeds.ts";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { PresetEnum } from "../transfer/catalogueMappingTypes.ts";
import { CatalogueImportProblem } from "../transfer/catalogueTransferTypes.ts";

const StateEnum = describedEnum("ProductFeedRunState", "How far a run of a feed is.", FEED_RUN_STATES);
const BrakeEnum = describedEnum("ProductFeedBrakeKind", "Why a run of a feed is held.", FEED_BRAKES);
const OperatorEnum = describedEnum("ProductFeedOperator", "How a field of a file is compared.", FEED_OPERATORS);

@InputType("ProductFeedConditionInput", { description: "A condition that a row of a feed has to fulfil." })
@ObjectType({ description: "A condition that a row of a feed has to fulfil.", simpleResolvers: true })
export class ProductFeedCondition {
  @Field(() => String, { description: "The field, as the file calls it." })
  field: string;

  @Field(() => OperatorEnum, { description: "How it is compared; case and blanks do not count." })
  operator: FeedOperator;

  @Field(() => [String], { description: "What it is compared with; one of them is enough." })
  values: string[];
}

/** What of a feed an admin fills in, besides its conditions: the fields of `schema/productFeeds.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class ProductFeedFactFields {
  @Field(() => String, { description: "What admins call it, at most 100 characters." })
  name: string;

  @Field(() => String, { description: "Who sells its products, whatever stands in the file." })
  providerName: string;

  @Field(() => String, { description: "Where it is fetched." })
  url: string;

  @Field(() => String, {
    nullable: true,
    description: "Slug of the category of its products; null where the mapping says it of every row.",
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the mapping that it is read by; null where its fields are recognised.",
  })
  mapping?: string | null;

  @Field(() => PresetEnum, {
    nullable: true,
    description: "What its file has to be where no mapping is named; null for whatever is recognised.",
  })
  preset?: FilePreset | null;

  @Field(() => Boolean, { description: "True to show new products at once; otherwise an admin looks at them first." })
  showsNew: boolean;

  @Field(() => Int, { description: "At which hour in Sweden it is fetched, 0 to 23." })
  hour: number;

  @Field(() => Boolean, { description: "Whether it is fetched by itself every day." })
  isOn: boolean;
}

@ObjectType({ description: "Why a run of a feed is held.", simpleResolvers: true })
export class ProductFeedBrake {
  @Field(() => BrakeEnum, { description: "What is unusual." })
  kind: FeedBrake;

  @Field(() => String, { description: "The same in Swedish, with numbers." })
  message: string;
}

@ObjectType("ProductFeedRun", { description: "Once that a feed was fetched.", simpleResolvers: true })
export class ProductFeedRunView {
  @Field(() => ID, { description: "Identifier of the run." })
  id: string;

  @Field(() => StateEnum, { description: "How far it is." })
  state: FeedRunState;

  @Field(() => Boolean, { description: "Whether it was started by itself, at the feed's hour." })
  isScheduled: boolean;

  @Field(() => Date, { description: "When it was started." })
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: "When it came to its end; null until then." })
  finishedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Who started it; null for what starts by itself." })
  startedByName: string | null;

  @Field(() => Boolean, { description: "Whether the shop said that the file is the same as the last time." })
  isUnmodified: boolean;

  @Field(() => Int, { description: "Products that are new." })
  created: number;

  @Field(() => Int, { description: "Products that changed." })
  changed: number;

  @Field(() => Int, { description: "Products that stayed as they were." })
  unchanged: number;

  @Field(() => Int, {
    description: "Products of the feed that the file did not have; after two such runs they are unavailable.",
  })
  missing: number;

  @Field(() => Int, { description: "Products that became unavailable by it." })
  hidden: number;

  @Field(() => Int, { description: "Rows that were not taken." })
  refused: number;

  @Field(() => [CatalogueImportProblem], { description: `What is wrong with them, the first ${TOLD_ROWS}.` })
  problems: CatalogueImportProblem[];

  @Field(() => [ProductFeedBrake], { description: "Why it is held, or was; none where everything is as usual." })
  brakes: ProductFeedBrake[];

  @Field(() => String, { nullable: true, description: "Why it failed, in Swedish; null when it did not." })
  error: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it is tried again by itself, since its shop could not be reached; null for what is not.",
  })
  retryAt: Date | null;

  @Field(() => Int, { description: "Which try it is; 1 unless those before it could not reach the shop." })
  attempt: number;

  @Field(() => String, { nullable: true, description: "Who said what becomes of it when it was held." })
  decidedByName: string | null;

  @Field(() => Date, { nullable: true, description: "When that was said." })
  decidedAt: Date | null;
}

@ObjectType({ description: "A shop's list of products that is fetched every day.", simpleResolvers: true })
export class EditableProductFeed extends ProductFeedFactFields {
  @Field(() => ID, { description: "Identifier of the feed." })
  id: string;

  @Field(() => Int, { description: "Grows with every edit; the mutations take the one that was shown." })
  version: number;

  @Field(() => [ProductFeedCondition], { description: "Which rows are taken: those that fulfil all of these." })
  filter: ProductFeedCondition[];

  @Field(() => Int, { description: "How many products it has." })
  productsTotal: number;

  @Field(() => Date, { nullable: true, description: "When its last good run ended; null before the first." })
  succeededAt: Date | null;

  @Field(() => Boolean, { description: "Whether it is on and has had no good run for two days." })
  isLate: boolean;

  @Field(() => ProductFeedRunView, { nullable: true, description: "Its latest run; null before the first." })
  latestRun: ProductFeedRunView | null;
}

@InputType({ description: "A new feed." })
export class CreateProductFeedInput extends ProductFeedFactFields {
  @Field(() => [ProductFeedCondition], { description: "Which rows are taken: those that fulfil all of these." })
  filter: ProductFeedCondition[];
}

@InputType({ description: "A feed as an admin has edited it: all of its facts." })
export class UpdateProductFeedInput extends CreateProductFeedInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A feed that shall be gone." })
export class DeleteProductFeedInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A feed to fetch." })
export class StartProductFeedInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "A run to cancel." })
export class CancelProductFeedRunInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "What becomes of a run that is held." })
export class DecideProductFeedRunInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Boolean, { description: "True to run it all the same, false to drop it." })
  isApproved: boolean;
}

@ObjectType({ description: "What making a feed came to.", simpleResolvers: true })
export class CreateProductFeedPayload extends MutationPayload {
  @Field(() => EditableProductFeed, { nullable: true, description: "The feed; null when none was made." })
  feed?: EditableProductFeed | null;
}

@ObjectType({ description: "What editing a feed came to.", simpleResolvers: true })
export class UpdateProductFeedPayload extends MutationPayload {
  @Field(() => EditableProductFeed, {
    nullable: true,
    description: "The feed as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  feed?: EditableProductFeed | null;
}

@ObjectType({ description: "What starting a feed came to.", simpleResolvers: true })
export class StartProductFeedPayload extends UpdateProductFeedPayload {}

@ObjectType({ description: "What cancelling a run came to.", simpleResolvers: true })
export class CancelProductFeedRunPayload extends UpdateProductFeedPayload {}

@ObjectType({ description: "What deciding about a run came to.", simpleResolvers: true })
export class DecideProductFeedRunPayload extends UpdateProductFeedPayload {}

@ObjectType({ description: "What deleting a feed came to.", simpleResolvers: true })
export class DeleteProductFeedPayload extends DeletionPayload {}
