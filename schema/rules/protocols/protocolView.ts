import {
  type ActiveProtocol,
  type Protocol,
  type ProtocolItem,
  type ProtocolState,
  toGraphNames,
} from "../../protocols/protocolState.ts";
import {
  type DifficultyLevel,
  type ProtocolGoal,
  type ProtocolType,
  type StepCategory,
  stepCategory,
} from "../../protocols/vocabulary.ts";
import type { Day } from "../words/days.ts";
import { activeOf, stepsOf } from "./protocolChanges.ts";

/** A step as the graph shows it. */
export type StepView = Omit<ReturnType<typeof toGraphNames<ProtocolItem>>, "category"> &
  Pick<ProtocolItem, "notes"> & { key: string; category: StepCategory };

/** A time during which a protocol is followed, as the graph shows it. */
export interface ActiveView {
  key: string;
  startedOn: Day;
  targetEndOn: Day | null;
  isActive: boolean;
  protocol: ProtocolView;
}

/** A protocol as the graph shows it. */
export interface ProtocolView {
  key: string;
  name: string;
  description: string;
  goal: ProtocolGoal | null;
  type: ProtocolType;
  expertName: string | null;
  isPublic: boolean;
  isFeatured: boolean;
  hasOwnOrder: boolean;
  difficulty: DifficultyLevel;
  estimatedWeeks: number | null;
  createdAt: string;
  updatedAt: string;
  steps: StepView[];
  active: ActiveView | null;
  /** What its history is counted from: all its steps, and when it was followed. */
  source: { items: readonly ProtocolItem[]; active: readonly ActiveProtocol[] };
}

/** A step as the graph shows it. */
export const stepView = (item: ProtocolItem): StepView => ({
  ...toGraphNames(item),
  key: item.id,
  category: stepCategory(item.categoryId),
  notes: item.notes,
});

/** A protocol as the graph shows it. */
export function protocolView(
  { items, active }: Pick<ProtocolState, "items" | "active">,
  protocol: Protocol,
): ProtocolView {
  const followed = activeOf(active, protocol.id);
  const view: ProtocolView = {
    key: protocol.id,
    name: protocol.name,
    description: protocol.description,
    goal: protocol.goal,
    type: protocol.protocolType,
    expertName: protocol.expertName,
    isPublic: protocol.isPublic,
    isFeatured: protocol.isFeatured,
    hasOwnOrder: protocol.hasOwnOrder,
    difficulty: protocol.difficultyLevel,
    estimatedWeeks: protocol.estimatedDurationWeeks,
    createdAt: protocol.createdAt,
    updatedAt: protocol.updatedAt,
    steps: stepsOf(items, protocol.id).map(stepView),
    active: null,
    source: {
      items: items.filter(({ protocolId }) => protocolId === protocol.id),
      active: active.filter(({ protocolId }) => protocolId === protocol.id),
    },
  };
  if (followed) {
    const { id, startedDate, targetEndDate, isActive } = followed;
    view.active = { key: id, startedOn: startedDate, targetEndOn: targetEndDate, isActive, protocol: view };
  }
  return view;
}

const newest = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0);

/** Somebody's protocols, the newest first, without those that were deleted. */
export const protocolViews = (state: Omit<ProtocolState, "progress">): ProtocolView[] =>
  state.protocols
    .filter(({ deletedAt }) => deletedAt === null)
    .sort((one, other) => newest(one.createdAt, other.createdAt) || newest(one.id, other.id))
    .map((protocol) => protocolView(state, protocol));

/** What somebody follows, what was started last first. */
export const activeViews = (state: Omit<ProtocolState, "progress">): ActiveView[] =>
  protocolViews(state)
    .flatMap(({ active }) => active ?? [])
    .sort((one, other) => newest(one.startedOn, other.startedOn));
