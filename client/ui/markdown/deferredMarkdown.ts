import { deferredHydration } from "../lazy/deferredHydration.tsx";

/** `Markdown` of results and programmes; what renders it is not in their pages' first load. */
export const deferredMarkdown = deferredHydration(async () => (await import("./Markdown.tsx")).Markdown);
