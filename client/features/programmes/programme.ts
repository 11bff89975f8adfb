import type { Frequency, TimeOfDay } from "../../../schema/protocols/vocabulary.ts";
import type { ProgrammeQuery } from "./ProgrammePage.generated.ts";

/** A programme as its page shows it. */
export type Programme = NonNullable<ProgrammeQuery["programme"]>;

/** Takes steps along to where protocols are built. */
export type AddSteps = (added: {
  name: string;
  description: string;
  steps: readonly {
    title: string;
    description: string;
    /** Key of a category. */
    category: string;
    frequency: Frequency;
    timeOfDay: TimeOfDay;
  }[];
}) => void;
