import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers a request to a path. */
export type SiteAnswer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** A site of somebody else's, on loopback. */
export interface SupplierSite {
  origin: string;
  port: number;
  /** What was asked for, in order. */
  asked: { path: string; at: number; userAgent: string }[];
  /** The most requests that were under way at once. */
  mostAtOnce(): number;
  /** Says what stands at a path, besides what the site began with. */
  put(path: string, answer: SiteAnswer): void;
  /** Ends it, also what waits for an answer. */
  stop(): Promise<void>;
}

/** Starts a site; whoever starts it stops it. What it does not have is 404. */
export async function startSupplierSite(pages: Readonly<Record<string, SiteAnswer>> = {}): Promise<SupplierSite> {
  const answers = new Map(Object.entries(pages));
  const asked: SupplierSite["asked"] = [];
  let [current, most] = [0, 0];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, at: performance.now(), userAgent: request.headers["user-agent"] ?? "" });
    current += 1;
    most = Math.max(most, current);
    response.on("close", () => {
      current -= 1;
    });
    const answer = answers.get(path);
    if (answer) void answer(response, request);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Finns inte</h1>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    mostAtOnce: () => most,
    put: (path, answer) => void answers.set(path, answer),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A page of HTML. */
export const html =
  (body: string | Buffer, headers: Record<string, string> = {}): SiteAnswer =>
  (response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);

/** A page with structured data. */
export const ldJson = (...data: unknown[]): SiteAnswer => html(ldJsonHtml(...data));

/** The same as text. */
export const ldJsonHtml = (...data: unknown[]): string =>
  `<!doctype html><title>Sida</title>${data
    .map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
    .join("")}`;

/** A page that links to others. */
export const linksTo = (paths: readonly string[]): SiteAnswer =>
  html(`<!doctype html><ul>${paths.map((path) => `<li><a href="${path}">En sida</a>`).join("")}</ul>`);

/** Leads on to another address. */
export const redirect =
  (location: string, status = 302): SiteAnswer =>
  (response) =>
    response.writeHead(status, { location }).end();

/** A company as schema.org has it. */
export const company = (name: string, facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name,
  address: { "@type": "PostalAddress", addressCountry: "SE" },
  ...facts,
});
