import type { EntityManager } from "typeorm";
import { isUsableText } from "../../../../schema/rules/words/text.ts";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readImage } from "../../media/readImage.ts";
import { Provider } from "./Provider.ts";
import type { LinkProviderLogoPayload, ProviderLogo } from "./ProviderLogo.ts";

const NO_LOGO = fieldError("NOT_FOUND", "Leverantören har ingen logotyp.", "providerName");

/** Providers with a logo of ours, of the build or of the library, by name; one statement. */
export async function readProviderLogos(
  ctx: MediaContext,
  providerName: string | null = null,
): Promise<ProviderLogo[]> {
  const rows = await ctx.sql.preparedQuery<Omit<ProviderLogo, "logo"> & { logoUrl: string }>(
    `SELECT p.name AS "providerName", p.logo_url AS "logoUrl", regexp_replace(p.logo_url, '^/(logos|media)/', '') AS file,
            count(r.id)::int AS "productCount",
            count(r.id) FILTER (WHERE r.image_url = p.logo_url)::int AS "linkedCount",
            count(l.product_id) FILTER (WHERE r.image_url = p.logo_url)::int AS "undoableCount"
     FROM provider p LEFT JOIN product r ON r.provider_name = p.name LEFT JOIN linked_logo l ON l.product_id = r.id
     WHERE p.logo_url ~ '^/(logos|media)/' AND ($1::text IS NULL OR p.name = $1)
     GROUP BY p.id ORDER BY p.name COLLATE "sv-SE-x-icu"`,
    [providerName],
  );
  const logos = await Promise.all(
    rows.map(async ({ logoUrl, ...row }) => ({ ...row, logo: await readImage(ctx, logoUrl, row.providerName) })),
  );
  // One that the library has lost is none.
  return logos.flatMap(({ logo, ...row }) => (logo ? [{ ...row, logo }] : []));
}

/** Makes a provider's logo the picture of its products; what they had is remembered. */
export const linkProviderLogo = (ctx: MediaContext, providerName: string): Promise<LinkProviderLogoPayload> =>
  change(ctx, providerName, "link", async (manager, logoUrl) => {
    await manager.query(
      `INSERT INTO linked_logo (product_id, previous_image_url)
       SELECT id, image_url FROM product WHERE provider_name = $1 AND image_url IS DISTINCT FROM $2
       ON CONFLICT (product_id) DO UPDATE SET previous_image_url = excluded.previous_image_url, linked_at = now()`,
      [providerName, logoUrl],
    );
    const [, count] = await manager.query(
      "UPDATE product SET image_url = $2 WHERE provider_name = $1 AND image_url IS DISTINCT FROM $2",
      [providerName, logoUrl],
    );
    return count;
  });

/** Gives a provider's products the pictures back that they had; those that got another one since keep it. */
export const unlinkProviderLogo = (ctx: MediaContext, providerName: string): Promise<LinkProviderLogoPayload> =>
  change(ctx, providerName, "unlink", async (manager, logoUrl) => {
    const [, count] = await manager.query(
      `UPDATE product r SET image_url = l.previous_image_url FROM linked_logo l
       WHERE l.product_id = r.id AND r.provider_name = $1 AND r.image_url = $2`,
      [providerName, logoUrl],
    );
    await manager.query(
      "DELETE FROM linked_logo l USING product r WHERE r.id = l.product_id AND r.provider_name = $1",
      [providerName],
    );
    return count;
  });

async function change(
  ctx: MediaContext,
  providerName: string,
  how: "link" | "unlink",
  write: (manager: EntityManager, logoUrl: string) => Promise<number>,
): Promise<LinkProviderLogoPayload> {
  const { userId } = signedIn(ctx);
  // PostgreSQL takes no text with such a sign, and no provider has one.
  if (!isUsableText(providerName)) return { errors: NO_LOGO };
  const isFound = await ctx.db.transaction(async (manager) => {
    // Two admins who press at once go one after the other.
    const provider = await manager.findOne(Provider, {
      where: { name: providerName },
      lock: { mode: "pessimistic_write" },
    });
    if (!provider?.logoUrl?.match(/^\/(logos|media)\//)) return false;
    const count = await write(manager, provider.logoUrl);
    const [before, after] = how === "link" ? [null, provider.logoUrl] : [provider.logoUrl, null];
    if (count > 0) {
      await recordAudit(manager, {
        actorId: userId,
        action: "CHANGED",
        subject: { type: "PROVIDER", id: providerName, name: providerName },
        changes: [
          { field: "imageUrl", before, after },
          { field: "productCount", before: null, after: String(count) },
        ],
      });
    }
    return true;
  });
  if (!isFound) return { errors: NO_LOGO };
  const [providerLogo] = await readProviderLogos(ctx, providerName);
  return { providerLogo: providerLogo ?? null, errors: [] };
}
