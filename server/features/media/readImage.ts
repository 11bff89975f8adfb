import { publicIdAt } from "../../../schema/images.ts";
import { type Image, imageOf } from "./Image.ts";
import { libraryImageOf } from "./libraryPicture.ts";
import type { MediaLoaders } from "./mediaLoaders.ts";

/**
 * A picture by the address that something has for it: one of the library's, one of our own, or elsewhere.
 * @param url null where there is none
 * @param alt what it shows; nothing for decoration, and for pictures of the library, which say it themselves
 * @returns null also for a picture that the library does not have
 */
export function readImage(
  ctx: { loaders: Pick<MediaLoaders, "libraryPicture"> },
  url: string | null,
  alt = "",
): Image | null | Promise<Image | null> {
  const publicId = url === null ? undefined : publicIdAt(url);
  if (publicId === undefined) return imageOf(url, alt);
  return ctx.loaders.libraryPicture
    .load(publicId)
    .then((picture) => picture && libraryImageOf(alt ? { ...picture, alt } : picture));
}
