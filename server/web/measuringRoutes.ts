import type { FastifyInstance } from "fastify";
import { analyticsOrigin, MEASURING_FRAME } from "../../schema/analytics.ts";
import type { Site } from "../../schema/site.ts";

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * The frame in which an operator's own script counts a page: it has no origin, so that the script can neither read the
 * page nor store anything. Not found while there is no such script.
 */
export function registerMeasuringRoutes(app: FastifyInstance, readSite: () => Promise<Site>): void {
  app.get(`${MEASURING_FRAME}/*`, async (_, reply) => {
    const { analytics } = await readSite();
    if (analytics?.service !== "OWN") return reply.callNotFound();
    const { address, siteId } = analytics;
    const origin = analyticsOrigin(analytics);
    return reply
      .type("text/html; charset=utf-8")
      .headers({
        "cache-control": "no-store",
        "content-security-policy": `default-src 'none'; script-src 'self' ${address}; connect-src ${origin}; img-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      })
      .send(
        `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Statistik</title><script src="/measuring-frame.js" data-script="${attribute(address)}" data-site="${attribute(siteId)}" data-frame="${MEASURING_FRAME}"></script></head><body></body></html>`,
      );
  });
}
