import { relative } from "node:path";
import { expect, vi } from "vitest";
import { GROUPS } from "../fullRun.mjs";

// What only the full run has may take its time: it is long because it is, and not in everybody's way.
const path = relative(process.cwd(), expect.getState().testPath ?? "");
if (GROUPS.some(({ tests }) => tests.includes(path))) vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
else vi.resetConfig();
