import { Field, Int, ObjectType } from "type-graphql";
import { Money } from "../../platform/graphql/Money.ts";
import { SupplementForm } from "./catalogueEnums.ts";
import { Product } from "./Product.ts";

/** Fields of supplements only. */
@ObjectType({ implements: Product, description: "A dietary supplement.", simpleResolvers: true })
export class Supplement extends Product {
  @Field(() => [String], { name: "substances", simple: false, description: "Its active substances, e.g. 'Magnesium'." })
  override biomarkers: string[];

  @Field(() => SupplementForm, { name: "form", simple: false, nullable: true, description: "The form it comes in." })
  override sampleType: SupplementForm | null;

  @Field(() => String, { nullable: true, description: "Swedish label of `form`, e.g. 'Kapsel'." })
  formLabel: string | null;

  @Field(() => String, { nullable: true, description: "What is taken at once, as the package says, e.g. '2 kapslar'." })
  override dose: string | null;

  @Field(() => Int, { nullable: true, description: "How many times `dose` a package holds." })
  override dosesPerPackage: number | null;

  @Field(() => Money, {
    nullable: true,
    description:
      "What a dose costs at the lowest price; null where price or doses are not known, or the price is paid again and again.",
  })
  pricePerDose: Money | null;
}
