import type { ActivityCategory, ActivityType } from "../../apollo/schemaTypes.generated.ts";

/** Fields of an activity that differ from its item's. */
export interface ActivityDetails {
  title?: string;
  /** Path on the site. */
  url?: string;
  /** An article's read time; otherwise 5 for an article and 3 for anything else are counted. */
  minutes?: number;
  /** Its category; that of its item when absent. */
  category?: ActivityCategory;
  goals?: string[];
}

/** A report on its way. */
export interface Report {
  type: ActivityType;
  item: string;
  details?: ActivityDetails | undefined;
}
