import { isUtf8 } from "node:buffer";
import { setTimeout as sleep } from "node:timers/promises";
import { decodeBuffer } from "encoding-sniffer";
import { Agent, fetch, type Response } from "undici";
import { parseUrl } from "../../../schema/parseUrl.ts";
import { isPrivateUrl, lookUpPublic, PRIVATE_ADDRESS, PrivateAddress } from "./networkAddresses.ts";
import { isSitemap } from "./readSitemap.ts";
import { robotsRules } from "./robotsRules.ts";

/** Options for fetching pages. */
export interface WebReaderOptions {
  /** User agent, for operators of the sites; robots.txt knows us by its first word. */
  userAgent: string;
  /** Milliseconds between two requests to one host. */
  pause: number;
  /** Milliseconds that a page may take, redirects included. */
  timeout: number;
  /** Whether addresses of private networks are let pass. */
  allowsPrivate: boolean;
  /** Ends what is on its way. */
  signal: AbortSignal;
}

/** A page as it was read. */
export interface WebPage {
  /** Address after redirects. */
  url: string;
  html: string;
  /** Whether it is an XML sitemap. */
  isSitemap: boolean;
}

/** A page could not be read; the reason is shown to admins. */
export class UnreadablePage extends Error {
  override name = "UnreadablePage";
}

/** A page after decompression, and a robots.txt (RFC 9309, 2.5). */
const MAX_PAGE = 2 * 1024 * 1024;
const MAX_ROBOTS = 500 * 1024;
const MAX_REDIRECTS = 5;
/** No site makes us wait longer between two pages. */
const MAX_DELAY = 10_000;

/** 'Too many requests' */
const TOO_OFTEN = 429;
/** 'Service unavailable', which may say for how long. */
const BUSY = 503;

const REDIRECTS = [301, 302, 303, 307, 308];
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const XML = /^\s*(?:text|application)\/xml\s*(?:;|$)/i;

const NO_PAGE = "Adressen leder inte till en webbsida.";

/** Rules of a site for its readers. */
interface Rules {
  allows(url: string): boolean;
  /** Milliseconds between two requests. */
  delay: number;
}

/**
 * Reads pages of other sites as a guest does: what robots.txt allows, one at a time for each host, not too quickly, and
 * only over the Internet. It is used for one collection, and remembers the rules of its sites.
 */
export class WebReader {
  private readonly agent: Agent;
  private readonly rules = new Map<string, Promise<Rules>>();
  /** Host → when it may be asked again. */
  private readonly next = new Map<string, number>();

  constructor(private readonly options: WebReaderOptions) {
    this.agent = new Agent({
      // A connection that is kept leads to an address that was checked.
      connect: { timeout: options.timeout, ...(!options.allowsPrivate && { lookup: lookUpPublic }) },
      // A head that never ends is not read to its end.
      maxHeaderSize: 32 * 1024,
    });
  }

  /** Ends what is on its way. */
  get signal(): AbortSignal {
    return this.options.signal;
  }

  /** Lets go of all connections. */
  close(): Promise<void> {
    return this.agent.destroy();
  }

  /**
   * Reads a page.
   * @throws UnreadablePage with a reason in Swedish
   * @throws whatever `signal` was ended with
   */
  async read(url: string): Promise<WebPage> {
    const budget = { left: this.options.timeout };
    const mayRead = async (hop: URL) => {
      const { allows, delay } = await this.rulesOf(hop);
      if (!allows(hop.href))
        throw new UnreadablePage("Webbplatsen vill inte att sidan hämtas av program (robots.txt).");
      return delay;
    };
    const { response, found } = await this.follow(url, mayRead, budget);
    if (!response.ok) {
      await drop(response);
      throw new UnreadablePage(`Webbplatsen svarade med felet ${response.status}.`);
    }
    const type = response.headers.get("content-type") ?? "";
    if (!HTML.test(type) && !XML.test(type)) {
      await drop(response);
      throw new UnreadablePage(NO_PAGE);
    }
    const bytes = await this.bodyOf(response, MAX_PAGE, budget);
    if (!bytes) throw new UnreadablePage("Sidan är större än 2 MB.");
    const html = decode(bytes, type);
    if (XML.test(type) && !isSitemap(html)) throw new UnreadablePage(NO_PAGE);
    return { url: found, html, isSitemap: XML.test(type) };
  }

  /** Requests an address and those that it leads to, each of which is checked. */
  private async follow(
    url: string,
    before: (hop: URL) => Promise<number>,
    budget: { left: number },
  ): Promise<{ response: Response; found: string }> {
    let hop = new URL(url);
    for (let hops = 0; ; hops++) {
      if (!["http:", "https:"].includes(hop.protocol) || hop.username || hop.password)
        throw new UnreadablePage("Sidan leder vidare till en adress som inte går att hämta.");
      if (!this.options.allowsPrivate && isPrivateUrl(hop)) throw new UnreadablePage(PRIVATE_ADDRESS);
      const delay = await before(hop);
      await this.turnOf(hop.host);
      const response = await this.request(hop, budget).finally(() => this.next.set(hop.host, Date.now() + delay));
      if (response.status === TOO_OFTEN || (response.status === BUSY && response.headers.has("retry-after")))
        this.next.set(hop.host, Date.now() + Math.max(delay, wantedPause(response)));
      const target = REDIRECTS.includes(response.status) ? response.headers.get("location") : null;
      if (target === null) return { response, found: hop.href };
      await drop(response);
      if (hops >= MAX_REDIRECTS) throw new UnreadablePage("Sidan leder vidare för många gånger.");
      const next = parseUrl(target, hop.href);
      if (!next) throw new UnreadablePage("Sidan leder vidare till en adress som inte går att hämta.");
      hop = next;
    }
  }

  /** Waits until a host may be asked again. */
  private async turnOf(host: string): Promise<void> {
    const wait = (this.next.get(host) ?? 0) - Date.now();
    if (wait > 0) await sleep(wait, undefined, { signal: this.options.signal });
  }

  private request(hop: URL, budget: { left: number }): Promise<Response> {
    return this.inTime(budget, (signal) =>
      fetch(hop, {
        dispatcher: this.agent,
        redirect: "manual",
        signal,
        headers: {
          "user-agent": this.options.userAgent,
          accept: "text/html,application/xhtml+xml,application/xml;q=0.9",
          "accept-language": "sv,en;q=0.5",
        },
      }),
    );
  }

  /** The body, decompressed as it comes; undefined when there is more of it than `most`, of which nothing more is read. */
  private bodyOf(response: Response, most: number, budget: { left: number }): Promise<Buffer | undefined> {
    return this.inTime(budget, async (signal) => {
      const parts: Uint8Array[] = [];
      let size = 0;
      const reader = response.body?.getReader();
      if (!reader) return Buffer.alloc(0);
      const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
      signal.addEventListener("abort", stop, { once: true });
      try {
        for (;;) {
          const { done, value } = await reader.read();
          signal.throwIfAborted();
          if (done) return Buffer.concat(parts);
          size += value.byteLength;
          if (size > most) {
            stop();
            return undefined;
          }
          parts.push(value);
        }
      } finally {
        signal.removeEventListener("abort", stop);
      }
    });
  }

  /** Does something within what is left of a page's time, and says in words what went wrong. */
  private async inTime<Result>(
    budget: { left: number },
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const begin = performance.now();
    const limit = AbortSignal.timeout(Math.max(1, Math.ceil(budget.left)));
    try {
      return await work(AbortSignal.any([this.options.signal, limit]));
    } catch (error) {
      this.options.signal.throwIfAborted();
      throw new UnreadablePage(limit.aborted ? TOO_SLOW : reasonOf(error));
    } finally {
      budget.left -= performance.now() - begin;
    }
  }

  /** A site's rules, fetched once. */
  private rulesOf({ origin }: URL): Promise<Rules> {
    const known = this.rules.get(origin) ?? this.readRules(`${origin}/robots.txt`);
    this.rules.set(origin, known);
    return known;
  }

  private async readRules(url: string): Promise<Rules> {
    const { pause, timeout, userAgent } = this.options;
    const budget = { left: timeout };
    const { response } = await this.follow(url, async () => pause, budget);
    // No robots.txt: everything is allowed. 5xx, or 429: nothing is allowed for now
    // (RFC 9309, 2.3.1).
    if (response.status >= 500 || response.status === TOO_OFTEN) {
      await drop(response);
      throw new UnreadablePage(`Webbplatsens robots.txt gick inte att läsa (felet ${response.status}).`);
    }
    if (!response.ok) {
      await drop(response);
      return { allows: () => true, delay: pause };
    }
    const bytes = await this.bodyOf(response, MAX_ROBOTS, budget);
    if (!bytes) throw new UnreadablePage("Webbplatsens robots.txt är för stor.");
    const { allows, delay } = robotsRules(bytes.toString("utf8"), userAgent);
    return { allows, delay: Math.min(Math.max(pause, delay * 1_000), Math.max(pause, MAX_DELAY)) };
  }
}

/** Milliseconds that a host to whom we came too often wants us to wait, as long as we wait for anybody. */
function wantedPause({ headers }: Response): number {
  const after = headers.get("retry-after")?.trim() ?? "";
  // A date has words; what else there is would be read as one of years ago.
  const isDate = /^[a-z]+, .*\d{2}:\d{2}/i.test(after);
  const wanted = isDate ? Date.parse(after) - Date.now() : /^\d/.test(after) ? Number(after) * 1_000 : Number.NaN;
  return Number.isNaN(wanted) ? MAX_DELAY : Math.min(Math.max(0, wanted), MAX_DELAY);
}

/** Lets go of an answer that is not read. */
const drop = (response: Response): Promise<void> => response.body?.cancel().catch(() => undefined) ?? Promise.resolve();

const TOO_SLOW = "Webbplatsen svarade inte i tid.";

/** Why there was no answer. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnreadablePage) return cause.message;
    if (cause instanceof PrivateAddress) return PRIVATE_ADDRESS;
    // The limit of a request also holds for what is read of its answer, and may strike there.
    if (/Timeout/.test(cause.name)) return TOO_SLOW;
    const { code = "" } = cause as { code?: string };
    if (["ENOTFOUND", "EAI_AGAIN"].includes(code)) return "Webbplatsens namn går inte att hitta.";
    if (/CERT|TLS|SSL|ALTNAME/.test(code)) return "Webbplatsen har inget giltigt certifikat.";
    if (/^Z_|DECOD|BROTLI/.test(code)) return "Webbplatsens svar gick inte att packa upp.";
  }
  return "Webbplatsen gick inte att nå.";
}

/**
 * A page's bytes as text. What is UTF-8 is taken for it, whatever is said of it; a page that says so and is not is of
 * the other kind that is usual.
 */
function decode(bytes: Buffer, contentType: string): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const [, label = ""] = /charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType) ?? [];
  const said = /^utf-?8$/i.test(label) ? "windows-1252" : label || undefined;
  return decodeBuffer(bytes, said ? { transportLayerEncodingLabel: said } : {});
}
