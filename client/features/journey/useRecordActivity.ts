import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { ActivityCategory, ActivityType } from "../../apollo/schemaTypes.generated.ts";
import { keepWaiting } from "../../guest/waiting.ts";
import { accountOf } from "../../shell/viewer.ts";

/** What an activity says of itself where that is not what its item says. */
export interface ActivityDetails {
  title?: string;
  /** Path on the site. */
  url?: string;
  /** An article's read time; otherwise 5 for an article and 3 for anything else are counted. */
  minutes?: number;
  /** What it is filed under; the category of its item when absent. */
  category?: ActivityCategory;
  goals?: string[];
}

/** A report on its way. */
export interface Report {
  type: ActivityType;
  item: string;
  details?: ActivityDetails | undefined;
}

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
            .then(() => import("../../guest/sendWaiting.ts"))
            .then(({ sendWaiting }) => sendWaiting(apollo, "journey"))
        : import("./recordActivity.ts").then(({ recordActivity }) => recordActivity(apollo, report));
      // A guest's report that was lost is nothing to trouble a visitor with.
      reported.catch(() => undefined);
    },
    [apollo],
  );
}
