import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { ActivityType } from "../../../apollo/schemaTypes.generated.ts";
import { keepWaiting } from "../../../guest/waiting.ts";
import { accountOf } from "../../../shell/session/viewer.ts";
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
      const account = accountOf(apollo);
      // An account's waits in storage until the server has it, since the network may be gone.
      const reported = account
        ? keepWaiting("journey", account, report)
            .then(() => import("../../../guest/sendWaiting.ts"))
            .then(({ sendWaiting }) => sendWaiting(apollo, "journey"))
        : import("./recordActivity.ts").then(({ recordActivity }) => recordActivity(apollo, report));
      // A guest's report that was lost is nothing to trouble a visitor with.
      reported.catch(() => undefined);
    },
    [apollo],
  );
}
