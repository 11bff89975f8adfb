import { chmod, copyFile, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;

/**
 * What the database is told about its log: nothing of what was sent to it. The errors of statements are logged
 * by whoever sent them, without values.
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
 * Keeps a log private and small: when it is too large it becomes `<file>.1`, in the place of the one before.
 * The database goes on writing into it, wherever its end is.
 * @param maxBytes from which size
 */
export async function tendLog(file: string, maxBytes = MAX_BYTES): Promise<void> {
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

/** Tends a log for as long as the process uses the database. */
export function watchLog(file: string): { stop(): void } {
  const timer = setInterval(() => void tendLog(file).catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
