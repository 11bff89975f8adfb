import { Agent, request } from "undici";
import webPush, { type VapidKeys } from "web-push";
import { parseUrl } from "../../../schema/parseUrl.ts";
import { MAX_ENDPOINT, type ReminderMessage } from "../../../schema/reminders.ts";
import { isPrivateUrl, lookUpPublic } from "../suppliers/networkAddresses.ts";

/** How a device is reached. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How a message is to be kept while the device is away. */
export interface PushOptions {
  /** Seconds for which it is worth something. */
  ttl: number;
  /** A later message with the same takes its place. */
  topic: string;
}

/** What sending came to: 'gone' for ever, 'later' at the earliest after `wait` milliseconds where the service says so. */
export type PushOutcome =
  | { state: "sent" | "gone" | "refused" }
  | { state: "later" /** Null where the service does not say. */; wait: number | null };

export interface PushSenderOptions {
  keys: VapidKeys;
  /** Whom push services can turn to: an https: or mailto: address. */
  subject(): string;
  /** Origins of further push services, which may be in a private network. */
  services: readonly string[];
  /** Milliseconds that a push service may take. */
  timeout?: number;
}

/** The push services of browsers: Chromium's, Mozilla's, Microsoft's, Apple's. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)+notify\.windows\.com|([a-z0-9-]+\.)*push\.apple\.com)$/;

/** Longest message: push services take 4 096 bytes of what it becomes when it is encrypted (RFC 8030, 7.2). */
const MAX_MESSAGE = 3_000;
/** The signature of a service's requests is used for so long; it is good for twelve hours. */
const SIGNATURE_MS = 6 * 60 * 60_000;
/** No service makes us wait for longer. */
const MAX_WAIT_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;

/** Statuses that say that a subscription has ended (RFC 8030, 7.3). */
const GONE = [404, 410];
/** 'Request timeout', 'too many requests'. */
const LATER = [408, 429];

/**
 * Sends messages to browsers over their push services (RFC 8030), encrypted for the browser alone (RFC 8291) and signed
 * (RFC 8292). It connects to push services only, never to an address of a private network, and follows nothing.
 */
export class PushSender {
  private readonly guarded: Agent;
  private readonly open: Agent;
  private readonly signatures = new Map<string, { at: number; header: string }>();

  constructor(private readonly options: PushSenderOptions) {
    const { timeout = TIMEOUT_MS } = options;
    const limits = { connections: 64, maxHeaderSize: 16 * 1024 };
    this.guarded = new Agent({ ...limits, connect: { timeout, lookup: lookUpPublic } });
    this.open = new Agent({ ...limits, connect: { timeout } });
  }

  /** The public key, with which browsers subscribe. */
  get publicKey(): string {
    return this.options.keys.publicKey;
  }

  /** Whether an address is one of a push service, to which messages may be sent. */
  accepts(endpoint: string): boolean {
    const url = parseUrl(endpoint);
    if (!url || endpoint.length > MAX_ENDPOINT || url.username || url.password) return false;
    if (this.options.services.includes(url.origin)) return true;
    return url.protocol === "https:" && url.port === "" && !isPrivateUrl(url) && PUSH_SERVICES.test(url.hostname);
  }

  /** Sends a message; whatever goes wrong is an outcome. */
  async send(address: PushAddress, message: ReminderMessage, { ttl, topic }: PushOptions): Promise<PushOutcome> {
    // What was accepted once may have been taken off the list since.
    if (!this.accepts(address.endpoint)) return { state: "gone" };
    const { origin } = new URL(address.endpoint);
    let body: Buffer;
    try {
      const text = JSON.stringify(message);
      if (Buffer.byteLength(text) > MAX_MESSAGE) return { state: "refused" };
      body = webPush.encrypt(address.p256dh, address.auth, text, "aes128gcm").cipherText;
    } catch {
      // A key that is no point of the curve: nothing that is sent to it can be read.
      return { state: "gone" };
    }
    try {
      const response = await request(address.endpoint, {
        method: "POST",
        dispatcher: this.options.services.includes(origin) ? this.open : this.guarded,
        signal: AbortSignal.timeout(this.options.timeout ?? TIMEOUT_MS),
        headers: {
          authorization: this.signatureFor(origin),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(Math.max(0, Math.floor(ttl))),
          topic,
          urgency: "normal",
        },
        body,
      });
      await response.body.dump({ limit: 16 * 1024 });
      const { statusCode: status } = response;
      if (status >= 200 && status < 300) return { state: "sent" };
      if (GONE.includes(status)) return { state: "gone" };
      const isPassing = status >= 500 || LATER.includes(status);
      return isPassing ? { state: "later", wait: statedWait(response.headers["retry-after"]) } : { state: "refused" };
    } catch {
      return { state: "later", wait: null };
    }
  }

  /** Lets go of all connections. */
  async close(): Promise<void> {
    await Promise.all([this.guarded.destroy(), this.open.destroy()]);
  }

  private signatureFor(origin: string): string {
    const known = this.signatures.get(origin);
    if (known && Date.now() - known.at < SIGNATURE_MS) return known.header;
    const { publicKey, privateKey } = this.options.keys;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      this.options.subject(),
      publicKey,
      privateKey,
      "aes128gcm",
    );
    this.signatures.set(origin, { at: Date.now(), header });
    return header;
  }
}

/** Milliseconds of a Retry-After, which is in seconds or names an instant. */
function statedWait(header: string | string[] | undefined): number | null {
  if (typeof header !== "string") return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_WAIT_MS);
}
