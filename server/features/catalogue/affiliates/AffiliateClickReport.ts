import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { AffiliateLinkKind } from "./affiliateLinks.ts";

/** A period of Swedish days. */
@ArgsType()
export class ClickPeriodArgs {
  @Field(() => GraphQLLocalDate, { description: "First day of the period." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: "Last day of the period; three years later at most." })
  to: string;
}

/** Which page of the clicks by what they led to. */
@ArgsType()
export class ClicksByOfferArgs extends ClickPeriodArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;
}

@ObjectType({ description: "All clicks on a day.", simpleResolvers: true })
export class ClicksOnDay {
  @Field(() => GraphQLLocalDate, { description: "Swedish day." })
  day: string;

  @Field(() => Int, { description: "How many." })
  clicks: number;
}

@ObjectType({ description: "Clicks on links that stood on one of our pages.", simpleResolvers: true })
export class ClicksOnPage {
  @Field(() => String, { description: "Path of the page, e.g. '/tester'; 'annan' when it is not known." })
  page: string;

  @Field(() => Int, { description: "How many." })
  clicks: number;
}

@ObjectType({ description: "Clicks on links to providers in a period.", simpleResolvers: true })
export class AffiliateClickReport {
  @Field(() => Int, { description: "All clicks in the period." })
  totalClicks: number;

  @Field(() => Int, { description: "All clicks in as many days right before it." })
  previousClicks: number;

  @Field(() => [ClicksOnDay], { description: "Every day of the period in its order, also those without clicks." })
  days: ClicksOnDay[];

  @Field(() => [ClicksOnPage], { description: "By our page, most clicks first." })
  pages: ClicksOnPage[];
}

@ObjectType({ description: "Clicks on the links of a product, or of a provider of MR scans.", simpleResolvers: true })
export class ClicksOnOffer {
  @Field(() => AffiliateLinkKind, { description: "Whose page the link leads to." })
  kind: AffiliateLinkKind;

  @Field(() => ID, { description: "Identifier of the product or of the provider, also of one that is gone." })
  targetId: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the product; null without one, and when it no longer exists.",
  })
  productName: string | null;

  @Field(() => String, { nullable: true, description: "Name of the provider; null when it no longer exists." })
  providerName: string | null;

  @Field(() => Int, { description: "Clicks in the period." })
  clicks: number;

  @Field(() => Int, { description: "Clicks in as many days right before it." })
  previousClicks: number;
}

@ObjectType({ description: "Clicks by what they led to, most clicks first.", simpleResolvers: true })
export class ClicksByOfferConnection extends connectionType("ClicksByOffer", () => ClicksOnOffer) {}
