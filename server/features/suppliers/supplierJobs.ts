import type { EntityManager } from "typeorm";
import { isDatabaseUnavailable } from "../../platform/errors.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { withoutMessage } from "../../platform/logging.ts";
import type { CollectOptions } from "./collect.ts";
import { failRunning } from "./collectionStore.ts";

/** Dependencies of the suppliers' jobs. */
export type SupplierJobOptions = CollectOptions;

/** Why a collection failed for a reason of ours, for admins. */
const BROKEN = "Något gick fel hos oss. Det som hann samlas in finns kvar. Försök igen.";

/** Adds the job of a collection; of such jobs one is done at a time, in whichever process. */
export const addCollectionJob = (db: Pick<EntityManager, "query">, collectionId: number): Promise<void> =>
  addJob(db, "collectSuppliers", { collectionId }, { queue: "collectSuppliers" });

/** Collecting suppliers. */
export const supplierJobs = (options: SupplierJobOptions): JobTable => ({
  tasks: {
    collectSuppliers: async ({ collectionId }: { collectionId: number }) => {
      // Loaded when it is wanted: few processes ever read pages of others.
      const { collect } = await import("./collect.ts");
      try {
        await collect(options, collectionId);
      } catch (error) {
        if (options.stopping.aborted) return addCollectionJob(options.db.manager, collectionId);
        // A database that is away comes back, and the job is tried again then.
        if (isDatabaseUnavailable(error)) throw error;
        options.log.error({ collectionId, ...withoutMessage(error) }, "supplier collection failed");
        await failRunning(options.db, collectionId, BROKEN);
      }
    },
  },
});
