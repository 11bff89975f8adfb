import { expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, change, type Member, sharedApi } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";
import { aStep, checklistOf, create, type OwnProtocol, tick } from "../support/protocolGraph.ts";

const api = await sharedApi();
const today = dayOf(new Date());
/** Days on which a member has ticked, today not among them. */
const DAYS = 25;

/** A member who has followed protocols for long enough to have ticked on so many days. */
async function aFollower(protocolCount: number, stepCount: number, days: number): Promise<[Member, OwnProtocol]> {
  const member = await aMember(api);
  const made: OwnProtocol[] = [];
  for (let place = 0; place < protocolCount; place++) {
    made.push(await create(member, { steps: Array.from({ length: stepCount }, () => aStep()) }));
  }
  await api.db.query("UPDATE user_active_protocols SET started_date = $2 WHERE user_id = $1", [
    member.id,
    addDays(today, -DAYS),
  ]);
  await api.db.query(
    `UPDATE protocol_items SET created_at = $2::date
     WHERE protocol_id IN (SELECT id FROM protocols WHERE user_id = $1)`,
    [member.id, addDays(today, -DAYS)],
  );
  await api.db.query(
    `INSERT INTO user_protocol_progress (id, user_id, protocol_id, protocol_item_id, completed_date, completion_time)
     SELECT gen_random_uuid(), p.user_id, p.id, i.id, $2::date - ago, now()
     FROM protocols p JOIN protocol_items i ON i.protocol_id = p.id, generate_series(1, $3::int) AS ago
     WHERE p.user_id = $1`,
    [member.id, today, days],
  );
  return [member, made[0] as OwnProtocol];
}

interface Followed {
  history: { day: string; doneCount: number; totalCount: number }[];
}

/** What a page asks of somebody's protocols. */
async function protocolsOf({ browser }: Member): Promise<Followed[]> {
  const { data, errors } = await browser.graphql<{ protocols: Followed[] }>(
    "{ protocols { key steps { key title } active { startedOn } history(first: 30) { day doneCount totalCount } } }",
  );
  expect(errors).toEqual([]);
  return data.protocols;
}

async function activeOf({ browser }: Member): Promise<{ protocol: Followed }[]> {
  const { data, errors } = await browser.graphql<{ activeProtocols: { protocol: Followed }[] }>(
    "{ activeProtocols { key protocol { id history(first: 30) { day doneCount totalCount } } } }",
  );
  expect(errors).toEqual([]);
  return data.activeProtocols;
}

/** How many statements each of the things takes that somebody does with protocols. */
async function statementsOf(member: Member, { steps }: OwnProtocol): Promise<Record<string, number>> {
  const statements: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => {
    [, statements[name]] = await countStatements(work);
  };
  const done = async (place: number) =>
    expect((await tick(member, steps[place]?.key, today)).payload).toMatchObject({ item: { isCompleted: true } });
  const undone = async (place: number) => {
    const input = { itemKey: steps[place]?.key, day: today };
    const { payload } = await change(member.browser, "undoItem", { input });
    expect(payload).toMatchObject({ item: { isCompleted: false } });
  };
  await count("checklist", () => checklistOf(member));
  await count("activeProtocols", () => activeOf(member));
  await count("protocols", () => protocolsOf(member));
  await count("the first completeItem", () => done(0));
  await count("completeItem", () => done(1));
  await count("undoItem", () => undone(0));
  await count("completeItem again", () => done(0));
  return statements;
}

it("takes the same statements with a little and with 20 protocols, 400 steps and 10 000 ticks", async () => {
  const [beginner, small] = await aFollower(1, 3, 0);
  const [expert, large] = await aFollower(20, 20, DAYS);
  expect(await checklistOf(beginner)).toMatchObject({ doneCount: 0, totalCount: 3 });
  expect(await checklistOf(expert)).toMatchObject({ doneCount: 0, totalCount: 400 });
  const histories = (await protocolsOf(expert)).map(({ history }) => history.map(({ doneCount }) => doneCount));
  expect(histories).toEqual(Array(20).fill([0, ...Array(DAYS).fill(20)]));
  // What the items of a journey are is read once for everybody.
  await beginner.browser.graphql("{ me { journey { level } } }");
  const few = await statementsOf(beginner, small);
  expect(await statementsOf(expert, large)).toEqual(few);
  expect(Object.values(few).every((count) => count > 0)).toBe(true);
});
