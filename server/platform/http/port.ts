import { createServer } from "node:net";
import { type Config, StartError } from "../../config.ts";

/** The address to listen on; 'localhost' is one address, not two. */
export const addressOf = (host: string): string => (host === "localhost" ? "127.0.0.1" : host);

/**
 * @param setting what chooses the port
 * @throws StartError when the port cannot be listened on; asked before anything else is started
 */
export async function assertPortIsFree(
  { host, port }: Pick<Config, "host" | "port">,
  setting: "PORT" | "METRICS_PORT" = "PORT",
): Promise<void> {
  await new Promise<void>((done, failed) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is already in use" : `cannot be used (${error.code})`;
      failed(new StartError(`Port ${port} on ${host} ${reason}; set ${setting} to another one`));
    });
    probe.listen(port, addressOf(host), () => probe.close(() => done()));
  });
}
