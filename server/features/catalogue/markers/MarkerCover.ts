import { Field, Int, ObjectType } from "type-graphql";
import { Money } from "../../../platform/graphql/Money.ts";
import { Sex } from "../catalogueEnums.ts";
import { HealthTest } from "../HealthTest.ts";
import { Biomarker } from "./Biomarker.ts";

@ObjectType({ description: "Tests to take for the markers that were asked for.", simpleResolvers: true })
export class MarkerCoverChoice {
  @Field(() => [HealthTest], { description: "The tests." })
  tests: HealthTest[];

  /** Identifiers of the tests; they are read when they are asked for. */
  testIds: number[];

  @Field(() => Money, { description: "Sum of their lowest prices." })
  price: Money;

  @Field(() => Money, {
    description: "The price divided by the asked markers that are measured, rounded to whole öre.",
  })
  pricePerMarker: Money;

  @Field(() => [Biomarker], { description: "Those of the asked markers that are measured, in the order asked for." })
  measured: Biomarker[];

  @Field(() => [Biomarker], { description: "Those that are left out." })
  missing: Biomarker[];

  @Field(() => [Biomarker], { description: "Those that more than one of the tests measures." })
  overlap: Biomarker[];

  @Field(() => [Sex], {
    description:
      "The sexes that some of the tests are for alone: none where everybody can take all of them; with both, no one person can. Say it.",
  })
  intendedFor: Sex[];

  @Field(() => Int, {
    description:
      "How many visits the tests take: one for each provider of those that are not taken at home, or that may be taken in several places.",
  })
  visitCount: number;

  @Field(() => Int, { description: "How many kits are used at home: one for each test that is taken there." })
  homeKitCount: number;
}

@ObjectType({ description: "What the combination would cost less without one of the markers.", simpleResolvers: true })
export class MarkerSaving {
  @Field(() => Biomarker, { description: "The marker to do without." })
  marker: Biomarker;

  @Field(() => Money, { description: "What that saves; more than 0." })
  saving: Money;
}

@ObjectType({
  description:
    "The best ways to have markers measured, over every available test with a known price for one time. They fit one person where that can be, and take tests without a link to their seller only where nothing else measures what those do.",
  simpleResolvers: true,
})
export class MarkerCover {
  @Field(() => [Biomarker], { description: "The markers that were asked for, in the order asked for." })
  markers: Biomarker[];

  @Field(() => [Biomarker], { description: "Those that no such test measures." })
  unmeasured: Biomarker[];

  @Field(() => MarkerCoverChoice, {
    nullable: true,
    description:
      "The cheapest test that measures all that can be measured; where none does, the cheapest of those that measure most. It is one of those that the other answers may be made of. Null when nothing is measured.",
  })
  single: MarkerCoverChoice | null;

  @Field(() => MarkerCoverChoice, {
    nullable: true,
    description: "The cheapest tests that together measure all that can be measured; null when nothing is measured.",
  })
  combination: MarkerCoverChoice | null;

  @Field(() => MarkerCoverChoice, {
    nullable: true,
    description:
      "The fewest tests that together measure all that can be measured, and of those the cheapest; the same tests as `combination` where that is both. Null when nothing is measured.",
  })
  fewest: MarkerCoverChoice | null;

  @Field(() => Boolean, {
    description: "False when not every combination was tried: `fewest` is the best that was found, fewer may do.",
  })
  isFewestExact: boolean;

  @Field(() => Boolean, {
    description: "False when time ran out: the combination is the best that was found, a cheaper one may exist.",
  })
  isExact: boolean;

  @Field(() => [MarkerSaving], {
    description:
      "For each marker that makes the combination dearer, the largest saving first; empty when time ran out.",
  })
  savings: MarkerSaving[];

  @Field(() => Int, { description: "Tests that measure any of the markers." })
  testCount: number;

  @Field(() => Int, {
    description: "Those of them whose price is not known, or is paid again and again; they take no part.",
  })
  unpricedTestCount: number;
}
