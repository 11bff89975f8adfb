import type { DataSource } from "typeorm";
import { change, codesOf, type Member } from "./accounts.ts";
import { eventually } from "./api.ts";

/** A run of a feed, as the graph tells of it. */
export interface FeedRun {
  id: string;
  state: string;
  created: number;
  changed: number;
  unchanged: number;
  missing: number;
  hidden: number;
  refused: number;
  isUnmodified: boolean;
  isScheduled: boolean;
  error: string | null;
  retryAt: string | null;
  attempt: number;
  startedAt: string;
  brakes: { kind: string; message: string }[];
  problems: { line: number; field: string | null; message: string }[];
  startedByName: string | null;
  decidedByName: string | null;
}

/** A feed, as the graph tells of it. */
export interface Feed {
  id: string;
  version: number;
  name: string;
  productsTotal: number;
  succeededAt: string | null;
  isLate: boolean;
  latestRun: FeedRun | null;
}

const RUN = `{ id state created changed unchanged missing hidden refused isUnmodified isScheduled error retryAt attempt startedAt
  brakes { kind message } problems { line field message } startedByName decidedByName }`;
const FEEDS = `{ productFeeds { id version name productsTotal succeededAt isLate latestRun ${RUN} } }`;

/** A feed by its name. */
export async function feedNamed({ browser }: Pick<Member, "browser">, name: string): Promise<Feed> {
  const { data } = await browser.graphql<{ productFeeds: Feed[] }>(FEEDS);
  const found = data.productFeeds.find((one) => one.name === name);
  if (!found) throw new Error(`no feed is called ${name}`);
  return found;
}

/** All runs of a feed, the latest first. */
export async function runsOf({ browser }: Pick<Member, "browser">, feedId: string): Promise<FeedRun[]> {
  const { data } = await browser.graphql<{ productFeedRuns: FeedRun[] }>(
    `query ($feedId: ID!) { productFeedRuns(feedId: $feedId) ${RUN} }`,
    { feedId },
  );
  return data.productFeedRuns;
}

/** An hour in Sweden that is half a day away, so that a feed is not fetched by itself while a test looks at it. */
const hourFarFromNow = (): number =>
  (Number(new Intl.DateTimeFormat("sv-SE", { hour: "2-digit", timeZone: "Europe/Stockholm" }).format()) + 12) % 24;

/** Makes a feed. */
export async function makeFeed(
  { browser }: Pick<Member, "browser">,
  facts: { name: string; url: string } & Record<string, unknown>,
): Promise<Feed> {
  const input = {
    providerName: facts.name,
    category: "mineraler",
    mapping: null,
    preset: null,
    filter: [],
    showsNew: true,
    hour: hourFarFromNow(),
    isOn: true,
    ...facts,
  };
  const outcome = await change(browser, "createProductFeed", { input });
  if (codesOf(outcome).length > 0) throw new Error(JSON.stringify(outcome.errors));
  return feedNamed({ browser }, facts.name);
}

/** Waits until the latest run of a feed has ended. */
export async function runEnded(admin: Pick<Member, "browser">, name: string): Promise<FeedRun> {
  let run: FeedRun | null = null;
  await eventually(async () => {
    run = (await feedNamed(admin, name)).latestRun;
    return run !== null && run.state !== "PENDING" && run.state !== "RUNNING";
  });
  return run as unknown as FeedRun;
}

/** Fetches a feed by its button, to its end. */
export async function fetchFeed(admin: Pick<Member, "browser">, name: string): Promise<FeedRun> {
  const { id } = await feedNamed(admin, name);
  const outcome = await change(admin.browser, "startProductFeed", { input: { id } });
  if (codesOf(outcome).length > 0) throw new Error(JSON.stringify(outcome.errors));
  return runEnded(admin, name);
}

/** What a provider sells, by the provider's numbers. */
export const soldBy = async (
  db: DataSource,
  provider: string,
): Promise<{ id: number; sku: string; name: string; price: string; shown: boolean; waits: boolean }[]> =>
  (
    await db.query(
      `SELECT id, sku, name, price_estimate AS price, is_available AS shown, awaits_review AS waits FROM product
       WHERE provider_name = $1 ORDER BY length(sku), sku`,
      [provider],
    )
  ).map((row: { price: string | null }) => ({ ...row, price: row.price?.replaceAll("\u00a0", " ") }));
