import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { PublicArea } from "../database/publicTables.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer that is the same for everybody. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** Areas that it depends on; a change of any invalidates it. */
  areas: ReadonlySet<PublicArea>;
  /** Pattern of the page's address, which it is counted under. */
  route?: string | undefined;
  /** Made once, after the first visitor got the plain body. */
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Below this size compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_400;

/** A response to be cached. */
interface Made extends Pick<Answer, "status" | "headers" | "route"> {
  body: string | Buffer;
  /** The areas that were read for it; absent or empty means unknown: then any change drops it. */
  areas?: ReadonlySet<PublicArea>;
}

/**
 * Caches public responses in the process. A change of public content drops the responses made from its area;
 * while the process cannot listen for changes, nothing is cached.
 */
export class ResponseCache {
  private readonly answers: LRUCache<string, Answer>;
  private current = 0;
  /** The generation in which each area last changed. */
  private readonly changed = new Map<PublicArea, number>();
  private usable = false;
  private readonly everything: ReadonlySet<PublicArea>;

  /**
   * @param areas every area of public content
   * @param maxBytes maximum size of all bodies
   */
  constructor(areas: readonly PublicArea[], maxBytes = 64 * 1024 * 1024) {
    this.everything = new Set(areas);
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 200,
    });
  }

  /**
   * Drops responses made from these areas, including those that are being made right now.
   * @param usable whether changes are heard
   */
  invalidate(areas: readonly PublicArea[], usable: boolean): void {
    this.usable = usable;
    this.current++;
    for (const area of areas) this.changed.set(area, this.current);
    for (const [key, answer] of [...this.answers.entries()]) {
      if (areas.some((area) => answer.areas.has(area))) this.answers.delete(key);
    }
  }

  get(key: string): Answer | undefined {
    return this.usable ? this.answers.get(key) : undefined;
  }

  /** The current generation: read it before making a response, and pass it to `put`. */
  get generation(): number {
    return this.current;
  }

  /**
   * Makes a response of a body and caches it, unless something it was made from has changed since `generation`.
   * @returns the response, cached or not
   */
  put(key: string, generation: number, made: Made): Answer {
    const isText = typeof made.body === "string";
    const body = typeof made.body === "string" ? Buffer.from(made.body) : made.body;
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    const areas = made.areas?.size ? new Set(made.areas) : this.everything;
    const answer: Answer = { status: made.status, headers: made.headers, body, etag, areas, route: made.route };
    const isFresh = [...areas].every((area) => (this.changed.get(area) ?? 0) <= generation);
    if (this.usable && isFresh) {
      this.answers.set(key, answer);
      // Anything but text is a picture, which is compressed already.
      if (isText && body.length >= WORTH_COMPRESSING) void compress(answer);
    }
    return answer;
  }
}

async function compress(answer: Answer): Promise<void> {
  answer.gzip = await compressGzip(answer.body, { level: 6 });
  answer.brotli = await compressBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/** Sends an answer, compressed where that was made and is understood, or 304 when it is known. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header("etag", answer.etag)
    .header("vary", "accept-encoding, cookie");
  if (answer.status === 200 && matches(request.headers["if-none-match"], answer.etag)) {
    return reply.code(304).removeHeader("content-type").send();
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (answer.brotli && /\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(answer.brotli);
  if (answer.gzip && /\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(answer.gzip);
  return reply.send(answer.body);
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((given) => given.trim().replace(/^W\//, "") === etag);
