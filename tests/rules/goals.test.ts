import { describe, expect, it } from "vitest";
import { currentGoalText, findGoal, GOAL_IDS, GOALS } from "../../schema/goals.ts";

describe("the onboarding goals", () => {
  it("are eight with different names, one of them better physical condition", () => {
    expect(GOALS.map(({ id }) => id)).toEqual(GOAL_IDS);
    expect(new Set(GOAL_IDS).size).toBe(8);
    expect(GOALS.map(({ text }) => text)).toContain("Förbättra fysisk kondition");
  });

  it.each(GOALS)("$id is found by its id and by its text, in any case and with space around", (goal) => {
    expect(findGoal(goal.id)).toBe(goal);
    expect(findGoal(goal.text)).toBe(goal);
    expect(findGoal(` ${goal.text.toUpperCase()} `)).toBe(goal);
  });

  it("are understood by the text that they had before", () => {
    expect(findGoal("Förebygga och följa min hälsa")?.id).toBe("prevention");
    expect(currentGoalText("Förebygga och följa min hälsa")).toBe("Ha koll på min hälsa");
  });

  it("are not found in texts of one's own, which stay as they are", () => {
    expect(findGoal("Sluta snarka")).toBeUndefined();
    expect(findGoal("")).toBeUndefined();
    expect(currentGoalText("Sluta SNARKA")).toBe("Sluta SNARKA");
  });
});
