import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { SynonymKindName } from "../../../../schema/search.ts";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { SynonymKind } from "./Synonym.ts";

/** What of a synonym an admin fills in: the fields of `schema/search.ts`. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class SynonymFactFields {
  @Field(() => String, { description: "What people type, at most 60 characters, e.g. 'långtidssocker'." })
  term: string;

  @Field(() => SynonymKind, { description: "What it leads to." })
  kind: SynonymKindName;

  @Field(() => String, { description: "Other words, a marker's name or a guide's slug, as `kind` says." })
  target: string;
}

@ObjectType({ description: "A word that people search by, as admins edit it.", simpleResolvers: true })
export class EditableSynonym extends SynonymFactFields {
  @Field(() => ID, { description: "Identifier of the synonym." })
  id: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => Boolean, {
    description: "True when its marker or guide is gone, or not published: it leads nowhere for as long.",
  })
  isLost: boolean;
}

@InputType({ description: "A new synonym." })
export class CreateSynonymInput extends SynonymFactFields {}

@InputType({ description: "A synonym as an admin has edited it: all of its facts." })
export class UpdateSynonymInput extends SynonymFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A synonym that shall be gone." })
export class DeleteSynonymInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making a synonym came to.", simpleResolvers: true })
export class CreateSynonymPayload extends MutationPayload {
  @Field(() => EditableSynonym, { nullable: true, description: "The synonym; null when none was made." })
  synonym?: EditableSynonym | null;
}

@ObjectType({ description: "What editing a synonym came to.", simpleResolvers: true })
export class UpdateSynonymPayload extends MutationPayload {
  @Field(() => EditableSynonym, {
    nullable: true,
    description: "The synonym as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  synonym?: EditableSynonym | null;
}

@ObjectType({ description: "What deleting a synonym came to.", simpleResolvers: true })
export class DeleteSynonymPayload extends DeletionPayload {}
