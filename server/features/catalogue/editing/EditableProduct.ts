import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { Money } from "../../../platform/graphql/Money.ts";
import { Image } from "../../media/Image.ts";
import {
  Area,
  Difficulty,
  RecommendationCriterion,
  SampleType,
  Sex,
  SupplementForm,
  TestLocation,
} from "../catalogueEnums.ts";
import { ProductDuplicate } from "../offers/ProductDuplicate.ts";
import { EditableProductOffer } from "../offers/ProductOffer.ts";

/** What of a product an admin fills in, besides its goals: the fields of `schema/products.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class ProductFactFields {
  @Field(() => String, { description: "Slug of its category, which also decides its area." })
  category: string;

  @Field(() => String, { description: "Name, at most 300 characters." })
  name: string;

  @Field(() => String, { description: "One to three sentences." })
  description: string;

  @Field(() => String, { description: "Name of the provider." })
  providerName: string;

  @Field(() => String, { nullable: true, description: "Country of the provider in Swedish." })
  providerCountry?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The provider's own number of it, by which the next file finds it again. In an input '' for none, absent to keep it.",
  })
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The GTIN (EAN, UPC) of its package, with a right check digit. In an input '' for none, absent to keep it.",
  })
  gtin?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the provider's sizes and kinds of one thing have in common, e.g. a file's item_group_id; pages of these lead to each other. In an input '' for none, absent to keep it.",
  })
  variantGroup?: string | null;

  @Field(() => [String], { description: "What a test measures, or the active substances of a supplement." })
  contents: string[];

  @Field(() => [String], { description: "What it has or does." })
  features: string[];

  @Field(() => [String], { description: "What speaks for it." })
  pros: string[];

  @Field(() => [String], { description: "What speaks against it." })
  cons: string[];

  @Field(() => [String], { description: "What may harm somebody, in whole sentences." })
  warnings: string[];

  @Field(() => [RecommendationCriterion], {
    description: "Which of the published criteria it meets: at least two of what is recommended, otherwise none.",
  })
  criteria: RecommendationCriterion[];

  @Field(() => SampleType, { nullable: true, description: "What a test takes; null for other products." })
  sampleType?: SampleType | null;

  @Field(() => SupplementForm, { nullable: true, description: "Form of a supplement; null for other products." })
  form?: SupplementForm | null;

  @Field(() => String, { nullable: true, description: "Of equipment its type, of tests what they are about." })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: "Price as shown, e.g. 'från 1 295 kr'." })
  priceEstimate?: string | null;

  @Field(() => String, { nullable: true, description: "How long the results take." })
  turnaroundTime?: string | null;

  @Field(() => String, { nullable: true, description: "What of a supplement is taken at once, e.g. '2 kapslar'." })
  dose?: string | null;

  @Field(() => Int, { nullable: true, description: "How many doses of a supplement a package holds, 1 to 10 000." })
  dosesPerPackage?: number | null;

  @Field(() => Boolean, { description: "Recommended; comes first in lists." })
  isFeatured: boolean;

  @Field(() => Boolean, { description: "False: visible to admins only." })
  isAvailable: boolean;

  @Field(() => String, { nullable: true, description: "How the sample is taken." })
  sampleCollectionMethod?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a test needs a prescription or a referral; null where that is not known.",
  })
  requiresPrescription?: boolean | null;

  @Field(() => [String], { description: "Where samples are taken." })
  labNetwork: string[];

  @Field(() => String, { nullable: true, description: "How it is delivered." })
  deliveryMethod?: string | null;

  @Field(() => String, { nullable: true, description: "The provider's page for it." })
  affiliateLink?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a doctor comments on the results of a test; null where that is not known.",
  })
  hasDoctorAnalysis?: boolean | null;

  @Field(() => TestLocation, { nullable: true, description: "Where a test is taken." })
  testLocation?: TestLocation | null;

  @Field(() => Sex, { nullable: true, description: "Whom a test is for; null when it is for everybody." })
  intendedFor?: Sex | null;

  @Field(() => String, { nullable: true, description: "Accreditation of the laboratory." })
  labAccreditation?: string | null;

  @Field(() => [String], { description: "Countries it is sent to." })
  shippingRegions: string[];

  @Field(() => Float, { nullable: true, description: "Rating by others, 0 to 5." })
  externalRating?: number | null;

  @Field(() => Difficulty, { nullable: true, description: "How demanding it is to use." })
  difficulty?: Difficulty | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it.",
  })
  imageUrl?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day on which its facts were last looked at." })
  checkedOn?: string | null;
}

@ObjectType({ description: "Why a product is shown for a goal, as it is edited.", simpleResolvers: true })
export class EditableGoalReason {
  @Field(() => String, { description: "Key of the goal, e.g. 'sleep'." })
  goal: string;

  @Field(() => String, { description: "The reason in Swedish." })
  reason: string;
}

@ObjectType({ description: "What a product has cost since a day on which that changed.", simpleResolvers: true })
export class RecordedPrice {
  @Field(() => GraphQLLocalDate, { description: "The day." })
  day: string;

  @Field(() => Money, { nullable: true, description: "The price since then; null where none could be read." })
  price: Money | null;

  @Field(() => String, { nullable: true, description: "What it was for, as `Product.pricePer`." })
  per: string | null;
}

@ObjectType({ description: "A product as admins edit it, hidden or not.", simpleResolvers: true })
export class EditableProduct extends ProductFactFields {
  @Field(() => ID, { description: "Identifier of the product." })
  id: string;

  @Field(() => Int, { description: "The number that addresses name it by." })
  databaseId: number;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => Area, { description: "Its area, which follows from its category." })
  area: Area;

  @Field(() => String, { description: "Name of its category." })
  categoryName: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A price that waits for an admin's word, since it differs by more than half, or is 0; visitors still see `priceEstimate`.",
  })
  heldPrice: string | null;

  @Field(() => Boolean, {
    description: "True of what a shop's file made and nobody has looked at and shown yet.",
  })
  awaitsReview: boolean;

  @Field(() => [String], {
    description:
      "What an admin edited, by the names of these fields: no feed changes it before it is left to them by `releaseProductFields`.",
  })
  editedFields: string[];

  @Field(() => [String], { description: "Names of the feeds that have it, or had it." })
  feeds?: string[];

  @Field(() => [RecordedPrice], { description: "What it has cost, the latest change first; at most 100 changes." })
  recordedPrices?: RecordedPrice[];

  @Field(() => [EditableProductOffer], {
    description: "What its sellers ask for it, also what waits and what is of something else; none where one sells it.",
  })
  offers?: EditableProductOffer[];

  @Field(() => [ProductDuplicate], {
    description: "Products of other sellers with the same GTIN, which `mergeProducts` makes offers of this one.",
  })
  duplicates?: ProductDuplicate[];

  @Field(() => [EditableGoalReason], { description: "The goals that it is shown for, each with the reason." })
  goals: EditableGoalReason[];

  @Field(() => Image, { nullable: true, description: "Its picture." })
  image?: Image | null;
}

@ObjectType({ description: "Products as admins edit them, by name.", simpleResolvers: true })
export class EditableProductConnection extends connectionType("EditableProduct", () => EditableProduct) {
  @Field(() => Int, { description: "How many there are under the filters." })
  totalCount: number;
}
