import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { EditableProduct } from "../editing/EditableProduct.ts";

@ObjectType({ description: "The product that two became.", simpleResolvers: true })
export class MergeProductsPayload extends MutationPayload {
  @Field(() => EditableProduct, { nullable: true, description: "The product." })
  product?: EditableProduct | null;
}
