import { Field, Int, ObjectType } from "type-graphql";
import { SampleType, Sex, TestLocation } from "./catalogueEnums.ts";
import { Biomarker } from "./markers/Biomarker.ts";
import { Product } from "./Product.ts";
import { CheaperTests } from "./prices/CheaperTests.ts";

/** Fields of tests only. */
@ObjectType({ implements: Product, description: "A health test.", simpleResolvers: true })
export class HealthTest extends Product {
  @Field(() => [String], {
    name: "markerNames",
    simple: false,
    description: "Names of what it measures, also of what the shared vocabulary does not know.",
  })
  override biomarkers: string[];

  @Field(() => [Biomarker], {
    description: "Those of `markerNames` that the shared vocabulary knows, in the same order.",
  })
  markers: Biomarker[];

  @Field(() => CheaperTests, {
    nullable: true,
    description:
      "What cheaper tests measure of it; null when its price is unknown or paid again and again. Errors: QUERY_TOO_COSTLY.",
  })
  cheaperTests: CheaperTests | null;

  @Field(() => SampleType, { nullable: true, description: "What it takes from the body." })
  override sampleType: SampleType | null;

  @Field(() => String, { nullable: true, description: "Swedish label of `sampleType`, e.g. 'Blodprov'." })
  sampleTypeLabel: string | null;

  @Field(() => String, { nullable: true, description: "How the sample is taken." })
  override sampleCollectionMethod: string | null;

  @Field(() => TestLocation, { name: "testLocation", simple: false, nullable: true, description: "Where it is taken." })
  override testLocationType: TestLocation | null;

  @Field(() => Sex, {
    nullable: true,
    description: "Whom it is for, where that is women or men only; null when it is for everybody.",
  })
  override intendedFor: Sex | null;

  @Field(() => String, { nullable: true, description: "Time until the answer, e.g. '3–5 dagar'." })
  override turnaroundTime: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Days in the calendar that `turnaroundTime` takes at most, 0 for an answer on the same day; null when it names no time.",
  })
  override answerDays: number | null;

  @Field(() => String, { nullable: true, description: "What it is about in a word or two, e.g. 'Järn'." })
  override testCategory: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a doctor comments on the results; null where the seller does not say.",
  })
  override includesDoctorReview: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a referral or prescription is needed; null where the seller does not say.",
  })
  override needsReferral: boolean | null;

  @Field(() => Boolean, {
    description: "True when a doctor is known to comment on the results.",
    deprecationReason: "Use `includesDoctorReview`, which tells 'no' from 'not known'.",
  })
  override hasDoctorAnalysis: boolean;

  @Field(() => Boolean, {
    description: "True when a referral or prescription is known to be needed.",
    deprecationReason: "Use `needsReferral`, which tells 'no' from 'not known'.",
  })
  override requiresPrescription: boolean;

  @Field(() => [String], { description: "Laboratories that analyse it, or places that take the sample." })
  override labNetwork: string[];

  @Field(() => String, { nullable: true, description: "Accreditation of the laboratory." })
  override labAccreditation: string | null;
}
