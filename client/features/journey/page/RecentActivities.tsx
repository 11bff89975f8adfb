import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { activityLabel, momentText } from "../journeyLabels.ts";
import {
  type RecentActivities_ActivityFragment,
  RecentActivities_ActivityFragmentDoc,
} from "./RecentActivities.generated.ts";

type Activity = FragmentType<RecentActivities_ActivityFragment> & { key: string };

/** The latest activities, the newest first. */
export function RecentActivities({ activities }: { activities: readonly Activity[] }) {
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
        {activities.map((activity) => (
          <ActivityRow key={activity.key} activity={activity} />
        ))}
      </Box>
    </Box>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { data, complete } = useFragment({ fragment: RecentActivities_ActivityFragmentDoc, from: activity });
  if (!complete) return null;
  const { type, title, path, duration, note, timestamp } = data;
  return (
    <Box
      component="li"
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
      <div>
        <NameLink to={path} sx={{ py: 0.5 }}>
          {title}
        </NameLink>
        {note && <Typography sx={{ overflowWrap: "anywhere", fontSize: "1rem" }}>{note}</Typography>}
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {/* A section that was read before brings no minutes. */}
        {duration > 0 && `${duration} min, `}
        <time dateTime={timestamp} suppressHydrationWarning>
          {momentText(timestamp, new Date())}
        </time>
      </Typography>
    </Box>
  );
}
