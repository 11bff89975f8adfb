import { snake } from "../../../schema/protocols/protocolCodec.ts";
import { STEP_FIELD_NAMES, STEP_FIELDS } from "../../../schema/protocols/protocolState.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

/** What was said of steps, by its Swedish names. */
const SAID = STEP_FIELD_NAMES.map((name) => `${snake(name)} AS "${STEP_FIELDS[name].exported}"`).join(", ");

const OWN = "SELECT id FROM protocols WHERE user_id = $1";

/** Rows of the export, with what they belong to. */
type Row = Record<string, unknown>;

/** Rows by what they belong to, without the key by which they do. */
function belonging(rows: readonly Row[], key: string): (id: unknown) => Row[] {
  const by = new Map<unknown, Row[]>();
  for (const { [key]: id, ...row } of rows) {
    const known = by.get(id);
    if (known) known.push(row);
    else by.set(id, [row]);
  }
  return (id) => by.get(id) ?? [];
}

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
    const read = (text: string): Promise<Row[]> => manager.query(text, [userId]);
    const protocols = await read(
      `SELECT id, name AS namn, description AS beskrivning, goal AS mål, protocol_type AS slag, expert_name AS expert,
         slug AS adress, is_public AS delat, is_featured AS utvalt, has_own_order AS "egenOrdning", difficulty_level AS nivå,
         estimated_duration_weeks AS veckor, created_at AS skapat, updated_at AS ändrat, deleted_at AS borttaget
       FROM protocols WHERE user_id = $1 ORDER BY created_at, id`,
    );
    const steps = await read(
      `SELECT id, protocol_id AS protocol, ${SAID}, notes AS anteckning, sort_order AS ordning, created_at AS skapat, updated_at AS ändrat,
         removed_at AS borttaget, earlier AS tidigare
       FROM protocol_items WHERE protocol_id IN (${OWN}) ORDER BY protocol_id, sort_order, id`,
    );
    const followed = await read(
      `SELECT protocol_id AS protocol, started_date AS från, target_end_date AS "tänktTill", ended_date AS till,
         is_active AS pågår
       FROM user_active_protocols WHERE user_id = $1 ORDER BY started_date, id`,
    );
    const ticks = await read(
      `SELECT protocol_item_id AS step, completed_date AS dag, completion_time AS när, notes AS anteckning,
         rating AS betyg
       FROM user_protocol_progress WHERE user_id = $1 ORDER BY completed_date, completion_time, id`,
    );
    const undone = await read(
      `SELECT protocol_item_id AS step, undone_date AS dag, undone_at AS när
       FROM user_undone_ticks WHERE user_id = $1 ORDER BY undone_date, undone_at, id`,
    );
    const [ticksOf, undoneOf, followedOf, stepsOf] = [
      belonging(ticks, "step"),
      belonging(undone, "step"),
      belonging(followed, "protocol"),
      belonging(steps, "protocol"),
    ];
    return {
      protokoll: protocols.map(({ id, ...protocol }) => ({
        ...protocol,
        följt: followedOf(id),
        steg: stepsOf(id).map(({ id: step, ...row }) => ({ ...row, avbockat: ticksOf(step), ångrat: undoneOf(step) })),
      })),
    };
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
