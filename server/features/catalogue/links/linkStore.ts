import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { LinkState } from "./LinkCheck.ts";

/** So many times in a row a link fails before anybody is told. */
export const MOST_FAILURES = 3;

/** How many times in a night some links are asked; all of them are within six nights of a week. */
const TURNS = 42;
const NIGHTS = 6;
/** Most links that are asked in a turn, which has ten minutes. */
const MOST_ASKED = 250;

/** A condition of SQL, that visitors are told that a link leads nowhere. */
export const isBroken = (link: string): string => `${link} IN (SELECT url FROM broken_link)`;

/** The links that visitors may follow; an index holds no longer ones. */
const LINKS = `SELECT affiliate_link AS url FROM product WHERE is_available AND affiliate_link ~* '^https?://'
    AND octet_length(affiliate_link) <= 2000
  UNION SELECT o.affiliate_link FROM product_offer o JOIN product p ON p.id = o.product_id
  WHERE p.is_available AND o.state = 'TIED' AND o.affiliate_link ~* '^https?://' AND octet_length(o.affiliate_link) <= 2000
  UNION SELECT affiliate_link FROM mr_provider WHERE octet_length(affiliate_link) <= 2000`;

/** Has some links asked, unless an admin does not want that; of several processes one asks. */
export async function startLinkChecks(db: DataSource): Promise<void> {
  const [settings] = await db.query("SELECT checks_links AS wanted FROM site_settings");
  if (settings?.wanted === false) await forgetLinks(db);
  else await addJob(db, "checkLinks", {}, { queue: "links" });
}

/** Forgets what is known of links: what nobody asks again must not stand as broken. */
export const forgetLinks = (db: Pick<EntityManager, "query">): Promise<unknown> => db.query("DELETE FROM link_check");

/** The links whose turn it is: in a week each of them once, and the night after one failed, again. */
export async function linksInTurn(db: DataSource): Promise<string[]> {
  // Not NOT IN: of a hundred thousand links PostgreSQL compares each with each.
  await db.query(
    `WITH link AS (${LINKS}),
       gone AS (DELETE FROM link_check k WHERE NOT EXISTS (SELECT FROM link WHERE link.url = k.url))
     INSERT INTO link_check (url) SELECT url FROM link ON CONFLICT DO NOTHING`,
  );
  const rows: { url: string }[] = await db.query(
    `SELECT url FROM link_check
     WHERE asked_at IS NULL OR asked_at < now() - CASE WHEN failures > 0 OR state = 'BUSY'
       THEN interval '20 hours' ELSE interval '156 hours' END
     ORDER BY asked_at NULLS FIRST, md5(url)
     LIMIT (SELECT least(${MOST_ASKED}, ceil(count(*) / ${TURNS * NIGHTS}.0)) FROM link_check)`,
  );
  return rows.map(({ url }) => url);
}

/** Writes what asking a link came to, and tells of it when that is new to visitors. */
export const recordLink = (db: DataSource, url: string, state: LinkState, reason: string | null): Promise<void> =>
  db.transaction(async (manager) => {
    const [[link]]: [{ failures: number }[], number] = await manager.query(
      `UPDATE link_check SET asked_at = now(), state = $2, reason = $3,
         failures = CASE $2 WHEN 'FAILS' THEN least(failures + 1, 1000) WHEN 'ANSWERS' THEN 0 ELSE failures END
       WHERE url = $1 RETURNING failures`,
      [url, state, reason],
    );
    // An admin has changed it meanwhile.
    if (!link) return;
    if (state === "FAILS" && link.failures >= MOST_FAILURES) {
      const told = await manager.query(
        "INSERT INTO broken_link (url) VALUES ($1) ON CONFLICT DO NOTHING RETURNING url",
        [url],
      );
      if (told.length > 0) await recordAnswer(manager, url, false);
    }
    if (state !== "ANSWERS") return;
    const [, found]: [unknown, number] = await manager.query("DELETE FROM broken_link WHERE url = $1", [url]);
    if (found > 0) await recordAnswer(manager, url, true);
  });

/** Notes in the audit log of everything with a link that it leads nowhere, or somewhere again. */
async function recordAnswer(manager: EntityManager, url: string, answers: boolean): Promise<void> {
  const offers: { type: "PRODUCT" | "MR_PROVIDER"; id: string; name: string }[] = await manager.query(
    `SELECT 'PRODUCT' AS type, id::text, name FROM product WHERE affiliate_link = $1 AND is_available
     UNION ALL SELECT 'MR_PROVIDER', id::text, name FROM mr_provider WHERE affiliate_link = $1`,
    [url],
  );
  const inWords = (is: boolean) => (is ? "Ja" : "Nej");
  const changes = [{ field: "linkAnswers", before: inWords(!answers), after: inWords(answers) }];
  for (const subject of offers) await recordAudit(manager, { actorId: null, action: "CHANGED", subject, changes });
}
