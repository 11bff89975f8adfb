import type { FastifyInstance } from "fastify";
import { allowStyles } from "../platform/http/inlineStyles.ts";
import type { RenderedDocument } from "./renderDocument.tsx";

/** Both change with the site's version and settings only. */
const KEPT = { "cache-control": "public, max-age=300" };

/**
 * What makes an app of the site: its manifest, and the page that the service worker shows instead of one that it
 * has not stored.
 */
export function registerOfflineRoutes(
  app: FastifyInstance,
  options: { isDevelopment: boolean; renderManifest(): Promise<string>; renderOffline(): Promise<RenderedDocument> },
): void {
  app.get("/site.webmanifest", async (_, reply) =>
    reply
      .type("application/manifest+json; charset=utf-8")
      .headers(KEPT)
      .send(await options.renderManifest()),
  );

  app.get("/offline", async (_, reply) => {
    const { html, styleHashes } = await options.renderOffline();
    allowStyles(reply, styleHashes, options.isDevelopment);
    return reply.type("text/html; charset=utf-8").headers(KEPT).header("x-robots-tag", "noindex").send(html);
  });
}
