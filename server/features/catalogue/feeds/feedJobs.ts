import { isDatabaseUnavailable } from "../../../platform/errors.ts";
import type { JobTable } from "../../../platform/jobs/jobs.ts";
import { withoutMessage } from "../../../platform/logging.ts";
import type { CollectOptions } from "../../suppliers/collect.ts";
import { addFeedJob, failRun, startDueFeeds } from "./feedStore.ts";

/** Why a run failed for a reason of ours, for admins. */
const BROKEN = "Något gick fel hos oss. Ingenting är ändrat. Försök igen.";

/** Fetching feeds of products, each at its hour. */
export const feedJobs = (options: CollectOptions): JobTable => ({
  tasks: {
    startDueFeeds: () => startDueFeeds(options.db),
    fetchProductFeed: async ({ runId }: { runId: number }) => {
      // Loaded when it is wanted: few processes ever read files of others.
      const { runFeed } = await import("./runFeed.ts");
      try {
        await runFeed(options, runId);
      } catch (error) {
        if (options.stopping.aborted) return addFeedJob(options.db.manager, runId);
        // A database that is away comes back, and the job is tried again then.
        if (isDatabaseUnavailable(error)) throw error;
        options.log.error({ runId, ...withoutMessage(error) }, "product feed failed");
        await failRun(options.db, runId, BROKEN);
      }
    },
  },
  schedule: { startDueFeeds: "*/10 * * * *" },
});
