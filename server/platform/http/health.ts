import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import type { Drain } from "./drain.ts";

/** Timeout of the database in a readiness check. */
const READY_WITHIN = 2_000;

/** Dependencies of readiness. */
export interface ProcessState {
  db: DataSource;
  drain: Drain;
  /** True once the start has done everything, and for as long as jobs are taken up. */
  isRunning(): boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is everything is started, jobs are taken up,
 * the database answers and the process is not stopping; 503 otherwise.
 */
export function registerHealth(app: FastifyInstance, { db, drain, isRunning }: ProcessState): void {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = !drain.hasBegun && isRunning() && (await answers(db));
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ok" : "unavailable" });
  });
}

async function answers(db: DataSource): Promise<boolean> {
  try {
    return await Promise.race([db.query("SELECT 1").then(() => true), sleep(READY_WITHIN, false, { ref: false })]);
  } catch {
    return false;
  }
}
