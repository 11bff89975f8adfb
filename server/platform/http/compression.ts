import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Below it headers weigh more than what is won. */
const WORTH_COMPRESSING = 512;

/** Compression of dynamic responses; files of the build are compressed when they are built. */
const COMPRESSIBLE = /^(text\/(html|plain|xml|calendar)|application\/(json|graphql-response\+json|xml|rss\+xml))\b/;

/**
 * Compresses what is made for one request, as the pages of somebody who is signed in. What is sent compressed already
 * (cached responses, built files) passes as it is.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: WORTH_COMPRESSING,
    encodings: ["br", "gzip"],
    // It is done while somebody waits: the higher levels take several times as long for a few per cent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    customTypes: COMPRESSIBLE,
    globalDecompression: false,
  });
}
