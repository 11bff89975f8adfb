import { counted } from "../../../schema/rules/words/numbers.ts";
import { missingMigrations } from "../../platform/database/dataSource.ts";
import { JOBS_APPLICATION } from "../../platform/jobs/jobs.ts";
import { IS_LATE } from "../catalogue/feeds/feedReads.ts";
import { readLastBackup } from "./backupRuns.ts";
import { type CheckedSite, codeOf } from "./checkedSite.ts";
import type { Finding } from "./SiteCheck.ts";

/** Whether the database answers, which version it is, and how large. */
export async function checkDatabase({ db }: CheckedSite): Promise<Finding> {
  try {
    const [found] = await db.query(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
              pg_database_size(current_database())::float8 AS bytes`,
    );
    const megabytes = Math.ceil(found.bytes / 1e6).toLocaleString("sv-SE");
    const [version] = String(found.version).split(" ");
    return { state: "OK", seen: `PostgreSQL ${version} svarar. Databasen är ${megabytes} MB stor.` };
  } catch (error) {
    return {
      state: "FAILED",
      seen: `Databasen svarar inte${codeOf(error)}.`,
      advice: "Se efter att databasen är igång och att DATABASE_URL stämmer.",
    };
  }
}

/** Whether the database has every table that this version of the site works with. */
export async function checkMigrations({ db }: CheckedSite): Promise<Finding> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return { state: "OK", seen: "Databasen har allt som den här versionen behöver." };
  return {
    state: "FAILED",
    seen: `Databasen saknar ${counted(missing.length, "ändring", "ändringar")} som den här versionen behöver.`,
    advice: "Ta en säkerhetskopia och kör npm run migrate.",
  };
}

/** A nightly backup that took its time is still in time. */
const BACKUP_HOURS = 26;
const TRIED_DAYS = 8;

/** When the last backup was taken, and when one was last tried. */
export async function checkBackup({ db, config }: CheckedSite): Promise<Finding> {
  const state = config.production ? "FAILED" : "WARNING";
  const last = await readLastBackup(db);
  const advice =
    "Kör npm run backup varje natt. Tas kopian av något annat: låt det köra npm run backup -- --elsewhere efteråt.";
  if (!last) return { state, seen: "Ingen säkerhetskopia har tagits, vad sajten vet.", advice };
  const seen = `Den senaste togs för ${formatHours(last.hours)} sedan.`;
  if (last.hours > BACKUP_HOURS) return { state, seen, advice };
  if (last.triedDays === null || last.triedDays > TRIED_DAYS) {
    return {
      state: "OK",
      seen: `${seen} Ingen har provats den senaste veckan.`,
      advice: "Prova en varje vecka: npm run backup -- MAPP --check.",
    };
  }
  return { state: "OK", seen };
}

function formatHours(hours: number): string {
  if (hours < 1) return "mindre än en timme";
  return hours < 48 ? counted(Math.floor(hours), "timme", "timmar") : counted(Math.floor(hours / 24), "dygn", "dygn");
}

/** Mails, erasures and imports are jobs: does somebody do them, and do they get done? */
export async function checkJobs({ db }: CheckedSite): Promise<Finding> {
  const [found] = await db.query(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = $1) AS runners,
       count(*) FILTER (WHERE attempts >= max_attempts)::int AS failed,
       (extract(epoch FROM now() - min(run_at)
          FILTER (WHERE attempts < max_attempts AND locked_at IS NULL AND run_at < now())) / 60)::float8 AS minutes,
       array(SELECT task_identifier || ' ' || count(*) FROM graphile_worker.jobs
             WHERE attempts >= max_attempts GROUP BY task_identifier ORDER BY 1) AS names
     FROM graphile_worker.jobs`,
    [JOBS_APPLICATION],
  );
  const minutes = Math.floor(found.minutes ?? 0);
  if (found.runners === 0) {
    return {
      state: "FAILED",
      seen: "Ingen process gör jobben. Inga mejl går ut.",
      advice: "Starta sajten. Är den igång: starta om den, och se efter i loggen.",
    };
  }
  const waits = minutes >= 15 ? `Det äldsta jobbet har väntat i ${counted(minutes, "minut", "minuter")}.` : "";
  if (minutes >= 60) return { state: "FAILED", seen: waits, advice: "Starta om sajten, och se efter i loggen." };
  if (found.failed > 0) {
    return {
      state: "WARNING",
      seen: `${counted(found.failed, "jobb", "jobb")} har misslyckats för gott: ${found.names.join(", ")}. ${waits}`.trim(),
      advice: "Avsnittet Jobs i docs/operating.md säger hur de görs om när orsaken är borta.",
    };
  }
  if (waits) return { state: "WARNING", seen: waits, advice: "Se efter i loggen om det inte går över." };
  return { state: "OK", seen: "Jobben görs, och inget väntar." };
}

/** Whether what runs by itself has run: guides every minute, cleaning every night. */
export async function checkSchedule({ db }: CheckedSite): Promise<Finding> {
  const [found] = await db.query(
    `SELECT (extract(epoch FROM now() - max(last_execution)) / 60)::float8 AS minutes,
       bool_or(identifier = 'purgeExpiredAccounts' AND known_since < now() - interval '26 hours'
         AND coalesce(last_execution, known_since) < now() - interval '26 hours') AS "missesNight",
       (SELECT count(*)::int FROM article
        WHERE NOT is_published AND publish_at < now() - interval '10 minutes') AS overdue,
       max(known_since) > now() - interval '10 minutes' AS "isNew"
     FROM graphile_worker._private_known_crontabs`,
  );
  const restart = "Starta om sajten, och se efter i loggen.";
  if (found.overdue > 0) {
    return {
      state: "FAILED",
      seen: `${counted(found.overdue, "guide", "guider")} skulle ha publicerats och är det inte.`,
      advice: restart,
    };
  }
  if (found.minutes === null && found.isNew) return { state: "OK", seen: "Schemat är nytt. Inget har hunnit köras." };
  if (found.minutes === null || found.minutes > 10) {
    return { state: "FAILED", seen: "Det som ska köras av sig självt har inte körts på länge.", advice: restart };
  }
  if (found.missesNight) {
    return {
      state: "WARNING",
      seen: "Nattens städning har inte körts det senaste dygnet.",
      advice: "Låt sajten vara igång klockan 02.17 (UTC), då konton och uppgifter vars tid är ute tas bort.",
    };
  }
  return { state: "OK", seen: "Det som ska köras av sig självt körs." };
}

/** Whether every feed of products that is on has had a good run of late. */
export async function checkFeeds({ db }: CheckedSite): Promise<Finding> {
  const [found] = await db.query(
    `SELECT count(*) FILTER (WHERE f.is_on)::int AS total,
       coalesce(array_agg(f.name ORDER BY f.name) FILTER (WHERE ${IS_LATE}), '{}') AS late FROM product_feed f`,
  );
  const { total, late } = found as { total: number; late: string[] };
  if (late.length > 0) {
    return {
      state: "WARNING",
      seen: `${late.slice(0, 5).join(", ")}${late.length > 5 ? " …" : ""} har inte kunnat hämtas på två dygn. Priserna står still.`,
      advice: "Se varför under Innehåll, Produktflöden. Väntar en körning på svar: kör den ändå, eller stoppa den.",
    };
  }
  if (total === 0) return { state: "OK", seen: "Inga produktflöden hämtas av sig själva." };
  return {
    state: "OK",
    seen: `${counted(total, "produktflöde", "produktflöden")} hämtas som ${total === 1 ? "det" : "de"} ska.`,
  };
}

/** Whether the links that visitors follow lead somewhere. */
export async function checkSellerLinks({ db }: CheckedSite): Promise<Finding> {
  const [found] = await db.query(
    `SELECT (SELECT checks_links FROM site_settings) AS wanted, count(*)::int AS total, count(b.url)::int AS broken,
       count(*) FILTER (WHERE c.state = 'UNASKED' AND c.reason IS NOT NULL)::int AS unasked,
       count(*) FILTER (WHERE c.asked_at < now() - interval '14 days')::int AS late
     FROM link_check c LEFT JOIN broken_link b USING (url)`,
  );
  const { wanted, total, broken, unasked, late } = found as Record<"total" | "broken" | "unasked" | "late", number> & {
    wanted: boolean;
  };
  if (!wanted) return { state: "OK", seen: "Länkarna kontrolleras inte. Det är avstängt under Sajten, Katalog." };
  if (broken > 0) {
    return {
      state: "WARNING",
      seen: `${counted(broken, "länk", "länkar")} till säljare svarar inte. Besökare ser det i stället för en länk.`,
      advice: "Se vilka under Verktyg, Att se över, och byt länken eller dölj produkten.",
    };
  }
  if (late > 0) {
    return {
      state: "WARNING",
      seen: `${counted(late, "länk", "länkar")} till säljare har inte kontrollerats på två veckor.`,
      advice: "Låt sajten vara igång om natten (22–05), då länkarna kontrolleras.",
    };
  }
  if (total === 0) return { state: "OK", seen: "Inga länkar till säljare har kontrollerats än. Det görs om natten." };
  const refused = unasked > 0 ? ` ${unasked} av dem tillåter inte att program frågar.` : "";
  return { state: "OK", seen: `${counted(total, "länk", "länkar")} till säljare, inga trasiga.${refused}` };
}

/** Whether somebody administers the site, and all of them with a second factor. */
export async function checkAdmins({ db, config }: CheckedSite): Promise<Finding> {
  const [found] = await db.query(
    `SELECT count(*)::int AS admins, count(*) FILTER (WHERE f.confirmed_at IS NULL)::int AS lacking
     FROM user_roles r JOIN users u ON u.id = r.user_id LEFT JOIN second_factor f ON f.user_id = r.user_id
     WHERE r.role = 'admin' AND u.erased_at IS NULL AND u.blocked_at IS NULL`,
  );
  if (found.admins === 0) {
    return {
      state: config.production ? "FAILED" : "WARNING",
      seen: "Ingen är administratör.",
      advice: "Gör någon till det: npm run admin -- grant E-POSTADRESS.",
    };
  }
  const total = counted(found.admins, "administratör", "administratörer");
  if (found.lacking === 0) return { state: "OK", seen: `${total}, alla med tvåstegsinloggning.` };
  return {
    state: "WARNING",
    seen: `${found.lacking} av ${total} saknar tvåstegsinloggning.`,
    advice: "Be dem slå på den under Mitt konto. Med ADMIN_SECOND_FACTOR=required kommer ingen in utan.",
  };
}

/** Whether this machine and the database's agree on the time, without which codes and links stop working. */
export async function checkClock({ db }: CheckedSite): Promise<Finding> {
  const before = Date.now();
  const [{ now }] = await db.query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now");
  const seconds = Math.abs(now - (before + Date.now()) / 2) / 1_000;
  if (seconds < 5) return { state: "OK", seen: "Sajtens och databasens klockor går lika." };
  return {
    state: seconds < 30 ? "WARNING" : "FAILED",
    seen: `Sajtens och databasens klockor skiljer ${counted(Math.round(seconds), "sekund", "sekunder")}.`,
    advice: "Slå på automatisk tid (NTP) på båda datorerna. Annars slutar engångskoder att fungera.",
  };
}
