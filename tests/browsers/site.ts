import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import { anAccount, type Person, startAccounts } from "../support/accounts.ts";
import { linkIn } from "../support/mail.ts";

/** The built site on a database of its own, behind a line that can be cut. */
export interface Site {
  origin: string;
  anAccount(): Promise<Person>;
  /** Waits for the link of a mail. */
  mailedLink(address: string, subject: string): Promise<string>;
  /** Cuts the line: the site can no longer be reached, as without a network. */
  cut(): void;
  mend(): void;
}

/** Starts the site; it stops when the file's tests are done. Visitors are told apart by what they store, not by network. */
export async function startSite(): Promise<Site> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let target = 0;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target, "localhost");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const port = await new Promise<number>((found) =>
    line.listen(0, "localhost", () => found((line.address() as AddressInfo).port)),
  );
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  afterAll(() => {
    cut();
    line.close();
  });
  const origin = `http://localhost:${port}`;
  const api = await startAccounts({ PUBLIC_URL: origin });
  target = Number(new URL(api.origin).port);
  return {
    origin,
    anAccount: () => anAccount(api),
    cut,
    mend: () => {
      isCut = false;
    },
    mailedLink: async (address, subject) => linkIn(await api.mails.next(address, subject)).href,
  };
}
