import type { FieldErrorCode } from "../../../../schema/fieldErrors.ts";
import { labProfileInputSchema } from "../../../../schema/labValues/labProfile.ts";
import {
  deletionSchema,
  NO_VALUE,
  recordingSchema,
  tooManyAtOnce,
} from "../../../../schema/labValues/labValueInput.ts";
import type { LabValueState, StoredLabValue } from "../../../../schema/labValues/labValueState.ts";
import { recordedValueSchema } from "../../../../schema/labValues/recordedValue.ts";
import { deleteValues, recordValues, updateValue } from "../../../../schema/rules/labValues/labValueChanges.ts";
import type { z } from "../../../../schema/zod.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import { guestId, readGuestId } from "../../../guest/guestId.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { readProfile, readValues, storeProfile, storeValues } from "./labValueStorage.ts";

/** Values of a page when nobody says how many. */
const DEFAULT_PAGE_SIZE = 100;

/** A value as the graph shows it, with its identifier. */
const shown = (value: StoredLabValue) => ({ ...value, id: guestId("LabValue", value.id) });

const keyOf = (id: string): string | undefined => {
  const named = readGuestId(id);
  return named?.type === "LabValue" ? named.key : undefined;
};

const errorOf = (code: FieldErrorCode, message: string, field: string | null = null) => [{ code, field, message }];

const NO_ROOM = errorOf("TOO_MUCH", "Webbläsaren kunde inte spara ändringen.");

/** What is wrong with each field, as the server says it. */
const errorsOf = ({ issues }: z.ZodError) =>
  issues.flatMap(({ path, message }) => errorOf("INVALID", message, path.join(".")));

/** Values that laboratories have measured, answered for a guest from what the browser stores. */
export const labValuesGuest: GuestResolvers<"labValues"> = {
  root: {
    labValues: (_root, { first, after, markerSlug }) => {
      const all = readValues()
        .values.filter((one) => !markerSlug || one.markerSlug === markerSlug)
        .map(shown);
      // The list is in memory, so that the identifier of a value is cursor enough.
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
      const nodes = all.slice(start, start + (first ?? DEFAULT_PAGE_SIZE));
      return {
        nodes,
        edges: nodes.map((node) => ({ node, cursor: node.id })),
        pageInfo: {
          hasNextPage: start + nodes.length < all.length,
          hasPreviousPage: start > 0,
          startCursor: nodes[0]?.id ?? null,
          endCursor: nodes.at(-1)?.id ?? null,
        },
      };
    },

    labProfile: () => readProfile() ?? null,

    setLabProfile: (_root, { input }) => {
      const parsed = labProfileInputSchema.safeParse({ birthYear: input.birthYear });
      if (!parsed.success) return { labProfile: null, errors: errorsOf(parsed.error) };
      const profile = { ...parsed.data, sex: input.sex ?? null };
      return storeProfile(profile) ? { labProfile: profile, errors: [] } : { labProfile: null, errors: NO_ROOM };
    },

    recordLabValues: (_root, { input }) =>
      withStorageLock("lab-values", () => {
        const rejected = (errors: ReturnType<typeof errorOf>) => ({ labValues: [], errors });
        const tooMany = tooManyAtOnce(input.values);
        if (tooMany) return rejected(errorOf("TOO_MUCH", tooMany, "values"));
        const parsed = recordingSchema.safeParse(input);
        if (!parsed.success) return rejected(errorsOf(parsed.error));
        const before = readValues();
        const after = recordValues(before, parsed.data.values, new Date());
        if ("code" in after) return rejected([after]);
        if (after !== before && !storeValues(after)) return rejected(NO_ROOM);
        const stored = new Map(after.values.map((value) => [value.id, value]));
        return { labValues: parsed.data.values.flatMap(({ clientKey }) => found(stored, clientKey)), errors: [] };
      }),

    updateLabValue: (_root, { input }) =>
      withStorageLock("lab-values", () => {
        const { id, ...value } = input;
        const parsed = recordedValueSchema.safeParse(value);
        if (!parsed.success) return { labValue: null, errors: errorsOf(parsed.error) };
        const key = keyOf(id) ?? "";
        const after = updateValue(readValues(), key, parsed.data);
        if (!after) return { labValue: null, errors: errorOf(NO_VALUE.code, NO_VALUE.message, "id") };
        if (!storeValues(after)) return { labValue: null, errors: NO_ROOM };
        return { labValue: shown(storedValue(after, key)), errors: [] };
      }),

    deleteLabValues: (_root, { input }) =>
      withStorageLock("lab-values", () => {
        const rejected = (errors: ReturnType<typeof errorOf>) => ({ deletedIds: [], errors });
        const tooMany = tooManyAtOnce(input.ids);
        if (tooMany) return rejected(errorOf("TOO_MUCH", tooMany, "ids"));
        const parsed = deletionSchema.safeParse(input);
        if (!parsed.success) return rejected(errorsOf(parsed.error));
        const before = readValues();
        const known = new Set(before.values.map(({ id }) => id));
        const deletedIds = [...new Set(input.ids)].filter((id) => known.has(keyOf(id) ?? ""));
        if (deletedIds.length === 0) return rejected(errorOf(NO_VALUE.code, NO_VALUE.message, "ids"));
        const after = deleteValues(before, new Set(deletedIds.flatMap((id) => keyOf(id) ?? [])));
        return storeValues(after) ? { deletedIds, errors: [] } : rejected(NO_ROOM);
      }),
  },
};

const found = (stored: ReadonlyMap<string, StoredLabValue>, key: string) => {
  const value = stored.get(key);
  return value ? [shown(value)] : [];
};

const storedValue = ({ values }: LabValueState, id: string) => values.find((one) => one.id === id) as StoredLabValue;
