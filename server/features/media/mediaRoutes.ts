import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import {
  IMAGE_CROPS,
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  imageHeight,
} from "../../../schema/images.ts";
import { VisitorError } from "../../platform/errors.ts";
import { ImageVariants } from "./imageVariants.ts";

/** What may be requested. Limited, so that nobody can make us generate and store pictures without end. */
const sizes = z
  .strictObject({
    w: z.coerce.number().pipe(z.literal(IMAGE_WIDTHS)),
    h: z.coerce.number().int().min(1).optional(),
    c: z.enum(IMAGE_CROPS).default("fill"),
    q: z.coerce.number().pipe(z.literal(IMAGE_QUALITIES)),
    f: z.enum(IMAGE_FORMATS),
  })
  .refine(({ w, h }) => h === undefined || IMAGE_RATIOS.some((ratio) => imageHeight(w, ratio) === h));

/**
 * `/media/art/…?w=640&h=427&c=fill&q=85&f=webp`: our pictures in other sizes, as `schema/images.ts`
 * asks for them. What is no picture of ours is 404, a size that is not offered 400.
 * @param options.root folder of the project
 * @param options.dataDir the folder for generated pictures
 */
export async function registerMediaRoutes(
  app: FastifyInstance,
  options: { root: string; dataDir: string },
): Promise<void> {
  const variants = new ImageVariants(join(options.dataDir, "media/variants"), ({ code }) =>
    app.log.warn({ code }, "a picture was drawn, but could not be stored"),
  );
  // A name is looked up, never put together: nothing outside the folder can be named.
  const folder = join(options.root, "public/art");
  const files = await readdir(folder, { recursive: true });
  const sources = new Map(
    files
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [`art/${file.replaceAll("\\", "/")}`, join(folder, file)]),
  );

  app.get<{ Params: { "*": string } }>("/media/*", { config: { isFile: true } }, async (request, reply) => {
    const source = sources.get(request.params["*"]);
    if (!source) return reply.callNotFound();
    const asked = sizes.safeParse(request.query);
    if (!asked.success) throw new VisitorError("BAD_USER_INPUT", "Bilden finns inte i den storleken.");
    const { w: width, h: height = 0, c: crop, q: quality, f: format } = asked.data;
    const variant = await variants.read(source, { width, height, crop, quality, format });
    if (!variant) {
      throw new VisitorError("SERVICE_UNAVAILABLE", "Många bilder ritas just nu. Försök igen om en stund.", {
        retryAfter: 5,
      });
    }
    const { body, etag } = variant;
    reply.headers({ "cache-control": "public, max-age=86400", etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  });
}
