import type { FastifyReply, FastifyRequest } from "fastify";
import sharp from "sharp";
import type { SiteIcon } from "../../schema/site.ts";
import { MIN_ICON } from "../../schema/siteEditing.ts";
import { drawVariant } from "../features/media/imageVariants.ts";

/** Paths of the icons, which are the product's own files while a site has none of its own. */
export const ICON_PATHS = {
  vector: "/favicon.svg",
  old: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;

type IconPath = (typeof ICON_PATHS)[keyof typeof ICON_PATHS];

/** An icon's address, which is another one when the icon is. */
export const iconAddress = (path: IconPath, icon: SiteIcon | null): string =>
  icon ? `${path}?v=${icon.version}` : path;

/** A picture of the library as it was uploaded. */
export interface Original {
  body: Buffer;
  isVector: boolean;
}

interface Icon {
  type: string;
  body: Buffer;
}

/** To be raised when icons are made in another way. */
const DRAWING = 1;

/** Bytes of a vector picture that are sent as they are; a larger one is sent as pixels. */
const MAX_VECTOR = 65_536;

/** The part of an icon that no phone cuts off, whatever shape it gives it. */
const SAFE = 0.8;

const OLD_SIZES = [16, 32, 48];
const PAPER = { r: 255, g: 255, b: 255, alpha: 1 };
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
type Ground = typeof NOTHING;

/** The icons that a process makes of a site's own picture: once, all of them, and kept until there is another. */
export class SiteIcons {
  private made: { key: string; icons: Promise<ReadonlyMap<string, Icon>> } | undefined;

  /**
   * @param options.icon what they are made from now; null for the product's own
   * @param options.read reads that picture; undefined for one that is gone
   * @param options.onFailed receives why none could be made; the product's own are sent meanwhile
   */
  constructor(
    private readonly options: {
      icon(): Promise<SiteIcon | null>;
      read(url: string): Promise<Original | undefined>;
      onFailed(error: Error): void;
    },
  ) {}

  /** Answers a request for an icon that a site has of its own; others are left to what sends files. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [path = "", query = ""] = request.url.split("?", 2);
    if (!PATHS.has(path)) return undefined;
    const icon = await this.options.icon();
    const drawn = icon && (await this.of(icon))?.get(path);
    if (!drawn) return undefined;
    const etag = `"${DRAWING}-${icon.version}"`;
    const isOfNow = new URLSearchParams(query).get("v") === icon.version;
    reply.headers({ etag, "cache-control": isOfNow ? "public, max-age=31536000, immutable" : "public, max-age=300" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(drawn.type).send(drawn.body);
  }

  private async of(icon: SiteIcon): Promise<ReadonlyMap<string, Icon> | undefined> {
    const key = `${icon.url} ${icon.version}`;
    const made = this.made?.key === key ? this.made : { key, icons: this.draw(icon) };
    this.made = made;
    return made.icons.catch((error: Error) => {
      // The next request tries again.
      if (this.made === made) this.made = undefined;
      this.options.onFailed(error);
      return undefined;
    });
  }

  private async draw({ url }: SiteIcon): Promise<ReadonlyMap<string, Icon>> {
    const original = await this.options.read(url);
    if (!original) throw new Error("the picture of the icon is not there");
    return drawIcons(original);
  }
}

const PATHS: ReadonlySet<string> = new Set(Object.values(ICON_PATHS));

async function drawIcons(original: Original): Promise<ReadonlyMap<string, Icon>> {
  const ground = await groundOf(original.body);
  const png = async (size: number, on: Ground = NOTHING, part = 1): Promise<Icon> => ({
    type: "image/png",
    body: await padded(original.body, size, on, part),
  });
  const small = await png(192);
  const old = await Promise.all(OLD_SIZES.map((size) => padded(original.body, size)));
  return new Map<IconPath, Icon>([
    [ICON_PATHS.small, small],
    [ICON_PATHS.large, await png(MIN_ICON)],
    [ICON_PATHS.apple, await png(180, ground)],
    [ICON_PATHS.maskable, await png(MIN_ICON, ground, SAFE)],
    [ICON_PATHS.old, { type: "image/vnd.microsoft.icon", body: icoOf(old) }],
    [ICON_PATHS.vector, { type: "image/svg+xml; charset=utf-8", body: vectorOf(original, small.body) }],
  ]);
}

/** A picture whole within a square. */
async function padded(body: Buffer, size: number, on: Ground = NOTHING, part = 1): Promise<Buffer> {
  const inner = Math.round(size * part);
  const wanted = { width: inner, height: inner, crop: "fit", quality: 85, format: "png" } as const;
  return sharp({ create: { width: size, height: size, channels: 4, background: on } })
    .composite([{ input: await drawVariant(body, wanted), gravity: "centre" }])
    .png()
    .toBuffer();
}

/** What is behind a picture where nothing may be seen through: the colour of its corner, or paper. */
async function groundOf(body: Buffer): Promise<Ground> {
  const png = await drawVariant(body, { width: 64, height: 64, crop: "fit", quality: 85, format: "png" });
  const corner = sharp(png).ensureAlpha().toColourspace("srgb").extract({ left: 0, top: 0, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0, alpha = 0] = await corner.raw().toBuffer();
  return alpha === 255 ? { r, g, b, alpha: 1 } : PAPER;
}

/** An SVG with a picture whole within a square: itself if it is a small one, so that it stays sharp. */
function vectorOf({ body, isVector }: Original, png: Buffer): Buffer {
  const [type, shown] = isVector && body.length <= MAX_VECTOR ? ["image/svg+xml", body] : ["image/png", png];
  const href = `data:${type};base64,${shown.toString("base64")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="${href}"/></svg>`,
  );
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** An ICO file of PNG pictures in `OLD_SIZES`: a header, an entry for each, and the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { length }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index;
    const size = OLD_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}
