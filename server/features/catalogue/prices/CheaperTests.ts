import { Field, Int, ObjectType } from "type-graphql";
import { Money } from "../../../platform/graphql/Money.ts";

@ObjectType({ description: "A cheaper test that measures some of the same.", simpleResolvers: true })
export class CheaperTest {
  /** Number of the test, which is read when it is asked for. */
  testId: number;

  @Field(() => Money, { description: "How much less it costs, by the lowest prices of both." })
  saving: Money;

  @Field(() => [String], { description: "Names of the markers that both measure." })
  sharedMarkerNames: string[];

  @Field(() => [String], { description: "Names of the markers that it does not measure." })
  missingMarkerNames: string[];
}

@ObjectType({
  description: "What cheaper tests measure of what a test does: the 100 nearest to it in price are looked at.",
  simpleResolvers: true,
})
export class CheaperTests {
  @Field(() => Int, { description: "Cheaper tests that were looked at; 0 when nothing is cheaper." })
  comparedCount: number;

  @Field(() => [String], { description: "Names of the markers that none of them measures." })
  markerNamesOnlyHere: string[];

  @Field(() => [CheaperTest], {
    description: "Up to three of them that measure the most of the same, the cheapest first among equals.",
  })
  nearest: CheaperTest[];
}
