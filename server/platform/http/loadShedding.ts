import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { serviceUnavailable } from "../errors.ts";

/** When it is too much. */
const LIMITS = {
  /** How late the process may be on average … */
  delayMs: 3_000,
  /** … over this time, so that a single pause rejects no request. */
  sampleMs: 5_000,
};

/** A file, by its name: it costs next to nothing, and the page that wants it is shown already. */
const isFile = (url: string): boolean => /\.\w+$/.test(url.split("?", 1)[0] ?? "");

/** Turns requests away (503) while there are more than the process can answer. */
export async function registerLoadShedding(app: FastifyInstance, limits = LIMITS): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMs,
    sampleInterval: limits.sampleMs,
    exposeStatusRoute: false,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Without a measurement, as when the machine has paused the process, the library says Infinity.
      if (delay === Number.POSITIVE_INFINITY || isFile(url)) return;
      throw serviceUnavailable();
    },
  });
}
