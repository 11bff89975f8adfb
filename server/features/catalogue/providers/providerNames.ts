import type { EntityManager } from "typeorm";

/** Advisory lock for writers of products and of providers' names. */
const LOCK = "hashtext('livsresan provider names')";

/**
 * Keeps the names of providers as they are until the transaction ends. Taken before any product is locked: whoever
 * renames a provider locks its products after the names.
 */
export async function holdProviderNames(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${LOCK})`);
}

/** Waits until nobody writes products, and lets nobody begin until the transaction ends. */
export async function lockProviderNames(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/**
 * Makes a row for each provider that products name and that has none, so that cards lead to it. Nobody else is called
 * so any more.
 */
export async function makeNamedProviders(
  manager: EntityManager,
  products: readonly { providerName: string; providerCountry: string | null }[],
): Promise<void> {
  const countries = new Map<string, string | null>();
  for (const { providerName, providerCountry } of products)
    countries.set(providerName, countries.get(providerName) ?? providerCountry);
  const made: { name: string }[] = await manager.query(
    `INSERT INTO provider (name, country)
     SELECT t.name, t.country FROM unnest($1::text[], $2::text[]) AS t (name, country)
     WHERE NOT EXISTS (SELECT 1 FROM provider v WHERE v.name = t.name) ORDER BY t.name
     ON CONFLICT DO NOTHING RETURNING name`,
    [[...countries.keys()], [...countries.values()]],
  );
  await freeNames(
    manager,
    made.map(({ name }) => name),
  );
}

/** These names are somebody's own: nobody has them as a former one. */
export async function freeNames(manager: EntityManager, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await manager.query(
    `UPDATE provider SET former_names = ARRAY(SELECT unnest(former_names) EXCEPT SELECT unnest($1::text[]))
     WHERE former_names && $1`,
    [names],
  );
}

/** What providers are called now, by what they were called before: a file may still name them so. */
export async function readFormerNames(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows: { former: string; name: string }[] = await manager.query(
    "SELECT unnest(former_names) AS former, name FROM provider WHERE former_names <> '{}' ORDER BY id",
  );
  return new Map(rows.map(({ former, name }) => [former, name]));
}
