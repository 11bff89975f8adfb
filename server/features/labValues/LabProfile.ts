import { Field, InputType, Int, ObjectType } from "type-graphql";
import { FIRST_BIRTH_YEAR } from "../../../schema/labValues/labProfile.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Sex } from "../catalogue/catalogueEnums.ts";

@ObjectType({
  description: "What somebody has said of themselves for their values: whose intervals hold.",
  simpleResolvers: true,
})
export class LabProfile {
  @Field(() => Int, { nullable: true, description: "The year of birth; null where nobody said." })
  birthYear: number | null;

  @Field(() => Sex, { nullable: true, description: "Whose intervals hold; null where nobody said." })
  sex: Sex | null;
}

@InputType({ description: "What somebody says of themselves for their values; what is left out is nothing." })
export class SetLabProfileInput {
  @Field(() => Int, { nullable: true, description: `The year of birth, from ${FIRST_BIRTH_YEAR} to this year.` })
  birthYear?: number | null;

  @Field(() => Sex, { nullable: true, description: "Whose intervals hold." })
  sex?: Sex | null;
}

@ObjectType({ description: "What `setLabProfile` came to.", simpleResolvers: true })
export class SetLabProfilePayload extends MutationPayload {
  @Field(() => LabProfile, { nullable: true, description: "What is known now." })
  labProfile?: LabProfile | null;
}
