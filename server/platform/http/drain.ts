import type { Server } from "node:http";
import { setImmediate as nextRound, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A round of the event loop takes one connection in; after so many rounds without one, all that had arrived is read. */
const QUIET_ROUNDS = 5;

/** Where connections never cease to come: as many as the kernel holds for a server, 511, have been taken in by then. */
const MOST_ROUNDS = 600;

/**
 * The end of a process that others take over from: it says that it is not ready and answers on, so that whoever
 * distributes requests has the time to notice; then it closes.
 */
export class Drain {
  private endsAt: number | undefined;

  /** @param seconds for how long requests are still taken */
  constructor(private readonly seconds: number) {}

  /** True from the moment that the process is asked to stop. */
  get hasBegun(): boolean {
    return this.endsAt !== undefined;
  }

  /** Not ready from now on. */
  begin(): void {
    this.endsAt ??= performance.now() + this.seconds * 1_000;
  }

  /**
   * Ends when the server may be closed: the time is over, and what had arrived until then is read. At once where it has
   * not begun, as after a start that failed.
   * @param server the one that will be closed
   */
  async finish(server: Server): Promise<void> {
    if (this.endsAt === undefined) return;
    await sleep(Math.max(0, this.endsAt - performance.now()));
    let quiet = 0;
    const onConnection = () => {
      quiet = 0;
    };
    server.on("connection", onConnection);
    for (let round = 0; quiet < QUIET_ROUNDS && round < MOST_ROUNDS; round++) {
      quiet++;
      await nextRound();
    }
    server.off("connection", onConnection);
  }
}

/** While the process drains, asks every client to send its next request on another connection. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook("onRequest", (_request, reply, done) => {
    if (drain.hasBegun) reply.header("connection", "close");
    done();
  });
}
