import { expect, it } from "vitest";
import { aMember, type Member, sharedApi } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";

const api = await sharedApi();

// As much as is stored of somebody; bounds of the database.
const PROTOCOLS = 500;
const STEPS = 10_000;
const TICKS = 100_000;

it("the file of the largest account is whole, and others are answered while it is made", {
  timeout: 120_000,
}, async () => {
  const member = await aMember(api);
  await api.db.query(
    `INSERT INTO protocols (id, user_id, name, goal, protocol_type, description, created_at, updated_at, deleted_at)
     SELECT gen_random_uuid(), $1, 'Lugn morgon', 'energi', 'custom', repeat('Lugnt. ', 140), now(), now(), now()
     FROM generate_series(1, $2)`,
    [member.id, PROTOCOLS],
  );
  await api.db.query(
    `INSERT INTO protocol_items (id, protocol_id, title, description, frequency, sort_order, created_at, updated_at)
     SELECT gen_random_uuid(), id, repeat('Gå ', 60), repeat('Ute. ', 108), 'daily', place, now(), now()
     FROM protocols, generate_series(1, $2) AS place WHERE user_id = $1`,
    [member.id, STEPS / PROTOCOLS],
  );
  await api.db.query(
    `INSERT INTO user_protocol_progress (id, user_id, protocol_id, protocol_item_id, completed_date, completion_time)
     SELECT gen_random_uuid(), $1, protocol_id, i.id, '2020-01-01'::date + ago, now()
     FROM protocol_items i JOIN protocols p ON p.id = i.protocol_id, generate_series(1, $2::int) AS ago WHERE p.user_id = $1`,
    [member.id, TICKS / STEPS],
  );
  await api.db.query("ANALYZE protocols, protocol_items, user_protocol_progress");
  let isMade = false;
  let answered = 0;
  const others = (async () => {
    while (!isMade) {
      expect((await api.fetch("/healthz")).status).toBe(200);
      answered++;
    }
  })();
  const fileOf = ({ browser }: Member) =>
    countStatements(async () => {
      const response = await browser.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "accept-encoding": "identity" },
        body: JSON.stringify({ query: "{ myData }" }),
      });
      return response.arrayBuffer();
    });
  const [, few] = await fileOf(await aMember(api));
  const [bytes, many] = await fileOf(member);
  isMade = true;
  await others;
  const { data, errors } = JSON.parse(new TextDecoder().decode(bytes));

  expect(errors).toBeUndefined();
  expect(many).toBe(few);
  const steps: { avbockat: unknown[] }[] = data.myData.protokoll.flatMap(({ steg }: { steg: unknown[] }) => steg);
  expect(steps).toHaveLength(STEPS);
  expect(steps.flatMap(({ avbockat }) => avbockat)).toHaveLength(TICKS);
  // Were it made in one piece, nobody would have been answered before it was sent.
  expect(answered).toBeGreaterThan(5);
});
