import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the kernel's clock a second: the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Processor seconds that a process and its descendants have used so far, those included that have ended and were waited
 * for. Undefined where the system does not say: only Linux does.
 * @param {number} pid
 * @returns {number | undefined}
 */
export function processorSeconds(pid = process.pid) {
  const children = new Map();
  const ticks = new Map();
  try {
    for (const name of readdirSync("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const stat = textOf(`/proc/${name}/stat`);
      // The program's name, in brackets, may hold blanks.
      const [, parent, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (!parent) continue;
      // utime, stime, cutime, cstime
      ticks.set(
        Number(name),
        fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0),
      );
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    }
  } catch {
    return undefined;
  }
  const sum = (/** @type {number} */ one) =>
    (children.get(one) ?? []).reduce(
      (/** @type {number} */ total, /** @type {number} */ child) => total + sum(child),
      ticks.get(one) ?? 0,
    );
  return sum(pid) / TICKS;
}

/** A file's text; nothing when its process has just ended. */
function textOf(/** @type {string} */ file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
