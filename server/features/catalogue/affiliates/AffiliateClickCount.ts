import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { AffiliateLinkKind } from "./affiliateLinks.ts";

/**
 * How often a link to a provider was followed per day and page: counts only, nothing about visitors.
 * Without a foreign key, so that the numbers outlive what the link was on.
 */
@Entity({ name: "affiliate_click_count" })
@Check("affiliate_click_count_kind", "kind IN ('PRODUCT', 'OFFER', 'MR_PROVIDER')")
@ObjectType({
  description: "How often a link to a provider was followed on a day from a page. Nothing is stored about who did.",
  simpleResolvers: true,
})
export class AffiliateClickCount {
  @PrimaryColumn({ type: "date" })
  @Field(() => GraphQLLocalDate, { description: "Swedish day." })
  day: string;

  @PrimaryColumn({ type: "text" })
  @Field(() => AffiliateLinkKind, { description: "Whose page the link leads to." })
  kind: AffiliateLinkKind;

  @PrimaryColumn({ type: "int", name: "target_id" })
  targetId: number;

  @Field(() => ID, {
    nullable: true,
    description:
      "Identifier of the product, also of one that is gone; null when the link was a provider's of MR scans.",
  })
  productId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Identifier of the provider of MR scans; null when the link was a product's.",
  })
  mrProviderId: string | null;

  @PrimaryColumn({ type: "text" })
  @Field(() => String, { description: "Path of the page with the link, e.g. '/tester'; 'annan' when it is not known." })
  page: string;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Times it was followed." })
  clicks: number;

  @Field(() => String, {
    nullable: true,
    description: "Name of the product; null without one, and when it no longer exists.",
  })
  productName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the provider; null when it, or the product, no longer exists.",
  })
  providerName: string | null;
}

@ObjectType({ description: "A page of counted clicks, the latest day first.", simpleResolvers: true })
export class AffiliateClickConnection extends connectionType("AffiliateClick", () => AffiliateClickCount) {
  @Field(() => Int, { description: "All clicks in the period, on every page of the list." })
  totalClicks: number;
}
