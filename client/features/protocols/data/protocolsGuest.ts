import type { ValidationError } from "../../../../schema/fieldErrors.ts";
import {
  completeItemSchema,
  createProtocolSchema,
  type NewProtocol,
  stepInputSchema,
  updateProtocolSchema,
} from "../../../../schema/protocols/protocolInput.ts";
import type { ProtocolItem, ProtocolState } from "../../../../schema/protocols/protocolState.ts";
import {
  checklistItem,
  checklistOf,
  daysOf,
  doneByDay,
  historyOf,
  type ProtocolDay,
} from "../../../../schema/rules/protocols/checklist.ts";
import { followedPeriods } from "../../../../schema/rules/protocols/followedPeriods.ts";
import {
  completeItem,
  createProtocol,
  deactivateProtocol,
  deleteProtocol,
  findProtocol,
  NO_PROTOCOL,
  NO_STEP,
  startProtocol,
  undoItem,
  updateProtocol,
  validateProtocol,
  validateSteps,
  validateTick,
} from "../../../../schema/rules/protocols/protocolChanges.ts";
import {
  type ActiveView,
  activeViews,
  type ProtocolView,
  protocolView,
  protocolViews,
} from "../../../../schema/rules/protocols/protocolView.ts";
import { tickActivity } from "../../../../schema/rules/protocols/tickActivity.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { z } from "../../../../schema/zod.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import type { GuestContext } from "../../../guest/guestContext.ts";
import { guestId, readGuestId } from "../../../guest/guestId.ts";
import { enumValues } from "../../../guest/personalSchema.generated.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { readProtocols, storeProtocols } from "./protocolStorage.ts";
import { TemplateStepsDocument, TemplatesDocument } from "./protocolsGuest.generated.ts";

/** Days of a protocol's history at most. */
const MAX_HISTORY = 366;

/** A protocol as the graph shows it, with its identifier. */
interface Shown extends Omit<ProtocolView, "active"> {
  id: string;
  active: (Omit<ActiveView, "protocol"> & { protocol: Shown }) | null;
  history: ProtocolDay[];
}

function shown(view: ProtocolView): Shown {
  const protocol: Shown = {
    ...view,
    id: guestId("Protocol", view.key),
    active: null,
    /** Counted when it is asked for. */
    get history() {
      return historyOf(
        view.source.items,
        view.source.active,
        doneByDay(view.source.items, readProtocols().progress),
        dayOf(new Date()),
        MAX_HISTORY,
      );
    },
  };
  if (view.active) protocol.active = { ...view.active, protocol };
  return protocol;
}

const invalid = (issues: readonly { path: PropertyKey[]; message: string }[]): ValidationError[] =>
  issues.map(({ path, message }) => ({ code: "INVALID", field: path.join("."), message }));

/** The browser has no room for a change, which was not made then: somebody who builds on it would lose both. */
const NO_ROOM: ValidationError = {
  code: "TOO_MUCH",
  field: null,
  message: "Webbläsarens lagring är full eller avstängd. Skapa ett konto, så sparas det där.",
};

/** Changes what the browser stores by a rule, which may refuse to. */
const change = (rule: (state: ProtocolState, now: Date) => ProtocolState | ValidationError) =>
  withStorageLock("protocols", () => {
    const before = readProtocols();
    const after = rule(before, new Date());
    if ("code" in after) return { violation: after, state: before };
    return storeProtocols(before, after)
      ? { violation: undefined, state: after }
      : { violation: NO_ROOM, state: before };
  });

/** Changes one of the browser's protocols, and answers it. */
async function changeOne(key: string, rule: (state: ProtocolState, now: Date) => ProtocolState | ValidationError) {
  const { violation, state } = await change(rule);
  const protocol = findProtocol(state, key);
  if (violation) return { protocol: null, errors: [violation] };
  return { protocol: protocol ? shown(protocolView(state, protocol)) : null, errors: [] };
}

const changeOwn = (
  id: string,
  rule: (state: ProtocolState, key: string, now: Date) => ProtocolState | ValidationError,
) => {
  const named = readGuestId(id);
  const key = named?.type === "Protocol" ? named.key : "";
  return changeOne(key, (state, now) => (findProtocol(state, key) ? rule(state, key, now) : NO_PROTOCOL));
};

const add = (protocol: NewProtocol) =>
  changeOne(
    protocol.key,
    (state, now) => validateProtocol(state, protocol) ?? createProtocol(state, protocol, crypto.randomUUID(), now),
  );

/** The value that is stored for a name of one of the graph's enums. */
const stored = (type: string, name: string | null): string | null => (name && enumValues[type]?.[name]) ?? null;

/** A template as a new protocol; one whose steps could not be had starts without them. */
async function copyOf({ apollo }: GuestContext, id: string, key: string): Promise<NewProtocol | undefined> {
  const { data } = await apollo.query({ query: TemplatesDocument, errorPolicy: "ignore" });
  const template = data?.protocolTemplates?.find((one) => one.id === id);
  if (!template) return undefined;
  const found = await apollo.query({ query: TemplateStepsDocument, errorPolicy: "ignore" }).catch(() => undefined);
  const steps = found?.data?.protocolTemplates?.find((one) => one.id === id)?.steps ?? [];
  const { name, description, expertName, estimatedWeeks } = template;
  const { data: copy } = createProtocolSchema.extend({ steps: z.array(stepInputSchema) }).safeParse({
    ...{ key, name, description, expertName, estimatedWeeks },
    goal: stored("ProtocolGoal", template.goal),
    type: stored("ProtocolType", template.type),
    difficulty: stored("ProtocolDifficulty", template.difficulty),
    steps: steps.map((step) => ({
      ...step,
      key: crypto.randomUUID(),
      category: step.category.key === "none" ? null : step.category.key,
      frequency: stored("Frequency", step.frequency),
      timeOfDay: stored("TimeOfDay", step.timeOfDay),
    })),
  });
  return copy;
}

/** What answers protocols for a guest. */
export const protocolsGuest: GuestResolvers<"protocols"> = {
  root: {
    protocols: () => protocolViews(readProtocols()).map(shown),
    protocol: (_, { key }) =>
      protocolViews(readProtocols())
        .map(shown)
        .find((protocol) => protocol.key === key) ?? null,
    activeProtocols: () =>
      activeViews(readProtocols()).map(({ protocol, ...active }) => ({ ...active, protocol: shown(protocol) })),
    followedPeriods: () => followedPeriods(readProtocols()),
    checklist: (_, { day }, { prepareCounting }) => {
      const state = readProtocols();
      // What is ticked counts in the journey, which takes more than the steps.
      if (state.items.length > 0) prepareCounting();
      return checklistOf(state, day ?? dayOf(new Date()));
    },

    createProtocol: (_, { input }) => {
      const { data, error } = createProtocolSchema.safeParse(input);
      return error ? { protocol: null, errors: invalid(error.issues) } : add(data);
    },

    updateProtocol: (_, { input: { id, ...edit } }) => {
      const { data, error } = updateProtocolSchema.safeParse(edit);
      if (error) return { protocol: null, errors: invalid(error.issues) };
      return changeOwn(
        id,
        (state, key, now) => validateSteps(state, data.steps, key) ?? updateProtocol(state, key, data, now),
      );
    },

    startProtocol: async (_, { input: { id, key } }, ctx) => {
      if (readGuestId(id)?.type !== "ProtocolTemplate") {
        return changeOwn(id, (state, own, now) => startProtocol(state, own, crypto.randomUUID(), now));
      }
      const copy = await copyOf(ctx, id, key ?? crypto.randomUUID());
      return copy ? add(copy) : { protocol: null, errors: [NO_PROTOCOL] };
    },

    deactivateProtocol: (_, { input: { id } }) =>
      changeOwn(id, (state, key, now) => deactivateProtocol(state, key, now)),
    deleteProtocol: async (_, { input: { id } }) => {
      const { errors } = await changeOwn(id, (state, key, now) => deleteProtocol(state, key, now));
      return { deletedId: errors.length === 0 ? id : null, errors };
    },

    completeItem: async (_, { input: { itemKey, ...given } }, { countActivity }) => {
      const { data, error } = completeItemSchema.safeParse(given);
      if (error) return { ...NOTHING, ...NOT_COUNTED, errors: invalid(error.issues) };
      const now = new Date();
      const { day } = data;
      const { violation, state } = await change(
        (before) =>
          validateTick(before, itemKey, day, now) ?? completeItem(before, itemKey, data, crypto.randomUUID(), now),
      );
      const item = state.items.find(({ id }) => id === itemKey);
      if (violation || !item) return { ...NOTHING, ...NOT_COUNTED, errors: [violation ?? NO_STEP] };
      // It is ticked, even if the journey could not be told: its code or what counts in it is not there.
      const counted = await countActivity(tickActivity(item, data, now)).catch(() => NOT_COUNTED);
      // Meanwhile it may have been taken back.
      return { ...ticked(readProtocols(), item, day), ...counted, errors: [] };
    },

    undoItem: async (_, { input: { itemKey, day } }) => {
      const { violation, state } = await change((before) => {
        const item = before.items.find(({ id }) => id === itemKey);
        return item
          ? undoItem(before, itemKey, daysOf(item, day), undefined, new Date(), () => crypto.randomUUID())
          : NO_STEP;
      });
      const item = state.items.find(({ id }) => id === itemKey);
      return violation || !item
        ? { ...NOTHING, errors: [violation ?? NO_STEP] }
        : { ...ticked(state, item, day), errors: [] };
    },
  },
  fields: {
    Protocol: {
      history: ({ history }, { first }) => history.slice(0, first),
    },
  },
};

const NOTHING = { item: null, checklist: null };
const NOT_COUNTED = { journey: null, unlocked: [], streakReached: null };

/** A step and the day's checklist as they stand now. */
const ticked = (state: ProtocolState, item: ProtocolItem, day: string) => ({
  item: checklistItem(item, findProtocol(state, item.protocolId)?.name ?? "", day, state.progress),
  checklist: checklistOf(state, day),
});
