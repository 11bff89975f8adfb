import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { ValidationError } from "../../../schema/fieldErrors.ts";
import { protocolsMergeSchema } from "../../../schema/protocols/protocolCodec.ts";
import {
  completeItemSchema,
  createProtocolSchema,
  type NewProtocol,
  undoItemSchema,
  updateProtocolSchema,
} from "../../../schema/protocols/protocolInput.ts";
import { inputStep, type ProtocolItem, type ProtocolState } from "../../../schema/protocols/protocolState.ts";
import { emptyJourney } from "../../../schema/rules/journey/journey.ts";
import { recordActivity } from "../../../schema/rules/journey/journeyChanges.ts";
import { journeyView, newlyAchieved } from "../../../schema/rules/journey/journeyView.ts";
import {
  type Checklist,
  type ChecklistItem,
  checklistItem,
  checklistOf,
  daysOf,
} from "../../../schema/rules/protocols/checklist.ts";
import { type FollowedPeriod, followedPeriods } from "../../../schema/rules/protocols/followedPeriods.ts";
import {
  completeItem,
  createProtocol,
  deactivateProtocol,
  deleteProtocol,
  findProtocol,
  NO_PROTOCOL,
  NO_STEP,
  noProtocols,
  startProtocol,
  tooMuchToMerge,
  undoItem,
  updateProtocol,
  validateProtocol,
  validateSteps,
  validateTick,
} from "../../../schema/rules/protocols/protocolChanges.ts";
import {
  type ActiveView,
  activeViews,
  type ProtocolView,
  protocolView,
  protocolViews,
  type StepView,
} from "../../../schema/rules/protocols/protocolView.ts";
import { tickActivity } from "../../../schema/rules/protocols/tickActivity.ts";
import { type Day, dayOf } from "../../../schema/rules/words/days.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { isUuid, readGlobalId } from "../../platform/graphql/globalId.ts";
import { forbidden, isAdmin } from "../../platform/graphql/policy.ts";
import { type JourneyContext, readJourneyItems } from "../journey/journeyItems.ts";
import type { OwnJourney } from "../journey/journeyService.ts";
import { changeJourney } from "../journey/journeyStore.ts";
import type {
  CompleteItemInput,
  CreateProtocolInput,
  MergeProtocolsInput,
  StartProtocolInput,
  UndoItemInput,
  UpdateProtocolInput,
} from "./protocolInputs.ts";
import {
  addProtocols,
  addTicks,
  changeProtocols,
  KeyTaken,
  readAllProtocols,
  readItem,
  readPublicProtocol,
  readStoredTemplates,
  readWeek,
  type StoredTemplate,
} from "./protocolStore.ts";

/** What a change of a protocol came to. */
interface Payload {
  protocol?: ProtocolView;
  errors: FieldError[];
}

/** What ticking came to. */
interface TickPayload {
  item?: ChecklistItem;
  checklist?: Checklist;
  errors: FieldError[];
}

const userOf = (ctx: JourneyContext): string => ctx.actor?.userId ?? "";
const errorsOf = ({ code, field, message }: ValidationError): FieldError[] => fieldError(code, message, field);

/** The protocols of the one who asks, the newest first. */
export const readProtocols = async (ctx: JourneyContext): Promise<ProtocolView[]> =>
  protocolViews(await readAllProtocols(ctx.sql, userOf(ctx)));

/** What the one who asks follows, what was started last first. */
export const readActiveProtocols = async (ctx: JourneyContext): Promise<ActiveView[]> =>
  activeViews(await readAllProtocols(ctx.sql, userOf(ctx)));

/** Every time during which the one who asks followed a protocol, what was started last first. */
export const readFollowedPeriods = async (ctx: JourneyContext): Promise<FollowedPeriod[]> =>
  followedPeriods(await readAllProtocols(ctx.sql, userOf(ctx)));

/** A protocol of the one who asks, or a public one; null when there is none that they may see. */
export async function readProtocol(ctx: JourneyContext, key: string): Promise<ProtocolView | null> {
  if (!isUuid(key)) return null;
  const own = (await readProtocols(ctx)).find((protocol) => protocol.key === key);
  return own ?? protocolViews(await readPublicProtocol(ctx.sql, key))[0] ?? null;
}

/** A protocol of the site as the graph shows it. */
export interface TemplateView extends Omit<ProtocolView, "active" | "source"> {
  slug: string;
  isExampleExpert: boolean;
  steps: StepView[];
}

const templateView = ({ slug, isExampleExpert, items, ...protocol }: StoredTemplate): TemplateView => {
  const { active: _, source: __, ...view } = protocolView({ items, active: [] }, protocol);
  return { ...view, slug, isExampleExpert };
};

/** The protocols that the site shows to everybody. */
export const readTemplates = async (ctx: Pick<JourneyContext, "sql">): Promise<TemplateView[]> =>
  (await readStoredTemplates(ctx.sql)).map(templateView);

/** What is to do on a day; today when none is given. */
export async function readChecklist(ctx: JourneyContext, day: Day = dayOf(new Date())): Promise<Checklist> {
  return checklistOf(await readWeek(ctx.sql, userOf(ctx), day), day);
}

/** Makes a protocol, and starts it if it is meant to be. */
export async function create(ctx: JourneyContext, input: CreateProtocolInput): Promise<Payload> {
  const { value, errors } = parseInput(createProtocolSchema, input);
  if (errors) return { errors };
  if (value.isFeatured && !isAdmin(ctx.actor)) throw forbidden();
  return add(ctx, { ...value, isPublic: value.isPublic || value.isFeatured });
}

function add(ctx: JourneyContext, protocol: NewProtocol): Promise<Payload> {
  return change(
    ctx,
    protocol.key,
    (state, now) => validateProtocol(state, protocol) ?? createProtocol(state, protocol, randomUUID(), now),
  );
}

/** Changes a protocol; what was ticked of its steps stays. */
export async function update(ctx: JourneyContext, { id, ...edit }: UpdateProtocolInput): Promise<Payload> {
  const { value, errors } = parseInput(updateProtocolSchema, edit);
  if (errors) return { errors };
  return changeOwn(
    ctx,
    id,
    (state, key, now) => validateSteps(state, value.steps, key) ?? updateProtocol(state, key, value, now),
  );
}

/** Starts a protocol; of a template it makes a copy, which is started. */
export async function start(ctx: JourneyContext, { id, key }: StartProtocolInput): Promise<Payload> {
  const named = readGlobalId(id);
  if (named?.type !== "ProtocolTemplate") {
    return changeOwn(ctx, id, (state, own, now) => startProtocol(state, own, randomUUID(), now));
  }
  const template = (await readStoredTemplates(ctx.sql)).find((one) => one.id === named.key);
  if (!template) return { errors: errorsOf(NO_PROTOCOL) };
  const { value, errors } = parseInput(createProtocolSchema.shape.key, key ?? randomUUID());
  return errors
    ? { errors: fieldError("INVALID", "Värdet går inte att använda.", "key") }
    : add(ctx, copyOf(template, value));
}

/** A template as a new protocol of somebody's own. */
const copyOf = (template: StoredTemplate, key: string): NewProtocol => ({
  key,
  name: template.name,
  description: template.description,
  goal: template.goal,
  steps: [...template.items]
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map((item) => ({ key: randomUUID(), ...inputStep(item) })),
  type: template.protocolType,
  expertName: template.expertName,
  isPublic: false,
  isFeatured: false,
  hasOwnOrder: template.hasOwnOrder,
  difficulty: template.difficultyLevel,
  estimatedWeeks: template.estimatedDurationWeeks,
  starts: true,
});

/** Ends following a protocol. */
export const deactivate = (ctx: JourneyContext, id: string): Promise<Payload> =>
  changeOwn(ctx, id, (state, key, now) => deactivateProtocol(state, key, now));

/** Hides a protocol with its steps; what was ticked stays. */
export async function remove(ctx: JourneyContext, id: string): Promise<{ deletedId?: string; errors: FieldError[] }> {
  const { errors } = await changeOwn(ctx, id, (state, key, now) => deleteProtocol(state, key, now));
  return errors.length === 0 ? { deletedId: id, errors } : { errors };
}

/** What became of ticking, in the transaction that it is made in. */
type Ticked = { violation: ValidationError } | { violation?: undefined; item: ProtocolItem; answer: TickPayload };

/** Changes what was ticked of a step on a day. */
async function tick(
  manager: EntityManager,
  userId: string,
  { itemKey, day }: Pick<UndoItemInput, "itemKey" | "day">,
  rule: (state: ProtocolState) => ProtocolState | ValidationError,
): Promise<Ticked> {
  let violation: ValidationError | undefined;
  const state = await changeProtocols(
    manager,
    userId,
    (sql) => (isUuid(itemKey) ? readItem(sql, userId, itemKey, day) : Promise.resolve(noProtocols())),
    (before) => {
      const after = rule(before);
      if (!("code" in after)) return after;
      violation = after;
      return before;
    },
  );
  const [item] = state.items;
  if (violation || !item) return { violation: violation ?? NO_STEP };
  const sql = { preparedQuery: (text: string, values: unknown[]) => manager.query(text, values) };
  return {
    item,
    answer: {
      item: checklistItem(item, state.protocols[0]?.name ?? "", day, state.progress),
      checklist: checklistOf(await readWeek(sql, userId, day), day),
      errors: [],
    },
  };
}

/** Ticks a step, which counts as an activity in the journey; one that is ticked already counts no more. */
export async function complete(
  ctx: JourneyContext,
  { itemKey, ...given }: CompleteItemInput,
): Promise<TickPayload & { journey?: OwnJourney; unlocked: unknown[]; streakReached?: number | null }> {
  const { value, errors } = parseInput(completeItemSchema, given);
  if (errors) return { unlocked: [], errors };
  const now = new Date();
  const userId = userOf(ctx);
  const items = await readJourneyItems(ctx);
  return ctx.db.transaction(async (manager) => {
    // The journey remembers its last activities only.
    let isDone = false;
    const ticked = await tick(manager, userId, { itemKey, day: value.day }, (state) => {
      isDone = state.progress.some((one) => one.protocolItemId === itemKey && one.completedDate === value.day);
      const after =
        validateTick(state, itemKey, value.day, now) ?? completeItem(state, itemKey, value, randomUUID(), now);
      // One that was taken back since counts no more.
      isDone ||= after === state;
      return after;
    });
    if (ticked.violation) return { unlocked: [], errors: errorsOf(ticked.violation) };
    let before = emptyJourney();
    const activity = tickActivity(ticked.item, value, now);
    const state = await changeJourney(
      manager,
      userId,
      (known) => {
        before = known;
        return isDone ? known : recordActivity(known, activity, items, now);
      },
      [activity.id],
    );
    const journey = { ...journeyView(state, items, now), userId };
    const { unlocked, streakReached } = newlyAchieved(before, journey, now);
    return { ...ticked.answer, journey, unlocked, streakReached };
  });
}

/** Takes a tick back: of a weekly step in its whole week. The activity stays, as other things that were done do. */
export async function undo(ctx: JourneyContext, { itemKey, ...given }: UndoItemInput): Promise<TickPayload> {
  const { value, errors } = parseInput(undoItemSchema, given);
  if (errors) return { errors };
  const { day, at } = value;
  return ctx.db.transaction(async (manager) => {
    const ticked = await tick(manager, userOf(ctx), { itemKey, day }, (state) => {
      const [item] = state.items;
      return item ? undoItem(state, itemKey, daysOf(item, day), at, new Date(), randomUUID) : NO_STEP;
    });
    return ticked.violation ? { errors: errorsOf(ticked.violation) } : ticked.answer;
  });
}

const OF_ANOTHER_ACCOUNT =
  "Ett av protokollen i webbläsaren finns redan i ett annat konto. Inget flyttades, och allt ligger kvar i webbläsaren.";

/** Takes over what a browser held. Whatever is known stays as it is, so that it may be sent again. */
export async function merge(ctx: JourneyContext, input: MergeProtocolsInput): Promise<{ errors: FieldError[] }> {
  const { value, errors } = parseInput(protocolsMergeSchema, input);
  if (errors) return { errors };
  const userId = userOf(ctx);
  const now = new Date();
  const ticks = value.ticks
    .filter(({ day }) => day <= dayOf(now))
    .map((given) => ({ ...given, at: given.at < now.toISOString() ? given.at : now.toISOString() }));
  const taking = ctx.db.transaction(async (manager) => {
    let tooMuch: string | undefined;
    await changeProtocols(
      manager,
      userId,
      (sql) => readAllProtocols(sql, userId),
      (state) => {
        tooMuch = tooMuchToMerge(state, value.state);
        return state;
      },
    );
    if (tooMuch) return { errors: fieldError("TOO_MUCH", tooMuch) };
    await addProtocols(manager, userId, value.state);
    await addTicks(manager, userId, ticks);
    return { errors: [] };
  });
  return taking.catch((error: unknown) => {
    if (!(error instanceof KeyTaken)) throw error;
    return { errors: fieldError("INVALID", OF_ANOTHER_ACCOUNT, "protocols") };
  });
}

/** Changes one of somebody's own protocols. */
function changeOwn(
  ctx: JourneyContext,
  id: string,
  rule: (state: ProtocolState, key: string, now: Date) => ProtocolState | ValidationError,
): Promise<Payload> {
  const named = readGlobalId(id);
  const key = named?.type === "Protocol" && isUuid(named.key) ? named.key : "";
  return change(ctx, key, (state, now) => (findProtocol(state, key) ? rule(state, key, now) : NO_PROTOCOL));
}

/**
 * Changes somebody's protocols by a rule.
 * @param key of the protocol that it is about
 */
async function change(
  ctx: JourneyContext,
  key: string,
  rule: (state: ProtocolState, now: Date) => ProtocolState | ValidationError,
): Promise<Payload> {
  const userId = userOf(ctx);
  let violation: ValidationError | undefined;
  try {
    const state = await ctx.db.transaction((manager) =>
      changeProtocols(
        manager,
        userId,
        (sql) => readAllProtocols(sql, userId),
        (before) => {
          const after = rule(before, new Date());
          if (!("code" in after)) return after;
          violation = after;
          return before;
        },
      ),
    );
    if (violation) return { errors: errorsOf(violation) };
    const protocol = findProtocol(state, key);
    return { ...(protocol && { protocol: protocolView(state, protocol) }), errors: [] };
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    return { errors: fieldError("INVALID", "Värdet går inte att använda.", "key") };
  }
}
