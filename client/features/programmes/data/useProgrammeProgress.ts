import { useState } from "react";
import { SECTION_IDS, SECTIONS } from "../../../../schema/programmes/vocabulary.ts";
import type { ProgrammeLevel } from "../../../apollo/schemaTypes.generated.ts";

type S = {
  key: string;
  title: string;
  status: "NOT_STARTED" | "STARTED" | "COMPLETED";
  estimatedMinutes: number;
  interactions: number;
  isLocked: boolean;
};
/** Stub. */
export function useProgrammeProgress(level: ProgrammeLevel) {
  const table = SECTIONS[level.toLowerCase() as "light"];
  const [state, setState] = useState<Record<string, S["status"]>>({});
  const done = Object.values(state).filter((s) => s === "COMPLETED").length;
  const percentage = Math.round((100 * done) / 6);
  const sections: S[] = SECTION_IDS.map((key) => ({
    key,
    title: table[key].title,
    status: state[key] ?? "NOT_STARTED",
    estimatedMinutes: table[key].minutes,
    interactions: 0,
    isLocked: level === "LIGHT" && key === "next-steps" && percentage < 80,
  }));
  const progress:
    | {
        percentage: number;
        minutesLeft: number;
        minutesSpent: number;
        currentSection: string;
        nextSection: string | null;
        sections: S[];
      }
    | undefined = {
    percentage,
    minutesLeft: sections.filter((s) => s.status !== "COMPLETED").reduce((a, s) => a + s.estimatedMinutes, 0),
    minutesSpent: sections.filter((s) => s.status === "COMPLETED").reduce((a, s) => a + s.estimatedMinutes, 0),
    currentSection: "introduction",
    nextSection: sections.find((s) => s.status !== "COMPLETED")?.key ?? null,
    sections,
  };
  return {
    progress,
    visit: async (key: string, _isInteraction = false) =>
      setState((k) => ({ ...k, [key]: k[key] === "COMPLETED" ? "COMPLETED" : "STARTED" })),
    complete: async (key: string) => setState((k) => ({ ...k, [key]: "COMPLETED" })),
    reset: async () => setState({}),
  };
}
