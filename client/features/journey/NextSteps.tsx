import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MAX_CONTENT_RECOMMENDATIONS } from "../../../schema/journey/vocabulary.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { JourneyIcon } from "./JourneyIcon.tsx";
import { RECOMMENDATION_WORDS } from "./journeyWords.ts";
import { type Journey, useJourney } from "./useJourney.ts";

/** The journey's first recommendations, on pages of content: three at most, never the page one is on. */
export function NextSteps({ except }: { except: string }) {
  const { journey } = useJourney();
  const steps = journey?.recommendations.filter(({ url }) => url !== except).slice(0, MAX_CONTENT_RECOMMENDATIONS);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {steps?.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </Box>
  );
}

function Step({ step }: { step: Journey["recommendations"][number] }) {
  const isHigh = step.priority === "HIGH";
  const { label } = RECOMMENDATION_WORDS[step.type];
  return (
    <Box
      component="li"
      data-priority={step.priority}
      sx={{
        position: "relative",
        display: "flex",
        gap: 4,
        p: 5,
        bgcolor: "background.paper",
        border: 1,
        borderColor: isHigh ? "primary.main" : "divider",
        borderRadius: "14px",
      }}
    >
      <JourneyIcon name={step.icon} isQuiet={!isHigh} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {label} · {step.estimatedTime} min
        </Typography>
        <Typography variant="h4" component="h3">
          <TextLink
            to={step.url}
            isQuiet
            sx={{ "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "14px" } }}
          >
            {step.title}
          </TextLink>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, fontSize: 16, lineHeight: 1.5 }}>
          {step.description}
        </Typography>
      </div>
    </Box>
  );
}
