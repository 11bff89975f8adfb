import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder, type ReceivedTestMail } from "./browserMail.ts";
import { MAIL_PORT } from "./browserPorts.ts";
import { linkIn, listenForMail } from "./smtp.ts";

/** Playwright's global setup: a real SMTP server for the whole run. */
export default async function startMail(): Promise<() => Promise<void>> {
  mkdirSync(mailFolder(), { recursive: true });
  let count = 0;
  const { stop } = await listenForMail({
    port: MAIL_PORT,
    async take(received) {
      const { recipients, parsed } = received;
      const text = parsed.text ?? "";
      const link = text.includes("?nyckel=") ? linkIn(received).href : undefined;
      const mail: ReceivedTestMail = { recipients, subject: parsed.subject ?? "", text, link };
      const name = join(mailFolder(), String(count++).padStart(5, "0"));
      // Whole or not there at all, whenever somebody looks.
      await writeFile(`${name}.part`, JSON.stringify(mail));
      await rename(`${name}.part`, `${name}.json`);
    },
  });
  return stop;
}
