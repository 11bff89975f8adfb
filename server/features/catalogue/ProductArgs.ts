import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { Area, ProductOrder, SampleType, SupplementForm } from "./catalogueEnums.ts";
import { FILTERS, PERSONALISATION, SEARCH, withFields } from "./productFilters.ts";

/** Its further fields are the table of filters (`productFilters.ts`). */
@InputType({ description: "Filters; they combine with AND, an empty or absent one does not filter." })
export class ProductFilter extends withFields({ ...SEARCH, ...FILTERS }, InputType()) {
  @Field(() => String, {
    nullable: true,
    description:
      "Text that names a category: its slug, or a part of its name; may match several. Use `categoryId` for exactly one.",
  })
  category?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: `category` is a slug, as addresses have it, and one that the area does not have does not filter instead of being refused; `ignoredCategory` says so.",
  })
  ignoreUnknownCategory?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Exactly this category; not together with `category`." })
  categoryId?: string | null;

  @Field(() => SampleType, { nullable: true, description: "What the test takes from the body; TESTS only." })
  sampleType?: SampleType | null;

  @Field(() => SupplementForm, { nullable: true, description: "The form that it comes in; SUPPLEMENTS only." })
  form?: SupplementForm | null;

  @Field(() => String, {
    nullable: true,
    description: "What the equipment is, exact but for case, e.g. 'Smart ring'; BIOHACKING only.",
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

  @Field(() => ProductOrder, {
    nullable: true,
    description: "The order; when absent, RECOMMENDED, and of a search what fits best first.",
  })
  orderBy?: ProductOrder | null;

  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 24 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the product to go on behind." })
  after?: string | null;
}

/** Products by their identifiers, or by the numbers that addresses have. */
@ArgsType()
export class ProductsByIdsArgs {
  @Field(() => [ID], { nullable: true, description: "Identifiers." })
  ids?: string[] | null;

  @Field(() => [Int], { nullable: true, description: "Numbers from addresses, instead of `ids`." })
  databaseIds?: number[] | null;
}

/** A product by its identifier, or by the number that addresses have. */
@ArgsType()
export class ProductByIdArgs {
  @Field(() => Boolean, { nullable: true, description: "True: also one that is not available; admins only." })
  includeUnavailable?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Identifier." })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: "Number from an address, instead of `id`." })
  databaseId?: number | null;
}
