import { createServer, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import CachePolicy from "http-cache-semantics";
import { onTestTeardown } from "./onTestTeardown.ts";

/** A response that a shared cache has decided to store. */
export interface Stored {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A shared cache between visitors and a server, as a CDN or a company's proxy is one. */
export interface SharedCache {
  origin: string;
  stored: Stored[];
}

/**
 * Starts a shared HTTP cache (RFC 9111) in front of a server. A response from the cache has `x-from-cache: yes`.
 * It ends when the file's tests are done.
 */
export async function aSharedCache(origin: string): Promise<SharedCache> {
  const cached = new Map<string, { policy: CachePolicy; status: number; body: Buffer }[]>();
  const stored: Stored[] = [];
  const server = createServer((request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const asked = { method, url: path, headers };
    const found = cached.get(path)?.find(({ policy }) => policy.satisfiesWithoutRevalidation(asked));
    if (found) {
      response.writeHead(found.status, { ...found.policy.responseHeaders(), "x-from-cache": "yes" });
      response.end(method === "HEAD" ? undefined : found.body);
      return;
    }
    const passedOn = send(origin + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const body = Buffer.concat(chunks);
        const status = answer.statusCode ?? 502;
        const policy = new CachePolicy(asked, { status, headers: answer.headers }, { shared: true });
        if (policy.storable() && policy.timeToLive() > 0) {
          cached.set(path, [...(cached.get(path) ?? []), { policy, status, body }]);
          stored.push({ path, headers: answer.headers });
        }
        response.writeHead(status, answer.headers).end(body);
      });
    });
    passedOn.on("error", () => response.writeHead(502).end());
    request.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestTeardown(() => new Promise<unknown>((closed) => server.close(closed).closeAllConnections()));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stored };
}
