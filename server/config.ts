import { z } from "zod";

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

const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
  error: "must be a postgres:// address",
});

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: "must be an http(s):// address",
  })
  .transform((value) => value.replace(/\/+$/, ""));

const environment = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("localhost"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  PUBLIC_URL: httpUrl.optional(),
  GRAPHIQL: flag.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("warn"),
  SEED: z.enum(["demo", "none"], { error: "must be demo or none" }).default("demo"),
});

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
  /** Origin without a trailing slash, for canonical addresses; unset: taken from host and port. */
  publicUrl: string | undefined;
  /** GraphiQL and introspection. */
  graphiql: boolean;
  logLevel: string;
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
  const production = value.NODE_ENV === "production";
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL,
    graphiql: value.GRAPHIQL ?? !production,
    logLevel: value.LOG_LEVEL,
    seed: value.SEED,
  };
}
