import Box from "@mui/material/Box";
import type { ComponentType } from "react";
import { markdownOf } from "../../../../schema/rules/analyses/textSections.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { SMALL_HEADINGS } from "./lineBreaks.ts";
import type { resultParts } from "./resultParts.ts";

/** When to do what and the rest of a result's text, in its order; what nobody needs today unfolds. */
export const PlanParts = (
  props: Pick<ReturnType<typeof resultParts>, "plan"> & {
    /** Shows Markdown. */
    TextPart: ComponentType<{ text: string }>;
  },
) => (
  <Box sx={{ display: "grid", rowGap: 3, gridTemplateColumns: "minmax(0, 1fr)", ...SMALL_HEADINGS }}>
    {props.plan.map((section) =>
      section.isFolded ? (
        <Accordion key={section.heading} title={section.heading} level="h3" tone="button">
          <props.TextPart text={section.text} />
        </Accordion>
      ) : (
        <div key={section.heading}>
          <props.TextPart text={markdownOf([section])} />
        </div>
      ),
    )}
  </Box>
);
