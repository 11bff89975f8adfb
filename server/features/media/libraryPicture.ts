import { IMAGE_WIDTHS, imageHeight, imageUrl, libraryPath } from "../../../schema/images.ts";
import type { Image } from "./Image.ts";
import type { LibraryImage } from "./LibraryImage.ts";

/** What pages show of a picture of the library. */
export type LibraryPicture = Pick<LibraryImage, "publicId" | "version" | "width" | "height" | "alt" | "format">;

/** A picture of the library as the graph tells of it: at an address that is another one when the picture is. */
export function libraryImageOf({ publicId, version, width, height, alt, format }: LibraryPicture): Image {
  const url = `${libraryPath(publicId)}?v=${version}`;
  // A vector picture fits every width by itself, and no other is made larger than it is.
  const widths = format === "svg" ? [] : IMAGE_WIDTHS.filter((offered) => offered <= width);
  const variants = widths.map((offered) => ({
    url: imageUrl(url, { width: offered }),
    width: offered,
    height: imageHeight(offered, width / height),
  }));
  return { url, width, height, alt, variants };
}
