import { deferredHydration } from "../lazy/deferredHydration.tsx";

/** `Markdown` on pages that show it at once; what renders it is not in their first load. */
export const deferredMarkdown = deferredHydration(async () => (await import("./Markdown.tsx")).Markdown);
