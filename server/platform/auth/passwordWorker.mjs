// @ts-check
// Hashes passwords, in a thread of its own: each takes a processor for some 30 ms. Plain JavaScript, so that Node can
// load it beside the build as well as beside the sources.
import { hashSync, verifySync } from "@node-rs/argon2";

/** Argon2id with the memory and passes that OWASP asks for at least. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * @param {{ password: string, storedHash?: string }} task
 * @returns {string | boolean} the password's hash; where there is a stored one, whether it is that password's
 */
export function hashOrVerify({ password, storedHash }) {
  return storedHash === undefined ? hashSync(password, PARAMETERS) : verifySync(storedHash, password);
}
