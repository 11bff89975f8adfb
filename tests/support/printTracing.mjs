// Preloaded into a server (NODE_OPTIONS): says when it loads what keeps traces.
import { register } from "node:module";

const hooks = `
import { writeSync } from "node:fs";
export function load(url, context, next) {
  if (url.includes("/startTracing-")) writeSync(1, "loaded for traces\\n");
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
