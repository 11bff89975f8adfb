import { type Logger, pino } from "pino";

/**
 * The path of a request, without the secret of somebody's calendar (`/kalender/<secret>.ics`), however it is written: the
 * router takes characters and their codes for the same.
 */
function loggedPath(url: string): string {
  const path = url.split("?")[0]?.slice(0, 200) ?? "";
  const [, root = ""] = path
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number(`0x${code}`)))
    .split("/");
  return root === "kalender" ? "/kalender/…" : path;
}

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
        path: loggedPath(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}

/** A line of a stack that names a place in the code. */
const FRAME = /^\s+at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

/**
 * What may be logged of an error whose message may carry personal data, as an address: its kind, its code and where
 * it happened, without a word of the message.
 */
export function withoutMessage(error: unknown): { code: string | undefined; stack: string | undefined } {
  if (!(error instanceof Error)) return { code: undefined, stack: undefined };
  const { name, message, stack = "", code } = error as Error & { code?: string };
  // A message of several lines may look like a stack itself.
  const begin = stack.indexOf(message);
  const frames = (begin < 0 ? stack : stack.slice(begin + message.length))
    .split("\n")
    .filter((line) => FRAME.test(line));
  return { code, stack: [name, ...frames].join("\n") };
}
