import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { SourceKindName } from "../../../schema/suppliers.ts";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Supplier } from "./Supplier.ts";
import { SupplierCollection } from "./SupplierCollection.ts";
import { SupplierSource } from "./SupplierSource.ts";
import { SupplierSourceKind } from "./supplierEnums.ts";

/** Which page of the suppliers. */
@ArgsType()
export class SuppliersArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What stands in the name, the country, a category or a specialisation; at most 100 characters.",
  })
  search?: string | null;
}

@InputType({ description: "A page that collecting shall read." })
export class AddSupplierSourceInput {
  @Field(() => String, { description: "Its address, http or https, on the Internet; at most 2 000 characters." })
  url: string;

  @Field(() => SupplierSourceKind, { description: "What the page is." })
  kind: SourceKindName;
}

@InputType({ description: "A page that collecting shall not read any more." })
export class RemoveSupplierSourceInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "What is known of a supplier, as an admin has it." })
export class UpdateSupplierInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => String, { description: "Name, 1 to 120 characters in one line." })
  name: string;

  @Field(() => String, { description: "Country in Swedish; empty when it is not known." })
  country: string;

  @Field(() => [String], { description: "What kinds of products it has, 30 at most." })
  categories: string[];

  @Field(() => [String], { description: "What it is good at, 30 at most." })
  specialisations: string[];

  @Field(() => String, { description: "What its products cost, e.g. '129–499 kr'; empty when it is not known." })
  priceRange: string;

  @Field(() => String, { description: "Its own web address; empty when it is not known." })
  website: string;
}

@InputType({ description: "A supplier that shall go." })
export class DeleteSupplierInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What listing a page came to.", simpleResolvers: true })
export class AddSupplierSourcePayload extends MutationPayload {
  @Field(() => SupplierSource, { nullable: true, description: "The page; null when it was not listed." })
  supplierSource?: SupplierSource | null;
}

@ObjectType({ description: "What removing a page from the list came to.", simpleResolvers: true })
export class RemoveSupplierSourcePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: "Identifier of what was removed; null when nothing was." })
  removedId?: string | null;
}

@ObjectType({ description: "What editing a supplier came to.", simpleResolvers: true })
export class UpdateSupplierPayload extends MutationPayload {
  @Field(() => Supplier, {
    nullable: true,
    description: "The supplier as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  supplier?: Supplier | null;
}

@ObjectType({ description: "What deleting a supplier came to.", simpleResolvers: true })
export class DeleteSupplierPayload extends DeletionPayload {}

@ObjectType({
  description: "The run of collecting that was started, or that was going on already.",
  simpleResolvers: true,
})
export class CollectSuppliersPayload extends MutationPayload {
  @Field(() => Int, { description: "Suppliers that it has found so far; see `collection` for how it goes on." })
  totalCollected: number;

  @Field(() => [String], { description: "Names of these suppliers, 1 000 at most." })
  suppliers: string[];

  @Field(() => SupplierCollection, { nullable: true, description: "The run." })
  collection?: SupplierCollection | null;
}

@ObjectType({ description: "What cancelling came to.", simpleResolvers: true })
export class CancelSupplierCollectionPayload extends MutationPayload {
  @Field(() => SupplierCollection, { nullable: true, description: "The run; null when none was going on." })
  collection?: SupplierCollection | null;
}
