import type { ValidationError } from "../../fieldErrors.ts";
import {
  type LevelProgress,
  levelProgress,
  MAX_INTERACTIONS,
  SECTION_STATUSES,
  type SectionProgress,
  type SectionStatus,
} from "../../programmes/progressState.ts";
import { type Level, SECTION_IDS, type SectionId, type ShownSection } from "../../programmes/vocabulary.ts";
import { percentage } from "../journey/progress.ts";

/** Per cent of a level at which its locked section opens. */
export const UNLOCKED_FROM = 80;

const NO_SECTION: ValidationError = { code: "NOT_FOUND", field: "section", message: "Avsnittet finns inte." };
const LOCKED: ValidationError = {
  code: "LOCKED",
  field: "section",
  message: `Avsnittet öppnas när du har gått igenom ${UNLOCKED_FROM} procent av nivån.`,
};
const NOT_STARTED: ValidationError = {
  code: "NOT_STARTED",
  field: "section",
  message: "Börja läsa avsnittet innan du markerar det som klart.",
};

/** A level that has not been begun, as it is after a reset, too. */
export const emptyProgress = (level: Level, shown?: readonly ShownSection[]): LevelProgress =>
  levelProgress(level, [], shown);

/** How much of a level is completed, in whole per cent of its sections. */
export const completedPercentage = ({ sections }: LevelProgress): number =>
  percentage(sections.filter(({ status }) => status === "completed").length, sections.length);

/**
 * Whether a section cannot be opened yet: what comes after Light is no question before most of it is read, or all else
 * where that is less.
 */
export const isLocked = (progress: LevelProgress, id: SectionId): boolean =>
  progress.level === "light" &&
  id === "next-steps" &&
  completedPercentage(progress) < UNLOCKED_FROM &&
  progress.sections.some((section) => section.id !== id && section.status !== "completed");

/** A section that may be opened, or why there is none. */
function openSection(progress: LevelProgress, id: string): SectionProgress | ValidationError {
  const section = progress.sections.find((one) => one.id === id);
  if (!section) return NO_SECTION;
  return isLocked(progress, section.id) ? LOCKED : section;
}

const withSection = (progress: LevelProgress, changed: SectionProgress): LevelProgress => ({
  ...progress,
  sections: progress.sections.map((section) => (section.id === changed.id ? changed : section)),
});

/**
 * The level with a section visited: it is begun, and one that is completed stays so.
 * @param isInteraction true for a click on its heading, or on what begins it
 */
export function visitSection(
  progress: LevelProgress,
  id: string,
  now: Date,
  { isInteraction = false } = {},
): LevelProgress | ValidationError {
  const section = openSection(progress, id);
  if ("code" in section) return section;
  return withSection(progress, {
    ...section,
    status: section.status === "not-started" ? "started" : section.status,
    interactions: Math.min(MAX_INTERACTIONS, section.interactions + (isInteraction ? 1 : 0)),
    lastVisited: now.toISOString(),
  });
}

/** The level with a section completed, which must have been begun; completed again it stays as it is. */
export function completeSection(progress: LevelProgress, id: string): LevelProgress | ValidationError {
  const section = openSection(progress, id);
  if ("code" in section) return section;
  if (section.status === "completed") return progress;
  return section.status === "started" ? withSection(progress, { ...section, status: "completed" }) : NOT_STARTED;
}

const further = (one: SectionStatus, other: SectionStatus): SectionStatus =>
  SECTION_STATUSES.indexOf(one) > SECTION_STATUSES.indexOf(other) ? one : other;

/**
 * What an account and a browser know of a level, as one: of each section the further status, the later visit and the
 * greater number of clicks, so that the same once more changes nothing. A visit that is yet to come was now.
 */
export function mergeProgress(account: LevelProgress, browser: LevelProgress, now: Date): LevelProgress {
  const at = now.toISOString();
  const held = [...browser.sections, ...browser.others];
  const merged = (own: SectionProgress): SectionProgress => {
    const other = held.find(({ id }) => id === own.id);
    if (!other) return own;
    const visited = other.lastVisited && other.lastVisited > at ? at : other.lastVisited;
    return {
      ...own,
      status: further(own.status, other.status),
      interactions: Math.max(own.interactions, other.interactions),
      lastVisited: (visited ?? "") > (own.lastVisited ?? "") ? visited : own.lastVisited,
    };
  };
  const isOwn = ({ id }: SectionProgress) => [...account.sections, ...account.others].some((own) => own.id === id);
  const unknown = held.filter((section) => !isOwn(section) && isBegun(section));
  // A visit that is yet to come was now for these as well.
  const begun = unknown.map((section) => merged({ ...section, lastVisited: null }));
  return { ...account, sections: account.sections.map(merged), others: [...account.others.map(merged), ...begun] };
}

const isBegun = ({ status, interactions, lastVisited }: SectionProgress): boolean =>
  status !== "not-started" || interactions > 0 || lastVisited !== null;

/** Whether anything is remembered of a level. */
export const hasBegun = ({ sections, others }: LevelProgress): boolean => [...sections, ...others].some(isBegun);

/** How far somebody is in a level, as the graph shows it. */
export interface ProgressView {
  level: Level;
  /** Of its sections, those that are completed. */
  percentage: number;
  minutesLeft: number;
  minutesSpent: number;
  /** The one that was visited last; the first before any was. */
  currentSection: SectionId;
  /** The first that is not completed; null when all are. */
  nextSection: SectionId | null;
  sections: {
    key: SectionId;
    title: string;
    status: SectionStatus;
    estimatedMinutes: number;
    interactions: number;
    lastVisitedAt: string | null;
    isLocked: boolean;
  }[];
}

/** Shows a level as it is; the same in a browser and in an account. */
export function progressView(progress: LevelProgress): ProgressView {
  const { level, sections } = progress;
  const minutesOf = (some: readonly SectionProgress[]) =>
    some.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
  const left = sections.filter(({ status }) => status !== "completed");
  const last = sections.reduce<SectionProgress | undefined>(
    (latest, section) => ((section.lastVisited ?? "") > (latest?.lastVisited ?? "") ? section : latest),
    undefined,
  );
  return {
    level,
    percentage: completedPercentage(progress),
    minutesLeft: minutesOf(left),
    minutesSpent: minutesOf(sections) - minutesOf(left),
    currentSection: last?.id ?? sections[0]?.id ?? SECTION_IDS[0],
    nextSection: left[0]?.id ?? null,
    sections: sections.map(({ id, lastVisited, ...section }) => ({
      ...section,
      key: id,
      lastVisitedAt: lastVisited,
      isLocked: isLocked(progress, id),
    })),
  };
}
