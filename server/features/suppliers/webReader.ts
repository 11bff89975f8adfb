import { isUtf8 } from "node:buffer";
import { createWriteStream } from "node:fs";
import { type Duplex, PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { decodeBuffer } from "encoding-sniffer";
import { Agent, fetch, Headers, type Response, request } from "undici";
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

/** A file that is fetched: where it is written, and what was said of it the last time. */
export interface WantedFile {
  path: string;
  /** So many bytes are written, unpacked as they were sent; a longer file is refused. */
  most: number;
  etag: string | null;
  lastModified: string | null;
}

/** A file as it was fetched. */
export interface FetchedFile {
  /** Whether it is the same as the last time, and nothing was written. */
  isUnmodified: boolean;
  /** Whether the answer ended before its end. */
  isHalf: boolean;
  etag: string | null;
  lastModified: string | null;
}

/** What asking for a page came to. */
export interface LinkAnswer {
  /** BUSY: later; UNASKED: the site does not want to be asked, or does not tell programs. */
  state: "ANSWERS" | "FAILS" | "BUSY" | "UNASKED";
  /** Why it did not answer, in Swedish for admins. */
  reason: string | null;
}

/** An answer before anything of it is read. */
interface RawAnswer {
  status: number;
  headers: Headers;
  body: Readable;
}

/** A page could not be read; the reason is shown to admins. */
export class UnreadablePage extends Error {
  override name = "UnreadablePage";
  /** Whether it may be there again later: the network, or the site, is not itself. */
  readonly isPassing: boolean;
  /** Milliseconds for which the site asks us to wait; null where it does not say. */
  readonly wait: number | null;

  constructor(message: string, { isPassing = false, wait = null, ...options }: ErrorOptions & Partial<Passing> = {}) {
    super(message, options);
    this.isPassing = isPassing;
    this.wait = wait;
  }
}
type Passing = { isPassing: boolean; wait: number | null };

/** A page after decompression, and a robots.txt (RFC 9309, 2.5). */
const MAX_PAGE = 2 * 1024 * 1024;
const MAX_ROBOTS = 500 * 1024;
const MAX_REDIRECTS = 5;
/** No site makes us wait longer between two pages. */
const MAX_DELAY = 10_000;

/** 'Request timeout' */
const TIMED_OUT = 408;
/** 'Too many requests' */
const TOO_OFTEN = 429;
/** 'Service unavailable', which may say for how long. */
const BUSY = 503;

const REDIRECTS = [301, 302, 303, 307, 308];
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const XML = /^\s*(?:text|application)\/xml\s*(?:;|$)/i;

/** 'Not modified': what is known already. */
const UNMODIFIED = 304;
/** Milliseconds that a file may come to a standstill. */
const IDLE_MS = 60_000;

/** 'Unauthorised', 'forbidden', 'not acceptable', 'unavailable for legal reasons'. */
const NO_PROGRAMS = [401, 403, 406, 451];
const NOT_WANTED = "Webbplatsen vill inte att sidan hämtas av program (robots.txt).";
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
      if (!allows(hop.href)) throw new UnreadablePage(NOT_WANTED);
      return delay;
    };
    const { response, found } = await this.follow(url, mayRead, this.askPage(budget));
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

  /**
   * Fetches a file of any kind and size into one of ours, in constant memory. Whoever gives its address out wants it to be
   * fetched by programs: robots.txt is not asked.
   * @throws UnreadablePage with a reason in Swedish
   * @throws whatever `signal` was ended with
   */
  async download(url: string, { path, most, etag, lastModified }: WantedFile): Promise<FetchedFile> {
    const budget = { left: this.options.timeout };
    const headers = {
      "user-agent": this.options.userAgent,
      accept: "*/*",
      "accept-encoding": "gzip",
      ...(etag && { "if-none-match": etag }),
      ...(lastModified && { "if-modified-since": lastModified }),
    };
    const ask = (hop: URL): Promise<RawAnswer> =>
      this.inTime(budget, async (signal) => {
        const answer = await request(hop, { dispatcher: this.agent, signal, headers, bodyTimeout: IDLE_MS });
        return { status: answer.statusCode, headers: new Headers(answer.headers as never), body: answer.body };
      });
    const { response } = await this.follow(url, async () => 0, ask);
    const said = { etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") };
    if (response.status === UNMODIFIED && (etag || lastModified)) {
      await drop(response);
      return { isUnmodified: true, isHalf: false, etag, lastModified };
    }
    const { status } = response;
    if (status < 200 || status >= 300) {
      await drop(response);
      const isPassing = status >= 500 || status === TOO_OFTEN || status === TIMED_OUT;
      throw new UnreadablePage(`Webbplatsen svarade med felet ${status}.`, { isPassing, wait: statedPause(response) });
    }
    const unpack = UNPACKERS[response.headers.get("content-encoding")?.trim().toLowerCase() || "identity"];
    if (!unpack) {
      await drop(response);
      throw new UnreadablePage("Webbplatsens svar är packat på ett sätt som inte går att läsa.");
    }
    let isTooLarge = false;
    let size = 0;
    const bounded = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        isTooLarge = size > most;
        if (isTooLarge) done(new UnreadablePage(`Filen är större än ${Math.round(most / 1_000_000)} MB.`));
        else done(null, chunk);
      },
    });
    const isHalf = await this.inTime(budget, async (signal) => {
      try {
        await pipeline(response.body, unpack(), bounded, createWriteStream(path, { mode: 0o600 }), { signal });
        return false;
      } catch (error) {
        if (signal.aborted || isTooLarge || !HALF.test(codeOf(error))) throw error;
        return true;
      }
    });
    return { isUnmodified: false, isHalf, ...said };
  }

  /**
   * Asks whether there is a page, and reads nothing of it: with HEAD, and with GET where that is refused.
   * @throws whatever `signal` was ended with
   */
  async ask(url: string): Promise<LinkAnswer> {
    const budget = { left: this.options.timeout };
    const delays = new Map<string, number>();
    const mayAsk = async (hop: URL) => {
      const { allows, delay } = await this.rulesOf(hop);
      if (!allows(hop.href)) throw new UnreadablePage(NOT_WANTED);
      delays.set(hop.host, delay);
      return delay;
    };
    const ask = async (hop: URL): Promise<Response> => {
      const answer = await this.askPage(budget, "HEAD")(hop);
      if (answer.status < 400 || answer.status === TOO_OFTEN || answer.status === BUSY) return answer;
      await drop(answer);
      this.next.set(hop.host, Date.now() + (delays.get(hop.host) ?? this.options.pause));
      await this.turnOf(hop.host);
      return this.askPage(budget, "GET")(hop);
    };
    try {
      const { response } = await this.follow(url, mayAsk, ask);
      await drop(response);
      const { status } = response;
      if (status < 400) return { state: "ANSWERS", reason: null };
      const reason = `Webbplatsen svarade med felet ${status}.`;
      if (status === TOO_OFTEN || status === BUSY) return { state: "BUSY", reason };
      // Shops keep programs out in these ways, and let people in.
      return { state: NO_PROGRAMS.includes(status) ? "UNASKED" : "FAILS", reason };
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      return { state: isDead(error) ? "FAILS" : "UNASKED", reason: error.message };
    }
  }

  /** Requests an address and those that it leads to, each of which is checked. */
  private async follow<Answer extends Pick<Response, "status" | "headers" | "body"> | RawAnswer>(
    url: string,
    before: (hop: URL) => Promise<number>,
    ask: (hop: URL) => Promise<Answer>,
  ): Promise<{ response: Answer; found: string }> {
    let hop = new URL(url);
    for (let hops = 0; ; hops++) {
      if (!["http:", "https:"].includes(hop.protocol) || hop.username || hop.password)
        throw new UnreadablePage("Sidan leder vidare till en adress som inte går att hämta.");
      if (!this.options.allowsPrivate && isPrivateUrl(hop)) throw new UnreadablePage(PRIVATE_ADDRESS);
      const delay = await before(hop);
      await this.turnOf(hop.host);
      const response = await ask(hop).finally(() => this.next.set(hop.host, Date.now() + delay));
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

  /** How a page is asked for. */
  private askPage(budget: { left: number }, method: "GET" | "HEAD" = "GET"): (hop: URL) => Promise<Response> {
    return (hop) =>
      this.inTime(budget, (signal) =>
        fetch(hop, {
          method,
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
      const reason = limit.aborted ? TOO_SLOW : reasonOf(error);
      throw new UnreadablePage(reason, { cause: error, isPassing: PASSING.has(reason) });
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
    const { response } = await this.follow(url, async () => pause, this.askPage(budget));
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
const wantedPause = (answer: Pick<Response, "headers"> | RawAnswer): number =>
  Math.min(statedPause(answer) ?? MAX_DELAY, MAX_DELAY);

/** Milliseconds that a host says we shall wait; null where it says nothing that can be read. */
function statedPause({ headers }: Pick<Response, "headers"> | RawAnswer): number | null {
  const after = headers.get("retry-after")?.trim() ?? "";
  // A date has words; what else there is would be read as one of years ago.
  const isDate = /^[a-z]+, .*\d{2}:\d{2}/i.test(after);
  const wanted = isDate ? Date.parse(after) - Date.now() : /^\d/.test(after) ? Number(after) * 1_000 : Number.NaN;
  return Number.isNaN(wanted) ? null : Math.max(0, wanted);
}

/** Lets go of an answer that is not read. */
async function drop({ body }: Pick<Response, "body"> | RawAnswer): Promise<void> {
  if (body && "cancel" in body) await body.cancel().catch(() => undefined);
  else body?.on("error", () => undefined).destroy();
}

/** How what was packed for its way is unpacked; unlike `fetch`, what ends too early is an error. */
const UNPACKERS: Readonly<Record<string, () => Duplex>> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Codes of an answer that ended before its end: its connection was cut, or its packing goes on. */
const HALF =
  /^(?:UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ECONNRESET|EPIPE|Z_BUF_ERROR|ERR_STREAM_PREMATURE_CLOSE)$/;

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? "");

const TOO_SLOW = "Webbplatsen svarade inte i tid.";
const NO_NAME = "Webbplatsens namn går inte att hitta.";
const NO_ANSWER = "Webbplatsen gick inte att nå.";
/** Reasons that the network may be, here or there. */
const PASSING: ReadonlySet<string> = new Set([TOO_SLOW, NO_NAME, NO_ANSWER]);

/** Codes of a site that is not there: no such name, nobody at its address, or nobody who it could be. */
const DEAD = /^(?:ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS|SSL|ALTNAME/;

/** Whether a page could not be read since its site is not there; a network of ours that is away says otherwise. */
function isDead(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (DEAD.test(codeOf(cause))) return true;
    if (cause instanceof AggregateError && cause.errors.some((one) => DEAD.test(codeOf(one)))) return true;
  }
  return false;
}

/** Why there was no answer. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnreadablePage) return cause.message;
    if (cause instanceof PrivateAddress) return PRIVATE_ADDRESS;
    // The limit of a request also holds for what is read of its answer, and may strike there.
    if (/Timeout/.test(cause.name)) return TOO_SLOW;
    const { code = "" } = cause as { code?: string };
    if (["ENOTFOUND", "EAI_AGAIN"].includes(code)) return NO_NAME;
    if (/CERT|TLS|SSL|ALTNAME/.test(code)) return "Webbplatsen har inget giltigt certifikat.";
    if (/^Z_|DECOD|BROTLI/.test(code)) return "Webbplatsens svar gick inte att packa upp.";
  }
  return NO_ANSWER;
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
