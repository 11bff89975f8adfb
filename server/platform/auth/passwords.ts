import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { VisitorError } from "../errors.ts";

/** Argon2id with the memory and passes that OWASP asks for at least. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MB and a processor for some 30 ms. However many sign in at once, and from wherever, a
 * processor is left for those who read.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_QUEUED = 100;

/** While others wait, so much longer than a hash took nothing is hashed: on a machine of one core it is the readers' too. */
const REST = 1.5;

const queue = pLimit(AT_ONCE);
let dummyHash: Promise<string> | undefined;

/**
 * Hashes a password for storage.
 * @throws SERVICE_UNAVAILABLE when too many are waiting
 */
export const hashPassword = (password: string): Promise<string> => take(() => hash(composed(password), PARAMETERS));

/**
 * Whether a password is the one that was hashed; takes as long when there is no hash to compare with.
 * @param storedHash what `hashPassword` gave, or undefined for an account that does not exist
 * @throws SERVICE_UNAVAILABLE when too many are waiting
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32), PARAMETERS);
  const compared = storedHash ?? (await dummyHash);
  const isRight = await take(() => verify(compared, composed(password)));
  return isRight && storedHash !== undefined;
}

/** Systems differ in how they spell 'ö': as one character, or as 'o' and two dots. */
const composed = (password: string): string => password.normalize("NFC");

async function take<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_QUEUED) {
    throw new VisitorError("SERVICE_UNAVAILABLE", "Många loggar in just nu. Försök igen om en stund.");
  }
  return new Promise((done, failed) => {
    void queue(async () => {
      const start = performance.now();
      await work().then(done, failed);
      if (queue.pendingCount > 0) await sleep((performance.now() - start) * REST);
    });
  });
}
