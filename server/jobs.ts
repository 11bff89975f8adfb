import { type AccountJobOptions, accountJobs } from "./features/accounts/accountJobs.ts";
import { analysisJobs } from "./features/analyses/analysisJobs.ts";
import { articleJobs } from "./features/articles/articleJobs.ts";
import { type ContactJobOptions, contactJobs } from "./features/content/contactJobs.ts";
import { type SupplierJobOptions, supplierJobs } from "./features/suppliers/supplierJobs.ts";
import type { JobTable } from "./platform/jobs/jobs.ts";

/** The jobs of every area; a new area adds its own here. */
export const createJobs = (options: AccountJobOptions & ContactJobOptions & SupplierJobOptions): JobTable[] => [
  accountJobs(options),
  analysisJobs(options),
  articleJobs(options),
  contactJobs(options),
  supplierJobs(options),
];
