import { Field, ObjectType } from "type-graphql";
import { SupplementForm } from "./catalogueEnums.ts";
import { Product } from "./Product.ts";

/** What only supplements have. */
@ObjectType({ implements: Product, description: "A dietary supplement.", simpleResolvers: true })
export class Supplement extends Product {
  @Field(() => [String], { name: "substances", simple: false, description: "Its active substances, e.g. 'Magnesium'." })
  override biomarkers: string[];

  @Field(() => SupplementForm, { name: "form", simple: false, nullable: true, description: "The form it comes in." })
  override sampleType: SupplementForm | null;

  @Field(() => String, { nullable: true, description: "Swedish label of `form`, e.g. 'Kapsel'." })
  formLabel: string | null;
}
