import { Field, Int, ObjectType } from "type-graphql";

/** A heading of a text. */
@ObjectType({ description: "A heading of a text.", simpleResolvers: true })
export class TextHeading {
  @Field(() => String, { description: "Its place on the page, for links such as '/guider/jarn#kallor'." })
  id: string;

  @Field(() => String, { description: "Its words." })
  text: string;

  @Field(() => Int, { description: "2 for a section, 3 for a part of one, up to 6." })
  level: number;
}
