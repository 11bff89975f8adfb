import { Field, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../platform/graphql/connection.ts";
import { Category } from "./Category.ts";
import { Goal } from "./Goal.ts";
import { Product } from "./Product.ts";

@ObjectType({ description: "How many products a category would leave.", simpleResolvers: true })
export class CategoryFacet {
  @Field(() => Category, { description: "The category." })
  category: Category;

  @Field(() => Int, {
    nullable: true,
    description: "Products in it under the other filters; null when a search matches too many to count.",
  })
  count: number | null;
}

@ObjectType({
  description: "How many products a sample type, form or equipment type would leave.",
  simpleResolvers: true,
})
export class KindFacet {
  @Field(() => String, { description: "Value for the filter, e.g. 'CHEEK_SWAB', 'CAPSULE' or 'Smart ring'." })
  value: string;

  @Field(() => String, { description: "Swedish label, e.g. 'Kinnsvabb'." })
  label: string;

  @Field(() => Int, {
    nullable: true,
    description: "Products of it under the other filters; null when a search matches too many to count.",
  })
  count: number | null;
}

@ObjectType({
  description: "What the filters of an area would leave, each under the other filters.",
  simpleResolvers: true,
})
export class ProductFacets {
  @Field(() => [CategoryFacet], { description: "Every category of the area, in its order." })
  categories: CategoryFacet[];

  @Field(() => [KindFacet], {
    description: "Sample types (TESTS), forms (SUPPLEMENTS) or equipment types (BIOHACKING).",
  })
  kinds: KindFacet[];
}

@ObjectType({ description: "A page of products.", simpleResolvers: true })
export class ProductConnection extends connectionType("Product", () => Product) {}

@ObjectType({ description: "A page of an area's products, with what its filters leave.", simpleResolvers: true })
export class ProductSearchConnection extends ProductConnection {
  @Field(() => Int, {
    description: "All products under the filters; at most 1000 for a search, see `totalCountIsExact`.",
  })
  totalCount: number;

  @Field(() => Boolean, { description: "False when a search matches more than `totalCount` products." })
  totalCountIsExact: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The `category` that names none and was let pass by `ignoreUnknownCategory`; null where there is none.",
  })
  ignoredCategory: string | null;

  @Field(() => ProductFacets, { description: "What each filter value would leave." })
  facets: ProductFacets;

  @Field(() => [Goal], {
    description: "Those of the given onboarding goals that nothing in the area fits, whatever else filters the list.",
  })
  goalsWithoutProducts: Goal[];

  @Field(() => String, {
    nullable: true,
    description:
      "Of a search that finds nothing or next to nothing: what was probably meant, which finds more; null otherwise. Ask 'Menade du …?'.",
  })
  searchSuggestion: string | null;

  @Field(() => Boolean, {
    description:
      "True when the list is already of `searchSuggestion`, since it was probably nothing else; say so above it.",
  })
  showsSearchSuggestion: boolean;

  @Field(() => [String], {
    description:
      "Names of the markers that the search names, in its order, e.g. of 'ferritin, tsh'; none of another search, and in other areas than tests. Say of each test which of them it measures.",
  })
  searchedMarkers: string[];

  /** Slugs of `searchGuides`. */
  guideSlugs: string[];
}
