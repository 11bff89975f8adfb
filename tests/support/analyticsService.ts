import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A page view as a service got it. */
interface PageView {
  service: "matomo" | "plausible" | "script";
  /** Address of the page. */
  url: string;
  /** What the service calls the site. */
  site: string;
  /** Everything else that was sent. */
  rest: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Services that count visits, by their protocols. */
export interface AnalyticsServices {
  origin: string;
  /** Every request, in their order, also what no service understands. */
  asked: string[];
  views: PageView[];
  stop(): Promise<void>;
}

/** What a usual script does: it tells its server of the page, and tries to know the visitor again. */
const SCRIPT = `
const { websiteId, siteId, site } = document.currentScript.dataset;
const attempt = (work) => { try { return String(work()); } catch (error) { return "refused"; } };
const body = {
  site: websiteId === siteId && siteId === site && site,
  url: location.href,
  referrer: document.referrer,
  cookie: (document.cookie = "besokare=1; path=/", document.cookie),
  stored: attempt(() => (localStorage.setItem("besokare", "1"), localStorage.getItem("besokare"))),
  journey: attempt(() => parent.localStorage.length),
  page: attempt(() => parent.document.title),
};
fetch("ORIGIN/collect", { method: "POST", body: JSON.stringify(body) });
`;

/**
 * Matomo's Tracking HTTP API (`/matomo.php`), Plausible's Events API (`/api/event`), and a script that sends what it sees
 * (`/skript.js`), at a port of this machine.
 */
export async function startAnalyticsServices(): Promise<AnalyticsServices> {
  const asked: string[] = [];
  const views: PageView[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${pathname}`);
    response.setHeader("access-control-allow-origin", "*");
    const { headers } = request;
    // The tests' browsers send a header that pages have to ask for.
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-headers", "*");
      return response.writeHead(204).end();
    }
    if (pathname === "/matomo.php" && request.method === "POST") {
      const all = Object.fromEntries(new URLSearchParams(body || searchParams.toString()));
      const { idsite: site = "", rec, url = "", ...rest } = all;
      // As Matomo: without these nothing is recorded.
      if (!/^\d+$/.test(site) || rec !== "1") return response.writeHead(400).end();
      views.push({ service: "matomo", url, site, rest, headers });
      return response.writeHead(rest.send_image === "0" ? 204 : 200).end();
    }
    if (pathname === "/api/event" && request.method === "POST") {
      const { name, url, domain, ...rest } = JSON.parse(body);
      const isKnown = /^(application\/json|text\/plain)/.test(headers["content-type"] ?? "");
      if (!isKnown || name !== "pageview" || !url || !domain) return response.writeHead(400).end();
      views.push({ service: "plausible", url, site: domain, rest, headers });
      return response.writeHead(202).end("ok");
    }
    if (pathname === "/skript.js")
      return response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(SCRIPT.replace("ORIGIN", `http://${headers.host}`));
    if (pathname === "/collect") {
      const { url, site, ...rest } = JSON.parse(body);
      views.push({ service: "script", url, site, rest, headers });
      return response.writeHead(202).end();
    }
    return response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    views,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
