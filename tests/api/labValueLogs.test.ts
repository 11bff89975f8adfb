import { expect, it } from "vitest";
import { aMember, asNative, change, withBearer } from "../support/accounts.ts";
import { startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { aLabValue, consentToLabValues, pageOfValues, record } from "../support/labValues.ts";

const SESSION_SECRET = "0123456789".repeat(4);

it("a value reaches no line of the log: recorded, refused, changed, searched for, and when the database fails over it", async () => {
  const api = await startApi({ SESSION_SECRET });
  const env = { DATABASE_URL: api.databaseUrl, SESSION_SECRET, SEED: "none", LOG_LEVEL: "trace" };
  const server = spawnServer(env);
  const member = await aMember(api);
  const { accessToken } = await asNative(api, member.person);
  const client = withBearer({ origin: await server.origin }, accessToken);
  await consentToLabValues(client);
  const secret = { value: 7654.321, note: "hemliganteckning", laboratory: "Hemligalabbet", referenceHigh: 8765.432 };
  const { labValues, errors } = await record(client, [aLabValue({ ...secret, markerSlug: "hemligmarkor" })]);
  expect(errors).toEqual([]);
  const { clientKey: _, ...other } = aLabValue({ ...secret, value: 6543.21 });
  expect((await change(client, "updateLabValue", { input: { id: labValues[0]?.id, ...other } })).errors).toEqual([]);
  await change(client, "setLabProfile", { input: { birthYear: 1937, sex: "FEMALE" } });
  // What cannot be: by the fields' rules, by the graph's, and as text that is no JSON.
  expect((await record(client, [aLabValue({ ...secret, note: "hemliganteckning".repeat(100) })])).errors).toHaveLength(
    1,
  );
  expect((await record(client, [aLabValue({ ...secret, value: "7654,321" })])).refused).toEqual(["BAD_USER_INPUT"]);
  await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"note":"hemliganteckning',
  });
  await pageOfValues(client, { markerSlug: "hemligmarkor" });
  await client.fetch("/min-resa/varden?note=hemliganteckning&varde=7654.321");
  await api.db.query("ALTER TABLE lab_value RENAME TO lab_value_gone");
  expect((await record(client, [aLabValue(secret)])).refused).toEqual(["INTERNAL_SERVER_ERROR"]);
  await api.db.query("ALTER TABLE lab_value_gone RENAME TO lab_value");
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  const output = server.output();
  expect(output).toContain('"path":"/graphql"');
  expect(output).toMatch(/lab_value|error/i);
  for (const told of ["7654.321", "6543.21", "8765.432", "hemliganteckning", "Hemligalabbet", "hemligmarkor"])
    expect(output).not.toContain(told);
}, 120_000);
