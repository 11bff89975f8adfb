import { readLabProfile, type StoredLabProfile } from "../../../../schema/labValues/labProfile.ts";
import { LAB_VALUE_KEYS } from "../../../../schema/labValues/labValueKeys.ts";
import { type LabValueState, readLabValues } from "../../../../schema/labValues/labValueState.ts";
import { readStored, removeStored, storeAll } from "../../../guest/storage.ts";

/** The values that the browser holds; what cannot be read counts as not there, silently. */
export const readValues = (): LabValueState =>
  readLabValues(
    readStored(LAB_VALUE_KEYS.values, (json) => json),
    readStored(LAB_VALUE_KEYS.deleted, (json) => json),
  );

/**
 * Stores the values that the browser is to hold.
 * @returns false when the browser has no room, or stores nothing at all; then everything is as it was
 */
export const storeValues = ({ values, deleted }: LabValueState): boolean =>
  storeAll(
    { [LAB_VALUE_KEYS.values]: values, [LAB_VALUE_KEYS.deleted]: deleted },
    { isAnswered: true, isLasting: true },
  );

/** What the browser knows of whose the values are. */
export const readProfile = (): StoredLabProfile | undefined => readStored(LAB_VALUE_KEYS.profile, readLabProfile);

/**
 * Stores whose the values are.
 * @returns false when the browser has no room
 */
export const storeProfile = (profile: StoredLabProfile): boolean =>
  storeAll({ [LAB_VALUE_KEYS.profile]: profile }, { isAnswered: true, isLasting: true });

/** Clears the values that the browser holds. */
export const clearValues = (): void => removeStored(Object.values(LAB_VALUE_KEYS));
