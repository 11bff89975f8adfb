import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Area, Experience } from "./catalogueEnums.ts";

@InputType({ description: "Filters; they combine with AND, an empty or absent one does not filter." })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Case-insensitive substring of the area's search fields; at most 200 characters.",
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Category slug; also matches categories whose folded name contains it.",
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Sample type (TESTS) or form (SUPPLEMENTS), exact but for case, e.g. 'blood' or 'kapsel'.",
  })
  sampleType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Equipment type (BIOHACKING), exact but for case, e.g. 'Smart ring'.",
  })
  equipmentType?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: only products of Swedish providers." })
  swedishOnly?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "True: also products that are not available; admins only." })
  includeUnavailable?: boolean | null;
}

@ArgsType()
export class ProductsArgs {
  @Field(() => Area, { description: "The product area." })
  area: Area;

  @Field(() => ProductFilter, { nullable: true, description: "Filters." })
  filter?: ProductFilter | null;

  @Field(() => [String], {
    nullable: true,
    description: "Personalise: keep what fits any of these goals, by id or text; at most 20.",
  })
  goals?: string[] | null;

  @Field(() => Experience, {
    nullable: true,
    description: "Personalise: leave out what does not suit this experience.",
  })
  experience?: Experience | null;

  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 24 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the product to go on behind." })
  after?: string | null;
}
