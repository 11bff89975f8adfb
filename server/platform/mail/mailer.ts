import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomically } from "../atomicFiles.ts";
import { sha256 } from "../auth/tokens.ts";

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To, when it is not the sender. */
  replyTo?: { name: string; address: string };
  /** Address for one-click unsubscribing by POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * @param jobName of the job that sends it: a mail that is sent again because it is unknown whether it was accepted
   *   gets the same Message-ID, so that mail servers and programs show it once
   * @throws when the mail was not taken; nothing personal is in the error's code
   */
  send(mail: Mail, jobName: string): Promise<void>;
  /**
   * Connects to the mail server and signs in, without sending; absent where mails are written as files.
   * @throws when it does not answer or does not let the site in; the error's code says why
   */
  verify?(): Promise<void>;
  /** The current sender of mails. */
  sender(): Promise<Sender>;
}

/** A sender: as written in a mail, or a name with its address. */
export type Sender = string | { name: string; address: string };

const WAIT = 15_000;
/** Somebody waits for the answer of a check. */
const CHECK_WAIT = 4_000;

/** Suppresses out-of-office replies (RFC 3834). */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** A mail as nodemailer takes it; its headers join those of every mail. */
const messageOf = ({ unsubscribeUrl, ...mail }: Mail, messageId: string) => ({
  ...mail,
  messageId,
  ...(unsubscribeUrl && {
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

/**
 * @param options.smtpUrl smtp(s):// address; unset: mails are written as files
 * @param options.from returns the sender, which may change while the server runs
 * @param options.outbox folder for mails that are written instead of sent
 */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from(): Promise<Sender>;
  outbox: string;
}): Mailer {
  const { smtpUrl, outbox } = options;
  const sent = async (mail: Mail, jobName: string) => {
    const from = await options.from();
    const [, domain] = /@([^\s>]+)/.exec(typeof from === "string" ? from : from.address) ?? [];
    return { from, ...messageOf(mail, `<${sha256(`${domain} ${jobName}`)}@${domain}>`) };
  };
  if (smtpUrl) {
    // Beside the address: what is set on a transport afterwards counts for nothing.
    const open = (wait: number) =>
      createTransport(
        { url: smtpUrl, connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait, dnsTimeout: wait },
        { headers: HEADERS },
      );
    const transport = open(WAIT);
    return {
      send: async (mail, jobName) => void (await transport.sendMail(await sent(mail, jobName))),
      verify: async () => void (await open(CHECK_WAIT).verify()),
      sender: options.from,
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { headers: HEADERS });
  return {
    sender: options.from,
    async send(mail, jobName) {
      const { message } = await transport.sendMail(await sent(mail, jobName));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFileAtomically(join(outbox, name), message as Buffer, 0o600);
    },
  };
}
