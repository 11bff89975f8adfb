import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { Card } from "../../../ui/Card.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { JourneyIcon } from "../page/JourneyIcon.tsx";
import { PanelWaiting } from "../page/PanelWaiting.tsx";
import { GRID_LIST, UP_TO_THREE } from "../progress/grids.ts";
import {
  type AchievementCard_AchievementFragment,
  AchievementCard_AchievementFragmentDoc,
  useAchievementsTabQuery,
} from "./AchievementsTab.generated.ts";

/** Units of some achievements, by their icon; others are counted in their subject. */
const UNITS: Readonly<Record<string, string>> = { time: " min", progress: " %" };

/** The achievements: when they were reached, or how far it is. */
export function AchievementsTab() {
  usePersonalSync();
  const { data, error, refetch } = useAchievementsTabQuery({});
  if (!data?.journey) return <PanelWaiting error={error} onRetry={refetch} />;
  const { journey } = data;
  const unlocked = journey.achievements.filter(({ unlockedAt }) => unlockedAt).length;
  return (
    <>
      <Typography variant="h2" lang="en">
        Achievements
      </Typography>
      <Typography sx={{ mt: 2, mb: { xs: 6, md: 8 } }}>
        Du har nått {unlocked} av {journey.achievements.length}. Resten kommer efter hand.
      </Typography>
      <Box component="ul" sx={{ ...GRID_LIST, ...UP_TO_THREE, gap: 4 }}>
        {journey.achievements.map((achievement) => (
          <AchievementCard key={achievement.key} achievement={achievement} />
        ))}
      </Box>
    </>
  );
}

function AchievementCard({ achievement }: { achievement: FragmentType<AchievementCard_AchievementFragment> }) {
  const { data, complete } = useFragment({ fragment: AchievementCard_AchievementFragmentDoc, from: achievement });
  if (!complete) return null;
  const { title, description, icon, unlockedAt, progress, maxProgress } = data;
  const progressText = `${swedishNumber(progress)} av ${swedishNumber(maxProgress)}`;
  return (
    <Card
      component="li"
      sx={{ display: "flex", gap: 4, ...(!unlockedAt && { bgcolor: "transparent", borderStyle: "dashed" }) }}
    >
      <JourneyIcon name={icon} isQuiet={!unlockedAt} />
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3, fontSize: "1rem", lineHeight: 1.5 }}>
          {description}
        </Typography>
        <Box sx={{ mt: "auto" }}>
          {unlockedAt ? (
            <Typography variant="body2" sx={{ fontWeight: 600, color: "success.main" }}>
              Upplåst <time dateTime={unlockedAt}>{swedishDay(unlockedAt)}</time>
            </Typography>
          ) : (
            <>
              <Typography variant="body2" sx={{ mb: 1.5, fontVariantNumeric: "tabular-nums" }}>
                {progressText}
                {UNITS[icon]}
              </Typography>
              <ProgressTrack name={title} value={progress} max={maxProgress} text={progressText} />
            </>
          )}
        </Box>
      </Box>
    </Card>
  );
}
