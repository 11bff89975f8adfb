import { describe, expect, it } from "vitest";
import { withoutMessage } from "../../server/platform/logging.ts";

const ADDRESS = "anna.andersson@epost.example";

describe("what is logged of an error whose message may carry an address", () => {
  it("is its kind, its code and its frames", () => {
    const error = Object.assign(new TypeError(`550 ${ADDRESS} is unknown`), { code: "EENVELOPE" });
    const { code, stack } = withoutMessage(error);
    expect(code).toBe("EENVELOPE");
    expect(stack).toMatch(/^TypeError\n +at .*withoutMessage\.test\.ts:\d+:\d+/);
  });

  it.each([
    `two lines\n${ADDRESS}`,
    `a forged stack\n    at ${ADDRESS} (/srv/${ADDRESS}.ts:1:1)`,
    `${ADDRESS}\n    at <anonymous>`,
    "",
  ])("never has a word of the message: %j", (message) => {
    const { stack } = withoutMessage(new Error(message));
    expect(stack).not.toContain(ADDRESS);
    expect(stack).toMatch(/^Error\n +at .*withoutMessage\.test\.ts/);
  });

  it("has no word of a message that was changed after it was thrown either", () => {
    const error = new Error(`to ${ADDRESS}\nand ${ADDRESS}`);
    error.message = "changed";
    expect(withoutMessage(error).stack).not.toContain(ADDRESS);
    expect(withoutMessage(error).stack).toContain("withoutMessage.test.ts");
  });

  it.each([undefined, null, ADDRESS, { message: ADDRESS }])("is nothing of what is no error: %j", (thrown) => {
    expect(withoutMessage(thrown)).toEqual({ code: undefined, stack: undefined });
  });
});
