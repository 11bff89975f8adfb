import type { DataSource } from "typeorm";
import type { JobTable } from "../../platform/jobs/jobs.ts";
import { eraseLeftDemo } from "./demo/demoCatalogue.ts";

/** The jobs of the catalogue. */
export const catalogueJobs = ({ db }: { db: DataSource }): JobTable => ({
  tasks: { beginPriceDay: () => beginPriceDay(db), eraseLeftDemo: () => eraseLeftDemo(db) },
  // Midnight in Sweden, in summer and in winter.
  schedule: { beginPriceDay: "0 22,23 * * *", eraseLeftDemo: "27 * * * *" },
});

/** Drops cached prices in every process: 'today' and 'the last thirty days' have changed. */
export async function beginPriceDay(db: DataSource): Promise<void> {
  await db.query("SELECT pg_notify('catalogue_changed', 'product_price')");
}
