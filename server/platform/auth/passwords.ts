import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Piscina } from "piscina";
import { VisitorError } from "../errors.ts";
import { createThreadPool } from "../threadPool.ts";

/** Each hash takes 19 MB and a processor for some 30 ms. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_QUEUED = 100;

/** A password to be hashed, or to be compared with a hash. */
interface Task {
  password: string;
  storedHash?: string;
}

/** Hashes passwords and compares them, in threads of low priority: however many sign in at once, pages go first. */
export class Passwords {
  private readonly pool: Piscina<Task, string | boolean>;
  private dummyHash: Promise<string> | undefined;

  /** @param root folder of the project */
  constructor(root: string) {
    this.pool = createThreadPool(join(root, "server/platform/auth/passwordWorker.mjs"), {
      name: "hashOrVerify",
      maxThreads: AT_ONCE,
    });
  }

  /**
   * Hashes a password for storage.
   * @throws SERVICE_UNAVAILABLE when too many are waiting
   */
  async hash(password: string): Promise<string> {
    return String(await this.take({ password: composed(password) }));
  }

  /**
   * Whether a password is the one that was hashed; takes as long when there is no hash to compare with.
   * @param storedHash what `hash` gave, or undefined for an account that does not exist
   * @throws SERVICE_UNAVAILABLE when too many are waiting
   */
  async isRight(storedHash: string | undefined, password: string): Promise<boolean> {
    const dummyHash = this.readDummyHash();
    const compared = storedHash ?? (await dummyHash);
    const isRight = (await this.take({ password: composed(password), storedHash: compared })) === true;
    return isRight && storedHash !== undefined;
  }

  /** Ends the threads. */
  stop(): Promise<void> {
    return this.pool.destroy();
  }

  /** Made at the first use, whether needed or not, so that timing reveals nothing. */
  private readDummyHash(): Promise<string> {
    if (!this.dummyHash) {
      this.dummyHash = this.hash(randomBytes(32).toString("base64"));
      // On overload, drop the cached promise, so that the next caller retries.
      this.dummyHash.catch(() => {
        this.dummyHash = undefined;
      });
    }
    return this.dummyHash;
  }

  private async take(task: Task): Promise<string | boolean> {
    if (this.pool.queueSize >= MAX_QUEUED) {
      throw new VisitorError("SERVICE_UNAVAILABLE", "Många loggar in just nu. Försök igen om en stund.");
    }
    return this.pool.run(task);
  }
}

/** Systems differ in how they spell 'ö': as one character, or as 'o' and two dots. */
const composed = (password: string): string => password.normalize("NFC");
