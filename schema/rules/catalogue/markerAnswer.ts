import type { Sex } from "../../catalogue.ts";
import { type Cover, type CoverAim, type CoverOption, searchCover, unionOf } from "./markerCover.ts";

/** A test that an answer may be made of. */
export interface AnswerTest extends Omit<CoverOption, "avoidance"> {
  /** The sex that it is for; null when it is for everybody. */
  intendedFor: Sex | null;
  /** Whether there is a way to its seller. */
  isLinked: boolean;
}

/**
 * The tests that an answer is made of, so that it fits one person where that can be: for everybody, or else for one
 * sex; and without a way to the seller only where nothing else measures what they do. Where no one person can take
 * tests that measure all of it, they are all that there are, with as few as can be that are not for everybody.
 * @param wanted markers, as bits, that the tests together measure
 * @param sex of who takes them; null when nobody said
 * @returns one set of tests, or one for each sex, each of which measures all that is wanted: the best answer of any is
 *   the answer
 */
export function eligibleTests(
  tests: readonly AnswerTest[],
  wanted: number,
  sex: Sex | null,
): readonly (readonly CoverOption[])[] {
  const isFor = (one: Sex | null) => (test: AnswerTest) => test.intendedFor === null || test.intendedFor === one;
  const persons: (readonly (Sex | null)[])[] = sex ? [[sex]] : [[null], ["FEMALE", "MALE"]];
  for (const mayBeUnlinked of [false, true]) {
    for (const alike of persons) {
      const sets = alike
        .map((person) =>
          tests
            .filter(isFor(person))
            .filter(({ isLinked }) => isLinked || mayBeUnlinked)
            .map((test) => toOption(test, person)),
        )
        .filter((set) => (unionOf(set) & wanted) === wanted);
      if (sets.length > 0) return sets;
    }
  }
  return [tests.map((test) => toOption(test, sex))];
}

const toOption = ({ id, price, markers, intendedFor, isLinked }: AnswerTest, person: Sex | null): CoverOption => {
  const isForOthers = intendedFor !== null && intendedFor !== person;
  return { id, price, markers, avoidance: isForOthers ? (isLinked ? 32 : 33) : isLinked ? 0 : 1 };
};

/**
 * Searches the cheapest tests, or the fewest, that measure every wanted marker and fit who takes them, as
 * `eligibleTests` says. Yields and stops as `searchCover`.
 * @returns null when the tests together do not measure all that is wanted
 */
export function* searchAnswer(
  tests: readonly AnswerTest[],
  wanted: number,
  { sex, aim }: { sex: Sex | null; aim: CoverAim },
): Generator<void, Cover | null, boolean> {
  let best: Cover | null = null;
  let isExact = true;
  for (const options of eligibleTests(tests, wanted, sex)) {
    const cover: Cover | null = yield* searchCover(options, wanted, aim);
    if (!cover) continue;
    isExact &&= cover.isExact;
    if (!best || isBetter(cover, best, aim)) best = cover;
  }
  return best && { ...best, isExact };
}

/** Whether one answer is better than another, by what is searched. */
export function isBetter(one: Cover, other: Cover, aim: CoverAim): boolean {
  const byPrice = one.price - other.price;
  const byCount = one.ids.length - other.ids.length;
  const byAim = aim === "price" ? byPrice || byCount : byCount || byPrice;
  return (one.avoidance - other.avoidance || byAim) < 0;
}
