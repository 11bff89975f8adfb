import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail as it came, and as a mail program reads it. */
export interface ReceivedMail {
  /** Addresses that the program that sent it named, apart from what its headers say. */
  recipients: string[];
  raw: string;
  parsed: ParsedMail;
}

/** A listening SMTP server. */
export interface Smtp {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts an SMTP server on loopback.
 * @param options.port to listen on; 0 picks a free one
 * @param options.take gets every mail before it is acknowledged
 * @param options.refusal says with what a mail is to be answered instead of being taken
 */
export async function listenForMail(options: {
  port: number;
  take: (mail: ReceivedMail) => void | Promise<void>;
  refusal?: () => string | undefined;
}): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, callback) {
      const refusal = options.refusal?.();
      callback(refusal ? new Error(refusal) : null);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        await options.take({ recipients, raw: raw.toString("utf8"), parsed: await simpleParser(raw) });
        callback();
      });
    },
  });
  // A client that goes away in the middle is no concern of a test's.
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(options.port, "127.0.0.1", done));
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The one link of a mail, the same in its text and in its HTML. */
export function linkIn({ parsed }: ReceivedMail): URL {
  const [link] = /https?:\/\/\S+/.exec(parsed.text ?? "") ?? [];
  const [, target] = /<a href="([^"]+)"/.exec(parsed.html || "") ?? [];
  if (!link || link !== target?.replaceAll("&amp;", "&")) throw new Error(`the mail has no link: ${parsed.text}`);
  return new URL(link);
}
