import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FREQUENCIES, TIMES_OF_DAY } from "../../../../schema/protocols/vocabulary.ts";
import { groupSteps, type ShareableStep } from "../../../../schema/rules/protocols/shareText.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { StepDetails, type StepTexts } from "../../../ui/steps/StepDetails.tsx";
import { CategoryMark } from "../CategoryMark.tsx";

type Step = ShareableStep & StepTexts;

/** A protocol's steps by category, with how often and when each is done. */
export const PlanSteps = ({ steps }: { steps: readonly Step[] }) =>
  groupSteps(steps).map(({ category, steps: own }) => (
    <Box key={category.key} component="section" sx={{ mt: 8 }}>
      <Typography variant="h4" component="h3" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <CategoryMark tint={category.colour} />
        {category.name}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 2, p: 0 }}>
        {own.map((step, place) => (
          <PlanStep
            // biome-ignore lint/suspicious/noArrayIndexKey: shared steps have no names of their own, and do not move
            key={place}
            step={step}
          />
        ))}
      </Box>
    </Box>
  ));

function PlanStep({ step }: { step: Step }) {
  const { title, dosageAmount, frequency, timeOfDay } = step;
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3, rowGap: 1 }}>
        <Box component="span" sx={{ flex: "1 1 14ch", fontWeight: 600, lineHeight: 1.5 }}>
          {title}
          {dosageAmount && (
            <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
              {", "}
              {dosageAmount}
            </Box>
          )}
        </Box>
        <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Badge tint={frequency === "daily" ? "green" : "blue"}>{FREQUENCIES[frequency]}</Badge>
          {timeOfDay && timeOfDay !== "none" && <Badge tint="grey">{TIMES_OF_DAY[timeOfDay]}</Badge>}
        </Box>
      </Box>
      <StepDetails step={step} />
    </Box>
  );
}
