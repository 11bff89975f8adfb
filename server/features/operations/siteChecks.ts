import { type CheckedSite, codeOf } from "./checkedSite.ts";
import {
  checkAdmins,
  checkBackup,
  checkClock,
  checkDatabase,
  checkFeeds,
  checkJobs,
  checkMigrations,
  checkSchedule,
  checkSellerLinks,
} from "./databaseChecks.ts";
import { checkAddress, checkAnswer, checkDisk, checkMail, checkSecrets } from "./processChecks.ts";
import type { Finding, SiteCheck } from "./SiteCheck.ts";
import { checkAnalytics, checkLinks } from "./settingsChecks.ts";

/** Looks at one thing; what it throws, and what takes too long, becomes UNKNOWN. */
type Look = (site: CheckedSite, signal: AbortSignal) => Promise<Finding>;

/** Everything that is looked at, in the order in which it is told. A new check is added here, with a key that stays. */
const CHECKS: Readonly<Record<string, readonly [title: string, look: Look]>> = {
  mail: ["Mejl", checkMail],
  address: ["Webbadress", checkAddress],
  answer: ["Svar och skydd", checkAnswer],
  database: ["Databas", checkDatabase],
  migrations: ["Databasens version", checkMigrations],
  backup: ["Säkerhetskopia", checkBackup],
  jobs: ["Bakgrundsjobb", checkJobs],
  schedule: ["Schemalagt", checkSchedule],
  feeds: ["Produktflöden", checkFeeds],
  sellerLinks: ["Säljarnas länkar", checkSellerLinks],
  admins: ["Administratörer", checkAdmins],
  links: ["Länkar", checkLinks],
  analytics: ["Statistik", checkAnalytics],
  secrets: ["Hemligheter", checkSecrets],
  disk: ["Diskutrymme", checkDisk],
  clock: ["Klocka", checkClock],
};

/** Timeout of each check. */
const LIMIT_MS = 5_000;

/** Looks at everything at once; what hangs holds nothing else. */
export const checkSite = (site: CheckedSite): Promise<SiteCheck[]> =>
  Promise.all(
    Object.entries(CHECKS).map(async ([key, [title, look]]) => {
      const { advice = null, ...finding } = await lookInTime(look, site);
      return { key, title, ...finding, advice };
    }),
  );

/**
 * Runs one check.
 * @param limit of its time, in milliseconds
 */
export async function lookInTime(look: Look, site: CheckedSite, limit = LIMIT_MS): Promise<Finding> {
  const given = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      given.abort();
      resolve({ state: "UNKNOWN", seen: `Det kom inget svar inom ${limit / 1_000} sekunder.`, advice: TRY_AGAIN });
    }, limit);
  });
  try {
    return await Promise.race([look(site, given.signal), late]);
  } catch (error) {
    return { state: "UNKNOWN", seen: `Det gick inte att ta reda på${codeOf(error)}.`, advice: TRY_AGAIN };
  } finally {
    clearTimeout(timer);
  }
}

const TRY_AGAIN = "Kontrollera igen om en stund. Se efter i loggen om det inte går över.";
