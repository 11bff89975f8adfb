import { type AnalysisWriter, builtInWriter } from "./analysisWork.ts";
import type { AnalysisServiceOptions } from "./serviceAnalysis.ts";

/** Settings of the service, if there is one. */
type WriterOptions = Omit<AnalysisServiceOptions, "url" | "model"> & {
  /** Base address of an OpenAI-compatible API; unset: the site's own rules write. */
  url?: string | undefined;
  model?: string | undefined;
};

/**
 * What writes the texts of results: the service, if there is one, and the site's own rules otherwise. What asks a service
 * is a tenth of all that a start loads, and is loaded only where there is one.
 */
export async function createAnalysisWriter({ url, model, ...options }: WriterOptions): Promise<AnalysisWriter> {
  if (!url || !model) return builtInWriter;
  const { createAnalysisService } = await import("./serviceAnalysis.ts");
  return createAnalysisService({ ...options, url, model });
}
