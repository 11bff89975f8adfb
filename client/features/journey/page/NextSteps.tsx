import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MAX_CONTENT_RECOMMENDATIONS } from "../../../../schema/journey/vocabulary.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { Card } from "../../../ui/Card.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { CardLink, LINK_CARD } from "../../../ui/link/CardLink.tsx";
import { RECOMMENDATION_LABELS } from "../journeyLabels.ts";
import { GRID_LIST } from "../progress/grids.ts";
import { JourneyDone } from "./JourneyDone.tsx";
import { JourneyIcon } from "./JourneyIcon.tsx";
import { type NextSteps_JourneyFragment, useNextStepsQuery } from "./NextSteps.generated.ts";

/** The journey's first recommendations, on pages of content: three at most, never the page one is on, nor what is done. */
export function NextSteps({ except }: { except: string }) {
  usePersonalSync();
  const isOff = useIsOff();
  const recommendations = useNextStepsQuery({}).data?.journey?.recommendations;
  const steps = recommendations
    ?.filter(({ path, isDone }) => path !== except && !isDone && !isOff(path))
    .slice(0, MAX_CONTENT_RECOMMENDATIONS);
  if (recommendations?.length === 0) return <JourneyDone />;
  return (
    <Box
      component="ul"
      sx={{ ...GRID_LIST, gap: 5, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } }}
    >
      {steps?.map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </Box>
  );
}

function Step({ step }: { step: NextSteps_JourneyFragment["recommendations"][number] }) {
  const isHigh = step.priority === "HIGH";
  const { label } = RECOMMENDATION_LABELS[step.type];
  return (
    <Card component="li" sx={{ ...LINK_CARD, display: "flex", gap: 4, ...(isHigh && { borderColor: "primary.main" }) }}>
      <JourneyIcon name={step.icon} isQuiet={!isHigh} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {label} · {step.estimatedTime} min
        </Typography>
        <Typography variant="h4" component="h3">
          <CardLink to={step.path}>{step.title}</CardLink>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, fontSize: "1rem", lineHeight: 1.5 }}>
          {step.description}
        </Typography>
      </div>
    </Card>
  );
}
