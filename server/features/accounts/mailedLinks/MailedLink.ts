import { GraphQLEmailAddress } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";

/** Effect of a mailed link, or why it has none. */
export enum MailedLinkState {
  CONFIRMS = "CONFIRMS",
  CHANGES = "CHANGES",
  UNDOES = "UNDOES",
  CONFIRMED = "CONFIRMED",
  INVALID = "INVALID",
  OF_ANOTHER_ACCOUNT = "OF_ANOTHER_ACCOUNT",
}
registerEnumType(MailedLinkState, {
  name: "MailedLinkState",
  description: "What a mailed link would do, or why it does nothing.",
  valuesConfig: {
    CONFIRMS: { description: "Confirms the address of a new account." },
    CHANGES: { description: "Gives an account a new address." },
    UNDOES: { description: "Gives an account back the address that it left." },
    CONFIRMED: { description: "Nothing any longer: the address is confirmed." },
    INVALID: { description: "Nothing, or nothing any longer." },
    OF_ANOTHER_ACCOUNT: { description: "Nothing here: it belongs to another account than the one that is signed in." },
  },
});

/** A mailed link before its button is pressed. */
@ObjectType({ description: "What a mailed link would do; asking changes nothing.", simpleResolvers: true })
export class MailedLink {
  @Field(() => MailedLinkState, { description: "What it would do, or why it does nothing." })
  state: MailedLinkState;

  @Field(() => GraphQLEmailAddress, {
    nullable: true,
    description: "The address that it is about; null when it does not say.",
  })
  email?: string | null;
}
