import { eventually } from "./api.ts";
import { onTestTeardown, type Teardown } from "./onTestTeardown.ts";
import { linkIn, listenForMail, type ReceivedMail } from "./smtp.ts";

export { linkIn } from "./smtp.ts";

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
 * @param onTaken called when a mail was taken, before that is acknowledged
 * @param teardown called with what stops it
 */
export async function startMailServer(
  port = 0,
  onTaken?: () => void,
  teardown: Teardown = onTestTeardown,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const handedOut = new Set<ReceivedMail>();
  const { port: heard, stop } = await listenForMail({
    port,
    take(mail) {
      received.push(mail);
      onTaken?.();
    },
    refusal: () => mails.refusal,
  });
  teardown(stop);
  const to = (wanted: string) => received.filter(({ recipients }) => recipients.includes(wanted));
  const mails: MailServer = {
    refusal: undefined,
    url: `smtp://127.0.0.1:${heard}`,
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

/** The secret in a mail's link. */
export const tokenIn = (mail: ReceivedMail): string => linkIn(mail).searchParams.get("nyckel") ?? "";
