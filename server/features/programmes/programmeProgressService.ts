import type { ValidationError } from "../../../schema/fieldErrors.ts";
import { type LevelProgress, programmesMergeSchema } from "../../../schema/programmes/progressState.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import {
  completeSection,
  emptyProgress,
  mergeProgress,
  type ProgressView,
  progressView,
  visitSection,
} from "../../../schema/rules/programmes/progress.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type {
  CompleteSectionInput,
  MergeProgrammesInput,
  ResetProgrammeInput,
  VisitSectionInput,
} from "./programmeProgressInputs.ts";
import { changeProgress, deleteProgress, readProgress } from "./programmeProgressStore.ts";
import { readShownSections } from "./shownSections.ts";

/** What a change of a level came to. */
interface Payload {
  progress?: ProgressView;
  errors: FieldError[];
}

const userOf = (ctx: Context): string => ctx.actor?.userId ?? "";

/** How far the one who asks is in a level. */
export const readOwnProgress = async (ctx: Context, level: Level): Promise<ProgressView> =>
  progressView(await readProgress(ctx.sql, userOf(ctx), level));

/** Notes that a section is visited. */
export const visit = (ctx: Context, { level, section, isInteraction }: VisitSectionInput): Promise<Payload> =>
  change(ctx, level, (before) => visitSection(before, section, new Date(), { isInteraction: isInteraction ?? false }));

/** Notes that a section was completed. */
export const complete = (ctx: Context, { level, section }: CompleteSectionInput): Promise<Payload> =>
  change(ctx, level, (before) => completeSection(before, section));

/** Begins a level anew. */
export async function reset(ctx: Context, { level }: ResetProgrammeInput): Promise<Payload> {
  await ctx.db.transaction((manager) => deleteProgress(manager, userOf(ctx), level));
  return { progress: progressView(emptyProgress(level, await readShownSections(ctx.sql, level))), errors: [] };
}

/** Takes over what a browser held; the same once more changes nothing. */
export async function merge(
  ctx: Context,
  input: MergeProgrammesInput,
): Promise<{ progress: ProgressView[]; errors: FieldError[] }> {
  const { value, errors } = parseInput(programmesMergeSchema, input);
  if (errors) return { progress: [], errors };
  const now = new Date();
  return ctx.db.transaction(async (manager) => {
    const progress: ProgressView[] = [];
    for (const held of value) {
      const merged = await changeProgress(manager, userOf(ctx), held.level, (before) =>
        mergeProgress(before, held, now),
      );
      progress.push(progressView(merged));
    }
    return { progress, errors: [] };
  });
}

/** Changes a level of the one who asks by a rule, which may refuse to. */
async function change(
  ctx: Context,
  level: Level,
  rule: (before: LevelProgress) => LevelProgress | ValidationError,
): Promise<Payload> {
  let violation: ValidationError | undefined;
  const after = await ctx.db.transaction((manager) =>
    changeProgress(manager, userOf(ctx), level, (before) => {
      const changed = rule(before);
      if (!("code" in changed)) return changed;
      violation = changed;
      return before;
    }),
  );
  if (violation) return { errors: fieldError(violation.code, violation.message, violation.field) };
  return { progress: progressView(after), errors: [] };
}
