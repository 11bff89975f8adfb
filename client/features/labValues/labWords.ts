import { COMPARATOR_SIGNS } from "../../../schema/labValues.ts";
import type { LabComparator } from "../../apollo/schemaTypes.generated.ts";

const number = new Intl.NumberFormat("sv-SE", { maximumSignificantDigits: 6 });

/** '4,5' and '1 200', with all the digits that a laboratory gives. */
export const labNumber = (value: number): string => number.format(value);

/** What is chosen where a value has no unit, as a ratio. */
export const NO_UNIT = "Ingen enhet";

/** A measured value, as far as its number goes. */
export interface Amount {
  comparator: LabComparator | null;
  value: number;
  unit: string;
}

/** '<0,5', '4,5' */
export const writtenAmount = ({ comparator, value }: Pick<Amount, "comparator" | "value">): string =>
  `${comparator ? COMPARATOR_SIGNS[comparator] : ""}${labNumber(value)}`;

/** '22 µg/L', '<0,5 mg/L', '1,2' for a mere number */
export const amountWithUnit = (amount: Amount): string =>
  amount.unit ? `${writtenAmount(amount)}\u00a0${amount.unit}` : writtenAmount(amount);
