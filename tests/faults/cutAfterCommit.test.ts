import { connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { dayOf } from "../../schema/rules/words/days.ts";
import { aMember, asNative, withBearer } from "../support/accounts.ts";
import { startApi, startServer } from "../support/api.ts";
import { aStep, create } from "../support/protocolGraph.ts";

const SESSION_SECRET = "0123456789".repeat(4);
const TICK = `mutation ($input: CompleteItemInput!) {
  completeItem(input: $input) { item { isCompleted } errors { code } } }`;

/** An address of a database, where the answer to the next COMMIT can be kept back and its connection cut. */
async function aCuttingAddress(database: string) {
  const target = new URL(database);
  const open = new Set<Socket>();
  let isArmed = false;
  let cuts = 0;
  const server = createServer((client) => {
    const socket = connect(Number(target.port), target.hostname);
    let isCommitting = false;
    client.on("data", (bytes) => {
      if (isArmed && bytes.includes("COMMIT")) [isArmed, isCommitting] = [false, true];
      socket.write(bytes);
    });
    socket.on("data", (bytes) => {
      // The database has committed when it answers.
      if (isCommitting) {
        cuts++;
        client.destroy();
      } else client.write(bytes);
    });
    for (const [one, other] of [
      [client, socket],
      [socket, client],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = new URL(database);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cutNext: () => {
      isArmed = true;
    },
    cuts: () => cuts,
  };
}

it("a write whose COMMIT was done and never answered is not acknowledged, and is there once when it is sent again", async () => {
  const api = await startApi({ SESSION_SECRET });
  const member = await aMember(api);
  const { steps } = await create(member, { steps: [aStep({ title: "Steg 1" })] });
  const { accessToken } = await asNative(api, member.person);
  const address = await aCuttingAddress(api.databaseUrl);
  const env = { DATABASE_URL: address.url, DATABASE_DIRECT_URL: api.databaseUrl, SESSION_SECRET };
  const client = withBearer({ origin: await startServer(env) }, accessToken);
  const input = { itemKey: steps[0]?.key, day: dayOf(new Date()) };
  const written = () =>
    api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [member.id]) as Promise<unknown[]>;

  await client.graphql("{ me { email } }");
  address.cutNext();
  const lost = await client.graphql(TICK, { input });
  expect(address.cuts()).toBe(1);
  expect(lost.errors).not.toEqual([]);
  expect(await written()).toHaveLength(1);

  const again = await client.graphql<{ completeItem: { item: { isCompleted: boolean }; errors: unknown[] } }>(TICK, {
    input,
  });
  expect([again.errors, again.data.completeItem]).toEqual([[], { item: { isCompleted: true }, errors: [] }]);
  expect(await written()).toHaveLength(1);
  const [journey] = await api.db.query("SELECT total_activities AS total FROM journey WHERE user_id = $1", [member.id]);
  expect(journey.total).toBe(1);
});
