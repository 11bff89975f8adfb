import { snake } from "../../../schema/protocols/protocolCodec.ts";
import { STEP_FIELD_NAMES, STEP_FIELDS } from "../../../schema/protocols/protocolState.ts";
import { RawJson } from "../../platform/graphql/rawJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

// Rows are written as JSON by PostgreSQL, and only put together here: the largest account has a hundred thousand ticks.

/** What the file says of a row: Swedish name → the column, as JSON, of a table that goes by `x`. */
type Told = Readonly<Record<string, string>>;

const text = (column: string): string => `to_json(x.${column})::text`;
/** Numbers, truth, and JSON. */
const plain = (column: string): string => `x.${column}::text`;
/** Days, and words of ours. */
const quoted = (column: string): string => `'"' || x.${column} || '"'`;
const instant = (column: string): string =>
  `'"' || to_char(x.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;

/** A row as JSON, without the brace at its end. */
const told = (columns: Told): string => {
  const parts = Object.entries(columns).map(([name, value]) => `'"${name}":', coalesce(${value}, 'null')`);
  return `concat('{', ${parts.join(", ',', ")})`;
};

const PROTOCOL = told({
  namn: text("name"),
  beskrivning: text("description"),
  mål: quoted("goal"),
  slag: quoted("protocol_type"),
  expert: text("expert_name"),
  adress: text("slug"),
  delat: plain("is_public"),
  utvalt: plain("is_featured"),
  egenOrdning: plain("has_own_order"),
  nivå: quoted("difficulty_level"),
  veckor: plain("estimated_duration_weeks"),
  skapat: instant("created_at"),
  ändrat: instant("updated_at"),
  borttaget: instant("deleted_at"),
});

const STEP = told({
  ...Object.fromEntries(STEP_FIELD_NAMES.map((name) => [STEP_FIELDS[name].exported, text(snake(name))])),
  anteckning: text("notes"),
  ordning: plain("sort_order"),
  skapat: instant("created_at"),
  ändrat: instant("updated_at"),
  borttaget: instant("removed_at"),
  tidigare: plain("earlier"),
});

const FOLLOWED = told({
  från: quoted("started_date"),
  tänktTill: quoted("target_end_date"),
  till: quoted("ended_date"),
  pågår: plain("is_active"),
});

const TICK = told({
  dag: quoted("completed_date"),
  när: instant("completion_time"),
  anteckning: text("notes"),
  betyg: plain("rating"),
});

const UNDONE = told({ dag: quoted("undone_date"), när: instant("undone_at") });

/** A thing's rows of somebody's, $1, as JSON without the brackets of a list. */
const rowsOf = (table: string, thing: string, row: string, order: string): string =>
  `SELECT x.${thing} AS thing, string_agg(${row} || '}', ',' ORDER BY ${order}) AS rows
   FROM ${table} x WHERE x.user_id = $1 GROUP BY x.${thing}`;

const OWN = "SELECT id FROM protocols WHERE user_id = $1";

/** What protocols store about people. */
export const protocolPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["protocols", "protocol_items", "user_active_protocols", "user_protocol_progress", "user_undone_ticks"],
      description:
        "Dina protokoll med sina steg, när du har följt dem, och vilka steg du har bockat av eller ångrat och när.",
      purpose: "För att visa vad som är kvar i dag och hur det har gått (avtal).",
      retention: "Så länge kontot finns. Det du tar bort döljs, så att din historik finns kvar.",
    },
  ],

  async export(manager, userId) {
    const lists = async (sql: string): Promise<(thing: string) => string> => {
      const found: { thing: string; rows: string }[] = await manager.query(sql, [userId]);
      const known = new Map(found.map(({ thing, rows }) => [thing, rows]));
      return (thing) => `[${known.get(thing) ?? ""}]`;
    };
    const followed = await lists(rowsOf("user_active_protocols", "protocol_id", FOLLOWED, "x.started_date, x.id"));
    const ticks = await lists(rowsOf("user_protocol_progress", "protocol_item_id", TICK, "x.completed_date"));
    const undone = await lists(rowsOf("user_undone_ticks", "protocol_item_id", UNDONE, "x.undone_date"));
    const steps = new Map<string, string[]>();
    const found: { id: string; protocol: string; row: string }[] = await manager.query(
      `SELECT x.id, x.protocol_id AS protocol, ${STEP} AS row FROM protocol_items x WHERE x.protocol_id IN (${OWN})
       ORDER BY x.protocol_id, x.sort_order, x.id`,
      [userId],
    );
    for (const { id, protocol, row } of found) {
      const list = steps.get(protocol) ?? [];
      list.push(`${row},"avbockat":${ticks(id)},"ångrat":${undone(id)}}`);
      steps.set(protocol, list);
    }
    const protocols: { id: string; row: string }[] = await manager.query(
      `SELECT x.id, ${PROTOCOL} AS row FROM protocols x WHERE x.user_id = $1 ORDER BY x.created_at, x.id`,
      [userId],
    );
    const written = protocols.map(
      ({ id, row }) => `${row},"följt":${followed(id)},"steg":[${steps.get(id)?.join(",") ?? ""}]}`,
    );
    return { protokoll: new RawJson(`[${written.join(",")}]`) };
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM user_protocol_progress WHERE user_id = $1", [userId]);
    await manager.query("DELETE FROM user_undone_ticks WHERE user_id = $1", [userId]);
    await manager.query("DELETE FROM user_active_protocols WHERE user_id = $1", [userId]);
    await manager.query(`DELETE FROM protocol_items WHERE protocol_id IN (${OWN})`, [userId]);
    await manager.query("DELETE FROM protocols WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
