import { SEX_LABELS, type Sex } from "../../../../schema/catalogue.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { formatAmount } from "../format.ts";
import type { MarkerAnswerQuery, MarkerChoice_ChoiceFragment } from "./MarkerAnswer.generated.ts";

/** An answer, and one of its ways to have the markers measured. */
export type Answer = NonNullable<MarkerAnswerQuery["markerCover"]>;
export type Choice = MarkerChoice_ChoiceFragment;

/** Whether two ways are the same tests. */
export const isSame = (one: Choice, other: Choice): boolean =>
  one.tests.length === other.tests.length &&
  one.tests.every(({ databaseId }) => other.tests.some((test) => test.databaseId === databaseId));

/** Whether it may cost more than it says: only the lowest price of one of its tests is known. */
export const mayCostMore = ({ tests }: Choice): boolean =>
  tests.some(({ price }) => price?.to?.amount !== price?.from.amount);

/** 'från 1 295 kr' */
export const formatChoicePrice = (choice: Choice): string =>
  `${mayCostMore(choice) ? "från " : ""}${formatAmount(choice.price.amount)}`;

/** The same within a sentence: 'minst 1 295 kr' */
const priceInSentence = (choice: Choice): string =>
  `${mayCostMore(choice) ? "minst " : ""}${formatAmount(choice.price.amount)}`;

/** '2 tester' */
export const formatTestCount = (count: number): string => counted(count, "test", "tester");

/** '1 besök och 2 prov hemma' */
export const formatSamplings = ({ visitCount, homeKitCount }: Choice): string =>
  [
    visitCount > 0 && counted(visitCount, "besök", "besök"),
    homeKitCount > 0 && `${counted(homeKitCount, "prov", "prov")} hemma`,
  ]
    .filter(Boolean)
    .join(" och ");

const PERSON = { FEMALE: "en kvinna", MALE: "en man" } as const satisfies Record<Sex, string>;

/**
 * Whom the tests are for, where that is not everybody.
 * @param sex of who takes them; null when nobody said
 */
export function formatIntendedFor({ tests, intendedFor }: Choice, sex: Sex | null): string | null {
  const are = (one: Sex) => {
    const names = tests.filter((test) => test.intendedFor === one).map(({ name }) => name);
    return `${names.join(" och ")} är till för ${SEX_LABELS[one].toLowerCase()}`;
  };
  const others = intendedFor.filter((one) => one !== sex);
  const [first, second] = others;
  if (!first) return null;
  if (sex) return `${are(first)}. Inga tester som passar ${PERSON[sex]} mäter tillsammans allt du har valt.`;
  if (!second) return `Passar bara ${SEX_LABELS[first].toLowerCase()}: ${are(first)}.`;
  return `Ingen kan ta alla de här testerna: ${are(first)}, och ${are(second)}. Inga tester som passar en och samma person mäter allt du har valt.`;
}

/** So many tests are named in a sentence. */
const MAX_NAMED = 3;

const list = new Intl.ListFormat("sv-SE");

/** 'Järnkollen och Sköldkollen', and '7 tester' where they are more than a sentence can carry. */
const formatTests = ({ tests }: Choice): string =>
  tests.length > MAX_NAMED ? formatTestCount(tests.length) : list.format(tests.map(({ name }) => name));

/** The answer in a sentence or two. */
export function formatAnswer({ combination, fewest, unmeasured, markers }: Answer): string {
  if (!combination || !fewest) return "";
  const all = unmeasured.length > 0 ? "det som kan mätas" : markers.length === 1 ? "markören" : "alla markörer";
  const price = priceInSentence(combination);
  const [first] = combination.tests;
  if (combination.tests.length === 1) return `${first?.name} mäter ${all} för ${price}. Du behöver bara ett test.`;
  if (isSame(combination, fewest))
    return `${formatTests(combination)} mäter tillsammans ${all} för ${price}. Färre räcker inte.`;
  const [one, ...others] = fewest.tests;
  const fewer = others.length === 0 ? `ett enda test, ${one?.name},` : formatTests(fewest);
  return `Billigast får du ${all} med ${formatTests(combination)} för ${price}. Det går också med ${fewer} för ${priceInSentence(fewest)}.`;
}
