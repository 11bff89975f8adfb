import { expect, it } from "vitest";
import { marksBeside, marksOf } from "../../client/features/labValues/meaning/marksOf.ts";
import type { ProtocolState } from "../../schema/protocols/protocolState.ts";
import { followedPeriods } from "../../schema/rules/protocols/followedPeriods.ts";

const PROTOCOL = "00000000-0000-4000-8000-000000000001";
const item = (title: string, given: Record<string, unknown> = {}) => ({
  ...{ id: title, protocolId: PROTOCOL, title, categoryId: "nutrition", dosageAmount: "400 mg" },
  ...{ createdAt: "2026-01-01T08:00:00.000Z", removedAt: null, ...given },
});
const period = (id: string, startedDate: string, endedDate: string | null) => ({
  ...{ id, protocolId: PROTOCOL, startedDate, targetEndDate: null, isActive: endedDate === null, endedDate },
});
const state = {
  protocols: [{ id: PROTOCOL, name: "Sömnprotokoll", deletedAt: "2026-06-01T08:00:00.000Z" }],
  items: [
    item("Magnesium"),
    item("D-vitamin", { createdAt: "2026-02-10T08:00:00.000Z", removedAt: "2026-03-05T08:00:00.000Z" }),
    item("Promenad", { categoryId: "training" }),
    item("Grönsaker", { dosageAmount: null }),
  ],
  active: [period("a", "2026-01-05", "2026-03-20"), period("b", "2026-05-01", null)],
} as unknown as ProtocolState;

it("tells every time that a protocol was followed, with its supplements while they were in it", () => {
  const supplement = (name: string, from: string, until: string | null) => ({ name, from, until });
  expect(followedPeriods(state)).toEqual([
    {
      ...{ key: "b", name: "Sömnprotokoll", startedOn: "2026-05-01", endedOn: null },
      supplements: [supplement("Magnesium", "2026-05-01", null)],
    },
    {
      ...{ key: "a", name: "Sömnprotokoll", startedOn: "2026-01-05", endedOn: "2026-03-20" },
      supplements: [
        supplement("Magnesium", "2026-01-05", "2026-03-20"),
        supplement("D-vitamin", "2026-02-10", "2026-03-05"),
      ],
    },
  ]);
});

it("marks what was begun and ended by name, programmes too, the oldest first and only what is of the values' time", () => {
  const section = (place: number, completedAt: string | null) => ({ key: `mental:light:${place}`, completedAt });
  const items = [1, 2, 3, 4, 5, 6].map((place) => section(place, `2026-02-0${place}T12:00:00.000Z`));
  const read = (all: typeof items) =>
    marksOf(followedPeriods(state).slice(1), [{ key: "MENTAL", items: all }] as never).map(
      ({ day, label }) => `${day} ${label}`,
    );
  expect(read(items)).toEqual([
    "2026-01-05 Började: Sömnprotokoll",
    "2026-01-05 Började ta: Magnesium",
    "2026-02-01 Började: Mental optimering Light",
    "2026-02-06 Läste klart: Mental optimering Light",
    "2026-02-10 Började ta: D-vitamin",
    "2026-03-05 Slutade ta: D-vitamin",
    "2026-03-20 Slutade: Sömnprotokoll",
    "2026-03-20 Slutade ta: Magnesium",
  ]);
  expect(read([section(1, null), ...items.slice(1)])).not.toContain("2026-02-06 Läste klart: Mental optimering Light");
  const marks = [
    { day: "2024-01-01", label: "a" },
    { day: "2025-12-01", label: "b" },
  ];
  expect(marksBeside(marks, ["2026-03-01", "2026-04-01"])).toEqual([marks[1]]);
  expect(marksBeside(marks, [])).toEqual([]);
});
