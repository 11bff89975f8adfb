import type { FastifyReply } from "fastify";

/** Hash of nothing: in the browser, styles are inserted into an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Allows a page's own inline styles by hash, since a cached page would reuse a nonce, and where it may send to.
 * @param connectTo an origin besides its own that the page may send to
 * @param isDevelopment with Vite's own scripts and styles no policy holds
 * @returns the policy that the answer has now
 */
export function allowStyles(
  reply: FastifyReply,
  styleHashes: readonly string[],
  isDevelopment: boolean,
  connectTo?: string,
): string | undefined {
  const policy = String(reply.getHeader("content-security-policy"));
  reply.removeHeader("content-security-policy");
  if (isDevelopment) return undefined;
  const allowing = policy
    .replace("style-src 'self'", `style-src 'self' ${EMPTY_STYLE} ${styleHashes.join(" ")}`)
    .concat(connectTo ? `;connect-src 'self' ${connectTo}` : "");
  reply.header("content-security-policy", allowing);
  return allowing;
}
