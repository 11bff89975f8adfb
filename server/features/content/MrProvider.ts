import { GraphQLLocalDate, GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { PriceRange } from "../../platform/graphql/Money.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { MrHighlight, PriceLevel } from "./contentEnums.ts";

/** Somebody who makes MR scans of the body. */
@Entity({ name: "mr_provider" })
@Check("mr_provider_prices", "lowest_price >= 0 AND highest_price >= lowest_price")
@Check("mr_provider_link", "affiliate_link ~* '^https?://'")
@ObjectType({ description: "A provider of MR scans of the body.", simpleResolvers: true, implements: Node })
export class MrProvider implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  @Field(() => Int, {
    name: "databaseId",
    simple: false,
    description: "The number that addresses name it by, e.g. 3 in '/ut/mr/3'.",
  })
  id: number;

  @Column({ type: "text", unique: true, collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Name." })
  name: string;

  @Column({ type: "text", name: "price_range" })
  @Field(() => String, { name: "priceEstimate", simple: false, description: "Price as shown, e.g. '2 500–4 900 kr'." })
  priceRange: string;

  @Column({ type: "int", name: "lowest_price" })
  lowestPrice: number;

  @Column({ type: "int", name: "highest_price" })
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
  @Field(() => Boolean, {
    name: "hasDoctorAnalysis",
    simple: false,
    description: "True when a doctor goes through the answer with the one who was scanned.",
  })
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
  @Field(() => GraphQLURL, { nullable: true, description: "The provider's page, an advertising link." })
  affiliateLink: string | null;

  @Column({ type: "boolean", default: false })
  @Field(() => Boolean, {
    name: "isFeatured",
    simple: false,
    description: "True for those that the editors recommend.",
  })
  featured: boolean;

  @Column({ type: "date", name: "checked_at" })
  @Field(() => GraphQLLocalDate, {
    name: "checkedOn",
    simple: false,
    description: "Day on which its facts were last looked at.",
  })
  checkedAt: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Path that leads to the provider's page and counts the click, e.g. '/ut/mr/3'; null when there is no link. Say where the visitor was with `?fran=`, e.g. '/ut/mr/3?fran=mr-scanning'.",
  })
  visitPath: string | null;

  @Field(() => Boolean, {
    description:
      "True while its page does not answer, three nights or more: say so, e.g. 'Länken svarar inte', and do not lead there. It becomes false by itself.",
  })
  isLinkBroken: boolean;

  @Field(() => String, {
    description:
      "Path of its page, e.g. '/mr-scanning/skuggsjo-mr-klinik-2'. Former ones, with the same number at their end, lead there.",
  })
  path: string;

  @Field(() => PriceRange, { description: "What an examination costs." })
  price: PriceRange;

  @Field(() => PriceLevel, { description: "By the lower bound of the price." })
  priceLevel: PriceLevel;

  @Field(() => [MrHighlight], { description: "What it stands out by among all providers." })
  highlights: MrHighlight[];

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
