import Box from "@mui/material/Box";
import type { ComponentType } from "react";
import { Accordion } from "../../../ui/Accordion.tsx";
import type { resultParts } from "./resultParts.ts";

/** When to do what, what nobody needs today folded, and last what the text is not. */
export function PlanParts(
  props: Partial<Pick<ReturnType<typeof resultParts>, "rest" | "folded" | "end">> & {
    /** Shows Markdown. */
    TextPart: ComponentType<{ text: string }>;
  },
) {
  const { rest, folded = [], end, TextPart } = props;
  return (
    <>
      {rest && <TextPart text={rest} />}
      {folded.length > 0 && (
        <Box sx={{ my: 3, borderTop: 1, borderColor: "divider" }}>
          {folded.map(({ heading, text }) => (
            <Accordion key={heading} title={heading} level="h3">
              <TextPart text={text} />
            </Accordion>
          ))}
        </Box>
      )}
      {end && <TextPart text={end} />}
    </>
  );
}
