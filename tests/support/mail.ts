import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { eventually } from "./api.ts";

/** A mail as it came, and as a mail program reads it. */
export interface ReceivedMail {
  /** Addresses that the program that sent it named, apart from what its headers say. */
  recipients: string[];
  raw: string;
  parsed: ParsedMail;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Every mail so far. */
  received: ReceivedMail[];
  /** While set, every mail is answered with this instead of being taken. */
  refusal: string | undefined;
  /**
   * Waits for a mail; each is handed out once.
   * @param subject a part of it
   */
  next(address: string, subject: string): Promise<ReceivedMail>;
  /** Mails to this address so far. */
  to(address: string): ReceivedMail[];
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server; it stops when the file's tests are done.
 * @param port to listen on; 0 picks a free one
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const handedOut = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, callback) => callback(mails.refusal ? new Error(mails.refusal) : null),
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: raw.toString("utf8"), parsed: await simpleParser(raw) });
        callback();
      });
    },
  });
  // A client that goes away in the middle is no concern of a test's.
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.server.address();
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  afterAll(stop);
  const to = (wanted: string) => received.filter(({ recipients }) => recipients.includes(wanted));
  const mails: MailServer = {
    refusal: undefined,
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received,
    to,
    stop,
    next: (wanted, subject) =>
      eventually(async () => {
        const mail = to(wanted).find((each) => !handedOut.has(each) && each.parsed.subject?.includes(subject));
        if (mail) handedOut.add(mail);
        return mail;
      }),
  };
  return mails;
}

/** The one link of a mail, the same in its text and in its HTML. */
export function linkIn({ parsed }: ReceivedMail): URL {
  const [link] = /https?:\/\/\S+/.exec(parsed.text ?? "") ?? [];
  const [, target] = /<a href="([^"]+)"/.exec(parsed.html || "") ?? [];
  if (!link || link !== target?.replaceAll("&amp;", "&")) throw new Error(`the mail has no link: ${parsed.text}`);
  return new URL(link);
}

/** The secret in a mail's link. */
export const tokenIn = (mail: ReceivedMail): string => linkIn(mail).searchParams.get("nyckel") ?? "";
