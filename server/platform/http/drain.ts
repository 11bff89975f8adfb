import { setImmediate as nextRound, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** After so many rounds of the event loop everything is read that had arrived when they began. */
const ROUNDS = 5;

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
   */
  async finish(): Promise<void> {
    if (this.endsAt === undefined) return;
    await sleep(Math.max(0, this.endsAt - performance.now()));
    for (let round = 0; round < ROUNDS; round++) await nextRound();
  }
}

/** While the process drains, asks every client to send its next request on another connection. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook("onRequest", (_request, reply, done) => {
    if (drain.hasBegun) reply.header("connection", "close");
    done();
  });
}
