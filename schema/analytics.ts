/** Services that count visits, as the graph describes them. */
export const ANALYTICS_SERVICES = {
  MATOMO: "Matomo, by its Tracking HTTP API: no script of it runs on the site.",
  PLAUSIBLE: "Plausible, by its Events API: no script of it runs on the site.",
  OWN: "A script of the operator's own, which runs apart from the pages, in a frame that reads and stores nothing of theirs.",
} as const;

/** A service that counts visits. */
export type AnalyticsService = keyof typeof ANALYTICS_SERVICES;

/** What the services are called. */
export const ANALYTICS_NAMES: Readonly<Record<AnalyticsService, string>> = {
  MATOMO: "Matomo",
  PLAUSIBLE: "Plausible",
  OWN: "ett eget skript",
};

/** The operator's own analytics. */
export interface Analytics {
  service: AnalyticsService;
  /** Where the service is, without a slash at its end; of `OWN` the script. */
  address: string;
  /** What the service calls the site. */
  siteId: string;
  /** Whether nothing is sent before a visitor has agreed. */
  asksFirst: boolean;
}

/** Services that tell visitors from each other: they may not be used without asking. */
export const MUST_ASK: readonly AnalyticsService[] = ["MATOMO", "OWN"];

/** The path of the frame that an own script runs in; below it is the path of the page that is counted. */
export const MEASURING_FRAME = "/matning";

/** Where the service listens, e.g. 'https://statistik.exempel.se'. */
export const analyticsOrigin = ({ address }: Pick<Analytics, "address">): string => new URL(address).origin;

/** The one origin that pages may send to; none for a script, which has a frame of its own. */
export const pageConnectsTo = (analytics: Pick<Analytics, "service" | "address"> | null): string | undefined =>
  analytics && analytics.service !== "OWN" ? analyticsOrigin(analytics) : undefined;
