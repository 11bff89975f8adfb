import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { serviceUnavailable } from "../errors.ts";

/** Thresholds of overload. */
const LIMITS = {
  /** Highest average delay of the event loop … */
  delayMs: 3_000,
  /** … over this time. */
  sampleMs: 5_000,
};

/** In so many samples in a row, so that a single pause rejects no request, however long it was. */
const SAMPLES = 2;

/** A file, by its name: it costs next to nothing, and the page that wants it is shown already. */
const isFile = (url: string): boolean => /\.\w+$/.test(url.split("?", 1)[0] ?? "");

/** Turns requests away (503) while there are more than the process can answer. */
export async function registerLoadShedding(app: FastifyInstance, limits = LIMITS): Promise<void> {
  let lateSamples = 0;
  const counting = setInterval(() => {
    lateSamples = app.memoryUsage().eventLoopDelay > limits.delayMs ? lateSamples + 1 : 0;
  }, limits.sampleMs).unref();
  app.addHook("onClose", async () => clearInterval(counting));
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMs,
    sampleInterval: limits.sampleMs,
    exposeStatusRoute: false,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Without a measurement, as when the machine has paused the process, the library says Infinity.
      if (lateSamples < SAMPLES || delay === Number.POSITIVE_INFINITY || isFile(url)) return;
      throw serviceUnavailable();
    },
  });
}
