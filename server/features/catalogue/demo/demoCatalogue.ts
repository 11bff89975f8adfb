import type { DataSource, EntityManager } from "typeorm";
import { DEMO_ANSWER_TIME } from "../../../../schema/site.ts";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { CachedUntilChange } from "../../../platform/database/cachedUntilChange.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { mrProviders } from "../../../seed/mrProviders.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import { lockProviderNames } from "../providers/providerNames.ts";
import type { DemoContents, LeaveDemoPayload, ReturnToDemoPayload } from "./LeftDemo.ts";

/** SQL: whether an address is one that nobody can have, of the top domain 'example', as that of what is invented. */
export const isExample = (column: string): string => `${column} ~* '^https?://[^/?#]*\\.example(:[0-9]+)?([/?#]|$)'`;

/** A provider of MR scans without any address is invented where it is called as one of the demo's. */
const IS_EXAMPLE_MR = `coalesce(${isExample("affiliate_link")}, name IN (${mrProviders
  .map(({ name }) => `'${name.replaceAll("'", "''")}'`)
  .join(", ")}))`;

/** Names of the invented providers. */
const EXAMPLE_NAMES = `SELECT name FROM provider WHERE ${isExample("website")}`;

/** For so long what was left can come back. */
const RETURNABLE = "interval '1 day'";

/** Query whether the catalogue is the demo. */
export type DemoContext = Pick<Context, "sql" | "readAreas"> & {
  /** Kept in the process: every page asks. */
  cachedIsDemo: CachedUntilChange<boolean>;
};

/** Whether a product of an invented provider is shown. */
export const isDemoCatalogue = (ctx: DemoContext): Promise<boolean> => ctx.cachedIsDemo.get(ctx, readIsDemo);

async function readIsDemo(sql: Sql): Promise<boolean> {
  const [row] = await sql.preparedQuery<{ isDemo: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM provider WHERE ${isExample("website")}
         AND EXISTS (SELECT 1 FROM product p WHERE p.provider_name = provider.name AND p.is_available)
     ) AS "isDemo"`,
    [],
  );
  return row?.isDemo ?? false;
}

/** The parts of the demo, and until when it can come back. */
export const readDemoContents = (ctx: Pick<Context, "db">): Promise<DemoContents> => readContents(ctx.db.manager);

async function readContents(manager: EntityManager): Promise<DemoContents> {
  const [row]: [DemoContents] = await manager.query(
    `SELECT
       (SELECT count(*)::int FROM product WHERE provider_name IN (${EXAMPLE_NAMES})) AS "productCount",
       (SELECT count(*)::int FROM provider WHERE ${isExample("website")}) AS "providerCount",
       (SELECT count(*)::int FROM mr_provider WHERE ${IS_EXAMPLE_MR}) AS "mrProviderCount",
       (SELECT count(*)::int FROM product WHERE provider_name NOT IN (${EXAMPLE_NAMES})) AS "ownProductCount",
       d.left_at AS "leftAt",
       CASE WHEN d.left_at > now() - ${RETURNABLE} THEN d.left_at + ${RETURNABLE} END AS "returnableUntil"
     FROM (SELECT 1) AS one LEFT JOIN left_demo d ON d.kind = 'DEMO'`,
  );
  return row;
}

/** Leaving, returning and erasing go one after the other, and no provider is renamed meanwhile. */
const lockDemo = async (manager: EntityManager): Promise<void> => {
  await lockProviderNames(manager);
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan demo'))");
};

/**
 * Hides the products of invented providers, and takes the invented providers of MR scans and the demo's answer time away;
 * a day later they are erased.
 */
export async function leaveDemo(ctx: Context & DemoContext): Promise<LeaveDemoPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const payload = await ctx.db.transaction(async (manager): Promise<LeaveDemoPayload> => {
    await lockDemo(manager);
    const there = await readContents(manager);
    if (there.leftAt && there.returnableUntil)
      return { demoContents: there, errors: fieldError("NOT_FOUND", "Demon är redan lämnad.") };
    if (there.productCount + there.providerCount + there.mrProviderCount === 0)
      return { demoContents: there, errors: fieldError("NOT_FOUND", "Det finns inget kvar av demon.") };
    await manager.query(
      `INSERT INTO left_demo (kind, row_id, content)
       SELECT 'DEMO', 0, jsonb_build_object('answerTime', (SELECT answer_time FROM site_settings WHERE answer_time = $1))
       UNION ALL
       SELECT 'PRODUCT', id, jsonb_build_object('isAvailable', is_available) FROM product
       WHERE provider_name IN (${EXAMPLE_NAMES})
       UNION ALL
       SELECT 'MR_PROVIDER', id, to_jsonb(mr_provider) FROM mr_provider WHERE ${IS_EXAMPLE_MR}
       ON CONFLICT (kind, row_id) DO UPDATE SET content = excluded.content, left_at = now()`,
      [DEMO_ANSWER_TIME],
    );
    // Nobody has promised it.
    await manager.query("UPDATE site_settings SET answer_time = '' WHERE answer_time = $1", [DEMO_ANSWER_TIME]);
    await manager.query(
      `UPDATE product SET is_available = false WHERE is_available AND provider_name IN (${EXAMPLE_NAMES})`,
    );
    await manager.query(`DELETE FROM mr_provider WHERE ${IS_EXAMPLE_MR}`);
    await record(manager, userId, there, "left");
    return { demoContents: await readContents(manager), errors: [] };
  });
  ctx.cachedIsDemo.forget();
  ctx.site.forget();
  return payload;
}

/** Brings back what was there, but for what somebody has changed meanwhile. */
export async function returnToDemo(ctx: Context & DemoContext): Promise<ReturnToDemoPayload> {
  const { userId } = signedIn(ctx);
  const payload = await ctx.db.transaction(async (manager): Promise<ReturnToDemoPayload> => {
    await lockDemo(manager);
    const left = await readContents(manager);
    if (!left.returnableUntil) {
      return { demoContents: left, errors: fieldError("NOT_FOUND", "Demon går inte att hämta tillbaka längre.") };
    }
    await manager.query(
      `UPDATE product p SET is_available = true FROM left_demo d
       WHERE d.kind = 'PRODUCT' AND d.row_id = p.id AND d.content = '{"isAvailable": true}' AND NOT p.is_available
         AND p.provider_name IN (${EXAMPLE_NAMES})`,
    );
    await manager.query(
      `INSERT INTO mr_provider
       SELECT r.* FROM left_demo d, jsonb_populate_record(NULL::mr_provider, d.content) AS r
       WHERE d.kind = 'MR_PROVIDER' ON CONFLICT DO NOTHING`,
    );
    await manager.query(
      `UPDATE site_settings SET answer_time = d.content->>'answerTime' FROM left_demo d
       WHERE d.kind = 'DEMO' AND d.content->>'answerTime' IS NOT NULL AND answer_time = ''`,
    );
    await manager.query("DELETE FROM left_demo");
    const back = await readContents(manager);
    await record(manager, userId, back, "returned");
    return { demoContents: back, errors: [] };
  });
  ctx.cachedIsDemo.forget();
  ctx.site.forget();
  return payload;
}

const record = (manager: EntityManager, actorId: string, contents: DemoContents, how: "left" | "returned") =>
  recordAudit(manager, {
    actorId,
    action: how === "left" ? "DELETED" : "CREATED",
    subject: { type: "PRODUCT", id: "demo", name: "demons innehåll" },
    changes: (["productCount", "providerCount", "mrProviderCount"] as const).map((field) => {
      const count = String(contents[field]);
      return how === "left" ? { field, before: count, after: null } : { field, before: null, after: count };
    }),
  });

/** Erases what was left a day ago: what an admin has shown again or given to another provider meanwhile stays. */
export async function eraseLeftDemo(db: DataSource): Promise<void> {
  await db.transaction(async (manager) => {
    await lockDemo(manager);
    const [left] = await manager.query(
      `SELECT 1 FROM left_demo WHERE kind = 'DEMO' AND left_at <= now() - ${RETURNABLE}`,
    );
    if (!left) return;
    await manager.query(
      `DELETE FROM product p USING left_demo d
       WHERE d.kind = 'PRODUCT' AND d.row_id = p.id AND NOT p.is_available AND p.provider_name IN (${EXAMPLE_NAMES})`,
    );
    await manager.query(
      `DELETE FROM provider WHERE ${isExample("website")}
         AND NOT EXISTS (SELECT 1 FROM product p WHERE p.provider_name = provider.name)`,
    );
    // Remembers that the demo was left: no start seeds it again.
    await manager.query("DELETE FROM left_demo WHERE kind <> 'DEMO'");
  });
}

/** Whether somebody has left the demo. */
export async function hasLeftDemo(manager: EntityManager): Promise<boolean> {
  const [left] = await manager.query("SELECT 1 FROM left_demo WHERE kind = 'DEMO'");
  return left !== undefined;
}
