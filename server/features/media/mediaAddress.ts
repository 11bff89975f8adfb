import Negotiator from "negotiator";
import {
  IMAGE_CROPS,
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  imageHeight,
} from "../../../schema/images.ts";
import { z } from "../../../schema/zod.ts";
import type { VariantOptions } from "./imageVariants.ts";

/** How a picture is wanted, before it is known what who asks can show. */
export type AskedOptions = Omit<VariantOptions, "format"> & { format: NonNullable<VariantOptions["format"]> | "auto" };

/** What of a picture an address names. */
export interface MediaAddress {
  /** Path of one of our own pictures, or the name of one of the library's. */
  name: string;
  /** Undefined for the picture as it is; null for a size that is not offered. */
  asked: AskedOptions | undefined | null;
  /** As the address says it, which may be an earlier one. */
  version: string | undefined;
}

/** What stands for how a picture is wanted, before its name: 'w_640,q_auto,f_auto'. */
const IN_PATH = /^((?:[whcqf]_[a-z0-9]+,)*[whcqf]_[a-z0-9]+)\/(.+)$/;

const DEFAULT_QUALITY = 85;

const width = z.coerce.number().pipe(z.literal(IMAGE_WIDTHS));
const height = z.coerce.number().int().min(1).optional();
const crop = z.enum(IMAGE_CROPS).default("fill");
const quality = z.coerce.number().pipe(z.literal(IMAGE_QUALITIES));
const format = z.enum(IMAGE_FORMATS);

/** What may be requested. Limited, so that nobody can make us generate and store pictures without end. */
const isOffered = ({ w, h }: { w: (typeof IMAGE_WIDTHS)[number]; h?: number | undefined }): boolean =>
  h === undefined || IMAGE_RATIOS.some((ratio) => imageHeight(w, ratio) === h);
const query = z
  .strictObject({ w: width, h: height, c: crop, q: quality, f: format, v: z.string().optional() })
  .refine(isOffered);
const path = z
  .strictObject({
    w: width,
    h: height,
    c: crop,
    q: z.union([z.literal("auto").transform(() => DEFAULT_QUALITY), quality]).default(DEFAULT_QUALITY),
    f: z.union([z.literal("auto"), format, z.literal("jpg").transform(() => "jpeg" as const)]).default("auto"),
  })
  .refine(isOffered);

/**
 * Reads an address below '/media/': either 'name?w=640&h=427&c=fill&q=85&f=webp', as `schema/images.ts` makes it, or
 * 'w_640,q_auto,f_auto/name'.
 * @param rest what follows '/media/'
 */
export function readMediaAddress(rest: string, given: Record<string, unknown>): MediaAddress {
  const version = typeof given.v === "string" ? given.v : undefined;
  const [, list, name] = IN_PATH.exec(rest) ?? [];
  if (list !== undefined && name !== undefined) {
    const pairs = list.split(",").map((pair) => [pair[0] ?? "", pair.slice(2)] as const);
    const isClear = new Set(pairs.map(([key]) => key)).size === pairs.length;
    const asked = path.safeParse(Object.fromEntries(pairs));
    const isAlone = Object.keys(given).every((key) => key === "v");
    return { name, asked: isClear && isAlone && asked.success ? optionsOf(asked.data) : null, version };
  }
  if (Object.keys(given).every((key) => key === "v")) return { name: rest, asked: undefined, version };
  const asked = query.safeParse(given);
  return { name: rest, asked: asked.success ? optionsOf(asked.data) : null, version };
}

const optionsOf = ({ w, h = 0, c, q, f }: z.output<typeof query> | z.output<typeof path>): AskedOptions => ({
  width: w,
  height: h,
  crop: c,
  quality: q as AskedOptions["quality"],
  format: f,
});

/**
 * The smallest format that somebody who asks says they can show; one that everybody can where they say nothing.
 * @param accept the header
 * @param hasTransparency whether the picture may have
 */
export function formatFor(accept: string | undefined, hasTransparency: boolean): NonNullable<VariantOptions["format"]> {
  const types = new Negotiator({ headers: { accept: accept ?? "" } }).mediaTypes();
  if (types.includes("image/avif")) return "avif";
  if (types.includes("image/webp")) return "webp";
  return hasTransparency ? "png" : "jpeg";
}
