import { type ImageOptions, imageUrl } from "../../schema/images.ts";

/** A site's logo, of the library. */
export interface Logo {
  url: string;
  width: number | null;
  height: number | null;
}

/** Address of a logo so many pixels wide. */
export const logoUrl = (logo: Logo, width: 320 | 640, format: ImageOptions["format"] = "webp"): string =>
  imageUrl(logo.url, { width, format });

/** Width over height; a square where it is not known. */
export const logoRatio = ({ width, height }: Logo): number => (width && height ? width / height : 1);
