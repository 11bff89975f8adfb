import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";

/** What of a redirect an admin fills in: the fields of `schema/redirects.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class RedirectFactFields {
  @Field(() => String, {
    description: "A path of the site that no page has, without '?' and '#', e.g. '/gammal-sida'.",
  })
  from: string;

  @Field(() => String, { description: "Where it leads: a path of the site, or an https address." })
  to: string;
}

@ObjectType({ description: "An address that leads to another one, as admins edit it.", simpleResolvers: true })
export class EditableRedirect extends RedirectFactFields {
  @Field(() => ID, { description: "Identifier of the redirect." })
  id: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;
}

@InputType({ description: "A new redirect." })
export class CreateRedirectInput extends RedirectFactFields {}

@InputType({ description: "A redirect as an admin has edited it: all of its facts." })
export class UpdateRedirectInput extends RedirectFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A redirect that shall be gone." })
export class DeleteRedirectInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making a redirect came to.", simpleResolvers: true })
export class CreateRedirectPayload extends MutationPayload {
  @Field(() => EditableRedirect, { nullable: true, description: "The redirect; null when none was made." })
  redirect?: EditableRedirect | null;
}

@ObjectType({ description: "What editing a redirect came to.", simpleResolvers: true })
export class UpdateRedirectPayload extends MutationPayload {
  @Field(() => EditableRedirect, {
    nullable: true,
    description: "The redirect as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  redirect?: EditableRedirect | null;
}

@ObjectType({ description: "What deleting a redirect came to.", simpleResolvers: true })
export class DeleteRedirectPayload extends DeletionPayload {}
