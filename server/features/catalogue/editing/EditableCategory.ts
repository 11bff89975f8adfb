import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { Area } from "../catalogueEnums.ts";

/** What of a category an admin fills in: the fields of `schema/products.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class CategoryFactFields {
  @Field(() => Area, { description: "The product area it belongs to." })
  area: Area;

  @Field(() => String, { description: "Swedish name, at most 100 characters." })
  name: string;

  @Field(() => String, { description: "Name in addresses and filters, e.g. 'hormontester'." })
  slug: string;

  @Field(() => String, { description: "One sentence on what belongs here; may be empty." })
  description: string;

  @Field(() => Int, { description: "Place among the categories of tests; those of other areas come by name." })
  position: number;
}

@ObjectType({ description: "A category as admins edit it.", simpleResolvers: true })
export class EditableCategory extends CategoryFactFields {
  @Field(() => ID, { description: "Identifier of the category." })
  id: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => Int, { description: "How many products it has, also hidden ones." })
  productCount: number;

  @Field(() => Boolean, {
    description: "True of one that pages name by its slug: its slug and area stay, and it is not deleted.",
  })
  isFixed: boolean;
}

@InputType({ description: "A new category." })
export class CreateCategoryInput extends CategoryFactFields {}

@InputType({ description: "A category as an admin has edited it: all of its facts." })
export class UpdateCategoryInput extends CategoryFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A category that shall be gone." })
export class DeleteCategoryInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making a category came to.", simpleResolvers: true })
export class CreateCategoryPayload extends MutationPayload {
  @Field(() => EditableCategory, { nullable: true, description: "The category; null when none was made." })
  category?: EditableCategory | null;
}

@ObjectType({ description: "What editing a category came to.", simpleResolvers: true })
export class UpdateCategoryPayload extends MutationPayload {
  @Field(() => EditableCategory, {
    nullable: true,
    description: "The category as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  category?: EditableCategory | null;
}

@ObjectType({ description: "What deleting a category came to.", simpleResolvers: true })
export class DeleteCategoryPayload extends DeletionPayload {}
