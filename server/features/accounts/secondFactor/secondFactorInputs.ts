import { Field, InputType } from "type-graphql";

const CODE = "Six digits of the authenticator app, or a recovery code; blanks, hyphens and case make no difference.";

@InputType({ description: "Beginning to add a second factor." })
export class BeginSecondFactorInput {
  @Field(() => String, { description: "The password once more." })
  password: string;
}

@InputType({ description: "Turning on the second factor that was begun." })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: "Six digits of the authenticator app, which prove that it has the key." })
  code: string;
}

@InputType({ description: "Turning off the second factor." })
export class RemoveSecondFactorInput {
  @Field(() => String, { description: "The password once more." })
  password: string;

  @Field(() => String, { description: CODE })
  code: string;
}

@InputType({ description: "Making new recovery codes." })
export class RenewRecoveryCodesInput {
  @Field(() => String, { description: CODE })
  code: string;
}

@InputType({ description: "Proving once more who one is." })
export class VerifyAgainInput {
  @Field(() => String, { nullable: true, description: "The password; of an account without a second factor." })
  password?: string | null;

  @Field(() => String, { nullable: true, description: `Of an account with a second factor. ${CODE}` })
  code?: string | null;
}
