import { Field, ObjectType } from "type-graphql";
import { CHECK_STATES, type CheckState } from "../../../schema/siteChecks.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";

const CheckStateEnum = describedEnum("CheckState", "How something of the site's operation is.", CHECK_STATES);

/** What a check came to. */
export interface Finding {
  state: CheckState;
  /** What was found, in Swedish for the operator; no secrets, no personal data. */
  seen: string;
  /** What to do about it, in the same way. */
  advice?: string;
}

@ObjectType({ description: "Something that the site's operation needs, and how it is.", simpleResolvers: true })
export class SiteCheck {
  @Field(() => String, { description: "Tells it from the others, and stays, e.g. 'mail'." })
  key: string;

  @Field(() => String, { description: "What it is, e.g. 'Mejl'." })
  title: string;

  @Field(() => CheckStateEnum, { description: "How it is." })
  state: CheckState;

  @Field(() => String, { description: "What was seen; nothing secret or personal." })
  seen: string;

  @Field(() => String, { nullable: true, description: "What to do about it; null when there is nothing to do." })
  advice: string | null;
}
