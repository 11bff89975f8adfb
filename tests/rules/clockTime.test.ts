import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClockTime } from "../../schema/rules/words/clockTime.ts";

describe("a time of the day as somebody writes it", () => {
  it.each([
    ["23:15", "23:15"],
    ["23.15", "23:15"],
    ["2315", "23:15"],
    ["715", "07:15"],
    ["7", "07:00"],
    ["07", "07:00"],
    ["kl 7", "07:00"],
    ["Kl. 22.30", "22:30"],
    [" 0:05 ", "00:05"],
  ])("%j is %s", (text, time) => expect(readClockTime(text)).toBe(time));

  it.each(["", "24:00", "2360", "23:1", "sju", "7-8", "23:15:00", "10 pm", "12345", "-1"])("%j is none", (text) => {
    expect(readClockTime(text)).toBeUndefined();
  });

  it("stays the same when it is read again", () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(":", ".", ""), (hours, minutes, between) => {
        const two = (part: number): string => String(part).padStart(2, "0");
        const time = readClockTime(two(hours) + between + two(minutes)) ?? "";
        expect(time).toBe(`${two(hours)}:${two(minutes)}`);
        expect(readClockTime(time)).toBe(time);
      }),
    );
  });
});
