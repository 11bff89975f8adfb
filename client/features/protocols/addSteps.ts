import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { Frequency, ProtocolGoal, TimeOfDay } from "../../../schema/protocols/vocabulary.ts";
import { storeNamedDraft } from "../../guest/drafts.ts";
import { useViewer } from "../../session/viewer.ts";
import { ADDED_STEPS } from "./draftNames.ts";
import { addressOf } from "./page/protocolViews.ts";

/** A step to be taken into a protocol; what is left out was not said. */
export interface AddedStep {
  title: string;
  description?: string;
  /** Key of a category. */
  category?: string;
  frequency: Frequency;
  timeOfDay?: TimeOfDay | "";
  dosage?: string;
}

/** Steps to be taken into a protocol, and what a new one made of them is called. */
export interface AddedSteps {
  name?: string;
  goal?: ProtocolGoal;
  description?: string;
  steps: readonly AddedStep[];
}

/**
 * The one way in for other areas: takes steps along to the builder, where the visitor chooses whether they make a new
 * protocol or go into one that there is. Nothing is saved before they say so.
 */
export function useAddSteps(): (added: AddedSteps) => void {
  const navigate = useNavigate();
  const account = useViewer()?.id;
  return useCallback(
    (added) => {
      storeNamedDraft(ADDED_STEPS, account, added);
      void navigate(addressOf("steg"));
    },
    [navigate, account],
  );
}
