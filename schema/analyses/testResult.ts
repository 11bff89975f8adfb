import { PROTOCOL } from "../questionnaires/protocol.ts";
import { SLEEP } from "../questionnaires/sleep.ts";
import { TRAINING } from "../questionnaires/training.ts";
import { z } from "../zod.ts";
import type { Analysis } from "./analysis.ts";
import type { TestKind } from "./vocabulary.ts";

/** The questionnaire of each test. */
export const TEST_QUESTIONNAIRES = { sleep: SLEEP, training: TRAINING, protocol: PROTOCOL } as const;

/** A test that was taken, and what came of it, as the server and a guest's browser store it. */
export interface TestResult extends Omit<Analysis, "recommendations" | "shape"> {
  /** A UUID. */
  id: string;
  /** Of the sending, made up by the client: the same one again gives the same result. */
  sessionId: string;
  kind: TestKind;
  answers: Readonly<Record<string, unknown>>;
  /** Markdown; empty when absent. */
  aiRecommendations: string;
  /** True when the text service was asked and did not answer. */
  isFallback: boolean;
  /** ISO. */
  createdAt: string;
  /** When its owner said that they have talked to care; null or absent until then. ISO. */
  careContactedAt?: string | null;
}

/** Results that a browser stores for a guest, and that one merging takes, at most. */
export const MAX_GUEST_RESULTS = 50;

const texts = z.array(z.string());

/** A result as a browser stores it; one of a shape that is not known any longer cannot be read. */
const testResultSchema: z.ZodType<TestResult> = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  kind: z.enum(["sleep", "training", "protocol"]),
  answers: z.record(z.string(), z.unknown()),
  aiRecommendations: z.string().catch(""),
  redFlags: z.array(z.object({ id: z.string(), urgency: z.enum(["112", "1177"]), text: z.string(), because: texts })),
  findings: z.array(
    z.object({
      id: z.string(),
      category: z.string() as z.ZodType<TestResult["findings"][number]["category"]>,
      title: z.string(),
      text: z.string(),
      because: texts,
      evidence: z.string(),
      priority: z.enum(["high", "medium", "low"]),
      links: texts,
      // Absent in results from before there was a difference.
      isForToday: z.boolean().default(false).catch(false),
    }),
  ),
  activities: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      category: z.enum(["supplements", "training", "mindfulness", "sleep", "nutrition", "recovery"]),
      timeOfDay: z.enum(["morning", "afternoon", "evening", "night"]),
      dosage: z.string().nullable(),
      isOptional: z.boolean().default(false).catch(false),
    }),
  ),
  source: z.enum(["built-in", "service"]),
  isFallback: z.boolean(),
  createdAt: z.iso.datetime(),
  careContactedAt: z.iso.datetime().nullable().default(null).catch(null),
});

/** Newest first; two of the same moment by their id. */
export const byNewest = (one: TestResult, other: TestResult): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/** The results that a browser stores, the newest first; what cannot be read counts as not there. */
export function readTestResults(json: unknown): TestResult[] {
  if (!Array.isArray(json)) return [];
  return json
    .flatMap((one) => testResultSchema.safeParse(one).data ?? [])
    .sort(byNewest)
    .slice(0, MAX_GUEST_RESULTS);
}
