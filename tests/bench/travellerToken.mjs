import { createHash } from "node:crypto";
import { SignJWT } from "jose";

/** What the measured servers sign sessions with. */
export const SECRET = "signs the sessions of the benchmark";

/**
 * An access token as the server makes them.
 * @param {{ userId: string, sessionId: string }} traveller
 * @returns {Promise<string>}
 */
export const accessToken = ({ userId, sessionId }) =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({
      alg: "HS256",
      typ: "at+jwt",
      kid: createHash("sha256").update(SECRET).digest("base64url").slice(0, 10),
    })
    .setIssuer("livsresan")
    .setAudience("access")
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
