import type { useProgrammeProgress } from "./data/useProgrammeProgress.ts";

/** How far the visitor has come in a programme, and what they can do. */
export type ProgrammeTracker = ReturnType<typeof useProgrammeProgress>;
