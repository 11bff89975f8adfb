import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const sheets = Object.keys(import.meta.glob("../../client/**/*.module.css"));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const sources = Object.keys(import.meta.glob("../../client/**/*.tsx")).map((path) => [path, read(path)] as const);

/** Where a stylesheet's classes are asked for: the names, and whether one is worked out. */
function usesOf(sheet: string): { names: Set<string>; isOpen: boolean } {
  const names = new Set<string>();
  let isOpen = false;
  for (const [path, source] of sources) {
    for (const [, name, from = ""] of source.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";/gm)) {
      if (join(dirname(path), from) !== sheet) continue;
      for (const [, used = ""] of source.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, "g")))
        names.add(used);
      if (source.includes(`${name}[`)) isOpen = true;
    }
  }
  return { names, isOpen };
}

test.each(sheets)("%s has the classes that are asked for, and no others", (sheet) => {
  const known = new Set(
    [
      ...read(sheet)
        .replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, "")
        .matchAll(/\.([a-zA-Z]\w*)(?=[^{}]*\{)/g),
    ].map(([, name = ""]) => name),
  );
  const { names, isOpen } = usesOf(sheet);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
  if (!isOpen) expect([...known].filter((name) => !names.has(name))).toEqual([]);
});
