import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { OFFERED_EMAIL } from "../../../schema/accounts.ts";
import { deviceName, networkOf } from "./client.ts";
import { DEVICE_SECONDS, SIGN_UP_SECONDS } from "./tokens.ts";

/** Seconds without use after which a browser is signed out. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Longest lifetime of a session in days, however much it is used. */
export const SESSION_DAYS = 180;

const ACCESS = "site-access";
const REFRESH = "site-refresh";
const DEVICE = "site-device";
const SIGN_UP = "site-signup";

/** What a cookie was called before 2026-12: browsers that have it stay signed in, and get the present one with the next tokens. */
const formerOf = (cookie: string): string => cookie.replace(/^site-/, "livsresan-");

/** Seconds within which the sign-in form is filled in with an address. */
const OFFER_SECONDS = 10 * 60;

/** Over TLS the `__Host-` prefix makes sure that no other subdomain, and no plain HTTP response, has set it. */
const nameOf = (cookie: string, isSecure: boolean): string => (isSecure ? `__Host-${cookie}` : cookie);

/** Tokens of a session. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** The browser or program that asks. */
export interface Visitor {
  /** The visitor's network, which rate limits count by. */
  network: string;
  /** Browser and system in words. */
  readonly device: string;
  /** Tokens it came with. */
  accessToken: string | undefined;
  refreshToken: string | undefined;
  deviceToken: string | undefined;
  signUpToken: string | undefined;
  /** True for a native client, whose tokens come in a header and are never put into cookies. */
  usesHeader: boolean;
  /** Gives the browser its session. */
  setSessionCookies(tokens: SessionTokens): void;
  /** Lets the browser remember that it was signed in to an account. */
  setDeviceCookie(token: string): void;
  /** Takes that memory away. */
  clearDeviceCookie(): void;
  /** Lets the browser remember for a while that it made an account, until the address is confirmed. */
  setSignUpCookie(token: string): void;
  /** Takes it away again. */
  clearSignUpCookie(): void;
  /** Gives the sign-in form the address that it is to be filled in with. */
  setOfferedEmailCookie(email: string): void;
  /** Takes the session away from the browser. */
  clearSessionCookies(): void;
}

/** True when a request carries a session, so that its response must not be shared. */
export const hasSession = ({ headers, cookies }: FastifyRequest): boolean =>
  isBearer(headers.authorization) ||
  [ACCESS, REFRESH]
    .flatMap((cookie) => [cookie, formerOf(cookie)])
    .some((cookie) => [true, false].some((isSecure) => cookies?.[nameOf(cookie, isSecure)]));

/** True for an address with the secret of a mailed link. */
export const hasKey = ({ query }: FastifyRequest): boolean => "nyckel" in (query as object);

/** Only this scheme is ours; browsers send others for a proxy in front of the site. */
const isBearer = (authorization = ""): boolean => /^Bearer\b/i.test(authorization);

/** The visitor behind a request. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: () => boolean): Visitor {
  const { authorization } = request.headers;
  const usesHeader = isBearer(authorization);
  const secure = isSecure() || request.protocol === "https";
  const read = (cookie: string): string | undefined =>
    request.cookies[nameOf(cookie, secure)] ?? request.cookies[nameOf(formerOf(cookie), secure)];
  // Clearing a `__Host-` cookie needs the same attributes as setting it.
  const clear = (cookie: string): void => void reply.clearCookie(nameOf(cookie, secure), { path: "/", secure });
  const clearFormer = (cookie: string): void => {
    if (request.cookies[nameOf(formerOf(cookie), secure)] !== undefined) clear(formerOf(cookie));
  };
  const setCookie = (cookie: string, value: string, maxAge: number): void => {
    clearFormer(cookie);
    void reply.setCookie(nameOf(cookie, secure), value, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge });
  };
  const clearCookie = (cookie: string): void => {
    clearFormer(cookie);
    clear(cookie);
  };
  return {
    network: networkOf(request.ip),
    get device() {
      return deviceName(request.headers["user-agent"]);
    },
    accessToken: usesHeader ? /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] : read(ACCESS),
    refreshToken: usesHeader ? undefined : read(REFRESH),
    deviceToken: read(DEVICE),
    signUpToken: read(SIGN_UP),
    usesHeader,
    setSessionCookies({ accessToken, refreshToken }) {
      setCookie(ACCESS, accessToken, SESSION_SECONDS);
      setCookie(REFRESH, refreshToken, SESSION_SECONDS);
    },
    setDeviceCookie: (token) => setCookie(DEVICE, token, DEVICE_SECONDS),
    clearDeviceCookie: () => clearCookie(DEVICE),
    setSignUpCookie: (token) => setCookie(SIGN_UP, token, SIGN_UP_SECONDS),
    clearSignUpCookie: () => clearCookie(SIGN_UP),
    // For the page's own script; in the address others would see it.
    setOfferedEmailCookie: (email) =>
      void reply.setCookie(OFFERED_EMAIL, email, { path: "/", sameSite: "strict", secure, maxAge: OFFER_SECONDS }),
    clearSessionCookies() {
      clearCookie(ACCESS);
      clearCookie(REFRESH);
    },
  };
}

/** For work that no visitor asked for, and for answers that are the same for all of them. */
export const anonymousVisitor: Visitor = {
  network: "",
  device: "",
  accessToken: undefined,
  refreshToken: undefined,
  deviceToken: undefined,
  signUpToken: undefined,
  usesHeader: false,
  setSessionCookies: () => undefined,
  setDeviceCookie: () => undefined,
  clearDeviceCookie: () => undefined,
  setSignUpCookie: () => undefined,
  clearSignUpCookie: () => undefined,
  setOfferedEmailCookie: () => undefined,
  clearSessionCookies: () => undefined,
};
