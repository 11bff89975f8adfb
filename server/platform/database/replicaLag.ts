/** A place in PostgreSQL's write-ahead log, in bytes from its beginning. */
export type WalPosition = bigint;

/** Size of the log's pages, and of the headers that they begin with. */
const PAGE = 8_192n;
const HEADERS: readonly bigint[] = [24n, 40n];

/**
 * Reads a position as PostgreSQL writes it ('16/B374D848'). Where the next record would be the first of a page the
 * primary names the place behind the page's header, which a replica that has everything is never at; that is the end of
 * the page before it.
 */
export function walPosition(text: string): WalPosition {
  const [high = "0", low = "0"] = text.split("/");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const inPage = position % PAGE;
  return HEADERS.includes(inPage) ? position - inPage : position;
}

/** True when a server at `reached` has replayed everything up to `position`. */
export const isWithin = (position: WalPosition, reached: WalPosition): boolean => position <= reached;

/** Measurements that are kept: anything older than all of them is too old for any use. */
const REMEMBERED = 600;

/**
 * How far a replica is behind, in time by the clock of this process: it remembers when the primary was where. That holds
 * also for a replica that has lost the primary and believes itself that it has everything.
 */
export class ReplicaLag {
  private seen: { at: number; position: WalPosition }[] = [];
  private server = "";
  private known = Number.POSITIVE_INFINITY;

  /** Seconds as of the last measurement; those since the primary last answered do not count. */
  get seconds(): number {
    return this.known;
  }

  /**
   * Remembers where the primary is.
   * @param at when it was asked, in milliseconds
   */
  add({ position, server }: { position: WalPosition; server: string }, at: number): void {
    // Another server has become the primary, or this one was restored: what was seen before says nothing.
    const last = this.seen.at(-1);
    if (server !== this.server || (last && position < last.position)) this.seen = [];
    this.server = server;
    this.seen.push({ at, position });
    if (this.seen.length > REMEMBERED) this.seen.shift();
  }

  /** Measures a replica that has come this far. */
  measure(position: WalPosition): void {
    const newest = this.seen.at(-1);
    const reached = this.seen.findLast((seen) => isWithin(seen.position, position));
    // Nothing is known of the primary: then it has nothing newer to offer either.
    if (!newest) this.known = 0;
    else this.known = reached ? (newest.at - reached.at) / 1_000 : Number.POSITIVE_INFINITY;
  }
}
