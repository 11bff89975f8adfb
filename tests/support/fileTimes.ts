import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";
import { processorSeconds } from "./processorSeconds.mjs";

// Runs before each test file is imported. Writes down the processor seconds of each, for the table at the end of a run.
const table = process.env.FILE_TIMES;
const before = table ? processorSeconds() : undefined;

if (table && before !== undefined) {
  afterAll(() => {
    const seconds = (processorSeconds() ?? before) - before;
    const file = relative(process.cwd(), expect.getState().testPath ?? "");
    appendFileSync(table, `${JSON.stringify({ file, seconds })}\n`);
  });
}
