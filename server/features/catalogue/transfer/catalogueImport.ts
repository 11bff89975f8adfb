import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { type CatalogueMapping, SHOWN_ROWS } from "../../../../schema/catalogueMapping.ts";
import {
  areaHasColumn,
  COLUMN_NAMES,
  type FileColumn,
  NEW_PRODUCT,
  type ProductColumn,
  SHOWN_CHANGES,
  SHOWN_NAMES,
  type TransferFormat,
} from "../../../../schema/catalogueTransfer.ts";
import { withNames } from "../../../../schema/importWords.ts";
import { goalChoices, type JourneyTexts } from "../../../../schema/journey/journeyTexts.ts";
import type { FeedCondition } from "../../../../schema/productFeeds.ts";
import { productSchema } from "../../../../schema/products.ts";
import { claimWordsIn } from "../../../../schema/rules/catalogue/claimWords.ts";
import { formatMapped, leaveOutGtin } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import { describeReading, withCurrency } from "../../../../schema/rules/catalogue/price.ts";
import { currencyNamed } from "../../../../schema/rules/catalogue/priceAmounts.ts";
import { readPrice } from "../../../../schema/rules/catalogue/readPrice.ts";
import { foldCase, tidyLine } from "../../../../schema/rules/words/text.ts";
import type { AuditChange } from "../../../platform/audit/AuditEntry.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import { selectJourneyTexts } from "../../journey/texts/journeyTexts.ts";
import { Category } from "../Category.ts";
import { keepOffer, matchOffers, soldLine } from "../offers/matchOffers.ts";
import type { SoldLine } from "../offers/offerFields.ts";
import { soldProducts, writeOffers } from "../offers/writeOffers.ts";
import { fromProduct, toProductInput } from "../productFields.ts";
import { type ProductInput, writeProducts } from "../productService.ts";
import { findNearNames, type NearName } from "../providers/nearNames.ts";
import { holdProviderNames, readFormerNames } from "../providers/providerNames.ts";
import { BatchSpool } from "./batchSpool.ts";
import { type ImportLine, readImportFile } from "./importFile.ts";
import { type ExistingProduct, findExisting } from "./importMatching.ts";
import type { KnownRows } from "./knownRows.ts";
import { readMappedLines, type UnreadLine } from "./mappedLines.ts";
import { type ImportProblem, UnreadableFile } from "./reading/importProblem.ts";
import { SeenProducts } from "./seenProducts.ts";

/** A file to import. */
export interface ImportSource {
  /** What its name says; files that are read by a mapping tell it by their content. */
  format: TransferFormat | undefined;
  /** How its fields become ours; without one it has our own columns. */
  mapping?: CatalogueMapping | null;
  open(): Readable;
  feed?: FeedSource;
}

/** What a feed has beside its file. */
export interface FeedSource {
  id: number;
  /** Which of its rows are taken. */
  filter: readonly FeedCondition[];
  /** Products that are unavailable only because it did not have them. */
  hidden: ReadonlySet<number>;
  /** What is remembered of its rows, read when nobody else writes products any more. */
  readKnown(manager: EntityManager): Promise<Pick<KnownRows, "productOf">>;
  /** Remembers what rows were, and of which products, once these are written. */
  remember(manager: EntityManager, rows: readonly { id: number; hash: string | null }[]): Promise<void>;
}

/** What was found of a file's products beside what is told to admins. */
export interface ImportFacts {
  /** Numbers of the products that it is about and that there are already, also of its bad lines. */
  seen: number[];
  /** How many of them get another price, or one that waits. */
  priceChanges: number;
  /** Whether it says another price by itself on another day. */
  isDated: boolean;
  /** Why it cannot be read to its end. */
  unreadable?: UnreadableFile;
}

/** What an import makes of one product. */
export interface ProductChange {
  line: number;
  /** The product's name; null fields are of a new one. */
  name: string;
  isNew: boolean;
  changes: AuditChange[];
  /** How a new price is read, in words. */
  priceReading: string | null;
}

/** What an import does, or would do. */
export interface ImportSummary {
  created: number;
  changed: number;
  unchanged: number;
  /** Lines with something wrong. */
  bad: number;
  /** New prices that cannot be read, and those that wait for an admin's word. */
  unreadPrices: number;
  heldPrices: number;
  changes: ProductChange[];
  /** The first of the new products that may be another one, spelt otherwise, and how many there are. */
  nearNames: NearName[];
  nearNamesTotal: number;
  /** The first of what is wrong with bad lines, and of what is left out of good ones. */
  problems: ImportProblem[];
  problemsTotal: number;
  /** The first rows, with what a mapping made of each cell; none without one. */
  rows: MappedLine[];
  /** True where reading ended before the file did: such a file is refused, whatever is to be skipped. */
  isUnreadable: boolean;
  /** Of the file and of everything that it is about: as long as it is the same, so is what an import does. */
  fingerprint: string;
}

/** A row of a file as a mapping reads it. */
export interface MappedLine {
  line: number;
  cells: { column: FileColumn; value: string }[];
  /** Why it is not taken. */
  problem: string | null;
}

/** Lines that are looked up, and written, at once. */
const BATCH = 4_000;
/** Raised when the same row of a feed comes to mean something else, so that all are read anew. */
const READING = 1;
/** Lines checked before yielding to the event loop. */
const TURN = 100;
/** Problems that are kept; the rest are counted. */
const MAX_PROBLEMS = 10_000;

const HELD = "Priset ändras med mer än hälften, eller blir 0, så det väntar på ditt godkännande.";

/** What of a line is no field of a product by itself. */
const OF_LINE: ReadonlySet<FileColumn> = new Set(["id", "currency", "shipping"]);

/** A good line as it was decided. */
interface Decided {
  hash: string | null;
  /** The product; null for a new one. */
  id: number | null;
  /** What is to be written; null where it is the same. */
  input: ProductInput | null;
  /** Where several sell the product, what else is written of this one's offer. */
  sold: SoldLine | undefined;
}

/** Result of a line: the row to write, or its problems. */
type Outcome =
  | { input: ProductInput; before: State | null; after: State; sold?: SoldLine | undefined }
  | { problems: Omit<ImportProblem, "line">[] };
type State = Readonly<Record<ProductColumn | "heldPrice", unknown>>;
const COMPARED = [...COLUMN_NAMES, "heldPrice"] as const;

/** Finds out what an import would do, without doing it. */
export const checkImport = async (manager: EntityManager, source: ImportSource): Promise<ImportSummary> =>
  (await check(manager, source)).summary;

/**
 * Imports a file, in the manager's transaction: all of it, or nothing where `mayWrite` says no to what it would do.
 * Nobody else writes products meanwhile, so that what was looked up stays true; reading goes on.
 * @param options.mayWrite is asked once everything was looked at and nothing is written
 * @param options.takesPart whether what can be read of a file is written when the rest cannot
 * @param options.isAudited false where the caller records it
 */
export async function runImport(
  manager: EntityManager,
  source: ImportSource,
  options: {
    actorId: string | null;
    mayWrite(summary: ImportSummary, facts: ImportFacts): boolean | Promise<boolean>;
    takesPart?: boolean;
    isAudited?: boolean;
  },
): Promise<{ summary: ImportSummary; facts: ImportFacts; isWritten: boolean }> {
  await holdProviderNames(manager);
  await manager.query("LOCK TABLE product, category IN SHARE ROW EXCLUSIVE MODE");
  const spool = new BatchSpool<Decided>();
  try {
    const { summary, facts } = await check(manager, source, spool);
    const isRefused = summary.isUnreadable && !options.takesPart;
    if (isRefused || !(await options.mayWrite(summary, facts))) return { summary, facts, isWritten: false };
    for await (const batch of spool.batches()) await write(manager, source, batch);
    const { created, changed, unchanged, bad } = summary;
    if (created + changed > 0 && (options.isAudited ?? true))
      await recordAudit(manager, {
        actorId: options.actorId,
        action: "IMPORTED",
        subject: { type: "PRODUCT", id: "import", name: `${created} nya, ${changed} ändrade` },
        changes: Object.entries({ created, changed, unchanged, skipped: bad }).map(([field, count]) => ({
          field,
          before: null,
          after: String(count),
        })),
      });
    return { summary, facts, isWritten: true };
  } finally {
    await spool.clear();
  }
}

const readCategories = async (manager: EntityManager): Promise<ReadonlyMap<string, Category>> =>
  new Map(
    (await manager.find(Category, { order: { area: "ASC", position: "ASC", name: "ASC" } })).map((one) => [
      one.slug,
      one,
    ]),
  );

/** Slugs of categories by their names, folded; a name that two of them have is no name. */
function slugsByName(categories: ReadonlyMap<string, Category>): ReadonlyMap<string, string | null> {
  const slugs = new Map<string, string | null>();
  for (const { name, slug } of categories.values()) slugs.set(foldCase(name), slugs.has(foldCase(name)) ? null : slug);
  return slugs;
}

/**
 * Goes through a file and decides for each line what becomes of it.
 * @param spool gets what is to be written
 */
async function check(
  manager: EntityManager,
  source: ImportSource,
  spool?: BatchSpool<Decided>,
): Promise<{ summary: ImportSummary; facts: ImportFacts }> {
  // Apart from each other: how much of a file is read at once differs.
  const [hash, fileHash] = [createHash("sha256"), createHash("sha256")];
  const categories = await readCategories(manager);
  const formerNames = await readFormerNames(manager);
  const goalTexts = await selectJourneyTexts({ preparedQuery: (text, values) => manager.query(text, [...values]) });
  for (const [former, name] of formerNames) hash.update(JSON.stringify([former, name]));
  for (const { slug, id, area, version } of categories.values()) hash.update(`${slug}:${id}:${area}:${version};`);
  const summary: ImportSummary = {
    created: 0,
    changed: 0,
    unchanged: 0,
    bad: 0,
    unreadPrices: 0,
    heldPrices: 0,
    changes: [],
    nearNames: [],
    nearNamesTotal: 0,
    problems: [],
    problemsTotal: 0,
    rows: [],
    isUnreadable: false,
    fingerprint: "",
  };
  const facts: ImportFacts = { seen: [], priceChanges: 0, isDated: false };
  const tell = (problem: ImportProblem) => {
    summary.problemsTotal += 1;
    if (summary.problems.length < MAX_PROBLEMS) summary.problems.push(problem);
  };
  const seen = new SeenProducts();
  const made: Parameters<typeof findNearNames>[1][number][] = [];
  try {
    const context = hash
      .copy()
      .update(JSON.stringify([READING, source.mapping]))
      .digest("base64url");
    const known = await source.feed?.readKnown(manager);
    /** Whether a line says something new; of others their product is noted. */
    const isNews = ({ line, hash, isDated }: UnreadLine): boolean => {
      facts.isDated ||= isDated === true;
      const id = hash === null ? undefined : known?.productOf(hash);
      if (id === undefined || !seen.takes(id, line)) return true;
      summary.unchanged += 1;
      facts.seen.push(id);
      return false;
    };
    const unread = readLines(source, { categories, formerNames, goalTexts, context }, fileHash);
    for await (const news of ahead(batchesOf(unread, isNews, Boolean(source.feed)))) {
      const lines = news.map((line) => line.read());
      const matches = await matchOffers(manager, lines, await findExisting(manager, lines, categories));
      const decided: Decided[] = [];
      for (const [index, line] of lines.entries()) {
        if (index % TURN === 0) await nextTurn();
        const match = matches[index];
        const existing = match && "product" in match ? match.product : null;
        const outcome =
          match && "problem" in match
            ? { problems: [match.problem] }
            : outcomeOf(line, existing, { categories, goalTexts }, source);
        if (existing) facts.seen.push(existing.id);
        const wrong = "problems" in outcome ? outcome.problems : seen.problemOf(line, outcome.after, existing);
        if (source.mapping && summary.rows.length < SHOWN_ROWS) summary.rows.push(shownLine(line, wrong));
        if ("problems" in outcome || wrong.length > 0) {
          summary.bad += 1;
          hash.update("-");
          for (const problem of wrong) tell({ line: line.line, ...problem });
          continue;
        }
        const { warnings = [] } = line;
        for (const warning of warnings) tell({ line: line.line, ...warning });
        hash.update(existing ? `${existing.id}:${existing.version};` : "+");
        // Nobody looks at the near names of a feed.
        if (!existing && !source.feed)
          made.push({
            line: line.line,
            name: String(outcome.after.name),
            providerName: String(outcome.after.providerName),
          });
        const changes = changesBetween(outcome.before, outcome.after, COMPARED);
        // What a seller has said of sending is told by no other change.
        const isChanged = changes.length > 0 || outcome.sold?.isChanged === true;
        decided.push({
          // What is told of a row is told again the next time.
          hash: warnings.length === 0 ? (news[index]?.hash ?? null) : null,
          id: existing?.id ?? null,
          input: isChanged ? outcome.input : null,
          sold: outcome.sold,
        });
        summary[existing === null ? "created" : isChanged ? "changed" : "unchanged"] += 1;
        const { heldPrice } = outcome.after;
        if (
          existing &&
          !outcome.sold?.isNew &&
          changes.some(({ field }) => field === "priceEstimate" || field === "heldPrice")
        )
          facts.priceChanges += 1;
        const isHeld = heldPrice !== null && changes.some(({ field }) => field === "heldPrice");
        const text = isHeld
          ? heldPrice
          : changes.some(({ field }) => field === "priceEstimate") && outcome.after.priceEstimate;
        const price = typeof text === "string" ? text : null;
        if (isHeld) summary.heldPrices += 1;
        if (price?.trim() && readPrice(price) === null) summary.unreadPrices += 1;
        if (changes.length > 0 && summary.changes.length < SHOWN_CHANGES) {
          const shown = shownChanges(
            changes.filter(({ before, after }) => existing || (after && after !== "[]" && before === null)),
            [outcome.before, outcome.after],
            categories,
          );
          summary.changes.push({
            line: line.line,
            name: String(outcome.after.name),
            isNew: !existing,
            changes: shown,
            priceReading: [describeReading(price), isHeld && HELD].filter(Boolean).join(" ") || null,
          });
        }
      }
      await spool?.put(decided);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    facts.unreadable = error;
    summary.isUnreadable = true;
    summary.bad += 1;
    tell(error.problem);
  }
  const { found, total } = await findNearNames(manager, made, SHOWN_NAMES);
  Object.assign(summary, { nearNames: found, nearNamesTotal: total });
  summary.fingerprint = hash.update(fileHash.digest()).digest("base64url");
  return { summary, facts };
}

/**
 * The lines of a file with the names that are stored in place of an admin's words, categories by their slugs, and
 * providers called what they are called now: a shop's file knows of no renaming.
 */
async function* readLines(
  source: ImportSource,
  {
    categories,
    formerNames,
    goalTexts,
    context,
  }: {
    categories: ReadonlyMap<string, Category>;
    formerNames: ReadonlyMap<string, string>;
    goalTexts: JourneyTexts;
    context: string;
  },
  hash: Hash,
): AsyncGenerator<UnreadLine> {
  const slugs = slugsByName(categories);
  const { mapping, format, feed } = source;
  if (!mapping && !format) throw new Error("a file without a mapping has to be named by its format");
  const named = (line: ImportLine): ImportLine => {
    const stated = line.values.get("providerName");
    const name = typeof stated === "string" && formerNames.get(tidyLine(stated));
    for (const [column, value] of line.values) line.values.set(column, withNames(column, value, goalTexts));
    if (name) line.values.set("providerName", name);
    const category = line.values.get("category");
    const slug = typeof category === "string" && !categories.has(category) && slugs.get(foldCase(tidyLine(category)));
    if (slug) line.values.set("category", slug);
    return line;
  };
  if (mapping) {
    const lines = readMappedLines(source.open(), mapping, feed && { filter: feed.filter, context }, hash);
    for await (const unread of lines) yield { ...unread, read: () => named(unread.read()) };
  } else {
    for await (const line of readImportFile(source.open(), format as TransferFormat, hash))
      yield { line: line.line, hash: null, read: () => named({ ...line, warnings: leaveOutGtin(line.values) }) };
  }
}

const goalMessage = (texts: JourneyTexts): string =>
  `Välj ett av målen: ${goalChoices(texts)
    .map(({ label }) => label)
    .join(", ")}.`;

/** Writes what was decided of lines. */
async function write(manager: EntityManager, { feed }: ImportSource, decided: readonly Decided[]): Promise<void> {
  const known = decided.flatMap(({ id, input, sold }) => (id !== null && input ? [{ id, input, sold }] : []));
  const several = await soldProducts(manager, known);
  const isSold = (id: number | null) => id !== null && several.has(id);
  const inputs = decided.flatMap(({ id, input }) => (input && !isSold(id) ? input : []));
  const written = (await writeProducts(manager, inputs)).values();
  await writeOffers(
    manager,
    known.filter(({ id }) => isSold(id)),
    feed?.id ?? null,
  );
  const rows = decided.map(({ id, input, hash }) => ({
    id: (input && !isSold(id) ? written.next().value : id) as number,
    hash,
  }));
  await feed?.remember(manager, rows);
}

/** Changes as an admin reads them: of fields that the product's area has, or had, and categories by their names. */
function shownChanges(
  changes: readonly AuditChange[],
  states: readonly (State | null)[],
  categories: ReadonlyMap<string, Category>,
): AuditChange[] {
  const areas = states.flatMap((state) => categories.get(String(state?.category))?.area ?? []);
  const nameOf = (slug: string | null) => (slug === null ? null : (categories.get(slug)?.name ?? slug));
  return changes
    .filter(({ field }) => areas.some((area) => areaHasColumn(area, field)))
    .map((change) =>
      change.field === "category" ? { ...change, before: nameOf(change.before), after: nameOf(change.after) } : change,
    );
}

/** What a line makes of a product, or of none yet. */
function outcomeOf(
  line: ImportLine,
  existing: ExistingProduct | null,
  { categories, goalTexts }: { categories: ReadonlyMap<string, Category>; goalTexts: JourneyTexts },
  { mapping, feed }: Pick<ImportSource, "mapping" | "feed">,
): Outcome {
  if (line.problem) return { problems: [line.problem] };
  const before: State | null = existing && { ...fromProduct(existing), heldPrice: existing.heldPrice };
  const currency = line.values.get("currency");
  const stated: Partial<Record<FileColumn, unknown>> = {};
  for (const [column, value] of line.values) if (!OF_LINE.has(column)) stated[column] = value;
  if (currency !== undefined && currency !== "") {
    const price = priceOf(stated.priceEstimate, currency);
    if (typeof price === "object") return { problems: [price] };
    if (price !== undefined) stated.priceEstimate = price;
  }
  // What a seller claims of health is never shown unread, also where the rest is.
  const isReviewed = mapping
    ? mapping.isShown === false || claimWordsIn(String(stated.description ?? "")).length > 0
    : false;
  if (feed && existing && feed.hidden.has(existing.id)) stated.isAvailable ??= true;
  if (isReviewed) reviewFirst(stated, existing);
  keepOffer(stated, existing?.seller);
  if (feed && existing) for (const field of existing.editedFields) delete stated[field as ProductColumn];
  const parsed = productSchema.safeParse({ ...(before ?? NEW_PRODUCT), ...stated });
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => ({
        field: path[0] === undefined ? null : String(path[0]),
        // By the names that the site has for its goals.
        message: path[0] === "goals" && path.at(-1) === "goal" ? goalMessage(goalTexts) : message,
      })),
    };
  }
  const category = categories.get(parsed.data.category);
  if (!category) {
    const there =
      categories.size > 0
        ? `Det finns: ${[...categories.values()].map(({ name }) => name).join(", ")}.`
        : "Det finns inga kategorier ännu. Lägg till den under Innehåll, Kategorier, innan du importerar.";
    const message = `Kategorin ”${parsed.data.category}” finns inte. ${there}`;
    return { problems: [{ field: "category", message }] };
  }
  const input = toProductInput(parsed.data, category, existing ?? undefined);
  if (isReviewed && !existing) input.awaitsReview = true;
  // A file that says the price that is shown has taken back what waits.
  if (stated.priceEstimate !== undefined && input.priceEstimate === parsed.data.priceEstimate) input.heldPrice = null;
  // The column of the database is as precise as this.
  if (input.externalRating !== null) input.externalRating = Math.fround(input.externalRating);
  const after: State = { ...fromProduct({ ...input, category }), heldPrice: input.heldPrice ?? null };
  const comparable = before && { ...before, externalRating: rounded(before.externalRating) };
  for (const field of ["sampleType", "form", "dose", "dosesPerPackage"] as const) {
    if (stated[field] && !after[field]) {
      return { problems: [{ field, message: "Det går inte att ange för en produkt i den kategorin." }] };
    }
  }
  const sold = existing ? soldLine(line, existing, input, mapping?.isShown === false) : undefined;
  return { input, before: comparable, sold, after: { ...after, externalRating: rounded(after.externalRating) } };
}

/**
 * Leaves out of a shop's file what somebody has to look at before visitors see it: new products, and what a shop claims of
 * one that is shown.
 */
function reviewFirst(stated: Partial<Record<FileColumn, unknown>>, existing: ExistingProduct | null): void {
  if (!existing || existing.awaitsReview) stated.isAvailable = false;
  else delete stated.description;
}

const shownLine = ({ line, values }: ImportLine, problems: readonly { message: string }[]): MappedLine => ({
  line,
  cells: [...values].map(([column, value]) => ({ column, value: formatMapped(value) })),
  problem: problems.map(({ message }) => message).join(" ") || null,
});

/**
 * A price's text with the currency of the line's `currency` column.
 * @returns undefined where the line has no such text; what is wrong, where both cannot be true
 */
function priceOf(price: unknown, stated: unknown): string | undefined | Omit<ImportProblem, "line"> {
  const currency = typeof stated === "string" ? currencyNamed(stated) : null;
  const problem = (message: string) => ({ field: "currency", message });
  if (currency === null) {
    const words = String(stated).slice(0, 20);
    return problem(`Valutan ”${words}” kan inte läsas. Skriv en kod, till exempel SEK, EUR eller NOK.`);
  }
  if (typeof price !== "string") return undefined;
  return (
    withCurrency(price, currency) ??
    problem(`Priset kan inte läsas: det står ”${price}”, men valutan är ${currency}. Ändra det som är fel.`)
  );
}

/** A rating as text, whatever its stored precision. */
const rounded = (rating: unknown): unknown => (typeof rating === "number" ? Number(rating.toPrecision(6)) : rating);

/** The same items, of which the next is read while the last is worked at. */
async function* ahead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = items.next();
      // Whoever waits for it hears of it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}

/**
 * Items in batches.
 * @param isWanted which of them
 * @param keepsPart whether what was read before the rest could not be is given, too
 */
async function* batchesOf<Item>(
  items: AsyncIterable<Item>,
  isWanted: (item: Item) => boolean,
  keepsPart: boolean,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  try {
    for await (const item of items) {
      if (!isWanted(item)) continue;
      batch.push(item);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (keepsPart && batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}
