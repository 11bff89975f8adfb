import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Tune from "~icons/ic/baseline-tune";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { usePlan } from "../data/usePlan.ts";
import { openOnboarding, openQuestionnaire } from "../dialogEvents.ts";
import { JourneyDone } from "../page/JourneyDone.tsx";
import { PanelWaiting } from "../page/PanelWaiting.tsx";
import { RecentActivities } from "../page/RecentActivities.tsx";
import { RecommendationCard } from "../page/RecommendationCard.tsx";
import { StartPrompt } from "../page/StartPrompt.tsx";
import {
  type DashboardTab_JourneyFragment,
  DashboardTab_JourneyFragmentDoc,
  useDashboardTabQuery,
} from "./DashboardTab.generated.ts";

/** The first tab: how to begin, and afterwards what to do next. */
export function DashboardTab() {
  usePersonalSync();
  const { data, error, refetch } = useDashboardTabQuery({});
  const { data: journey, complete } = useFragment({
    fragment: DashboardTab_JourneyFragmentDoc,
    fragmentName: "DashboardTab_journey",
    from: data?.journey ?? null,
  });
  if (!complete) return <PanelWaiting error={error} onRetry={refetch} />;
  return (
    <>
      {journey.hasCompletedOnboarding ? <Personal journey={journey} /> : <StartPrompt />}
      {(journey.hasCompletedOnboarding || journey.activities.length > 0) && (
        <RecentActivities activities={journey.activities} />
      )}
    </>
  );
}

function Personal({ journey }: { journey: DashboardTab_JourneyFragment }) {
  const plan = usePlan(journey.plan);
  const isAllDone = journey.recommendations.length === 0;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 4 }}>
        <Typography variant="h3" sx={{ mr: "auto" }}>
          {isAllDone ? "Allt är klart" : "Rekommenderat för dig"}
        </Typography>
        <Button onClick={openOnboarding}>Ändra mina svar</Button>
        {!isAllDone && (
          <Button variant="outlined" startIcon={<Tune />} onClick={openQuestionnaire}>
            Få råd som passar bättre
          </Button>
        )}
      </Box>
      {isAllDone && <JourneyDone />}
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(340px, 1fr))" },
        }}
      >
        {journey.recommendations.map((recommendation) => (
          <RecommendationCard
            key={recommendation.key}
            recommendation={recommendation}
            planned={journey.plan.find(({ key }) => key === recommendation.key)}
            plan={plan}
          />
        ))}
      </Box>
    </>
  );
}
