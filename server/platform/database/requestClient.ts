import { Socket } from "node:net";
import pg, { type ClientConfig } from "pg";

/**
 * A connection that answers requests. With `query_timeout` it is given up when a statement waits and nothing has come
 * from the database for so long, as from one that is frozen. The driver's own limit sets a timer for each statement:
 * those keep the rows of one request alive until after the next, and collecting that garbage took a tenth of a list's
 * time.
 */
export class RequestClient extends pg.Client {
  /** @throws from statements, when the connection is given up: 'Query read timeout' */
  constructor(config?: string | ClientConfig) {
    const { query_timeout: silentMs, ...given } =
      typeof config === "string" ? { connectionString: config } : (config ?? {});
    const socket = new Socket();
    super({ ...given, stream: () => socket });
    if (!silentMs) return;
    let isWaiting = false;
    this.query = ((...args: unknown[]) => {
      isWaiting = true;
      return Reflect.apply(pg.Client.prototype.query, this, args);
    }) as typeof this.query;
    this.on("drain", () => {
      isWaiting = false;
    });
    socket.setTimeout(silentMs, () => {
      if (isWaiting) socket.destroy(new Error("Query read timeout"));
    });
  }
}
