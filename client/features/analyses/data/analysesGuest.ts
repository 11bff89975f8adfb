import { type AnalysisView, analysisViews } from "../../../../schema/rules/analyses/analysisView.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import { guestId, readGuestId } from "../../../guest/guestId.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { readResults, storeResults } from "./analysesStorage.ts";

/** Results that a list shows when nobody says how many. */
const DEFAULT_PAGE_SIZE = 20;

/** A result as the graph shows it, with its identifier. */
const shown = (view: AnalysisView) => ({ ...view, id: guestId("Analysis", view.key) });

const ownResults = () => analysisViews(readResults(), new Date()).map(shown);

/** Tests and their results, answered for a guest from what the browser stores. */
export const analysesGuest: GuestResolvers<"analyses"> = {
  root: {
    analysis: (_root, { kind, key }) => ownResults().find((one) => one.kind === kind && one.key === key) ?? null,

    analyses: (_root, { kind, first, after }) => {
      const all = ownResults().filter((one) => !kind || one.kind === kind);
      // The key of a result is its index in the list, which is short and in memory.
      const start = after ? all.findIndex(({ key }) => key === after) + 1 : 0;
      const nodes = all.slice(start, start + (first ?? DEFAULT_PAGE_SIZE));
      return {
        nodes,
        edges: nodes.map((node) => ({ node, cursor: node.key })),
        pageInfo: {
          hasNextPage: start + nodes.length < all.length,
          hasPreviousPage: start > 0,
          startCursor: nodes[0]?.key ?? null,
          endCursor: nodes.at(-1)?.key ?? null,
        },
      };
    },

    confirmCareContact: (_root, { input }) =>
      withStorageLock("analyses", () => {
        const named = readGuestId(input.id);
        const before = readResults();
        const isNamed = ({ id }: { id: string }) => named?.type === "Analysis" && id === named.key;
        if (!before.some(isNamed)) {
          return {
            analysis: null,
            errors: [{ code: "NOT_FOUND" as const, field: "id", message: "Resultatet finns inte." }],
          };
        }
        const now = new Date().toISOString();
        const after = before.map((one) =>
          isNamed(one) ? { ...one, careContactedAt: one.careContactedAt ?? now } : one,
        );
        const errors = [{ code: "TOO_MUCH" as const, field: null, message: "Webbläsaren kunde inte spara ändringen." }];
        return storeResults(after)
          ? { analysis: ownResults().find((one) => one.id === input.id) ?? null, errors: [] }
          : { analysis: null, errors };
      }),

    removeAnalysis: (_root, { input }) =>
      withStorageLock("analyses", () => {
        const named = readGuestId(input.id);
        const before = readResults();
        const after = before.filter(({ id }) => named?.type !== "Analysis" || id !== named.key);
        if (after.length === before.length) {
          return {
            deletedId: null,
            errors: [{ code: "NOT_FOUND" as const, field: "id", message: "Resultatet finns inte." }],
          };
        }
        const errors = [{ code: "TOO_MUCH" as const, field: null, message: "Webbläsaren kunde inte spara ändringen." }];
        return storeResults(after) ? { deletedId: input.id, errors: [] } : { deletedId: null, errors };
      }),
  },
};
