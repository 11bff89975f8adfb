import { describe, expect, it } from "vitest";
import type { ProtocolState } from "../../schema/protocols/protocolState.ts";
import { weekGlance } from "../../schema/rules/protocols/weekGlance.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const MONDAY = "2026-11-23";

function aState(days: string[], more: Partial<ProtocolState["active"][number]> = {}, items = [aStep()]): ProtocolState {
  const [step] = items;
  return {
    protocols: [aProtocol()],
    items,
    active: [
      {
        id: "0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0b01",
        protocolId: aProtocol().id,
        startedDate: "2026-11-01",
        targetEndDate: null,
        isActive: true,
        endedDate: null,
        ...more,
      },
    ],
    progress: days.map((completedDate) => ({
      id: completedDate,
      protocolId: aProtocol().id,
      protocolItemId: step?.id ?? "",
      completedDate,
      completionTime: `${completedDate}T08:00:00.000Z`,
      notes: null,
      rating: null,
    })),
  };
}

describe("a look at the week", () => {
  it("counts the days that were planned, and says what is next", () => {
    const text = (state: ProtocolState, pauses: { from: string; until: string }[] = []) =>
      weekGlance(state, pauses, MONDAY).map((one) => one.text);
    expect(text(aState([]))).toEqual(["Bockat av 0 av 7 dagar. Nästa vecka: 1 steg om dagen."]);
    expect(text(aState(["2026-11-23", "2026-11-29"], { startedDate: "2026-11-29" }))).toEqual([
      "Bockat av 1 av 1 dag. Nästa vecka: 1 steg om dagen.",
    ]);
    expect(text(aState(["2026-11-24"], { targetEndDate: "2026-11-27" }))).toEqual([
      "Bockat av 1 av 4 dagar. Planen gick till och med den 26 november 2026.",
    ]);
    expect(text(aState(["2026-11-23"]), [{ from: "2026-11-24", until: "2026-12-20" }])).toEqual([
      "Bockat av 1 av 1 dag. Nästa vecka vilar du.",
    ]);
    expect(text(aState([]), [{ from: "2026-11-23", until: "2026-11-29" }])).toEqual([
      "Den här veckan vilade du. Nästa vecka: 1 steg om dagen.",
    ]);
    const weekly = [aStep({ frequency: "weekly" })];
    expect(text(aState(["2026-11-25"], {}, weekly))).toEqual([
      "Bockat av den här veckan. Nästa vecka: 1 steg en gång i veckan.",
    ]);
    expect(text(aState([], {}, [aStep({ removedAt: "2026-11-20T08:00:00.000Z" })]))).toEqual([]);
  });
});
