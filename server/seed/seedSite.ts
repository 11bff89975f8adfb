import type { EntityManager } from "typeorm";
import { DEMO_ANSWER_TIME, DEMO_SITE, NEW_SITE } from "../../schema/site.ts";
import { isExample } from "../features/catalogue/demo/demoCatalogue.ts";
import { SiteSettings } from "../features/site/SiteSettings.ts";

/**
 * Writes what the site is called where nothing is said of it yet. A demo is open and its company invented; any other site
 * opens when its operator says so. A database that was filled with the demo before is the demo still, and a site that
 * visitors came to before it could be closed stays open.
 */
export async function seedSite(manager: EntityManager, isDemo: boolean): Promise<void> {
  const [{ wasDemo, wasOpen }] = await manager.query(
    `SELECT EXISTS (SELECT 1 FROM provider WHERE ${isExample("website")}) AS "wasDemo",
       EXISTS (SELECT 1 FROM product WHERE is_available) OR EXISTS (SELECT 1 FROM article WHERE is_published) AS "wasOpen"`,
  );
  const facts = isDemo || wasDemo ? { ...DEMO_SITE, answerTime: DEMO_ANSWER_TIME } : NEW_SITE;
  const site = { ...facts, openedAt: isDemo || wasDemo || wasOpen ? new Date() : null };
  await manager.createQueryBuilder().insert().into(SiteSettings).values(site).orIgnore().execute();
  // A site that nobody has touched becomes the demo that it is filled with.
  if (isDemo)
    await manager.query(
      `UPDATE site_settings SET operator_name = $1, organisation_number = $2, address = $3, contact_email = $4, answer_time = $5, opened_at = now()
       WHERE version = 1 AND opened_at IS NULL`,
      [...[DEMO_SITE.operatorName, DEMO_SITE.organisationNumber, DEMO_SITE.address, DEMO_SITE.email], DEMO_ANSWER_TIME],
    );
}
