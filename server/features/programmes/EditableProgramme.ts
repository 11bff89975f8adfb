import { GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { ProgrammePart as Part, ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { ProgrammeLevel } from "./programmeEnums.ts";

@ObjectType({
  description: "Something that a programme says otherwise than it was specified; it may stay so.",
  simpleResolvers: true,
})
export class EditableProgrammeWarning {
  @Field(() => String, {
    description: "Where: 'programme', 'order' of its sections, 'sources', or the key of a section.",
  })
  part: Part;

  @Field(() => String, { description: "What, in Swedish." })
  text: string;
}

@ObjectType({ description: "A programme of mental optimisation as admins edit it.", simpleResolvers: true })
export class EditableProgramme {
  @Field(() => ProgrammeLevel, { description: "Its level." })
  level: Level;

  @Field(() => String, { description: "Path of its page." })
  path: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => GraphQLJSONObject, {
    description:
      "Everything that it says: the fields of `Programme` as they are stored, with all six sections, of which those with 'isShown' show.",
  })
  content: ProgrammeContent;

  @Field(() => [EditableProgrammeWarning], { description: "What of it differs from what was specified." })
  warnings: EditableProgrammeWarning[];
}

@InputType({ description: "What an admin has edited of a programme." })
export class UpdateProgrammeInput {
  @Field(() => ProgrammeLevel, { description: "Its level." })
  level: Level;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => GraphQLJSONObject, {
    description:
      "The fields of `EditableProgramme.content` that shall say something else, each whole; the others stay as they are.",
  })
  content: Record<string, unknown>;
}

@ObjectType({ description: "What editing a programme came to.", simpleResolvers: true })
export class UpdateProgrammePayload extends MutationPayload {
  @Field(() => EditableProgramme, {
    nullable: true,
    description: "The programme as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  programme?: EditableProgramme | null;
}
