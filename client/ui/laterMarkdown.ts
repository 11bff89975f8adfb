import { serverFirst } from "./serverFirst.tsx";

/** `Markdown` on pages that show it at once; what renders it is not in their first load. */
export const laterMarkdown = serverFirst(async () => (await import("./Markdown.tsx")).Markdown);
