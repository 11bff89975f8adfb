import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import type { Logger } from "pino";
import { ruledOutOf } from "../../../schema/rules/analyses/analyse.ts";
import { avoidedWords } from "../../../schema/rules/analyses/ruledOutWords.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import type { RateLimits } from "../../platform/auth/rateLimits.ts";
import { VisitorError } from "../../platform/errors.ts";
import { type AnalysisWriter, builtInWriter } from "./analysisWork.ts";
import { composeServiceText, InvalidText, readServiceText } from "./serviceAnswer.ts";
import { createServiceClient, ServiceFailure, UnusableAnswer } from "./serviceClient.ts";
import { promptFor } from "./servicePrompt.ts";

/** Settings of the service. */
export interface AnalysisServiceOptions {
  /** Base address of an OpenAI-compatible API. */
  url: string;
  apiKey?: string | undefined;
  model: string;
  /** Counts the requests of all processes (`analysisServiceDay`). */
  limits: Pick<RateLimits, "take">;
  log: Pick<Logger, "info" | "warn">;
  /** Milliseconds for all of it, the second try included. */
  budget?: number;
  /** Milliseconds before the second try, unless the service says otherwise. */
  pause?: number;
  /** Milliseconds for which a service that failed again and again is left alone. */
  rest?: number;
}

const FAILURES_IN_A_ROW = 5;

/** Thrown when no request was made, for a reason on our side. */
class NotAsked extends Error {
  override name = "NotAsked";

  constructor(readonly reason: "ceiling" | "not-counted") {
    super(reason);
  }
}

/**
 * What lets a service write the texts of results, and the site's own rules where that fails. The service is asked
 * twice at most within its time, not at all for a while after failing again and again, and no more than so often a day.
 * Logged is the kind of test, what came of it and how long it took.
 */
export function createAnalysisService(options: AnalysisServiceOptions): AnalysisWriter {
  const { url, apiKey, model, limits, log, budget = 30_000, pause = 1_000, rest = 30_000 } = options;
  const ask = createServiceClient({ url, apiKey, model });
  const breaker = circuitBreaker(handleWhen(isOfService), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: rest,
  });
  const pauseAfter = (error: unknown): number =>
    Math.max(pause, error instanceof ServiceFailure ? error.retryAfter * 1_000 : 0);
  const twice = retry(
    handleWhen((error) => isWorthAnotherTry(error) && pauseAfter(error) < budget / 2),
    {
      maxAttempts: 1,
      backoff: new DelegateBackoff(({ result }) => pauseAfter("error" in result ? result.error : undefined)),
    },
  );
  const inTime = wrap(timeout(budget, TimeoutStrategy.Aggressive), twice);

  const count = async () => {
    await limits.take("analysisServiceDay", dayOf(new Date())).catch((error) => {
      throw new NotAsked(error instanceof VisitorError ? "ceiling" : "not-counted");
    });
  };

  const write: AnalysisWriter["write"] = async (kind, answers, builtIn) => {
    const begin = performance.now();
    const report = (level: "info" | "warn", outcome: string) =>
      log[level]({ kind, outcome, ms: Math.round(performance.now() - begin) }, "analysis service");
    try {
      const { topics, known } = ruledOutOf(kind, answers as never);
      const avoided = avoidedWords(topics);
      const prompt = promptFor(kind, answers, { avoided, known });
      const recommendations = await inTime.execute(async ({ signal }) => {
        signal.throwIfAborted();
        const content = await breaker.execute(async () => {
          await count();
          return ask(prompt, signal);
        });
        return composeServiceText(kind, answers, builtIn, readServiceText(content, builtIn, avoided));
      });
      report("info", "written");
      return { recommendations, source: "service", isFallback: false };
    } catch (error) {
      report("warn", outcomeOf(error));
      return { ...(await builtInWriter.write(kind, answers, builtIn)), isFallback: true };
    }
  };
  return { source: "service", write };
}

/**
 * What says something of how the service does. What it writes, and that it finds fault with what one visitor wrote, do
 * not: nobody's answers can keep it from others.
 */
const isOfService = (error: unknown): boolean =>
  !(error instanceof NotAsked || (error instanceof ServiceFailure && [400, 413, 422].includes(error.status ?? 0)));

/** Errors worth a second try: a bad text, a network failure, a busy service. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof NotAsked || error instanceof BrokenCircuitError) return false;
  if (!(error instanceof ServiceFailure)) return true;
  return error.status === undefined || [408, 409, 425, 429].includes(error.status) || error.status >= 500;
}

/** Log fields of a failure, without its message, which may repeat the answers. */
function outcomeOf(error: unknown): string {
  if (error instanceof TaskCancelledError) return "timeout";
  if (error instanceof BrokenCircuitError) return "resting";
  if (error instanceof NotAsked || error instanceof InvalidText) return error.reason;
  if (error instanceof ServiceFailure) return error.status === undefined ? "unreachable" : `status-${error.status}`;
  return error instanceof UnusableAnswer || error instanceof SyntaxError ? "unusable" : "failed";
}
