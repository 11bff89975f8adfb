import { createServer } from "node:net";
import { type Config, StartError } from "../../config.ts";

/** @throws StartError when the port cannot be listened on; asked before anything else is started */
export async function assertPortIsFree({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  await new Promise<void>((done, failed) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is already in use" : `cannot be used (${error.code})`;
      failed(new StartError(`Port ${port} on ${host} ${reason}; set PORT to another one`));
    });
    probe.listen(port, host === "localhost" ? "127.0.0.1" : host, () => probe.close(() => done()));
  });
}
