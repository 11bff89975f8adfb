import { preparedComponent } from "../lazy/preparedComponent.tsx";
import { Skeleton } from "../Skeleton.tsx";

/** `Markdown` of results, which are worked out in the browser as well; what renders it is not in their pages' first load. */
export const lateMarkdown = preparedComponent(
  async () => (await import("./Markdown.tsx")).Markdown,
  <Skeleton width="100%" height={200} />,
);
