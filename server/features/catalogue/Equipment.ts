import { Field, ObjectType } from "type-graphql";
import { Product } from "./Product.ts";

/** Fields of equipment only. */
@ObjectType({ implements: Product, description: "A piece of biohacking equipment.", simpleResolvers: true })
export class Equipment extends Product {
  @Field(() => String, {
    name: "equipmentType",
    simple: false,
    nullable: true,
    description: "What it is, e.g. 'Smart ring'.",
  })
  override testCategory: string | null;
}
