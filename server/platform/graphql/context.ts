import type { FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { Passwords } from "../auth/passwords.ts";
import type { RateLimits } from "../auth/rateLimits.ts";
import type { Tokens } from "../auth/tokens.ts";
import type { Visitor } from "../auth/visitor.ts";
import type { PublicArea } from "../database/publicTables.ts";
import type { Sql } from "../database/sql.ts";
import type { HeldRedirects } from "../redirects.ts";
import type { HeldSite } from "../site.ts";

/** The signed-in user; null when signed out. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** Empty also when the roles could not be looked up. */
  roles: readonly string[];
  /** True for an admin without the second factor that the operator wants of admins: the role counts for nothing. */
  lacksFactor: boolean;
}

/** Settings outside the administration. */
export interface SiteEnvironment {
  /** MAIL_FROM; unset: the site's own name and address. */
  mailFrom: string | undefined;
  /** Recipient of messages, from CONTACT_EMAIL or MAIL_FROM; unset: the site's own address. */
  contactEmail: string | undefined;
  /** PUBLIC_URL. */
  publicUrl: string | undefined;
  /** Whether mails are sent (SMTP_URL), and not written into a folder. */
  sendsMail: boolean;
}

/** Routes of the site. */
export interface Addresses {
  /** Whether a path is for the site's own files and endpoints, e.g. '/graphql'. */
  isReserved(path: string): boolean;
  /** Whether visitors find a page at a path of an open site, be it only that it leads to another one. */
  isPage(path: string): Promise<boolean>;
}

/** Services shared by the whole process. */
export interface Platform {
  db: DataSource;
  sql: Sql;
  tokens: Tokens;
  limits: RateLimits;
  passwords: Passwords;
  /** Settings of the site: name, operator, whether it is open. */
  site: HeldSite;
  /** Redirects made by admins. */
  redirects: HeldRedirects;
  /** Routes of the site. */
  addresses: Addresses;
  /** Environment settings that override the site's. */
  given: SiteEnvironment;
  /** Whether admins must have a second factor. */
  adminsNeedFactor: boolean;
  /** Public address of the site, without a trailing slash. */
  origin(): string;
}

/** Context of every resolver; areas that need more of it extend it. */
export interface Context extends Platform {
  actor: Actor | null;
  /** The browser or program that asks, and its cookies. */
  visitor: Visitor;
  requestId: string;
  /** The areas of public content read so far: a cached response is dropped when one of them changes. */
  readAreas: Set<PublicArea>;
  /**
   * True once something depended on the user, so that the response is never shared: set when `actor` or `visitor` is
   * read, and by a resolver whose result holds for the moment only.
   */
  isPersonal: boolean;
}

/**
 * The user and the client behind a context. Reading either, at any depth of a query, makes the response personal: also
 * for somebody who is signed out, since the same query gives a signed-in user something else.
 */
export class Asking implements Pick<Context, "actor" | "visitor" | "isPersonal"> {
  isPersonal = false;

  // Accessors of the prototype, because Apollo Server copies a context's own properties by their values.
  constructor(private readonly who: { actor: Actor | null; visitor: Visitor }) {}

  get actor(): Actor | null {
    this.isPersonal = true;
    return this.who.actor;
  }

  set actor(actor: Actor | null) {
    this.who.actor = actor;
  }

  get visitor(): Visitor {
    this.isPersonal = true;
    return this.who.visitor;
  }
}

/** Makes what resolvers get. */
export interface Contexts<Made extends Context = Context> {
  /**
   * For a response that is the same for everybody: without a user.
   * @param options.isCurrent whether it must have what was written just now, which a replica may not have yet
   */
  forEverybody(requestId: string, options?: { isCurrent?: boolean }): Made;
  /**
   * For a request, with who is asking.
   * @param failure of the database, when it was waited for in vain already; every statement then fails with it
   * @throws UNAUTHENTICATED for a native client whose access token is not good
   * @throws SERVICE_UNAVAILABLE when the session cannot be checked
   */
  forRequest(request: FastifyRequest, reply: FastifyReply, failure?: unknown): Promise<Made>;
  /** The same for a page, which is also rendered when the database is unavailable and the user unknown. */
  forPage(request: FastifyRequest, reply: FastifyReply): Promise<Made>;
}
