import { LRUCache } from "lru-cache";
import { Field, Int, ObjectType } from "type-graphql";
import { drawingText } from "../../../schema/guideDrawings.ts";
import { IMAGE_WIDTHS, imageUrl, isScaled } from "../../../schema/images.ts";

@ObjectType({ description: "A picture in one of the sizes that it is offered in, as WebP.", simpleResolvers: true })
export class ImageVariant {
  @Field(() => String, { description: "Its address, as `Image.url`." })
  url: string;

  @Field(() => Int, { description: "Width in pixels." })
  width: number;

  @Field(() => Int, { description: "Height in pixels." })
  height: number;
}

@ObjectType({ description: "A picture.", simpleResolvers: true })
export class Image {
  @Field(() => String, {
    description: "Its address: a path on this site, e.g. '/products/blood.svg', or a whole one elsewhere.",
  })
  url: string;

  @Field(() => Int, { nullable: true, description: "Width in pixels; null where it is not known." })
  width: number | null;

  @Field(() => Int, { nullable: true, description: "Height in pixels; null where it is not known." })
  height: number | null;

  @Field(() => String, { description: "What it shows, for those who do not see it; empty for mere decoration." })
  alt: string;

  @Field(() => [ImageVariant], {
    description: "The same picture in other widths, the narrowest first; none for what fits every width by itself.",
  })
  variants: ImageVariant[];
}

/** Sizes of our own pictures, by folder. */
const OWN_SIZES: Record<string, readonly [width: number, height: number]> = {
  "/products/": [480, 360],
  "/logos/": [240, 80],
  "/art/articles/": [1200, 800],
};

/**
 * A picture as the graph returns it.
 * @param url its address; null where there is none
 * @param alt what it shows; nothing for decoration, and for drawings of guides, which say it themselves
 */
export function imageOf(url: string | null, alt = ""): Image | null {
  if (!url) return null;
  const key = `${alt}\n${url}`;
  const known = remembered.get(key);
  if (known) return known;
  const image = describe(url, alt);
  remembered.set(key, image);
  return image;
}

/** Recently described pictures: lists repeat the same few. */
const remembered = new LRUCache<string, Image>({ max: 2_000 });

function describe(url: string, alt: string): Image {
  const size = Object.entries(OWN_SIZES).find(([folder]) => url.startsWith(folder))?.[1];
  const [width, height] = size ?? [null, null];
  return {
    url,
    width,
    height,
    alt: alt || (drawingText(url) ?? ""),
    variants: size && isScaled(url) ? variantsOf(url, size) : [],
  };
}

const variantsOf = (url: string, [ownWidth, ownHeight]: readonly [number, number]): ImageVariant[] =>
  IMAGE_WIDTHS.map((width) => {
    const height = Math.round((width * ownHeight) / ownWidth);
    return { url: imageUrl(url, { width, height }), width, height };
  });
