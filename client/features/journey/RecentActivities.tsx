import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TextLink } from "../../ui/TextLink.tsx";
import { activityLabel, momentText } from "./journeyWords.ts";
import type { Journey } from "./useJourney.ts";

/** Activities that the dashboard lists. */
const SHOWN = 5;

/** What was done last, the newest first. */
export function RecentActivities({ activities }: { activities: Journey["activities"] }) {
  const now = new Date();
  return (
    <Box component="section" aria-labelledby="senaste" sx={{ mt: { xs: 10, md: 14 } }}>
      <Typography id="senaste" variant="h3">
        Senaste aktiviteter
      </Typography>
      {activities.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Här visas det du har läst, testat och jämfört.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
        {activities.slice(0, SHOWN).map(({ id, type, title, url, duration, timestamp }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "110px minmax(0, 1fr) auto" },
              alignItems: "baseline",
              columnGap: 4,
              py: 3,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Typography variant="body2" color="textSecondary">
              {activityLabel(type)}
            </Typography>
            <TextLink to={url} sx={{ py: 0.5, justifySelf: "start" }}>
              {title}
            </TextLink>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {duration} min, <time dateTime={timestamp}>{momentText(timestamp, now)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
