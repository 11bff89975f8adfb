import type { FindingCategory, FindingPriority, TestKind } from "../../analyses/vocabulary.ts";

/** A number's bounds, both included; one that is left out does not bound. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** What a list must be like: that all of these are in it, and within which bounds their number is. */
interface ListBounds<Item> extends Bounds {
  readonly all?: readonly Item[];
}

type ConditionOn<Value> = [NonNullable<Value>] extends [number]
  ? Bounds
  : NonNullable<Value> extends readonly (infer Item)[]
    ? readonly Item[] | ListBounds<Item>
    : readonly NonNullable<Value>[];

/**
 * What must hold of the facts, all of it: of a number its bounds, of a single answer that it is one of those named, of a
 * list that it has one of those named, all of those named, or so many of any.
 */
export type Condition<Facts> = { readonly [Name in keyof Facts]?: ConditionOn<Facts[Name]> };

/** A condition, or several of which one must hold. */
export type When<Facts> = Condition<Facts> | readonly Condition<Facts>[];

/**
 * A rule of an analysis, as data that can be read by somebody who is no programmer.
 * @typeParam Facts the answers of a test, and what follows from them
 * @typeParam Topic what a rule advises, or keeps others from advising
 */
export interface Rule<Kind extends TestKind, Facts, Topic extends string> {
  /** Unique within its test, e.g. 'coffee-late'. */
  id: string;
  category: FindingCategory<Kind>;
  priority: FindingPriority;
  when: When<Facts>;
  /** When it does not apply after all. */
  unless?: When<Facts>;
  /** Swedish: what to do, at most eight words, no full stop. */
  title: string;
  /** Swedish: one to three short sentences, how and why. */
  text: string;
  /** Swedish: what is known of it, one short sentence. */
  evidence: string;
  /** What it is, and what it advises: what is known of somebody rules rules out by it (`ruledOut.ts`). */
  advises: readonly Topic[];
  /** What no other rule may advise when this one applies: injury before intensity. */
  rulesOut?: readonly Topic[];
  /** Paths of guides and pages within the site. */
  links?: readonly string[];
}

/** True when a condition holds. */
export function holds<Facts extends object>(when: When<Facts>, facts: Facts): boolean {
  return Array.isArray(when)
    ? when.some((condition) => areMet(condition, facts))
    : areMet(when as Condition<Facts>, facts);
}

/** Without a list of its entries: hundreds of conditions are looked at for each analysis. */
function areMet<Facts extends object>(condition: Condition<Facts>, facts: Facts): boolean {
  for (const name in condition) if (!isMet(condition[name], facts[name])) return false;
  return true;
}

function isMet(wanted: unknown, fact: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(fact) ? fact.some((item) => wanted.includes(item)) : wanted.includes(fact);
  }
  const { min = -Infinity, max = Infinity, all = [] } = wanted as ListBounds<unknown>;
  const size = Array.isArray(fact) ? fact.length : fact;
  return typeof size === "number" && size >= min && size <= max && all.every((item) => isListed(item, fact));
}

const isListed = (item: unknown, fact: unknown): boolean => Array.isArray(fact) && fact.includes(item);

/** Names of answers that contradict each other, and of what follows from them. */
interface Doubted {
  doubted?: readonly string[];
}

/** True when something may be concluded: a condition holds, and speaks of no answer that another one contradicts. */
export function concludes<Facts extends object>(when: When<Facts>, facts: Facts): boolean {
  const { doubted = [] } = facts as Doubted;
  if (doubted.length === 0) return holds(when, facts);
  return conditionsOf(when).some(
    (one) => areMet(one, facts) && !Object.keys(one).some((name) => doubted.includes(name)),
  );
}

const conditionsOf = <Facts extends object>(when: When<Facts>): readonly Condition<Facts>[] =>
  Array.isArray(when) ? when : [when as Condition<Facts>];

/** The facts that a condition from which something is concluded speaks of. */
export function factsBehind<Facts extends object>(when: When<Facts>, facts: Facts): string[] {
  return [
    ...new Set(
      conditionsOf(when)
        .filter((one) => concludes(one, facts))
        .flatMap((one) => Object.keys(one)),
    ),
  ];
}

/** Mentions and red flags that a condition refers to. */
export function toldIn<Facts extends object>(when: When<Facts>): readonly string[] {
  const conditions = (Array.isArray(when) ? when : [when]) as readonly { mentions?: string[]; flags?: string[] }[];
  return conditions.flatMap(({ mentions = [], flags = [] }) => [...mentions, ...flags]);
}
