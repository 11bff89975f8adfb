import { randomUUID } from "node:crypto";
import { change, type Member, type Outcome } from "./accounts.ts";
import type { Variables } from "./api.ts";

/** Something that was done, as the graph takes it: a look at a page, unless it says otherwise. */
export const anActivity = (changes: Variables = {}): Variables & { key: string } => ({
  key: randomUUID(),
  type: "VISIT",
  title: "Hormontester",
  path: "/tester?kategori=hormontester",
  ...changes,
});

/** Records something that somebody did. */
export const record = ({ browser }: Pick<Member, "browser">, changes: Variables = {}): Promise<Outcome> =>
  change(browser, "recordActivity", { input: anActivity(changes) });

/** What a browser brings to an account, as the graph takes it: nothing, unless it says otherwise. */
export const aMerge = (changes: Variables = {}): Variables & { key: string } => ({
  key: randomUUID(),
  completed: [],
  activities: [],
  days: [],
  totalMinutes: 0,
  totalActivities: 0,
  achievements: [],
  plan: [],
  ...changes,
});

/** Brings to an account what a browser held. */
export const merge = ({ browser }: Pick<Member, "browser">, changes: Variables): Promise<Outcome> =>
  change(browser, "mergeJourney", { input: aMerge(changes) });
