import { snake } from "../../../schema/protocols/protocolCodec.ts";
import { STEP_FIELD_NAMES, STEP_FIELDS } from "../../../schema/protocols/protocolState.ts";
import { instant, plain, quoted, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const PROTOCOL = rowJson({
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

const STEP = rowJson({
  ...Object.fromEntries(STEP_FIELD_NAMES.map((name) => [STEP_FIELDS[name].exported, text(`i.${snake(name)}`)])),
  anteckning: text("i.notes"),
  ordning: plain("i.sort_order"),
  skapat: instant("i.created_at"),
  ändrat: instant("i.updated_at"),
  borttaget: instant("i.removed_at"),
  tidigare: plain("i.earlier"),
});

const FOLLOWED = rowJson({
  från: quoted("started_date"),
  tänktTill: quoted("target_end_date"),
  till: quoted("ended_date"),
  pågår: plain("is_active"),
});

const UNDONE = rowJson({ dag: quoted("undone_date"), när: instant("undone_at") });

/** The rows of each thing of somebody's, $1, as JSON without the brackets of a list. */
const rowsOf = (table: string, thing: string, row: string, order: string): string =>
  `SELECT ${thing}, string_agg(${row}, ',' ORDER BY ${order}) FROM ${table} WHERE user_id = $1 GROUP BY ${thing}`;

const PROTOCOLS = `SELECT id, ${PROTOCOL} FROM protocols WHERE user_id = $1`;

/** A list of all of a step's ticks; null where they are null throughout. */
const ofTicks = (column: string): string =>
  `CASE WHEN count(${column}) > 0 THEN to_json(array_agg(${column} ORDER BY completed_date)) END`;

/**
 * The ticks of each step as lists of numbers: to write a hundred thousand instants takes PostgreSQL longer than
 * everything else in the file.
 */
const TICKS = `SELECT protocol_item_id, to_json(array_agg(completed_date - '1970-01-01'::date ORDER BY completed_date)),
    to_json(array_agg(date_part('epoch', completion_time) ORDER BY completed_date)), ${ofTicks("notes")}, ${ofTicks("rating")}
  FROM user_protocol_progress WHERE user_id = $1 GROUP BY protocol_item_id`;

type Ticks = [
  step: string,
  days: number[],
  seconds: number[],
  notes: (string | null)[] | null,
  ratings: (number | null)[] | null,
];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The ticks of steps as JSON. */
function tickWriter(): (ticks: Ticks) => string {
  const dayTexts = new Map<number, string>();
  const dayText = (day: number): string => {
    const known = dayTexts.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10);
    dayTexts.set(day, known);
    return known;
  };
  // A fraction of a second is exact to its microseconds, of which the file tells the whole milliseconds.
  const instantText = (seconds: number) => new Date(Math.floor(Math.round(seconds * 1e6) / 1e3)).toISOString();
  return ([, days, seconds, notes, ratings]) => {
    const items = days.map((day, place) => {
      const note = JSON.stringify(notes?.[place] ?? null);
      return `{"dag":"${dayText(day)}","när":"${instantText(seconds[place] ?? 0)}","anteckning":${note},"betyg":${ratings?.[place] ?? null}}`;
    });
    return items.join(",");
  };
}

/** Each step beside its protocol, in the order of the file; a protocol without steps once. */
const STEPS = `SELECT p.id, i.id, ${STEP} FROM protocols p LEFT JOIN protocol_items i ON i.protocol_id = p.id
  WHERE p.user_id = $1 ORDER BY p.created_at, p.id, i.sort_order, i.id`;

/** A row of JSON to which more is added. */
const open = (row: string): string => row.slice(0, -1);

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

  async export(file, userId) {
    const lists = async (sql: string): Promise<(thing: string) => string> => {
      const known = new Map<string, string>();
      await file.read<[thing: string, rows: string]>(sql, [userId], ([thing, rows]) => known.set(thing, rows));
      return (thing) => `[${known.get(thing) ?? ""}]`;
    };
    const followed = await lists(rowsOf("user_active_protocols", "protocol_id", FOLLOWED, "started_date, id"));
    const [ticksOf, writeTicks] = [new Map<string, string>(), tickWriter()];
    await file.read<Ticks>(TICKS, [userId], (ticks) => ticksOf.set(ticks[0], writeTicks(ticks)));
    const undone = await lists(rowsOf("user_undone_ticks", "protocol_item_id", UNDONE, "undone_date"));
    const heads = new Map<string, string>();
    await file.read<[id: string, row: string]>(PROTOCOLS, [userId], ([id, row]) => heads.set(id, open(row)));
    await file.written("protokoll", async (write) => {
      write("[");
      let last: string | undefined;
      await file.read<[id: string, step: string | null, row: string]>(STEPS, [userId], ([id, step, row]) => {
        if (id === last) write(",");
        else write(`${last ? "]}," : ""}${heads.get(id)},"följt":${followed(id)},"steg":[`);
        last = id;
        if (step) write(`${open(row)},"avbockat":[${ticksOf.get(step) ?? ""}],"ångrat":${undone(step)}}`);
      });
      write(last ? "]}]" : "]");
    });
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
