import { chmod, copyFile, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const POLL_MS = 60_000;

/**
 * The database's log settings: statements and their values are never logged. Statement errors are logged by the
 * process that sent them, without values.
 */
export const LOG_SETTINGS = {
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_statement: "none",
  log_min_error_statement: "panic",
  log_min_duration_statement: "-1",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
};

/**
 * Rotates a log that is too large to `<file>.1`, replacing the previous one, and makes it private.
 * The database goes on appending to the same file.
 * @param maxBytes from which size
 */
export async function rotateLog(file: string, maxBytes = MAX_BYTES): Promise<void> {
  const { size, mode } = (await stat(file).catch(() => undefined)) ?? {};
  if (size === undefined || mode === undefined) return;
  if (mode & 0o077) {
    // Written by an earlier version, which let others read it and named what was refused.
    await truncate(file);
    await chmod(file, 0o600);
  } else if (size > maxBytes) {
    await copyFile(file, `${file}.1`);
    await chmod(`${file}.1`, 0o600);
    await truncate(file);
  }
}

/** Rotates a log for as long as the process uses the database. */
export function watchLog(file: string): { stop(): void } {
  const timer = setInterval(() => void rotateLog(file).catch(() => undefined), POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
