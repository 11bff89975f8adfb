import { createHash } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";

/** For `SESSION_SECRET`, where a test signs tokens itself. */
export const SECRET = "a secret of the tests that is long enough";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** What a forged token has that a good one has not. */
export interface Forgery {
  /** A claim given as undefined is left out. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  secret?: string;
}

/**
 * Signs a token like a good one, but for what is forged.
 * @param good a token that the server made
 */
export function forge(good: string, { claims = {}, header = {}, secret = SECRET }: Forgery): Promise<string> {
  const [head = ""] = good.split(".");
  const protectedHeader = { ...JSON.parse(Buffer.from(head, "base64url").toString()), ...header };
  const payload = Object.fromEntries(
    Object.entries({ ...decodeJwt(good), ...claims }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(payload).setProtectedHeader(protectedHeader).sign(new TextEncoder().encode(secret));
}

/** The same token, run out a second ago. */
export const expired = (good: string): Promise<string> =>
  forge(good, { claims: { exp: Math.floor(Date.now() / 1_000) - 1 } });
