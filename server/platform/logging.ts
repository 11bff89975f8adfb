import { type Logger, pino } from "pino";

/**
 * The process's logger. Requests are logged by id, method, path and status only: no address of
 * the visitor, no query string, no header and no body ever reaches a log line.
 * @param level a pino level, e.g. 'warn'
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split("?")[0]?.slice(0, 200),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
