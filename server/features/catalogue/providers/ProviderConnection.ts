import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { Area } from "../catalogueEnums.ts";
import { Provider } from "./Provider.ts";

@ObjectType({ description: "What a provider sells in one area.", simpleResolvers: true })
export class ProviderArea {
  @Field(() => Area, { description: "The product area." })
  area: Area;

  @Field(() => Int, { description: "Available products of the provider in it; at most 1000, see `isExact`." })
  productCount: number;

  @Field(() => Boolean, { description: "False when there are more than `productCount`." })
  isExact: boolean;
}

@ObjectType({ description: "A page of providers.", simpleResolvers: true })
export class ProviderConnection extends connectionType("Provider", () => Provider) {}

@ArgsType()
export class ProvidersArgs {
  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 100 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the provider to go on behind." })
  after?: string | null;
}

/** A provider or a marker by its identifier, or by the number that addresses have. */
@ArgsType()
export class RowByIdArgs {
  @Field(() => ID, { nullable: true, description: "Identifier." })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: "Number from an address, instead of `id`." })
  databaseId?: number | null;
}
