import type { DataSource } from "typeorm";
import type { JobTable } from "../../platform/jobs/jobs.ts";
import { deleteGuestTests } from "./analysisStore.ts";

/** Erasing the results of those who were not signed in. */
export const analysisJobs = ({ db }: { db: DataSource }): JobTable => ({
  tasks: { eraseGuestTests: () => eraseGuestTests(db) },
  schedule: { eraseGuestTests: "*/10 * * * *" },
});

/** Erases the tests that are nobody's and whose time is over. */
export const eraseGuestTests = (db: DataSource): Promise<void> => deleteGuestTests(db);
