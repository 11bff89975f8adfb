import type { ValidationError } from "../../fieldErrors.ts";
import { LAB_VALUE_LIMITS } from "../../labValues/labValueLimits.ts";
import { inOrder, type LabValueState, type StoredLabValue } from "../../labValues/labValueState.ts";
import { type RecordedValue } from "../../labValues/recordedValue.ts";
import { swedishNumber } from "../words/numbers.ts";

const FULL: ValidationError = {
  code: "TOO_MUCH",
  field: null,
  message: `Du har sparat så många värden, borttagna inräknade, som ryms (${swedishNumber(LAB_VALUE_LIMITS.values)}). Fler går inte att spara; det du har finns kvar.`,
};

/** A value with the key that the client made up for it. */
export type KeyedLabValue = RecordedValue & { clientKey: string };

/** Adds values, all or none; of a key that was used already nothing, also when what it recorded was deleted. */
export function recordValues(
  state: LabValueState,
  sent: readonly KeyedLabValue[],
  now: Date,
): LabValueState | ValidationError {
  const used = new Set([...state.values.map(({ id }) => id), ...state.deleted]);
  const createdAt = now.toISOString();
  const fresh = sent
    .filter(({ clientKey }) => !used.has(clientKey))
    .map(({ clientKey, ...value }) => ({ ...value, id: clientKey, createdAt }));
  if (fresh.length === 0) return state;
  if (used.size + fresh.length > LAB_VALUE_LIMITS.values) return FULL;
  return { ...state, values: inOrder([...state.values, ...fresh]) };
}

/** Changes a value to what is sent; undefined where there is none with this id. */
export function updateValue(state: LabValueState, id: string, value: RecordedValue): LabValueState | undefined {
  const before = state.values.find((one) => one.id === id);
  if (!before) return undefined;
  const after: StoredLabValue = { ...value, id, createdAt: before.createdAt };
  return { ...state, values: inOrder(state.values.map((one) => (one === before ? after : one))) };
}

/** Deletes values; their keys stay, so that they are not recorded once more. */
export function deleteValues(state: LabValueState, ids: ReadonlySet<string>): LabValueState {
  const gone = state.values.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  return {
    values: state.values.filter(({ id }) => !ids.has(id)),
    deleted: [...state.deleted, ...gone],
  };
}
