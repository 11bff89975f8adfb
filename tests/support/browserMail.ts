import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { browserDataDir } from "./browserDataDir.ts";

/** Mails as files, so that all workers can read what the one server took. */
export const mailFolder = (): string => join(browserDataDir(), "mails");

/** A mail as the tests read it. */
export interface ReceivedTestMail {
  recipients: string[];
  subject: string;
  text: string;
  link: string | undefined;
}

const handedOut = new Set<string>();

/**
 * Waits for a mail; each is handed out once.
 * @param subject a part of it
 */
export async function nextMail(address: string, subject: string): Promise<ReceivedTestMail> {
  let found: ReceivedTestMail | undefined;
  await expect
    .poll(
      () => {
        for (const name of readdirSync(mailFolder()).sort()) {
          if (!name.endsWith(".json") || handedOut.has(name)) continue;
          const mail: ReceivedTestMail = JSON.parse(readFileSync(join(mailFolder(), name), "utf8"));
          if (!mail.recipients.includes(address) || !mail.subject.includes(subject)) continue;
          handedOut.add(name);
          found = mail;
          return true;
        }
        return false;
      },
      { message: `a mail to ${address} about '${subject}'`, timeout: 30_000 },
    )
    .toBe(true);
  return found as ReceivedTestMail;
}

/** The link of the next mail. */
export async function nextLink(address: string, subject: string): Promise<string> {
  const { link } = await nextMail(address, subject);
  if (!link) throw new Error(`the mail '${subject}' has no link`);
  return link;
}
