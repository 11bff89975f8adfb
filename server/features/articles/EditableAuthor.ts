import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";

/** Editable fields of an author: those of `schema/authors.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class AuthorFactFields {
  @Field(() => String, { description: "Full name, at most 120 characters." })
  name: string;

  @Field(() => String, { description: "Profession and role, at most 120 characters; may be empty." })
  title: string;

  @Field(() => String, { description: "Who it is, in Markdown, at most 4000 characters; may be empty." })
  bio: string;

  @Field(() => String, {
    nullable: true,
    description: "Registration or licence, e.g. 'leg. läkare', at most 120 characters; may be empty.",
  })
  registration?: string | null;

  @Field(() => String, { nullable: true, description: "Address of a picture of the library; null for none." })
  imageUrl?: string | null;

  @Field(() => Boolean, { description: "True for an invented person, which the site must say." })
  isExample: boolean;
}

@ObjectType({ description: "Who writes articles, as admins edit it.", simpleResolvers: true })
export class EditableAuthor extends AuthorFactFields {
  @Field(() => ID, { description: "Identifier, that of the `Author`." })
  id: string;

  @Field(() => String, { description: "Name in addresses, e.g. 'eivor-almvide'; it stays as it was made." })
  slug: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => Int, { description: "How many articles it has written or reviewed, drafts included." })
  articleCount: number;
}

@InputType({ description: "A new author." })
export class CreateAuthorInput extends AuthorFactFields {
  @Field(() => String, { description: "Name in addresses: a–z, digits and hyphens; unlike all others." })
  slug: string;
}

@InputType({ description: "An author as an admin has edited it: all of its facts but the name in addresses." })
export class UpdateAuthorInput extends AuthorFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "An author that shall be gone." })
export class DeleteAuthorInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making an author came to.", simpleResolvers: true })
export class CreateAuthorPayload extends MutationPayload {
  @Field(() => EditableAuthor, { nullable: true, description: "The author; null when none was made." })
  author?: EditableAuthor | null;
}

@ObjectType({ description: "What editing an author came to.", simpleResolvers: true })
export class UpdateAuthorPayload extends MutationPayload {
  @Field(() => EditableAuthor, {
    nullable: true,
    description: "The author as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  author?: EditableAuthor | null;
}

@ObjectType({ description: "What deleting an author came to.", simpleResolvers: true })
export class DeleteAuthorPayload extends DeletionPayload {}
