import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Area } from "./catalogueEnums.ts";
import { FILTERS, PERSONALISATION, withFields } from "./productFilters.ts";

/** Its further fields are the table of filters (`productFilters.ts`). */
@InputType({ description: "Filters; they combine with AND, an empty or absent one does not filter." })
export class ProductFilter extends withFields(FILTERS, InputType()) {
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

  @Field(() => Boolean, { nullable: true, description: "True: also products that are not available; admins only." })
  includeUnavailable?: boolean | null;
}

@ArgsType()
export class ProductsArgs extends withFields(PERSONALISATION, ArgsType()) {
  @Field(() => Area, { description: "The product area." })
  area: Area;

  @Field(() => ProductFilter, { nullable: true, description: "Filters." })
  filter?: ProductFilter | null;

  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 24 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the product to go on behind." })
  after?: string | null;
}
