import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { PageInfo } from "../../platform/graphql/PageInfo.ts";

/**
 * How often a product's link was followed on a day from a page: numbers, nothing about anybody.
 * Without a foreign key, so that the numbers outlive the product.
 */
@Entity({ name: "affiliate_click_count" })
@ObjectType({
  description: "How often a product's link was followed on a day from a page. Nothing is kept about who did.",
  simpleResolvers: true,
})
export class AffiliateClickCount {
  @PrimaryColumn({ type: "date" })
  @Field(() => GraphQLLocalDate, { description: "Swedish day." })
  day: string;

  @PrimaryColumn({ type: "int", name: "product_id" })
  @Field(() => ID, { description: "The product." })
  productId: number;

  @PrimaryColumn({ type: "text" })
  @Field(() => String, { description: "Path of the page with the link, e.g. '/tester'; 'annan' when it is not known." })
  page: string;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Times it was followed." })
  clicks: number;

  @Field(() => String, { nullable: true, description: "Name of the product; null when it no longer exists." })
  productName: string | null;

  @Field(() => String, { nullable: true, description: "Name of its provider; null when the product no longer exists." })
  providerName: string | null;
}

@ObjectType({ description: "A page of counted clicks, the latest day first.", simpleResolvers: true })
export class AffiliateClickConnection {
  @Field(() => [AffiliateClickCount], { description: "Numbers by day, product and page." })
  nodes: AffiliateClickCount[];

  @Field(() => PageInfo, { description: "Where the page ends." })
  pageInfo: PageInfo;

  @Field(() => Int, { description: "All clicks in the period, on every page of the list." })
  totalClicks: number;
}
