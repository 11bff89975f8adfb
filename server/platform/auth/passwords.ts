import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { VisitorError } from "../errors.ts";

/** Each hash takes 19 MB and a processor for some 30 ms. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_QUEUED = 100;

/** After this time without a password the threads end. */
const IDLE_MS = 30_000;

/** A password to be hashed, or to be compared with a hash. */
interface Task {
  password: string;
  storedHash?: string;
}

/** Hashes passwords and compares them, in threads that give way to whoever reads. */
export class Passwords {
  private readonly pool: Piscina<Task, string | boolean>;
  private dummyHash: Promise<string> | undefined;

  /** @param root folder of the project */
  constructor(root: string) {
    this.pool = new Piscina({
      filename: join(root, "server/platform/auth/passwordWorker.mjs"),
      minThreads: 0,
      maxThreads: AT_ONCE,
      idleTimeout: IDLE_MS,
      // A tenth of a processor that others want too: however many sign in at once, and from wherever, pages go first.
      niceIncrement: 10,
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
    this.dummyHash ??= this.hash(randomBytes(32).toString("base64"));
    // Whoever comes next tries again where there was no room for it.
    this.dummyHash.catch(() => {
      this.dummyHash = undefined;
    });
    const compared = storedHash ?? (await this.dummyHash);
    const isRight = (await this.take({ password: composed(password), storedHash: compared })) === true;
    return isRight && storedHash !== undefined;
  }

  /** Ends the threads. */
  stop(): Promise<void> {
    return this.pool.destroy();
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
