import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../platform/graphql/Node.ts";
import { MrHighlight, PriceLevel } from "./contentEnums.ts";

/** Somebody who makes MR scans of the body (specification 2 §3). */
@Entity({ name: "mr_provider" })
@Check("mr_provider_prices", "lowest_price >= 0 AND highest_price >= lowest_price")
@Check("mr_provider_link", "affiliate_link ~* '^https?://'")
@ObjectType({
  description: "A provider of MR scans of the body (specification 2 §3).",
  simpleResolvers: true,
  implements: Node,
})
export class MrProvider implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  id: number;

  @Field(() => Int, { description: "Its number in addresses, e.g. '/ut/mr/3'." })
  databaseId: number;

  @Column({ type: "text", unique: true, collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Name." })
  name: string;

  @Column({ type: "text", name: "price_range" })
  @Field(() => String, { description: "Price range as shown, e.g. '2 500–4 900 kr'." })
  priceRange: string;

  @Column({ type: "int", name: "lowest_price" })
  @Field(() => Int, { description: "Lower bound of the range, in öre." })
  lowestPrice: number;

  @Column({ type: "int", name: "highest_price" })
  @Field(() => Int, { description: "Upper bound of the range, in öre." })
  highestPrice: number;

  @Column({ type: "text", name: "turnaround_time" })
  @Field(() => String, { description: "How long the answer takes, as shown, e.g. '5–7 arbetsdagar'." })
  turnaroundTime: string;

  @Column({ type: "int", name: "turnaround_days" })
  @Field(() => Int, { description: "Calendar days that the answer takes at most." })
  turnaroundDays: number;

  @Column({ type: "text" })
  @Field(() => String, { description: "Where the scan is made." })
  location: string;

  @Column({ type: "boolean", name: "doctor_analysis", default: false })
  @Field(() => Boolean, { description: "True when a doctor goes through the answer with the one who was scanned." })
  doctorAnalysis: boolean;

  @Column({ type: "boolean", name: "requires_prescription", default: false })
  @Field(() => Boolean, { description: "True when a doctor's referral is needed." })
  requiresPrescription: boolean;

  @Column({ type: "text", array: true, default: "{}" })
  @Field(() => [String], { description: "What speaks for it." })
  strengths: string[];

  @Column({ type: "text", array: true, default: "{}" })
  @Field(() => [String], { description: "What to keep in mind." })
  weaknesses: string[];

  @Column({ type: "text", name: "affiliate_link", nullable: true })
  @Field(() => String, { nullable: true, description: "The provider's page, an advertising link; http(s)." })
  affiliateLink: string | null;

  @Column({ type: "boolean", default: false })
  @Field(() => Boolean, { description: "True for those that the editors recommend." })
  featured: boolean;

  @Column({ type: "date", name: "checked_at" })
  @Field(() => GraphQLLocalDate, { description: "Day on which the facts were last looked at." })
  checkedAt: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Path that leads to the provider's page and counts the click, e.g. '/ut/mr/3'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/mr/3?fran=mr-scanning'.",
  })
  visitPath: string | null;

  @Field(() => PriceLevel, { description: "By the lower bound of the range (specification 2 §9)." })
  priceLevel: PriceLevel;

  @Field(() => [MrHighlight], { description: "What it stands out by among all providers." })
  highlights: MrHighlight[];
}
