import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { ActivityType } from "../../../apollo/schemaTypes.generated.ts";
import { accountOf } from "../../../session/viewer.ts";
import type { ActivityDetails, Report } from "../activityReport.ts";

/**
 * Reports that something was done that counts in the journey; the same thing counts once a day.
 * @param item its name (`schema/journey/categories.ts`), e.g. 'guide:hiit'; what counts in no category is
 *   still an activity when the details have its title and address, and otherwise left out
 */
export type RecordActivity = (type: ActivityType, item: string, details?: ActivityDetails) => void;

/** How a page reports what was done on it; what that takes is loaded with the first report. */
export function useRecordActivity(): RecordActivity {
  const apollo = useApolloClient();
  return useCallback(
    (type, item, details) => {
      const report: Report = { type, item, details };
      const reported = accountOf(apollo)
        ? // Loaded with what every page has (DeferredParts.tsx), so that it is there without a network, too.
          import("../../../guest/outbox.ts").then(({ enqueueOffline }) =>
            enqueueOffline(apollo, "journey", "report", report),
          )
        : import("./recordActivity.ts").then(({ recordActivity }) => recordActivity(apollo, report));
      // A report that was lost is nothing to trouble a visitor with.
      reported.catch(() => undefined);
    },
    [apollo],
  );
}
