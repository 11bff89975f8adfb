import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestTeardown } from "./onTestTeardown.ts";

/** The way to a database, which can stop carrying anything without being closed, as a broken network does. */
export interface SilentDatabase {
  url: string;
  /** From now on connections are taken and never answered. */
  silence(): void;
  /** Carries again. */
  speak(): void;
}

/** Opens one; it is closed when the file's tests are done. */
export async function aSilentDatabase(databaseUrl: string): Promise<SilentDatabase> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on("close", () => sockets.delete(client)).on("error", () => undefined);
    if (isSilent) return;
    const database = connect(Number(port), hostname);
    database.on("error", () => client.destroy());
    client.pipe(database).pipe(client);
    client.on("close", () => database.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestTeardown(async () => {
    cut();
    await new Promise((closed) => server.close(closed));
  });
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      cut();
    },
    speak() {
      isSilent = false;
      cut();
    },
  };
}
