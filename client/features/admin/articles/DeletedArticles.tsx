import { DeletedTexts } from "../text/DeletedTexts.tsx";
import { useDeletedArticlesQuery } from "./ArticlesTab.generated.ts";

/** Guides that were deleted within thirty days; nothing when there are none. */
export function DeletedArticles() {
  const { data } = useDeletedArticlesQuery({ fetchPolicy: "cache-and-network" });
  return <DeletedTexts title="Borttagna guider" as="en ny guide" tab="guider" rows={data?.deletedArticles} />;
}
