import { type AccountJobOptions, accountJobs } from "./features/accounts/accountJobs.ts";
import { analysisJobs } from "./features/analyses/analysisJobs.ts";
import { articleJobs } from "./features/articles/articleJobs.ts";
import { catalogueJobs } from "./features/catalogue/catalogueJobs.ts";
import { feedJobs } from "./features/catalogue/feeds/feedJobs.ts";
import { linkJobs } from "./features/catalogue/links/linkJobs.ts";
import { type ContactJobOptions, contactJobs } from "./features/content/contactJobs.ts";
import { mailTextJobs } from "./features/mails/mailEditing.ts";
import { type OperationsJobOptions, operationsJobs } from "./features/operations/operationsJobs.ts";
import type { PriceMailOptions } from "./features/priceWatches/priceMail.ts";
import { priceWatchJobs } from "./features/priceWatches/priceWatchJobs.ts";
import { type ReminderJobOptions, reminderJobs } from "./features/reminders/reminderJobs.ts";
import { type SupplierJobOptions, supplierJobs } from "./features/suppliers/supplierJobs.ts";
import { weeklyMailJobs } from "./features/weeklyMail/weeklyMailJobs.ts";
import type { JobTable } from "./platform/jobs/jobs.ts";
import { versionJobs } from "./platform/versions/versions.ts";

/** The jobs of every area; a new area adds its own here. */
export const createJobs = (
  options: AccountJobOptions &
    ContactJobOptions &
    OperationsJobOptions &
    PriceMailOptions &
    ReminderJobOptions &
    SupplierJobOptions,
): JobTable[] => [
  accountJobs(options),
  analysisJobs(options),
  articleJobs(options),
  catalogueJobs(options),
  contactJobs(options),
  feedJobs(options),
  linkJobs(options),
  mailTextJobs(options),
  operationsJobs(options),
  priceWatchJobs(options),
  reminderJobs(options),
  supplierJobs(options),
  weeklyMailJobs(options),
  versionJobs(options.db),
];
