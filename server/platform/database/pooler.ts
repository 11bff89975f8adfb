import type { ClientConfig, Pool } from "pg";
import { RequestClient } from "./requestClient.ts";

/**
 * A connection through a pooler that lends its own for one transaction at a time, as PgBouncer does: what was prepared
 * or set up on one is not there on the next, so nothing is, and nothing is asked for when it begins.
 */
export class PooledClient extends RequestClient {
  constructor(config?: string | ClientConfig) {
    const given = typeof config === "string" ? { connectionString: config } : config;
    super({
      ...given,
      statement_timeout: undefined,
      lock_timeout: undefined,
      idle_in_transaction_session_timeout: undefined,
      options: undefined,
    });
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => query(...args.map(withoutName))) as typeof this.query;
  }
}

/** A statement with a name is prepared for good; one without is for once. */
const withoutName = (argument: unknown): unknown => (isNamed(argument) ? { ...argument, name: undefined } : argument);

const isNamed = (argument: unknown): argument is { name: string } =>
  typeof argument === "object" &&
  argument !== null &&
  Object.getPrototypeOf(argument) === Object.prototype &&
  "name" in argument;

/** True for connections that go through a pooler. */
export const isPooled = (pool: Pool): boolean => (pool.options as { Client?: unknown }).Client === PooledClient;
