import { Field, ID, ObjectType } from "type-graphql";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";

const IMAGE_USE_TYPES = {
  ARTICLE: "A guide, as its picture or within its text.",
  AUTHOR: "Somebody who writes or reviews guides.",
  PRODUCT: "A product.",
  PROVIDER: "Somebody who sells products, as the logo.",
  PAGE: "A page that is a text.",
  SITE: "The site itself, as its logo.",
} as const;

/** A kind of thing that shows pictures. */
export type ImageUseTypeName = keyof typeof IMAGE_USE_TYPES;

/** What shows a picture. */
const ImageUseType = describedEnum("ImageUseType", "A kind of thing that shows pictures.", IMAGE_USE_TYPES);

@ObjectType({ description: "Something that shows a picture of the library.", simpleResolvers: true })
export class ImageUse {
  @Field(() => ImageUseType, { description: "What kind of thing it is." })
  type: ImageUseTypeName;

  @Field(() => ID, { description: "Its identifier, as `node` takes it, which knows all but the site itself." })
  id: string;

  @Field(() => String, { description: "Its title or name." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "Path of its page, also of a guide that is not published; null for what has no page of its own.",
  })
  path: string | null;
}
