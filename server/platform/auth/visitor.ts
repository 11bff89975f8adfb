import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { OFFERED_EMAIL } from "../../../schema/accounts.ts";
import { deviceName, networkOf } from "./client.ts";
import { DEVICE_SECONDS, SIGN_UP_SECONDS } from "./tokens.ts";

/** How long a browser stays signed in without being used, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** How long a session lasts at most, however much it is used, in days. */
export const SESSION_DAYS = 180;

const ACCESS = "livsresan-access";
const REFRESH = "livsresan-refresh";
const DEVICE = "livsresan-device";
const SIGN_UP = "livsresan-signup";

/** How long the sign-in form may be opened, in seconds, to be filled in with an address. */
const OFFER_SECONDS = 10 * 60;

/** Tokens of a session. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** The browser or program that asks. */
export interface Visitor {
  /** What its tries are counted by. */
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
  keepSession(tokens: SessionTokens): void;
  /** Lets the browser remember that it was signed in to an account. */
  keepDevice(token: string): void;
  /** Lets the browser remember for a while that it made an account, until the address is confirmed. */
  keepSignUp(token: string): void;
  /** Takes that memory away. */
  forgetSignUp(): void;
  /** Gives the sign-in form the address that it is to be filled in with. */
  offerEmail(email: string): void;
  /** Takes the session away from the browser. */
  forgetSession(): void;
}

/** True when a request carries a session, so that its answer is nobody else's. */
export const hasSession = (request: FastifyRequest): boolean =>
  Boolean(request.headers.authorization ?? request.cookies[ACCESS] ?? request.cookies[REFRESH]);

/** The visitor behind a request. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: () => boolean): Visitor {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const cookie = (maxAge: number) => ({
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: isSecure() || request.protocol === "https",
    maxAge,
  });
  const usesHeader = request.headers.authorization !== undefined;
  return {
    network: networkOf(request.ip),
    get device() {
      return deviceName(request.headers["user-agent"]);
    },
    accessToken: usesHeader ? bearer : request.cookies[ACCESS],
    refreshToken: usesHeader ? undefined : request.cookies[REFRESH],
    deviceToken: request.cookies[DEVICE],
    signUpToken: request.cookies[SIGN_UP],
    usesHeader,
    keepSession({ accessToken, refreshToken }) {
      reply.setCookie(ACCESS, accessToken, cookie(SESSION_SECONDS));
      reply.setCookie(REFRESH, refreshToken, cookie(SESSION_SECONDS));
    },
    keepDevice: (token) => void reply.setCookie(DEVICE, token, cookie(DEVICE_SECONDS)),
    keepSignUp: (token) => void reply.setCookie(SIGN_UP, token, cookie(SIGN_UP_SECONDS)),
    forgetSignUp: () => void reply.clearCookie(SIGN_UP, { path: "/" }),
    // For the page's own script; in the address others would see it.
    offerEmail: (email) =>
      void reply.setCookie(OFFERED_EMAIL, email, { ...cookie(OFFER_SECONDS), httpOnly: false, sameSite: "strict" }),
    forgetSession() {
      reply.clearCookie(ACCESS, { path: "/" });
      reply.clearCookie(REFRESH, { path: "/" });
    },
  };
}

/** For work that no visitor asked for, and for answers that are the same for all of them. */
export const nobody: Visitor = {
  network: "",
  device: "",
  accessToken: undefined,
  refreshToken: undefined,
  deviceToken: undefined,
  signUpToken: undefined,
  usesHeader: false,
  keepSession: () => undefined,
  keepDevice: () => undefined,
  keepSignUp: () => undefined,
  forgetSignUp: () => undefined,
  offerEmail: () => undefined,
  forgetSession: () => undefined,
};
