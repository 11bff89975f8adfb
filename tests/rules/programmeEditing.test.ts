import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentInWords,
  PROGRAMME_FIELDS,
  PROGRAMME_PARTS,
  programmeContent,
} from "../../schema/programmes/programmeContent.ts";
import { contentOf } from "../../server/seed/programmes/seededProgramme.ts";
import { programmes } from "../../server/seed/seedContent.ts";

describe("what a programme says", () => {
  it.each(programmes.map((seeded) => [seeded.level, contentOf(seeded)] as const))(
    "%s passes its own check as it is",
    (_, content) => {
      const { data, error } = programmeContent.safeParse(content);
      expect(error?.issues).toBeUndefined();
      expect(data).toEqual(content);
    },
  );

  it("is edited in parts, each field in one of them", () => {
    const edited = Object.values(PROGRAMME_PARTS).flat();
    expect(edited.toSorted()).toEqual(Object.keys(PROGRAMME_FIELDS).sort());
  });
});
