/** Widths that a picture is offered in. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/** Width over height that a picture can be cut to. */
export const IMAGE_RATIOS = [1, 4 / 3, 3 / 2, 1200 / 630, 16 / 9, 21 / 9] as const;

/** `fill` covers the asked size and is cut, `fit` stays whole within it. */
export const IMAGE_CROPS = ["fill", "fit"] as const;

/** Percent of the best the format can do. */
export const IMAGE_QUALITIES = [75, 85] as const;

export const IMAGE_FORMATS = ["webp", "jpeg", "png"] as const;

/** How a picture is wanted. */
export interface ImageOptions {
  /** Pixels. */
  width: (typeof IMAGE_WIDTHS)[number];
  /** Pixels, as `imageHeight` says; without it the picture has its own aspect ratio. */
  height?: number;
  /** Default `fill`. */
  crop?: (typeof IMAGE_CROPS)[number];
  /** Default 85. */
  quality?: (typeof IMAGE_QUALITIES)[number];
  /** Default `webp`. */
  format?: (typeof IMAGE_FORMATS)[number];
}

/** Folder of our own pictures that are made in other sizes. */
const SCALED = "/art/";

/** Where every picture in another size is, and those of the library themselves. */
const MEDIA = "/media/";

/** Address of a picture of the library, as what shows it stores it. */
export const libraryPath = (publicId: string): string => MEDIA + publicId;

/** The name of the library's picture at an address; undefined for an address of something else. */
export const publicIdAt = (address: string): string | undefined =>
  address.startsWith(MEDIA) ? address.slice(MEDIA.length).split(/[?#]/, 1)[0] : undefined;

/** Whether our server makes a picture in other sizes; those of other hosts are shown as they are. */
export const isScaled = (source: string): boolean => source.startsWith(SCALED) || source.startsWith(MEDIA);

/** Height in pixels that belongs to a width in a shape. */
export const imageHeight = (width: number, ratio: number): number => Math.round(width / ratio);

/**
 * Address of a picture as it is wanted.
 * @param source the picture's own address, e.g. '/art/articles/somn.svg', or one of the library's, e.g.
 * '/media/livsresan/somn?v=1f2e'
 * @returns an address on our server; the source itself where we do not make sizes of it
 */
export function imageUrl(source: string, options: ImageOptions): string {
  if (!isScaled(source)) return source;
  const { width, height, crop = "fill", quality = 85, format = "webp" } = options;
  const size = height === undefined ? `w=${width}` : `w=${width}&h=${height}&c=${crop}`;
  const place = source.startsWith(MEDIA) ? source : `/media${source}`;
  return `${place}${place.includes("?") ? "&" : "?"}${size}&q=${quality}&f=${format}`;
}

/** A picture in every width, as `srcset` takes it. */
export const imageSrcSet = (source: string, ratio: (typeof IMAGE_RATIOS)[number]): string =>
  IMAGE_WIDTHS.map((width) => `${imageUrl(source, { width, height: imageHeight(width, ratio) })} ${width}w`).join(", ");
