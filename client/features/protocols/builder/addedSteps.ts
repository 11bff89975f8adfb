import { z } from "../../../../schema/zod.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import { protocolValues, stepValues } from "../../../ui/steps/protocolForm.ts";
import { emptyStep, type StepValues } from "../../../ui/steps/protocolValues.ts";
import { ADDED_STEPS } from "../draftNames.ts";

const step = stepValues.omit({ key: true }).partial().required({ title: true, frequency: true });
const addedSteps = protocolValues
  .pick({ name: true, goal: true, description: true })
  .partial()
  .extend({
    steps: z.array(step).min(1),
    /** Key of the protocol that was chosen for them. */
    target: z.string().optional(),
  });

/** Steps that were taken along, and which protocol they go into once that was chosen. */
export type StepsToAdd = z.infer<typeof addedSteps>;

/** The steps that somebody took along and has not placed yet. */
export const readAddedSteps = (account: string | undefined): StepsToAdd | undefined =>
  readNamedDraft(ADDED_STEPS, account, (json) => addedSteps.safeParse(json).data);

/** Remembers which protocol they go into. */
export const aimAddedSteps = (account: string | undefined, steps: StepsToAdd, target: string): boolean =>
  storeNamedDraft(ADDED_STEPS, account, { ...steps, target });

/** Clears them, because they are in a protocol, or are not wanted. */
export const clearAddedSteps = (): void => clearNamedDraft(ADDED_STEPS);

/** Steps as the form holds them, each with a key of its own. */
export const valuesOf = ({ steps }: StepsToAdd): StepValues[] => steps.map((given) => ({ ...emptyStep(), ...given }));
