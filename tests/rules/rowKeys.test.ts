import fc from "fast-check";
import { expect, it } from "vitest";
import { globalId, parseTextKey } from "../../server/platform/graphql/globalId.ts";

const keys = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).filter((key) => !key.includes("\0"));

it("a row that is named by a text is found by its identifier, and by no other", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const id = globalId("TrainingMethod", key);
      expect(parseTextKey(id, "TrainingMethod", "input.id")).toBe(key);
      for (const wrong of [globalId("Product", key), `${id}=`, key, ""])
        expect(() => parseTextKey(wrong, "TrainingMethod", "input.id")).toThrow("finns inte");
    }),
  );
  const unstorable = globalId("TrainingMethod", "a\0b");
  expect(() => parseTextKey(unstorable, "TrainingMethod", "input.id")).toThrow("finns inte");
});
