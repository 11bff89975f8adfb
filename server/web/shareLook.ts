import { imageHeight } from "../../schema/images.ts";
import { OWN_COLOUR, type Site } from "../../schema/site.ts";
import { SHARE_SIZE } from "../../schema/siteEditing.ts";
import type { VariantOptions } from "../features/media/imageVariants.ts";
import type { ShareLook } from "./shareImages.ts";

/** The picture that an admin has chosen for links, as it is sent. */
export const SHARE_IMAGE = {
  width: 1280,
  height: imageHeight(1280, SHARE_SIZE.width / SHARE_SIZE.height),
  crop: "fill",
  quality: 85,
  format: "jpeg",
} as const satisfies VariantOptions;

/** A logo, as it is drawn. */
export const LOGO_IMAGE = { width: 640, height: 0, crop: "fill", quality: 85, format: "png" } as const;

/** As large as a logo is at most. */
const LOGO = { width: 420, height: 84 };

/**
 * What a site's settings change of the pictures of its pages; the name replaces a logo that cannot be read.
 * @param readLogo reads a picture of the library as PNG
 */
export async function shareLook(
  { primaryColour, logoUrl, logoWidth, logoHeight }: Site,
  readLogo: (url: string) => Promise<{ body: Buffer } | undefined>,
): Promise<ShareLook> {
  const colour = primaryColour ?? OWN_COLOUR;
  const png = logoUrl === null ? undefined : (await readLogo(logoUrl).catch(() => undefined))?.body;
  if (!png) return { colour };
  const ratio = logoWidth && logoHeight ? logoWidth / logoHeight : 1;
  const height = Math.min(LOGO.height, LOGO.width / ratio);
  const url = `data:image/png;base64,${png.toString("base64")}`;
  return { colour, logo: { url, width: Math.round(height * ratio), height: Math.round(height) } };
}
