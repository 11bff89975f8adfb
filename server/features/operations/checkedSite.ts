import type { DataSource } from "typeorm";
import type { Config } from "../../config.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";

/** What checks look at. */
export interface CheckedSite {
  config: Config;
  /** Folder of what the process keeps. */
  dataDir: string;
  /** Where visitors reach the site, without a trailing slash. */
  origin(): string;
  mailer: Mailer;
  db: DataSource;
}

/** What a failure is called, in parentheses; its message may name addresses, so it is left out. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const name = String(code ?? cause?.code ?? "");
  return /^[A-Z0-9_]{2,40}$/.test(name) ? ` (${name})` : "";
}
