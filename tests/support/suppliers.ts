import type { DataSource } from "typeorm";
import { change, codesOf, type Member, type Outcome } from "./accounts.ts";
import { type Client, eventually } from "./api.ts";

/** A run of collecting, as the graph tells of it. */
export interface Collection {
  id: string;
  state: string;
  pagesTotal: number;
  pagesDone: number;
  pagesFailed: number;
  totalCollected: number;
  suppliersNew: number;
  suppliersChanged: number;
  suppliers: string[];
  unreadPages: { url: string; reason: string }[];
  error: string | null;
  startedByName: string | null;
  finishedAt: string | null;
}

/** A supplier, as the graph tells of it. */
export interface SupplierNode {
  id: string;
  name: string;
  country: string | null;
  categories: string[];
  specialisations: string[];
  priceRange: string | null;
  website: string | null;
  version: number;
  editedFields: string[];
  isNew: boolean;
  factSources: { field: string; url: string | null }[];
  lastChanges: { field: string; before: string | null; after: string | null }[];
}

/** Settings of a server that collects from sites of this machine, without waiting between pages. */
export const COLLECTS_HERE = {
  COLLECT_PRIVATE_ADDRESSES: "on",
  COLLECT_PAUSE: "0",
  COLLECT_PAGE_TIMEOUT: "1",
};

const COLLECTION = `{ supplierCollection {
  id state pagesTotal pagesDone pagesFailed totalCollected suppliersNew suppliersChanged suppliers(first: 1000)
  unreadPages { url reason } error startedByName finishedAt
} }`;

const SUPPLIERS = `query ($first: Int, $after: String, $search: String) { suppliers(first: $first, after: $after, search: $search) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes {
    id name country categories specialisations priceRange website version editedFields isNew
    factSources { field url } lastChanges { field before after }
  }
} }`;

/** The latest run. */
export async function latestCollection(client: Client): Promise<Collection> {
  const { data, errors } = await client.graphql<{ supplierCollection: Collection | null }>(COLLECTION);
  if (!data?.supplierCollection) throw new Error(`there is no collection: ${JSON.stringify(errors)}`);
  return data.supplierCollection;
}

/** Starts a run and waits until it has come to its end. */
export async function collectAll({ browser }: Pick<Member, "browser">): Promise<Collection> {
  const started = await change(browser, "collectSuppliers");
  if (codesOf(started).length > 0) throw new Error(`collecting answered ${started.answer.text}`);
  return collectionEnded(browser);
}

/** Waits until the latest run has come to its end: as long as page follows page, however slow the machine is. */
export async function collectionEnded(client: Client): Promise<Collection> {
  const pagesOf = ({ pagesDone, pagesFailed }: Collection): number => pagesDone + pagesFailed;
  const hasEnded = ({ state }: Collection): boolean => !["PENDING", "RUNNING"].includes(state);
  let last = await latestCollection(client);
  while (!hasEnded(last)) {
    const { id } = last;
    const before = pagesOf(last);
    last = await eventually(async () => {
      // A busy machine may ask to come back in a while, as the admin's page does.
      const now = await latestCollection(client).catch((error: Error) => {
        if (error.message.includes("SERVICE_UNAVAILABLE")) return undefined;
        throw error;
      });
      return now !== undefined && (hasEnded(now) || now.id !== id || pagesOf(now) !== before) && now;
    });
  }
  return last;
}

/** Lists a page for collecting. */
export const addSource = ({ browser }: Pick<Member, "browser">, url: string, kind = "LIST"): Promise<Outcome> =>
  change(browser, "addSupplierSource", { input: { url, kind } });

/** A page of the suppliers. */
export async function suppliersOf(
  { browser }: Pick<Member, "browser">,
  variables: { first?: number; after?: string | null; search?: string } = { first: 100 },
): Promise<{
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: SupplierNode[];
}> {
  const { data, errors } = await browser.graphql<{ suppliers: Awaited<ReturnType<typeof suppliersOf>> }>(
    SUPPLIERS,
    variables,
  );
  if (errors.length > 0) throw new Error(`suppliers answered ${JSON.stringify(errors)}`);
  return data.suppliers;
}

/** The supplier with this name. */
export async function supplierNamed(member: Pick<Member, "browser">, name: string): Promise<SupplierNode> {
  const found = (await suppliersOf(member, { first: 100, search: name })).nodes.find((one) => one.name === name);
  if (!found) throw new Error(`there is no supplier ${name}`);
  return found;
}

/** Forgets all that was collected, and what is read. */
export const deleteSuppliers = (db: DataSource): Promise<unknown> =>
  db.query("TRUNCATE supplier_source, supplier_page, suppliers, supplier_collection");
