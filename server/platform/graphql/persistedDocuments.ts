import { LRUCache } from "lru-cache";

/**
 * Operations by the SHA-256 of their text: our own, known from the start, and those that other
 * clients registered by use (automatic persisted queries). Apollo Server's cache for them.
 */
export class PersistedDocuments {
  private readonly registered = new LRUCache<string, string>({
    max: 1_000,
    maxSize: 10_000_000,
    sizeCalculation: (text) => text.length + 1,
  });

  /** @param own texts by hash, from `schema/persistedDocuments.json` */
  constructor(private readonly own: Record<string, string>) {}

  /** The text of a hash, or undefined. */
  textOf(hash: string): string | undefined {
    return Object.hasOwn(this.own, hash) ? this.own[hash] : this.registered.get(hash);
  }

  /** The name of one of our own operations; of others, whose names are whatever a client likes, 'other'. */
  nameOf(hash: string): string {
    const own = Object.hasOwn(this.own, hash) ? this.own[hash] : undefined;
    return /^\s*(?:query|mutation)\s+(\w+)/.exec(own ?? "")?.[1] ?? "other";
  }

  async get(key: string): Promise<string | undefined> {
    return this.textOf(withoutPrefix(key));
  }

  async set(key: string, text: string): Promise<void> {
    this.registered.set(withoutPrefix(key), text);
  }

  async delete(key: string): Promise<void> {
    this.registered.delete(withoutPrefix(key));
  }
}

/** Apollo Server puts a prefix before the hash. */
const withoutPrefix = (key: string): string => key.slice(key.lastIndexOf(":") + 1);
