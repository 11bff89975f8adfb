import { Field, ObjectType } from "type-graphql";
import { SupplementForm } from "./catalogueEnums.ts";
import { Product } from "./Product.ts";

/** What only supplements have. */
@ObjectType({ implements: Product, description: "A dietary supplement.", simpleResolvers: true })
export class Supplement extends Product {
  @Field(() => [String], { name: "substances", description: "Its active substances, e.g. 'Magnesium'." })
  biomarkers: string[];

  @Field(() => SupplementForm, { name: "form", nullable: true, description: "The form it comes in." })
  sampleType: SupplementForm | null;

  @Field(() => String, { nullable: true, description: "Swedish label of `form`, e.g. 'Kapsel'." })
  formLabel: string | null;
}
