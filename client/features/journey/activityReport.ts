import type { ActivityCategory, ActivityType } from "../../apollo/schemaTypes.generated.ts";

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
