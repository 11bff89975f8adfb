import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ALL_AREAS, type PublicArea } from "../database/publicTables.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer that is the same for everybody. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** What it is made of; a change of any makes it worthless. */
  areas: ReadonlySet<PublicArea>;
  /** Pattern of the page's address, which it is counted under. */
  route?: string | undefined;
  /** Made once, after the first visitor got the plain body. */
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Below this size compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_400;

/** An answer that was made, to be kept. */
interface Made extends Pick<Answer, "status" | "headers" | "route"> {
  body: string | Buffer;
  /** The areas that were read for it; absent or empty, nobody knows, and a change of any area counts. */
  areas?: ReadonlySet<PublicArea>;
}

const EVERYTHING: ReadonlySet<PublicArea> = new Set(ALL_AREAS);

/**
 * Public answers kept in the process, in front of everything that makes them. A change of public content
 * takes away what is made of its area; while changes cannot be heard, nothing is kept.
 */
export class ResponseCache {
  private readonly answers: LRUCache<string, Answer>;
  private generation = 0;
  /** The generation that each area's last change began. */
  private readonly changed = new Map<PublicArea, number>();
  private usable = false;

  /** @param maxBytes bodies kept at most */
  constructor(maxBytes = 64 * 1024 * 1024) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 200,
    });
  }

  /**
   * Forgets what is made of these areas, also what is being made at this moment.
   * @param usable whether changes are heard
   */
  forget(areas: readonly PublicArea[], usable: boolean): void {
    this.usable = usable;
    this.generation++;
    for (const area of areas) this.changed.set(area, this.generation);
    for (const [key, answer] of [...this.answers.entries()]) {
      if (areas.some((area) => answer.areas.has(area))) this.answers.delete(key);
    }
  }

  get(key: string): Answer | undefined {
    return this.usable ? this.answers.get(key) : undefined;
  }

  /** Marks the moment from which an answer is made; give it back to `put`. */
  get moment(): number {
    return this.generation;
  }

  /**
   * Makes an answer of a body and keeps it, unless something that it is made of changed since `moment`.
   * @returns the answer, kept or not
   */
  put(key: string, moment: number, made: Made): Answer {
    const isText = typeof made.body === "string";
    const body = typeof made.body === "string" ? Buffer.from(made.body) : made.body;
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    const areas = made.areas?.size ? new Set(made.areas) : EVERYTHING;
    const answer: Answer = { status: made.status, headers: made.headers, body, etag, areas, route: made.route };
    const isFresh = [...areas].every((area) => (this.changed.get(area) ?? 0) <= moment);
    if (this.usable && isFresh) {
      this.answers.set(key, answer);
      // What is no text, a picture, is compressed already.
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
