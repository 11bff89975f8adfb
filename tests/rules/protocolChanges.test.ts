import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergePartsOf, protocolStorage, protocolsMergeSchema } from "../../schema/protocols/protocolCodec.ts";
import { createProtocolSchema, type NewProtocol, updateProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import type { ProtocolState } from "../../schema/protocols/protocolState.ts";
import { FREQUENCIES, TIMES_OF_DAY } from "../../schema/protocols/vocabulary.ts";
import { checklistOf, doneByDay, historyOf, historyStart } from "../../schema/rules/protocols/checklist.ts";
import {
  completeItem,
  createProtocol,
  deactivateProtocol,
  deleteProtocol,
  noProtocols,
  startProtocol,
  undoItem,
  updateProtocol,
  validateTick,
} from "../../schema/rules/protocols/protocolChanges.ts";
import { addDays, dayOf, mondayOf, weekOf } from "../../schema/rules/words/days.ts";

const START = new Date("2026-03-02T07:00:00Z");
/** An instant so many days after the start. */
const on = (offset: number): Date => new Date(START.getTime() + offset * 24 * 60 * 60 * 1_000);

const step = fc.record({
  key: fc.uuid({ version: 4 }),
  title: fc.stringMatching(/^[A-ZÅÄÖ][a-zåäö ]{0,20}[a-zåäö]$/),
  frequency: fc.constantFrom(...(Object.keys(FREQUENCIES) as (keyof typeof FREQUENCIES)[])),
  timeOfDay: fc.option(fc.constantFrom(...(Object.keys(TIMES_OF_DAY) as (keyof typeof TIMES_OF_DAY)[]))),
  category: fc.option(fc.constantFrom("training", "sleep", "unknown")),
  dosage: fc.option(fc.constant("200 mg")),
  description: fc.option(fc.constant("Två\nrader")),
});
const protocol: fc.Arbitrary<NewProtocol> = fc
  .record({
    key: fc.uuid({ version: 4 }),
    name: fc.constantFrom("Morgon", "Kväll"),
    goal: fc.option(fc.constantFrom("energi" as const, "longevity" as const)),
    steps: fc.uniqueArray(step, { minLength: 1, maxLength: 6, selector: ({ key }) => key }),
    estimatedWeeks: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map((input) => createProtocolSchema.parse(input));

/** What somebody does on a day: which of what is there is chosen by a number. */
const action = fc.record({
  kind: fc.constantFrom("create", "tick", "tick", "tick", "undo", "update", "deactivate", "start", "delete"),
  choice: fc.nat(1_000),
  offset: fc.integer({ min: -3, max: 1 }),
  protocol,
});

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Lives through a list of days, an action each. */
function lived(actions: readonly Action[]): ProtocolState {
  return actions.reduce((state, { kind, choice, offset, protocol: input }, place) => {
    const now = on(place);
    const of = <Row>(rows: readonly Row[]): Row | undefined => rows[choice % Math.max(1, rows.length)];
    const chosen = of(state.protocols)?.id ?? "";
    const item = of(state.items)?.id ?? "";
    const day = addDays(dayOf(now), offset);
    switch (kind) {
      case "create":
        return createProtocol(state, input, randomUUID(), now);
      case "tick": {
        const completion = { day, notes: null, rating: null, at: undefined };
        return validateTick(state, item, day, now) ? state : completeItem(state, item, completion, randomUUID(), now);
      }
      case "undo":
        return undoItem(state, item, [day], undefined, now, randomUUID);
      case "update":
        return chosen ? updateProtocol(state, chosen, input, now) : state;
      case "deactivate":
        return deactivateProtocol(state, chosen, now);
      case "start":
        return startProtocol(state, chosen, randomUUID(), now);
      default:
        return deleteProtocol(state, chosen, now);
    }
  }, noProtocols());
}

const lives = fc.array(action, { minLength: 1, maxLength: 40 }).map(lived);

describe("protocols, whatever somebody does with them", () => {
  it("have one record for a step and day, none to come, and one time at most that lasts", () => {
    fc.assert(
      fc.property(lives, (state) => {
        const ticks = state.progress.map(({ protocolItemId, completedDate }) => `${protocolItemId} ${completedDate}`);
        expect(new Set(ticks).size).toBe(ticks.length);
        expect(state.progress.every(({ completedDate }) => completedDate <= dayOf(on(40)))).toBe(true);
        for (const { id } of state.protocols)
          expect(state.active.filter((one) => one.protocolId === id && one.isActive).length).toBeLessThanOrEqual(1);
        expect(state.active.every(({ isActive, endedDate }) => isActive === (endedDate === null))).toBe(true);
      }),
    );
  });

  it("lose no tick by an edit, an end or a deletion", () => {
    fc.assert(
      fc.property(lives, protocol, fc.nat(), (state, edit, choice) => {
        const id = state.protocols[choice % Math.max(1, state.protocols.length)]?.id ?? "";
        for (const after of [
          updateProtocol(state, id, edit, on(50)),
          deactivateProtocol(state, id, on(50)),
          deleteProtocol(state, id, on(50)),
        ]) {
          expect(after.progress).toEqual(state.progress);
          const items = new Set(after.items.map(({ id }) => id));
          expect(after.progress.every(({ protocolItemId }) => items.has(protocolItemId))).toBe(true);
        }
      }),
    );
  });

  it("are counted by a checklist that agrees with its rows", () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 0, max: 45 }), (state, offset) => {
        const day = dayOf(on(offset));
        const { items, weekly, doneCount, totalCount, percentage } = checklistOf(state, day);
        expect(totalCount).toBe(items.length);
        expect(doneCount).toBe(items.filter(({ isCompleted }) => isCompleted).length);
        expect(percentage).toBe(totalCount === 0 ? 0 : Math.round((100 * doneCount) / totalCount));
        expect(items.every((item) => item.day === day && item.frequency === "daily")).toBe(true);
        expect(weekly.every((item) => item.day === mondayOf(day) && weekOf(day).includes(day))).toBe(true);
        const order = Object.keys(TIMES_OF_DAY);
        const places = items.map(({ timeOfDay }) => order.indexOf(timeOfDay));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
    );
  });

  it("come out of the browser's storage as they went in", () => {
    fc.assert(
      fc.property(lives, (state) => {
        const codec = protocolStorage("session");
        const stored = JSON.parse(JSON.stringify(codec.encode(state))) as Record<string, unknown>;
        expect(codec.decode(stored)).toEqual(state);
      }),
    );
  });

  it("go to an account in parts that lose nothing of what is there", () => {
    fc.assert(
      fc.property(lives, (state) => {
        const parts = mergePartsOf(state).map((part) => protocolsMergeSchema.parse(part));
        const there = state.protocols.filter(({ deletedAt }) => deletedAt === null);
        const ids = new Set(there.map(({ id }) => id));
        const kept = <Row extends { protocolId: string }>(rows: readonly Row[]) =>
          rows.filter(({ protocolId }) => ids.has(protocolId)).length;
        expect(parts.flatMap((part) => part.state.protocols)).toHaveLength(there.length);
        expect(parts.flatMap((part) => part.state.items)).toHaveLength(kept(state.items));
        expect(parts.flatMap((part) => part.state.active)).toHaveLength(kept(state.active));
        expect(parts.flatMap(({ ticks }) => ticks)).toHaveLength(kept(state.progress));
      }),
    );
  });
});

/** A protocol that somebody changes day by day: its steps come, go, come back, and are done more or less often. */
const steps = fc.uniqueArray(step, { minLength: 2, maxLength: 5, selector: ({ key }) => key });
const edits = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 60 }),
    chosen: fc.array(fc.tuple(fc.boolean(), fc.constantFrom("daily" as const, "weekly" as const)), {
      minLength: 5,
      maxLength: 5,
    }),
    ticks: fc.array(fc.tuple(fc.nat(4), fc.integer({ min: -2, max: 0 })), { maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
);
/** How the days went, as a page of the time shows it, the newest first. */
const historyAt = (state: ProtocolState, now: Date) =>
  historyOf(state.items, state.active, doneByDay(state.items, state.progress), dayOf(now), 100);

describe("days that have been", () => {
  it("keep their counts, whatever is edited, also in storage and after merging", () => {
    fc.assert(
      fc.property(steps, edits, (given, all) => {
        const input = createProtocolSchema.parse({ key: randomUUID(), name: "Morgon", steps: given });
        let now = START;
        let state = createProtocol(noProtocols(), input, randomUUID(), now);
        for (const { hours, chosen, ticks } of all) {
          now = new Date(now.getTime() + hours * 3_600_000);
          for (const [place, offset] of ticks) {
            const [item, day] = [input.steps[place % input.steps.length]?.key ?? "", addDays(dayOf(now), offset)];
            if (validateTick(state, item, day, now)) continue;
            state = completeItem(state, item, { day, notes: null, rating: null, at: undefined }, randomUUID(), now);
          }
          const before = historyAt(state, now).filter(({ day }) => day < dayOf(now));
          const edit = input.steps.flatMap((one, place) => {
            const [isThere, frequency] = chosen[place] ?? [true, "daily" as const];
            return isThere ? [{ ...one, frequency }] : [];
          });
          state = updateProtocol(
            state,
            input.key,
            { name: "Morgon", description: null, goal: null, hasOwnOrder: undefined, steps: edit },
            now,
          );
          expect(historyAt(state, now).filter(({ day }) => day < dayOf(now))).toEqual(before);
        }
        const parts = mergePartsOf(state).map((part) => protocolsMergeSchema.parse(JSON.parse(JSON.stringify(part))));
        const merged = parts[0]?.state ?? noProtocols();
        expect(historyAt({ ...state, items: merged.items }, now)).toEqual(historyAt(state, now));
      }),
    );
  });

  it("are not counted anew when a weekly step becomes a daily one", () => {
    const [one, two, weekly] = [1, 2, 3].map((n) => ({
      key: randomUUID(),
      title: `Steg ${n}`,
      frequency: "daily" as const,
    }));
    const all = [one, two, { ...weekly, frequency: "weekly" as const }];
    const input = createProtocolSchema.parse({ key: randomUUID(), name: "Morgon", steps: all });
    let state = createProtocol(noProtocols(), input, randomUUID(), on(0));
    for (let place = 0; place < 6; place++)
      for (const key of [one?.key, two?.key])
        state = completeItem(
          state,
          key ?? "",
          { day: dayOf(on(place)), notes: null, rating: null, at: undefined },
          randomUUID(),
          on(place),
        );
    const edit = (steps: unknown[]) => updateProtocolSchema.parse({ name: "Morgon", steps });
    for (const steps of [
      [one, two, weekly],
      [one, { ...two, frequency: "weekly" }, weekly],
    ]) {
      const after = updateProtocol(state, input.key, edit(steps), on(7));
      expect(historyAt(after, on(7)).slice(1)).toEqual([
        { day: dayOf(on(6)), doneCount: 0, totalCount: 2 },
        ...[5, 4, 3, 2, 1, 0].map((place) => ({ day: dayOf(on(place)), doneCount: 2, totalCount: 2 })),
      ]);
      // What is put back the same day was never changed.
      expect(updateProtocol(after, input.key, edit(all), on(7)).items.map(({ earlier }) => earlier)).toEqual([
        [],
        [],
        [],
      ]);
    }
  });
});

it("what was done last wins of ticks and undos of several devices, in whatever order they arrive", () => {
  const input = createProtocolSchema.parse({
    key: randomUUID(),
    name: "Morgon",
    steps: [{ key: randomUUID(), title: "Ljus", frequency: "daily" }],
  });
  const item = input.steps[0]?.key ?? "";
  const start = { ...createProtocol(noProtocols(), input, randomUUID(), on(0)), undone: [] };
  const day = dayOf(on(0));
  const now = new Date(on(0).getTime() + 6 * 3_600_000);
  const changes = fc.uniqueArray(fc.record({ minute: fc.nat(300), isDone: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ minute }) => minute,
  });
  const arrivals = changes.chain((made) =>
    fc.tuple(
      fc.constant(made),
      fc.shuffledSubarray(made, { minLength: made.length }),
      // Any of them may be sent again, since its answer was lost.
      fc.array(fc.constantFrom(...made), { maxLength: 4 }),
    ),
  );
  fc.assert(
    fc.property(arrivals, ([made, order, again]) => {
      const state = [...order, ...again].reduce((state: ProtocolState, { minute, isDone }) => {
        const at = new Date(on(0).getTime() + minute * 60_000);
        return isDone
          ? completeItem(state, item, { day, notes: null, rating: null, at }, randomUUID(), now)
          : undoItem(state, item, [day], at, now, randomUUID);
      }, start);
      const last = [...made].sort((one, other) => other.minute - one.minute)[0];
      expect(state.progress.map(({ completionTime }) => completionTime)).toEqual(
        last?.isDone ? [new Date(on(0).getTime() + last.minute * 60_000).toISOString()] : [],
      );
      expect((state.undone ?? []).length).toBeLessThanOrEqual(1);
    }),
  );
});

it("follows the order that a protocol's steps were put in, within a time of day", () => {
  const titles = (hasOwnOrder: boolean) => {
    const protocols = [
      { name: "Egen", hasOwnOrder, steps: ["Ö", "A", "M"].map((title) => ({ title, timeOfDay: "morning" })) },
      {
        name: "Annan",
        steps: ["N", "B"].map((title) => ({ title, timeOfDay: title === "N" ? "morning" : "evening" })),
      },
    ].map(({ steps, ...protocol }) =>
      createProtocolSchema.parse({
        ...protocol,
        key: randomUUID(),
        steps: steps.map((one) => ({ ...one, key: randomUUID(), frequency: "daily" })),
      }),
    );
    const state = protocols.reduce((all, one) => createProtocol(all, one, randomUUID(), on(0)), noProtocols());
    return checklistOf(state, dayOf(on(0))).items.map(({ title }) => title);
  };
  expect(titles(false)).toEqual(["A", "M", "N", "Ö", "B"]);
  expect(titles(true)).toEqual(["Ö", "A", "N", "M", "B"]);
});

it("reads what can be read of a storage that was tampered with", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("protocols", "protocol-items", "user-progress"), fc.jsonValue()),
      (json) => {
        expect(Object.keys(protocolStorage("").decode(json))).toEqual(["protocols", "items", "active", "progress"]);
      },
    ),
  );
});

it("tells how the days went on which a protocol was followed, and of no others", () => {
  const input = createProtocolSchema.parse({
    key: randomUUID(),
    name: "Morgon",
    steps: [1, 2].map((n) => ({ key: randomUUID(), title: `Steg ${n}`, frequency: "daily" })),
  });
  let state = createProtocol(noProtocols(), input, randomUUID(), on(0));
  state = deactivateProtocol(state, input.key, on(3));
  state = startProtocol(state, input.key, randomUUID(), on(6));
  const done = new Map([
    ["2026-03-02", 2],
    ["2026-03-09", 1],
  ]);
  expect(historyOf(state.items, state.active, done, dayOf(on(7)), 30)).toEqual([
    { day: "2026-03-09", doneCount: 1, totalCount: 2 },
    { day: "2026-03-08", doneCount: 0, totalCount: 2 },
    { day: "2026-03-04", doneCount: 0, totalCount: 2 },
    { day: "2026-03-03", doneCount: 0, totalCount: 2 },
    { day: "2026-03-02", doneCount: 2, totalCount: 2 },
  ]);
});

it("a history of so many days needs only what was done since the day that is named for it", () => {
  const today = dayOf(on(0));
  const daysAgo = fc.integer({ min: 0, max: 40 });
  const period = fc.record({ started: daysAgo, ended: fc.option(daysAgo) }).map(({ started, ended }) => ({
    ...{ id: randomUUID(), protocolId: randomUUID(), targetEndDate: null },
    startedDate: addDays(today, -started),
    isActive: ended === null,
    endedDate: ended === null ? null : addDays(today, -Math.min(started, ended)),
  }));
  const done = fc.uniqueArray(daysAgo).map((ago) => new Map(ago.map((days) => [addDays(today, -days), 1])));
  fc.assert(
    fc.property(fc.array(period, { maxLength: 4 }), done, fc.integer({ min: 1, max: 45 }), (active, all, count) => {
      const from = historyStart(active, today, count);
      const known = new Map([...all].filter(([day]) => day >= from));
      expect(historyOf([], active, known, today, count)).toEqual(historyOf([], active, all, today, count));
    }),
  );
  // A protocol that is followed all the time needs no more than the days that are shown.
  const active = [{ id: "", protocolId: "", startedDate: addDays(today, -300), targetEndDate: null }];
  expect(
    historyStart(
      active.map((one) => ({ ...one, isActive: true, endedDate: null })),
      today,
      30,
    ),
  ).toBe(addDays(today, -29));
});
