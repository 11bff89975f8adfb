import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { analyticsOrigin, MEASURING_FRAME } from "../../schema/analytics.ts";
import type { Site } from "../../schema/site.ts";

const attribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * Runs the operator's script for the page at the frame's address. It stands in the frame itself, which has no origin and
 * so is no reader of the site's files. Storage and cookies would throw there: what is asked for is not there, and what is
 * kept is not kept. In a block, so that its names are not in the way of the script.
 */
const RUN = `{
const { script, site, frame } = document.currentScript.dataset;
const nothing = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, key: () => null, length: 0 };
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: nothing });
Object.defineProperty(document, "cookie", { get: () => "", set() {} });
const tag = document.createElement("script");
tag.src = script;
tag.async = true;
Object.assign(tag.dataset, { site, siteId: site, websiteId: site, path: location.pathname.slice(frame.length) });
document.head.append(tag);
}`;
const RUN_HASH = `'sha256-${createHash("sha256").update(RUN).digest("base64")}'`;

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
    // Without an origin there is none to keep apart by, and browsers would warn of it.
    reply.removeHeader("origin-agent-cluster");
    return reply
      .type("text/html; charset=utf-8")
      .headers({
        "cache-control": "no-store",
        "content-security-policy": `default-src 'none'; script-src ${RUN_HASH} ${address}; connect-src ${origin}; img-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      })
      .send(
        `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Statistik</title><script data-script="${attribute(address)}" data-site="${attribute(siteId)}" data-frame="${MEASURING_FRAME}">${RUN}</script></head><body></body></html>`,
      );
  });
}
