import ipaddr from "ipaddr.js";
import { z } from "zod";
import { parseUrl } from "../schema/parseUrl.ts";

/** A setting that stops the start; its message is printed as one line, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

const flag = z
  .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
  .transform((value) => value === "on" || value === "true" || value === "1");

const port = z.coerce
  .number({ error: "must be a number" })
  .int({ error: "must be a whole number" })
  .min(0, { error: "must be between 0 and 65535" })
  .max(65535, { error: "must be between 0 and 65535" });

/** A time in seconds; 0 means no limit. */
const seconds = z.coerce
  .number({ error: "must be a number of seconds" })
  .min(0, { error: "must be 0 or more seconds" })
  .max(86_400, { error: "must be at most 86400 seconds" });

const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value) && parseUrl(value) !== undefined, {
  error: "must be a postgres:// address",
});

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && parseUrl(value) !== undefined, {
    error: "must be an http(s):// address",
  })
  .transform((value) => value.replace(/\/+$/, ""));

const smtpUrl = z.string().refine((value) => /^smtps?:\/\/[^/?#]/.test(value) && parseUrl(value) !== undefined, {
  error: "must be an smtp:// or smtps:// address",
});

/** Secrets to sign with, separated by commas; the first signs, all verify. */
const secrets = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .refine((values) => values.every((secret) => secret.length >= 32), {
    error: "must have at least 32 characters each",
  });

/** Origins of push services, separated by commas. */
const origins = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => /^https?:/.test(part) && parseUrl(part)?.origin === part), {
    error: "must be origins as https://push.example.org, separated by commas",
  });

/** One of the keys that push services know us by: bytes as base64url. */
const pushKey = (count: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, { error: "must be base64url" })
    .refine((value) => Buffer.from(value, "base64url").length === count, { error: `must have ${count} bytes` });

/** Addresses and networks of proxies, e.g. '10.0.0.0/8, 127.0.0.1'. */
const proxies = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)), {
    error: "must be addresses or networks of proxies, separated by commas",
  });

/** An account at Cloudinary, as its own programs take it: cloudinary://key:secret@cloud. */
const cloudinaryUrl = z
  .string()
  .refine((value) => /^cloudinary:\/\/[^:@/]+:[^:@/]+@[^:@/?]+/.test(value) && parseUrl(value) !== undefined, {
    error: "must be a cloudinary:// address with key, secret and cloud",
  })
  .transform((value) => {
    const { username, password, hostname, searchParams } = new URL(value);
    return {
      cloudName: hostname,
      apiKey: decodeURIComponent(username),
      apiSecret: decodeURIComponent(password),
      uploadPrefix: searchParams.get("upload_prefix") ?? undefined,
    };
  });

const environment = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("localhost"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_READ_MAX_LAG: seconds.default(10),
  DATABASE_WAIT: seconds.default(60),
  MIGRATE_AT_START: flag.default(true),
  DRAIN_SECONDS: seconds.optional(),
  STATEMENT_TIMEOUT: seconds.default(15),
  LOCK_TIMEOUT: seconds.default(5),
  IDLE_TRANSACTION_TIMEOUT: seconds.default(30),
  PUBLIC_URL: httpUrl.optional(),
  GRAPHIQL: flag.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("warn"),
  SESSION_SECRET: secrets.optional(),
  TRUST_PROXY: proxies.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: "must have at least 16 characters, without spaces" })
    .optional(),
  METRICS_PORT: port.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^\r\n]*@[^\r\n]*$/, { error: "must be an e-mail address, e.g. Namn <namn@example.se>" })
    .optional(),
  CONTACT_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  ADMIN_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, { error: "must have at least 6 characters" })
    .max(200, { error: "must have at most 200 characters" })
    .optional(),
  ADMIN_SECOND_FACTOR: z.enum(["optional", "required"], { error: "must be optional or required" }).default("optional"),
  ANALYSIS_URL: httpUrl.optional(),
  ANALYSIS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: "must have no spaces" })
    .optional(),
  ANALYSIS_MODEL: z.string().max(200, { error: "must have at most 200 characters" }).optional(),
  ANALYSIS_DAILY_LIMIT: z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(0, { error: "must be 0 or more" })
    .max(1_000_000, { error: "must be at most 1000000" })
    .default(500),
  CLOUDINARY_URL: cloudinaryUrl.optional(),
  COLLECT_PAUSE: seconds.default(1),
  COLLECT_PAGE_TIMEOUT: seconds.refine((value) => value > 0, { error: "must be more than 0 seconds" }).default(15),
  COLLECT_MAX_PAGES: z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be 1 or more" })
    .max(10_000, { error: "must be at most 10000" })
    .default(300),
  COLLECT_FILE_TIMEOUT: seconds.refine((value) => value > 0, { error: "must be more than 0 seconds" }).default(900),
  COLLECT_FILE_SIZE: z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be 1 or more" })
    .max(10_000, { error: "must be at most 10000" })
    .default(500),
  COLLECT_PRIVATE_ADDRESSES: flag.default(false),
  PUSH_SERVICES: origins.default([]),
  VAPID_PUBLIC_KEY: pushKey(65).optional(),
  VAPID_PRIVATE_KEY: pushKey(32).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default("livsresan"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number" })
    .min(0, { error: "must be between 0 and 1" })
    .max(1, { error: "must be between 0 and 1" })
    .default(1),
  SEED: z.enum(["demo", "none"], { error: "must be demo or none" }).default("demo"),
});

/** Balancers ask every few seconds who is ready; with a database of its own a process has nobody beside it. */
const DRAIN_IN_PRODUCTION = 10;

/** Timeouts of PostgreSQL in seconds; 0 means none. */
export interface DatabaseTimeouts {
  /** A statement that runs. */
  statement: number;
  /** A statement that waits for a lock of another. */
  lock: number;
  /** A transaction in which nothing happens. */
  idleTransaction: number;
}

/** How pages of suppliers are collected. */
export interface CollectingOptions {
  /** Seconds between two requests to one host. */
  pause: number;
  /** Seconds that a page may take. */
  pageTimeout: number;
  /** Most pages that are read of one source. */
  maxPages: number;
  /** Seconds that fetching a feed of products may take, and megabytes that it has at most. */
  fileTimeout: number;
  maxFileSize: number;
  /** Whether pages in private networks and on this machine are read, which tests and intranets need. */
  allowsPrivateAddresses: boolean;
}

/** Everything the process reads from its environment, parsed once. */
export interface Config {
  /** True with NODE_ENV=production, as in the Dockerfile. */
  production: boolean;
  /** TCP port; 0 picks a free one. */
  port: number;
  host: string;
  /** Folder for the embedded database and what the process generates. */
  dataDir: string;
  /** Unset: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` may be a pooler; unset: the embedded PostgreSQL is used. */
  databaseDirectUrl: string | undefined;
  /** Whether `databaseUrl` is a pooler, which lends connections for one transaction at a time. */
  isPooled: boolean;
  /** A replica that public reads go to; unset: they go where all others go. */
  replica: { url: string; maxLag: number } | undefined;
  /** Whether the start runs missing migrations; otherwise it waits until somebody else has. */
  migratesAtStart: boolean;
  /** How long the start waits for a database that is not up yet, in seconds. */
  databaseWait: number;
  /** How long a process that is asked to stop still takes requests, in seconds. */
  drainSeconds: number;
  /** Database timeouts for requests. */
  timeouts: DatabaseTimeouts;
  /** Origin without a trailing slash, for canonical addresses; unset: taken from host and port. */
  publicUrl: string | undefined;
  /** GraphiQL and introspection. */
  graphiql: boolean;
  logLevel: string;
  /** Secrets that tokens are signed with; unset: one is generated and stored in `dataDir`. */
  sessionSecrets: string[] | undefined;
  /** Proxies that are trusted to report the visitor's address. */
  trustProxy: string[] | undefined;
  /** Access to `/metrics`; in production it takes a token or a separate port. */
  metrics: "everybody" | "nobody" | { token: string };
  /** Port that `/metrics` is served on, and on no other; unset: the site's own. */
  metricsPort: number | undefined;
  /** Unset: mails are written into `dataDir`/outbox. */
  smtpUrl: string | undefined;
  /** Sender of mails; unset: the site's own name and address. */
  mailFrom: string | undefined;
  /** Where messages from the contact page go; unset: the site's own address. */
  contactEmail: string | undefined;
  /** The admin that is made at start; unset: the demo makes one of its own. */
  admin: { email: string; password: string } | undefined;
  /** Whether the administration is open only to admins who sign in with a second factor. */
  adminsNeedFactor: boolean;
  /** The service that writes the texts of analyses; without its address the site writes them itself. */
  analysis: {
    url: string | undefined;
    apiKey: string | undefined;
    model: string | undefined;
    /** Requests of a day at most, of all processes together. */
    dailyLimit: number;
  };
  /** Where the library's pictures are stored; unset: in `dataDir`. */
  cloudinary: { cloudName: string; apiKey: string; apiSecret: string; uploadPrefix: string | undefined } | undefined;
  collecting: CollectingOptions;
  /** Reminders: push services beside those of the browsers, and the keys; unset: they are generated and stored in `dataDir`. */
  push: { services: string[]; keys: { publicKey: string; privateKey: string } | undefined };
  /** Where traces are sent, and how many; unset: none are kept. */
  tracing: { endpoint: string; serviceName: string; ratio: number } | undefined;
  seed: "demo" | "none";
}

/**
 * Parses the environment.
 * @param env variables by name, normally `process.env`; empty strings count as unset
 * @throws StartError naming the variable and what it must be
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const value = parsed.data;
  if (Boolean(value.ADMIN_EMAIL) !== Boolean(value.ADMIN_PASSWORD)) {
    throw new StartError("ADMIN_EMAIL and ADMIN_PASSWORD must be set together");
  }
  if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) {
    throw new StartError("DATABASE_DIRECT_URL goes with DATABASE_URL, which is not set");
  }
  if (value.DATABASE_READ_URL && !value.DATABASE_URL) {
    throw new StartError("DATABASE_READ_URL goes with DATABASE_URL, which is not set");
  }
  if (value.METRICS_PORT && value.METRICS_PORT === value.PORT) {
    throw new StartError("METRICS_PORT must be another port than PORT");
  }
  if (value.ANALYSIS_URL && !value.ANALYSIS_MODEL) {
    throw new StartError("ANALYSIS_MODEL must be set with ANALYSIS_URL");
  }
  if (Boolean(value.VAPID_PUBLIC_KEY) !== Boolean(value.VAPID_PRIVATE_KEY)) {
    throw new StartError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together");
  }
  const production = value.NODE_ENV === "production";
  const isGuarded = production && value.METRICS_PORT === undefined;
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    isPooled: value.DATABASE_DIRECT_URL !== undefined && value.DATABASE_DIRECT_URL !== value.DATABASE_URL,
    replica: value.DATABASE_READ_URL
      ? { url: value.DATABASE_READ_URL, maxLag: value.DATABASE_READ_MAX_LAG }
      : undefined,
    migratesAtStart: value.MIGRATE_AT_START,
    databaseWait: value.DATABASE_WAIT,
    drainSeconds: value.DRAIN_SECONDS ?? (production && value.DATABASE_URL ? DRAIN_IN_PRODUCTION : 0),
    timeouts: {
      statement: value.STATEMENT_TIMEOUT,
      lock: value.LOCK_TIMEOUT,
      idleTransaction: value.IDLE_TRANSACTION_TIMEOUT,
    },
    publicUrl: value.PUBLIC_URL,
    graphiql: value.GRAPHIQL ?? !production,
    logLevel: value.LOG_LEVEL,
    sessionSecrets: value.SESSION_SECRET,
    trustProxy: value.TRUST_PROXY,
    metrics: value.METRICS_TOKEN ? { token: value.METRICS_TOKEN } : isGuarded ? "nobody" : "everybody",
    metricsPort: value.METRICS_PORT,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    contactEmail: value.CONTACT_EMAIL ?? value.MAIL_FROM,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : undefined,
    adminsNeedFactor: value.ADMIN_SECOND_FACTOR === "required",
    analysis: {
      url: value.ANALYSIS_URL,
      apiKey: value.ANALYSIS_API_KEY,
      model: value.ANALYSIS_MODEL,
      dailyLimit: value.ANALYSIS_DAILY_LIMIT,
    },
    cloudinary: value.CLOUDINARY_URL,
    collecting: {
      pause: value.COLLECT_PAUSE,
      pageTimeout: value.COLLECT_PAGE_TIMEOUT,
      maxPages: value.COLLECT_MAX_PAGES,
      fileTimeout: value.COLLECT_FILE_TIMEOUT,
      maxFileSize: value.COLLECT_FILE_SIZE,
      allowsPrivateAddresses: value.COLLECT_PRIVATE_ADDRESSES,
    },
    push: {
      services: value.PUSH_SERVICES,
      keys:
        value.VAPID_PUBLIC_KEY && value.VAPID_PRIVATE_KEY
          ? { publicKey: value.VAPID_PUBLIC_KEY, privateKey: value.VAPID_PRIVATE_KEY }
          : undefined,
    },
    tracing: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: value.OTEL_SERVICE_NAME,
          ratio: value.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    seed: value.SEED,
  };
}

/** Where the site is reached, as far as its settings say, for what runs beside it. */
export const originOf = ({ publicUrl, host, port }: Pick<Config, "publicUrl" | "host" | "port">): string =>
  publicUrl ?? `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
