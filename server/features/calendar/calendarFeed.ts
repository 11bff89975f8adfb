import type { Pause } from "../../../schema/rules/journey/pauses.ts";
import {
  type CalendarSite,
  type CalendarStep,
  feedEntries,
  feedFile,
  type RemindedProtocol,
} from "../../../schema/rules/protocols/calendarFile.ts";
import {
  GONE_DAYS,
  type KnownEntry,
  reviseEntries,
  revisionsOf,
} from "../../../schema/rules/protocols/calendarRevisions.ts";
import { addDays, type Day, dayOf } from "../../../schema/rules/words/days.ts";
import { sha256 } from "../../platform/auth/tokens.ts";
import { isoInstant, jsonList } from "../../platform/database/jsonRows.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { accountZone } from "../reminders/accountZone.ts";

/** What an account's calendar is made of. */
interface Stored {
  userId: string;
  /** Where its clock is. */
  zone: string;
  hasAlarms: boolean;
  known: KnownEntry[];
  revision: number;
  /** The latest time of each protocol that is followed, or was until some days ago. */
  periods: {
    protocolId: string;
    name: string;
    createdAt: string;
    startedDate: Day;
    targetEndDate: Day | null;
    endedDate: Day | null;
  }[];
  /** Their steps in their order, with those that were removed some days ago. */
  items: (CalendarStep & { protocolId: string })[];
  /** Days of rest. */
  pauses: Pause[];
}

/** Protocols of a user that are followed, or were after $2; of each the latest time. */
const PERIODS = `SELECT DISTINCT ON (a.protocol_id) a.protocol_id AS "protocolId", p.name, p.created_at AS "createdAt",
    a.started_date AS "startedDate", a.target_end_date AS "targetEndDate", a.ended_date AS "endedDate"
  FROM user_active_protocols a JOIN protocols p ON p.id = a.protocol_id
  WHERE a.user_id = s.user_id AND p.deleted_at IS NULL AND (a.is_active OR a.ended_date > $2)
  ORDER BY a.protocol_id, a.is_active DESC, a.started_date DESC, a.ended_date DESC, a.id`;

/** Everything at once: how many statements there are does not depend on what somebody follows. */
const STORED = `SELECT s.user_id AS "userId", ${accountZone("s.user_id")} AS zone, s.has_alarms AS "hasAlarms", s.known, s.revision,
    ${jsonList(PERIODS)} AS periods,
    ${jsonList(`SELECT i.protocol_id AS "protocolId", i.id, i.title, i.description, i.category_id AS "categoryId", i.frequency,
        i.time_of_day AS "timeOfDay", i.dosage_amount AS "dosageAmount", i.remind_at AS "remindAt", i.removed_at AS "removedAt"
      FROM protocol_items i JOIN user_active_protocols a ON a.protocol_id = i.protocol_id
      WHERE a.user_id = s.user_id AND (a.is_active OR a.ended_date > $2)
        AND (i.removed_at IS NULL OR i.removed_at > $2) GROUP BY i.id ORDER BY i.sort_order, i.id`)} AS items,
    ${jsonList(`SELECT from_day AS "from", until_day AS "until" FROM journey_pause WHERE user_id = s.user_id
      AND until_day > $2::date - 365 ORDER BY 1`)} AS pauses
  FROM calendar_subscription s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND u.erased_at IS NULL AND u.blocked_at IS NULL`;

/** Times that another process's reading of the same calendar may come in between. */
const TRIES = 3;

/**
 * The calendar that is read with a secret, as a file; what it says anew is remembered.
 * @returns undefined for a secret that is none, whether it was one or not
 */
export async function readCalendarFeed(
  sql: Pick<Sql, "preparedQuery">,
  token: string,
  site: CalendarSite,
  now: Date,
): Promise<string | undefined> {
  const hash = sha256(token);
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const [stored] = await sql.preparedQuery<Stored & Record<string, unknown>>(STORED, [
      hash,
      addDays(dayOf(now), -GONE_DAYS),
    ]);
    if (!stored) return undefined;
    const entries = feedEntries(protocolsOf(stored), stored.pauses, stored, { ...site, zone: stored.zone });
    const { cancelled, known, hasChanged } = reviseEntries(entries, stored.known, now, (text) =>
      sha256(text).slice(0, DIGEST_CHARACTERS),
    );
    if (!hasChanged || tries === 1 || (await remember(sql, hash, known, stored.revision)))
      return feedFile(entries, cancelled, revisionsOf(known), site);
  }
  return undefined;
}

/** Enough to tell an event from what it was. */
const DIGEST_CHARACTERS = 16;

/** @returns false where another one has done so since */
async function remember(
  sql: Pick<Sql, "preparedQuery">,
  hash: string,
  known: readonly KnownEntry[],
  revision: number,
): Promise<boolean> {
  const rows = await sql.preparedQuery(
    `UPDATE calendar_subscription SET known = $2::jsonb, revision = revision + 1
     WHERE token_hash = $1 AND revision = $3 RETURNING revision`,
    [hash, JSON.stringify(known), revision],
  );
  return rows.length > 0;
}

const protocolsOf = ({ periods, items }: Stored): RemindedProtocol[] =>
  periods.map(({ protocolId, name, createdAt, startedDate, targetEndDate, endedDate }) => {
    // The last day of it is one of it; the day that is aimed at is not.
    const ended = endedDate && addDays(endedDate, 1);
    return {
      key: protocolId,
      name,
      createdAt: isoInstant(createdAt),
      items: items
        .filter((item) => item.protocolId === protocolId)
        .map((item) => ({ ...item, removedAt: item.removedAt && isoInstant(item.removedAt) })),
      period: {
        startedDate,
        targetEndDate: ended && (targetEndDate === null || ended < targetEndDate) ? ended : targetEndDate,
      },
    };
  });
