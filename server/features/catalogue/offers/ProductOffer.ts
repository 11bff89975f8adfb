import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";
import { Money } from "../../../platform/graphql/Money.ts";
import type { OfferState } from "./offerFields.ts";

@ObjectType({
  description:
    "What one of several sellers asks for a product. The product itself shows the cheapest that can be bought.",
  simpleResolvers: true,
})
export class ProductOffer {
  @Field(() => String, { description: "Name of the seller." })
  providerName: string;

  @Field(() => String, { nullable: true, description: "Price as shown, e.g. '189 kr'." })
  priceEstimate: string | null;

  @Field(() => Money, {
    nullable: true,
    description:
      "The lowest amount in `priceEstimate`; null when it cannot be read, and in another currency than kronor.",
  })
  price: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: "What it costs otherwise, where `priceEstimate` says so and that is more.",
  })
  listPrice: Money | null;

  @Field(() => String, { nullable: true, description: "What the price is for, as `Product.pricePer`." })
  pricePer: string | null;

  @Field(() => Money, { nullable: true, description: "What sending it costs; null where the seller does not say." })
  shipping: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: "Price with sending, by which offers are ordered; null where either is not known.",
  })
  total: Money | null;

  @Field(() => Boolean, { description: "False where the seller has none." })
  isAvailable: boolean;

  @Field(() => Boolean, { description: "Whether it is the one that the product shows." })
  isShown: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Path that leads to the seller's page and counts the click, as `Product.visitPath`.",
  })
  visitPath: string | null;

  @Field(() => Boolean, { description: "True while the seller's page does not answer, as `Product.isLinkBroken`." })
  isLinkBroken: boolean;
}

/** Whether an offer counts. */
export const OfferStateEnum = describedEnum("ProductOfferState", "Whether an offer counts.", {
  TIED: "It is of the product.",
  WAITING: "An admin has to say whether it is.",
  IGNORED: "An admin has said that it is of something else.",
} satisfies Record<OfferState, string>);

/** What an admin says of an offer. */
export type OfferDecision = "TIE" | "OWN_PRODUCT" | "IGNORE" | "APPROVE_PRICE";
const DecisionEnum = describedEnum("ProductOfferDecision", "What becomes of an offer.", {
  TIE: "It is of the product, and counts.",
  OWN_PRODUCT:
    "It is of something else, which becomes a hidden product; a feed that shows what is new shows it the next time.",
  IGNORE: "It is of something else, and the seller's row is left alone from now on.",
  APPROVE_PRICE: "The price that waits is right, and counts from now on.",
} satisfies Record<OfferDecision, string>);

@ObjectType({ description: "An offer of a product as admins see it.", simpleResolvers: true })
export class EditableProductOffer {
  @Field(() => ID, { description: "Identifier of the offer." })
  id: string;

  @Field(() => String, { description: "Name of the seller." })
  providerName: string;

  @Field(() => String, { description: "What the seller calls it." })
  name: string;

  @Field(() => String, { nullable: true, description: "The seller's own number of it." })
  sku: string | null;

  @Field(() => String, { nullable: true, description: "Price as the seller writes it." })
  priceEstimate: string | null;

  @Field(() => String, { nullable: true, description: "A price that waits, since it differs by more than half." })
  heldPrice: string | null;

  @Field(() => Int, { nullable: true, description: "What sending it costs, in öre; null where it is not known." })
  shipping: number | null;

  @Field(() => String, { nullable: true, description: "The seller's page for it." })
  affiliateLink: string | null;

  @Field(() => Boolean, { description: "False where the seller has none." })
  isAvailable: boolean;

  @Field(() => Boolean, { description: "Whether the product began with it; it cannot be detached." })
  isOwn: boolean;

  @Field(() => Boolean, { description: "Whether it is the one that the product shows." })
  isShown: boolean;

  @Field(() => OfferStateEnum, { description: "Whether it counts." })
  state: OfferState;

  @Field(() => String, { nullable: true, description: "Name of the feed that said it last; null where a file did." })
  feedName: string | null;

  @Field(() => Date, { description: "When something new was read of it last." })
  seenAt: Date;
}

@InputType({ description: "What becomes of an offer." })
export class DecideProductOfferInput {
  @Field(() => ID, { description: "Identifier of the offer." })
  offerId: string;

  @Field(() => DecisionEnum, { description: "What becomes of it." })
  decision: OfferDecision;
}
