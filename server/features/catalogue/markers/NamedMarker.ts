import { Field, ObjectType } from "type-graphql";
import type { MarkerName } from "../../../../schema/rules/content/markerNames.ts";

@ObjectType({ description: "A marker that an article names.", simpleResolvers: true })
export class NamedMarker implements MarkerName<number> {
  @Field(() => String, {
    description: "What it is called there, whatever the case: its name, or a word that people search it by.",
  })
  name: string;

  /** Number of the marker. */
  target: number;
}
