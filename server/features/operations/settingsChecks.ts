import { ANALYTICS_NAMES, analyticsOrigin } from "../../../schema/analytics.ts";
import { linkedSlugs } from "../../../schema/rules/site/sitePageLinks.ts";
import type { Site } from "../../../schema/site.ts";
import { readPathsNow, SITE_COLUMNS } from "../../platform/site.ts";
import { type CheckedSite, codeOf } from "./checkedSite.ts";
import type { Finding } from "./SiteCheck.ts";

type Checked = Pick<CheckedSite, "db">;

const sqlOf = ({ db }: Checked) => ({
  preparedQuery: <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => db.query(text, [...values]),
});

const readRow = async (site: Checked): Promise<Site | undefined> =>
  (await sqlOf(site).preparedQuery<Site>(`SELECT ${SITE_COLUMNS} FROM site_settings`, []))[0];

/** Whether the operator's menus and start page lead to pages that visitors may see. */
export async function checkLinks(site: Checked): Promise<Finding> {
  const row = await readRow(site);
  const now = row && (await readPathsNow(sqlOf(site), row));
  const hidden = row ? linkedSlugs(row).filter((slug) => now?.(`/${slug}`) === undefined) : [];
  if (hidden.length === 0)
    return { state: "OK", seen: "Menyn, sidfoten och startsidan leder bara till sidor som besökare ser." };
  return {
    state: "WARNING",
    seen: `Länkar i menyn, i sidfoten eller på startsidan visas inte, eftersom sidan är ett utkast eller borta: ${hidden.map((slug) => `/${slug}`).join(", ")}.`,
    advice: "Publicera sidan under Innehåll, eller välj en annan under Sajten: Meny eller Startsida.",
  };
}

/** Said of a site that fetches nothing from others, in the privacy policy as it once came. */
const NOTHING_FETCHED = "inga delar av sidorna hämtas från andra företag";

/** Whether what counts visits is there, and the privacy policy does not deny it. */
export async function checkAnalytics(site: Checked, signal: AbortSignal): Promise<Finding> {
  const analytics = (await readRow(site))?.analytics;
  if (!analytics) return { state: "OK", seen: "Inga besök räknas." };
  const { service, address, asksFirst } = analytics;
  const name = `${ANALYTICS_NAMES[service]} på ${new URL(analyticsOrigin(analytics)).host}`;
  const [{ denied }] = await site.db.query(
    "SELECT EXISTS (SELECT 1 FROM page WHERE slug = 'integritetspolicy' AND strpos(sections::text, $1) > 0) AS denied",
    [NOTHING_FETCHED],
  );
  if (denied && service === "OWN") {
    return {
      state: "WARNING",
      seen: `Besök räknas med ${name}, men integritetspolicyn säger att ${NOTHING_FETCHED}.`,
      advice: "Ta bort den meningen under Innehåll, Sidor, Integritetspolicy.",
    };
  }
  try {
    const answer = await fetch(address, { signal, redirect: "manual" });
    await answer.body?.cancel();
    if (answer.status >= 500 || (service === "OWN" && !answer.ok)) throw new Error(`status ${answer.status}`);
  } catch (error) {
    return {
      state: "WARNING",
      seen: `Besök ska räknas med ${name}, som inte svarar${codeOf(error)}.`,
      advice: "Se efter att adressen under Sajten, Statistik stämmer och att tjänsten är igång.",
    };
  }
  return { state: "OK", seen: `Besök räknas med ${name}${asksFirst ? ", för dem som har tillåtit det" : ""}.` };
}
