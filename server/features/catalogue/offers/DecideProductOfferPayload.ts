import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { EditableProduct } from "../editing/EditableProduct.ts";

@ObjectType({ description: "The product after an offer of it was decided.", simpleResolvers: true })
export class DecideProductOfferPayload extends MutationPayload {
  @Field(() => EditableProduct, { nullable: true, description: "The product." })
  product?: EditableProduct | null;
}
