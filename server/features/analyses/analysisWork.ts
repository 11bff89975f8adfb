import type { Analysis } from "../../../schema/analyses/analysis.ts";
import type { AnalysisSource, TestKind } from "../../../schema/analyses/vocabulary.ts";
import type { Context } from "../../platform/graphql/context.ts";

/** Writes the text of a result. */
export interface AnalysisWriter {
  /** The writer that is used until it fails. */
  source: AnalysisSource;
  /**
   * Writes the text about answers; never fails, since there is what the site's own rules have written.
   * @param builtIn what the rules made of the answers
   */
  write(
    kind: TestKind,
    answers: Readonly<Record<string, unknown>>,
    builtIn: Analysis,
  ): Promise<{ recommendations: string; isFallback: boolean; source: AnalysisSource }>;
}

/** Context of tests' resolvers. */
export interface AnalysisContext extends Context {
  analyses: AnalysisWork;
}

/** The analyses that a process is at work with. Each goes on to its end, also when nobody waits for it any longer. */
export class AnalysisWork {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(private readonly writer: AnalysisWriter) {}

  /** The writer of results. */
  get source(): AnalysisSource {
    return this.writer.source;
  }

  /** Writes the text of a result. */
  write(...about: Parameters<AnalysisWriter["write"]>): ReturnType<AnalysisWriter["write"]> {
    return this.writer.write(...about);
  }

  /** Does some work, or waits for it where it is being done. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.running.get(name);
    if (known) return known as Promise<Result>;
    const begun = work().finally(() => this.running.delete(name));
    this.running.set(name, begun);
    return begun;
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.running.values());
  }
}

/** Writes every result by the site's own rules. */
export const builtInWriter: AnalysisWriter = {
  source: "built-in",
  write: async (_kind, _answers, { recommendations, source }) => ({ recommendations, isFallback: false, source }),
};
