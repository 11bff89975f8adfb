import { randomUUID } from "node:crypto";
import { change, type Member, type Outcome } from "./accounts.ts";
import type { Variables } from "./api.ts";

/** A step as the graph takes it. */
export const aStep = (changes: Variables = {}): Variables & { key: string } => ({
  key: randomUUID(),
  title: "Ljus på morgonen",
  frequency: "DAILY",
  timeOfDay: "MORNING",
  category: "sleep",
  ...changes,
});

/** A protocol as the graph takes it: one daily step, unless it says otherwise. */
export const aProtocol = (changes: Variables = {}): Variables => ({
  key: randomUUID(),
  name: "Lugn morgon",
  goal: "ENERGY",
  steps: [aStep()],
  ...changes,
});

/** A protocol that somebody has, with its identifier and the keys of its steps. */
export interface OwnProtocol {
  id: string;
  key: string;
  steps: { key: string; title: string }[];
}

/** Makes a protocol and starts it. */
export async function create({ browser }: Pick<Member, "browser">, changes: Variables = {}): Promise<OwnProtocol> {
  const answer = await browser.graphql<{ createProtocol: { protocol: OwnProtocol | null } }>(
    `mutation ($input: CreateProtocolInput!) {
       createProtocol(input: $input) { protocol { id key steps { key title } } errors { code } } }`,
    { input: aProtocol(changes) },
  );
  const { protocol } = answer.data.createProtocol;
  if (!protocol) throw new Error(`createProtocol answered ${answer.text}`);
  return protocol;
}

/** Ticks a step for a day. */
export const tick = (
  member: Pick<Member, "browser">,
  itemKey: string | undefined,
  day: string,
  more: Variables = {},
): Promise<Outcome> => change(member.browser, "completeItem", { input: { itemKey, day, ...more } });

/** A row of a checklist. */
export interface Row {
  itemKey: string;
  day: string;
  title: string;
  timeOfDay: string;
  isCompleted: boolean;
  category: { name: string; colour: string };
}

/** A day's checklist. */
export interface Day {
  day: string;
  doneCount: number;
  totalCount: number;
  percentage: number;
  items: Row[];
  weekly: Row[];
}

/** What is to do on a day, today when none is given. */
export async function checklistOf(member: Member, day?: string): Promise<Day> {
  const row = "{ itemKey day title timeOfDay isCompleted category { name colour } }";
  const { data, errors } = await member.browser.graphql<{ checklist: Day }>(
    `query ($day: LocalDate) { checklist(day: $day) { day doneCount totalCount percentage items ${row} weekly ${row} } }`,
    { day },
  );
  if (errors[0]) throw new Error(JSON.stringify(errors));
  return data.checklist;
}
