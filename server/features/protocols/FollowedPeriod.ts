import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description: "A supplement that a protocol had a step of, while it was followed.",
  simpleResolvers: true,
})
export class FollowedSupplement {
  @Field(() => String, { description: "The step's title, e.g. 'Magnesium'." })
  name: string;

  @Field(() => GraphQLLocalDate, { description: "The first day." })
  from: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The last day; null while it goes on." })
  until: string | null;
}

@ObjectType({ description: "A time during which a protocol was followed, or is.", simpleResolvers: true })
export class FollowedPeriod {
  @Field(() => String, { description: "Its own name: a UUID." })
  key: string;

  @Field(() => String, { description: "What the protocol is called." })
  name: string;

  @Field(() => GraphQLLocalDate, { description: "The first day." })
  startedOn: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The last day; null while it goes on." })
  endedOn: string | null;

  @Field(() => [FollowedSupplement], {
    description: "Steps with a dose that are filed under food and supplements; none of a protocol that was deleted.",
  })
  supplements: FollowedSupplement[];
}
