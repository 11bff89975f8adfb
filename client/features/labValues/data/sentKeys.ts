import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import type { EnteredValue } from "../entry/entrySchema.ts";

// What is sent may arrive while its answer is lost, or half of it may. Until all of it is known to be stored its keys are
// kept, also over a reload, so that the same values sent again are the same ones, and count once.

const NAME = "lab-values-sent";

/** A value with the key that was made up for it, a UUID. */
export type KeyedValue = EnteredValue & { clientKey: string };

type Kept = readonly (readonly [content: string, key: string])[];

const isPair = (one: unknown): one is readonly [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");

const read = (account: string | undefined): Kept =>
  readNamedDraft(NAME, account, (json) => {
    const { keys } = json as { keys?: unknown };
    return Array.isArray(keys) ? keys.filter(isPair) : undefined;
  }) ?? [];

function store(account: string | undefined, keys: Kept): void {
  if (keys.length > 0) storeNamedDraft(NAME, account, { keys });
  else clearNamedDraft(NAME);
}

/** What makes two values the same: everything that was said, in one order. */
const contentOf = (value: EnteredValue): string =>
  JSON.stringify([
    ...[value.markerSlug, value.comparator, value.value, value.unit, value.sampledOn, value.laboratory],
    ...[value.isFasting, value.note, value.referenceLow, value.referenceHigh],
  ]);

/** Values with their keys: of one that was sent before, and is not known to be stored, the key that it had. */
export function withKeys(values: readonly EnteredValue[], account: string | undefined): KeyedValue[] {
  const kept = read(account);
  const free = new Map<string, string[]>();
  for (const [content, key] of kept) free.set(content, [...(free.get(content) ?? []), key]);
  const fresh: (readonly [string, string])[] = [];
  const keyed = values.map((value) => {
    const content = contentOf(value);
    // Two that are alike in one sending are two.
    const key = free.get(content)?.shift();
    if (key) return { ...value, clientKey: key };
    const made = crypto.randomUUID();
    fresh.push([content, made]);
    return { ...value, clientKey: made };
  });
  if (fresh.length > 0) store(account, [...kept, ...fresh]);
  return keyed;
}

/** Forgets keys of what is stored, waits in the outbox, or was deleted: the same value entered after that is another one. */
export function forgetKeys(keys: ReadonlySet<string>, account: string | undefined): void {
  const kept = read(account);
  if (kept.some(([, key]) => keys.has(key)))
    store(
      account,
      kept.filter(([, key]) => !keys.has(key)),
    );
}
