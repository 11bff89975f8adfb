import type { AnalysisView } from "../../../schema/rules/analyses/analysisView.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { AnalysisContext } from "./analysisWork.ts";
import { readAnalyses } from "./ownAnalyses.ts";

/** The results of the one who asks, by their keys. */
export const analysisNodes: NodeSource<AnalysisContext> = {
  name: "Analysis",
  types: ["Analysis"],
  keyOf: ({ key }: AnalysisView) => key,
  isPersonal: true,
  read: async (ctx, keys) => new Map((await readAnalyses(ctx, keys)).map((analysis) => [analysis.key, analysis])),
};
