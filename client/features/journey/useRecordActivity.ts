import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { ActivityType } from "./Journey.generated.ts";

/** Reports that something was done that counts in the journey; the same thing counts once a day. */
export type RecordActivity = (type: ActivityType, item: string) => void;

/** How a page reports what was done on it; what that takes is loaded with the first report. */
export function useRecordActivity(): RecordActivity {
  const apollo = useApolloClient();
  return useCallback(
    (type, item) => {
      void import("./recordActivity.ts")
        .then(({ recordActivity }) => recordActivity(apollo, type, item))
        // A report that was lost is nothing to trouble a visitor with.
        .catch(() => undefined);
    },
    [apollo],
  );
}
