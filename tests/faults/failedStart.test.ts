import { createServer } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { freePort } from "../../server/embedded/postgres.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";

const { url, db } = await createTestDatabase();
const settings = { DATABASE_URL: url, SEED: "none", DATABASE_WAIT: "0" };

/** Runs the start command until it gives up. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | string; lines: string[] }> {
  const server = spawnServer({ ...settings, ...env });
  const code = await server.exit;
  const lines = server.output().split("\n").filter(Boolean);
  return { code, lines: lines.filter((line) => line !== "Building …") };
}

function expectOneLine({ code, lines }: Awaited<ReturnType<typeof failedStart>>, text: RegExp): void {
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(text)]);
}

describe("a start that cannot succeed stops with one clear line", () => {
  it("when the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    try {
      expectOneLine(
        await failedStart({ PORT: String(port) }),
        new RegExp(`^Port ${port} on localhost is already in use; set PORT to another one$`),
      );
    } finally {
      other.close();
    }
  });

  it("when the port of the metrics is taken, or the site's own", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const address = other.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    try {
      expectOneLine(
        await failedStart({ METRICS_PORT: port }),
        new RegExp(`^Port ${port} on localhost is already in use; set METRICS_PORT to another one$`),
      );
    } finally {
      other.close();
    }
    expectOneLine(
      await failedStart({ PORT: port, METRICS_PORT: port }),
      /^METRICS_PORT must be another port than PORT$/,
    );
  });

  it("when nothing listens where the database should be", async () => {
    const port = await freePort();
    const result = await failedStart({ DATABASE_URL: `postgres://anna:hemligt@127.0.0.1:${port}/livsresan` });
    expectOneLine(result, new RegExp(`^The database at 127\\.0\\.0\\.1:${port} cannot be used: .*ECONNREFUSED`));
    expect(result.lines.join()).not.toContain("hemligt");
  });

  it("when the password is wrong", async () => {
    const wrong = new URL(inject("maintenanceUrl"));
    wrong.password = "felaktigt";
    const result = await failedStart({ DATABASE_URL: wrong.href });
    expectOneLine(result, /^The database at .* cannot be used: /);
    expect(result.lines.join()).not.toContain("felaktigt");
  });

  it("when the database does not exist", async () => {
    const missing = new URL(url);
    missing.pathname = "/finns_inte";
    expectOneLine(await failedStart({ DATABASE_URL: missing.href }), /cannot be used: .*finns_inte/);
  });

  it("when the tables of the job runner were made by a later one", async () => {
    await db.query("INSERT INTO graphile_worker.migrations (id, breaking) VALUES (999999, true)");
    const result = await failedStart({});
    await db.query("DELETE FROM graphile_worker.migrations WHERE id = 999999");
    expectOneLine(result, /^The job runner could not start: .*999999/);
  });

  it("when a setting is wrong", async () => {
    expectOneLine(await failedStart({ PORT: "http" }), /^PORT must be /);
  });
});
