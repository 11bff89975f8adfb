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

/** Address of an icon made from a logo; undefined for one that is too long or too high to be an icon. */
export const iconUrl = (logo: Logo, width: 320 | 640): string | undefined => {
  const ratio = logoRatio(logo);
  if (ratio > MOST_RATIO || ratio < 1 / MOST_RATIO) return undefined;
  return imageUrl(logo.url, { width, height: width, crop: "fill", format: "png" });
};

/** A wider logo would lose its ends in a square. */
const MOST_RATIO = 1.15;
