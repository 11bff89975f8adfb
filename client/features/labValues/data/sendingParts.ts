import { LAB_VALUE_LIMITS } from "../../../../schema/labValues/labValueLimits.ts";

/** Bytes of one sending: the server takes 200 kB with everything around them. */
const MAX_BYTES = 150_000;

/** Values in parts that the server takes, in their order. */
export function sendingParts<Value>(values: readonly Value[]): Value[][] {
  const parts: Value[][] = [];
  let room = 0;
  for (const value of values) {
    const size = new TextEncoder().encode(JSON.stringify(value)).length + 1;
    const part = parts.at(-1);
    if (!part || size > room || part.length === LAB_VALUE_LIMITS.atOnce) {
      parts.push([value]);
      room = MAX_BYTES - size;
    } else {
      part.push(value);
      room -= size;
    }
  }
  return parts;
}
