import type { JobTable } from "../../../platform/jobs/jobs.ts";
import type { CollectOptions } from "../../suppliers/collect.ts";
import { startLinkChecks } from "./linkStore.ts";

/** Asking by night whether the pages of sellers answer. */
export const linkJobs = (options: CollectOptions): JobTable => ({
  tasks: {
    startLinkChecks: () => startLinkChecks(options.db),
    checkLinks: async () => {
      // Loaded when it is wanted: few processes ever ask sites of others.
      const { checkLinks } = await import("./checkLinks.ts");
      await checkLinks(options);
    },
  },
  // From ten or eleven in the evening in Sweden to five in the morning.
  schedule: { startLinkChecks: "*/10 21-23,0-3 * * *" },
});
