import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { progressHistory } from "../data/progressHistory.ts";
import { HowWeCount } from "../page/HowWeCount.tsx";
import { PanelWaiting } from "../page/PanelWaiting.tsx";
import { CategoryProgress } from "../progress/CategoryProgress.tsx";
import { ProgressOverTime } from "../progress/ProgressOverTime.tsx";
import { ProgressRing } from "../progress/ProgressRing.tsx";
import { YearMap } from "../progress/YearMap.tsx";
import { categoryFrom } from "./journeyTabList.ts";
import { useProgressTabQuery } from "./ProgressTab.generated.ts";

/**
 * The progress tab: the whole, its four categories, how they grew, and how it is counted.
 * @param props.mental said besides of the category of the mental programmes
 */
export function ProgressTab(props: { mental?: ReactNode }) {
  usePersonalSync();
  const opened = categoryFrom(useSearchParams()[0]);
  const { data, error, refetch } = useProgressTabQuery({});
  if (!data?.journey) return <PanelWaiting error={error} onRetry={refetch} />;
  const { journey } = data;
  return (
    <>
      <Typography variant="h2">Framsteg</Typography>
      <Box
        sx={{
          display: "grid",
          gap: { xs: 8, md: 14 },
          mt: { xs: 6, md: 8 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "220px minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", justifyItems: "center", gap: 3 }}>
          <ProgressRing value={journey.overallPercentage} label="av helheten" />
          <Typography sx={{ fontWeight: 600 }}>Nivå {journey.level}</Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 4 }}>
          {journey.categories.map((category) => (
            <CategoryProgress key={category.key} category={category} isOpen={category.key === opened}>
              {category.key === "MENTAL" && props.mental}
            </CategoryProgress>
          ))}
        </Box>
      </Box>
      {journey.lastActivity !== null && <YearMap />}
      <ProgressOverTime history={progressHistory(journey.categories, dayOf(new Date()))} />
      <HowWeCount />
    </>
  );
}
