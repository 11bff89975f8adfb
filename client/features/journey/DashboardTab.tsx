import Tune from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { hourOf } from "../../../schema/rules/days.ts";
import { greeting, motivation } from "../../../schema/rules/progress.ts";
import { openQuestionnaire } from "./journeySignals.ts";
import { RecentActivities } from "./RecentActivities.tsx";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { StartPrompt } from "./StartPrompt.tsx";
import type { Journey } from "./useJourney.ts";
import { usePlan } from "./usePlan.ts";

/** The first tab: how to begin, and afterwards what to do next. */
export function DashboardTab({ journey }: { journey: Journey }) {
  return (
    <>
      {journey.hasCompletedOnboarding ? <Personal journey={journey} /> : <StartPrompt />}
      {(journey.hasCompletedOnboarding || journey.activities.length > 0) && (
        <RecentActivities activities={journey.activities} />
      )}
    </>
  );
}

function Personal({ journey }: { journey: Journey }) {
  const plan = usePlan(journey);
  const name = journey.onboarding?.name;
  return (
    <>
      <Typography variant="h2">
        {greeting(hourOf(new Date()))}
        {name && `, ${name}`}
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: "66ch", fontSize: { md: "1.25rem" } }}>
        {motivation(journey.overallPercentage)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mt: { xs: 8, md: 10 }, mb: 4 }}>
        <Typography variant="h3" sx={{ mr: "auto" }}>
          Rekommenderat för dig
        </Typography>
        <Button variant="outlined" startIcon={<Tune />} onClick={openQuestionnaire}>
          Få råd som passar bättre
        </Button>
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(340px, 1fr))" },
        }}
      >
        {journey.recommendations.map((recommendation) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            planned={journey.plan.find(({ id }) => id === recommendation.id)}
            plan={plan}
          />
        ))}
      </Box>
    </>
  );
}
