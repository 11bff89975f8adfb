import { Piscina } from "piscina";

/** After this time without a task a thread ends, and with it the memory that it holds. */
const IDLE_MS = 30_000;

/**
 * A pool of threads for tasks that each take a processor for long. A thread starts with the first task and has a low
 * priority: a tenth of a processor that requests want too.
 * @param filename of the worker, which is JavaScript, so that Node loads it beside the build as well as the sources
 * @param options.name of the worker's exported function that does a task
 */
export const createThreadPool = <Task, Result>(
  filename: string,
  options: { name: string; maxThreads: number },
): Piscina<Task, Result> =>
  new Piscina<Task, Result>({ filename, minThreads: 0, idleTimeout: IDLE_MS, niceIncrement: 10, ...options });
