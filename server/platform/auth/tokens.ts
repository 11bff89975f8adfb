import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { EncryptJWT, type JWTHeaderParameters, jwtDecrypt, jwtVerify, SignJWT } from "jose";

const ISSUER = "livsresan";
const ALGORITHM = "HS256";

/** Purpose of a signed token; one kind never passes for another. */
interface TokenKind {
  audience: string;
  type: string;
  seconds: number;
}

const ACCESS: TokenKind = { audience: "access", type: "at+jwt", seconds: 10 * 60 };
const DEVICE: TokenKind = { audience: "device", type: "device+jwt", seconds: 365 * 24 * 60 * 60 };

const SIGN_UP: TokenKind = { audience: "sign-up", type: "sign-up+jwt", seconds: 60 * 60 };

/** The link in a mail about prices; mails are read late, and the link only ends what mails. */
const PRICE_MAIL: TokenKind = { audience: "price-mail", type: "price-mail+jwt", seconds: 2 * 365 * 24 * 60 * 60 };

/** The link in the mail on Sundays, for the same reason. */
const WEEKLY_MAIL: TokenKind = { audience: "weekly-mail", type: "weekly-mail+jwt", seconds: PRICE_MAIL.seconds };

/** Encryption of sealed texts. */
const SEAL = { audience: "sealed", type: "sealed+jwt", algorithm: "dir", encryption: "A256GCM" };

/** Subject of an access token. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Lifetime of an access token, in seconds. */
export const ACCESS_SECONDS = ACCESS.seconds;
/** Seconds for which a browser remembers that an account signed in on it. */
export const DEVICE_SECONDS = DEVICE.seconds;
/** Seconds for which a browser remembers that an account was made in it. */
export const SIGN_UP_SECONDS = SIGN_UP.seconds;

/** Makes and checks tokens. */
export class Tokens {
  private readonly keys: Map<string, Uint8Array>;
  private readonly current: { id: string; key: Uint8Array };
  private readonly secrets: readonly Uint8Array[];

  /** @param secrets the first signs, all verify, so that a key can be replaced without signing anybody out */
  constructor(secrets: readonly string[]) {
    const keys = secrets.map((secret) => ({ id: sha256(secret).slice(0, 10), key: new TextEncoder().encode(secret) }));
    const [current] = keys;
    if (!current) throw new Error("no signing key is configured");
    this.current = current;
    this.secrets = keys.map(({ key }) => key);
    this.keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  /** A short-lived token that speaks for a session. */
  signAccess({ userId, sessionId }: AccessClaims, seconds = ACCESS_SECONDS): Promise<string> {
    return this.sign({ ...ACCESS, seconds }, userId, { sid: sessionId });
  }

  /** @returns undefined for anything but a valid access token of ours */
  async verifyAccess(token: string): Promise<AccessClaims | undefined> {
    const claims = await this.verify(ACCESS, token);
    return claims && typeof claims.sid === "string" ? { userId: claims.sub, sessionId: claims.sid } : undefined;
  }

  /** A token that says that this browser has signed in as this address before. */
  signDevice(email: string): Promise<string> {
    return this.sign(DEVICE, fingerprint(this.current.key, email), { jti: randomBytes(9).toString("base64url") });
  }

  /** @returns the device's own identifier when the token was made for this address */
  async verifyDevice(token: string, email: string): Promise<string | undefined> {
    const claims = await this.verify(DEVICE, token);
    const isFor = this.secrets.some((key) => fingerprint(key, email) === claims?.sub);
    return isFor && typeof claims?.jti === "string" ? claims.jti : undefined;
  }

  /** A token that says that this browser made an account and chose its password. */
  signSignUp(userId: string): Promise<string> {
    return this.sign(SIGN_UP, userId, {});
  }

  /** @returns the account that was made, or undefined */
  async verifySignUp(token: string): Promise<string | undefined> {
    return (await this.verify(SIGN_UP, token))?.sub;
  }

  /** A token for the link of a mail about prices, which ends the account's watches. */
  signPriceMail(userId: string): Promise<string> {
    return this.sign(PRICE_MAIL, userId, {});
  }

  /** @returns the account that such a link is for, or undefined */
  async verifyPriceMail(token: string): Promise<string | undefined> {
    return (await this.verify(PRICE_MAIL, token))?.sub;
  }

  /** A token for the link of the mail on Sundays, which ends those mails. */
  signWeeklyMail(userId: string): Promise<string> {
    return this.sign(WEEKLY_MAIL, userId, {});
  }

  /** @returns the account that such a link is for, or undefined */
  async verifyWeeklyMail(token: string): Promise<string | undefined> {
    return (await this.verify(WEEKLY_MAIL, token))?.sub;
  }

  /** A keyed digest of a name or an address that is counted; it cannot be reversed without the secret. */
  digestOf(subject: string): string {
    return digest(this.current.key, `count ${subject}`);
  }

  /**
   * The tokens that may follow a refresh token, the current key's first: the same however often they
   * are asked for, and secret.
   */
  successorsOf(refreshToken: string): [string, ...string[]] {
    const [current, ...older] = this.secrets.map((key) => digest(key, `refresh ${refreshToken}`));
    return [current ?? "", ...older];
  }

  /**
   * The secret of the link in a mail: the same at every try to send it, so that whichever copy arrives works.
   * @param jobName of the job that sends it
   */
  mailSecret(jobName: string): string {
    return digest(this.current.key, `mail ${jobName}`);
  }

  /**
   * Encrypts a text that the database stores and must not reveal by itself, for one owner: in the row of another it is
   * worth nothing.
   */
  seal(owner: string, text: string): Promise<string> {
    return new EncryptJWT({ text })
      .setProtectedHeader({ alg: SEAL.algorithm, enc: SEAL.encryption, typ: SEAL.type, kid: this.current.id })
      .setIssuer(ISSUER)
      .setAudience(SEAL.audience)
      .setSubject(owner)
      .encrypt(sealingKey(this.current.key));
  }

  /** @returns undefined for what was not sealed for this owner, or with a secret that is no longer among ours */
  async unseal(owner: string, sealed: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtDecrypt(sealed, (header) => sealingKey(this.keyOf(header)), {
        keyManagementAlgorithms: [SEAL.algorithm],
        contentEncryptionAlgorithms: [SEAL.encryption],
        issuer: ISSUER,
        audience: SEAL.audience,
        subject: owner,
        typ: SEAL.type,
        requiredClaims: ["iss", "aud", "sub"],
      });
      return typeof payload.text === "string" ? payload.text : undefined;
    } catch {
      return undefined;
    }
  }

  private sign(kind: TokenKind, subject: string, claims: Record<string, string>): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: kind.type, kid: this.current.id })
      .setIssuer(ISSUER)
      .setAudience(kind.audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${kind.seconds}s`)
      .sign(this.current.key);
  }

  private async verify(
    kind: TokenKind,
    token: string,
  ): Promise<(Record<string, unknown> & { sub: string }) | undefined> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: kind.audience,
        typ: kind.type,
        requiredClaims: ["iss", "aud", "sub", "iat", "exp"],
      });
      return payload as typeof payload & { sub: string };
    } catch {
      return undefined;
    }
  }

  private keyOf({ kid }: JWTHeaderParameters | { kid?: string }): Uint8Array {
    const key = this.keys.get(kid ?? "");
    if (!key) throw new Error("token was signed with an unknown key");
    return key;
  }
}

const digest = (key: Uint8Array, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** A key of its own for encrypting, so that nothing is both signed and encrypted with one. */
const sealingKey = (key: Uint8Array): Uint8Array => new Uint8Array(hkdfSync("sha256", key, "", "seal", 32));

/** Stands for an address where it need only be recognised. */
const fingerprint = (key: Uint8Array, email: string): string => digest(key, `fingerprint ${email}`);

/** A random secret. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** The digest under which a secret is stored. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
