import type { Reference } from "@apollo/client";
import { showToast } from "../../../toasts/toasts.ts";
import { useRemoveAnalysisMutation } from "./MyResults.generated.ts";

type CachedLists = Readonly<Record<string, { nodes: readonly Reference[] }>>;

/**
 * Removes a result, and shows a message.
 * @param onRemoved called when it is gone; what is left is compared anew
 */
export function useRemoveResult(onRemoved: () => Promise<unknown>): (id: string) => Promise<void> {
  const [removeAnalysis] = useRemoveAnalysisMutation({});
  return async (id) => {
    try {
      const { data } = await removeAnalysis({
        variables: { input: { id } },
        update: (cache, { data: answer }) => {
          if (answer?.removeAnalysis.errors.length !== 0) return;
          cache.modify<{ analyses: CachedLists }>({
            fields: {
              analyses: (lists, { readField }) =>
                Object.fromEntries(
                  Object.entries(lists as CachedLists).map(([start, list]) => [
                    start,
                    { ...list, nodes: list.nodes.filter((node) => readField("id", node) !== id) },
                  ]),
                ),
            },
          });
          cache.evict({ id: cache.identify({ __typename: "Analysis", id }) });
          cache.gc();
        },
      });
      const [error] = data?.removeAnalysis.errors ?? [];
      if (error) throw new Error(error.message);
    } catch {
      showToast({
        title: "Fel",
        text: "Kunde inte ta bort resultatet. Det finns kvar. Försök igen om en stund.",
        tone: "error",
      });
      return;
    }
    showToast({ title: "Borttaget", text: "Resultatet och dina svar är borttagna.", tone: "success" });
    await onRemoved().catch(() => undefined);
  };
}
