import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A question that tests are taken for, and the markers that its guide names." })
export class MarkerQuestion {
  @Field(() => String, { description: "Its name in addresses, e.g. 'trott'." })
  key: string;

  @Field(() => String, { description: "The question in Swedish, e.g. 'Varför är jag trött?'." })
  title: string;

  @Field(() => String, { description: "What the markers can tell of it, and what they cannot." })
  text: string;

  markerNames: readonly string[];

  guideSlug: string;
}
