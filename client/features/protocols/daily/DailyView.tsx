import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { swedishWeekday } from "../../../../schema/rules/words/dates.ts";
import { addDays, dayOf, mondayOf } from "../../../../schema/rules/words/days.ts";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import { Card } from "../../../ui/Card.tsx";
import { useCurrentHour } from "../../../ui/currentHour.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useQuietRetry } from "../data/useQuietRetry.ts";
import { addressOf } from "../page/protocolViews.ts";
import { ViewHeading } from "../page/ViewHeading.tsx";
import { ChecklistRow } from "./ChecklistRow.tsx";
import { DailyProgress } from "./DailyProgress.tsx";
import { DailyDocument, type DailyQuery } from "./DailyView.generated.ts";
import { DaySwitch } from "./DaySwitch.tsx";
import { dayFrom, hasYesterday } from "./dailyDay.ts";
import { FollowedProtocols } from "./FollowedProtocols.tsx";
import { tickName } from "./pendingTicks.ts";
import { Reminder } from "./Reminder.tsx";
import { useIsDone } from "./useIsDone.ts";
import { useTick } from "./useTick.ts";
import { useWaitingTicks } from "./useWaitingTicks.ts";

type Checklist = NonNullable<DailyQuery["checklist"]>;

/** The day's checklist: what is done daily, what is done this week, and what both are from. */
export function DailyView() {
  useCurrentHour();
  const [params] = useSearchParams();
  const now = new Date();
  const yesterday = dayFrom(params, now);
  const { data, error, refetch } = useCommittedQuery(DailyDocument, { variables: { day: yesterday } });
  const { checklist, activeProtocols } = data ?? {};
  useQuietRetry({ isKnown: Boolean(checklist && activeProtocols), error, ask: refetch });
  // A guest's page is made once for many days and visitors.
  const isBrowser = useIsBrowser();
  const day = checklist?.day ?? (isBrowser ? (yesterday ?? dayOf(now)) : undefined);
  // One that was started today has no yesterday.
  const hasSwitch = hasYesterday(now) && (activeProtocols ?? []).some(({ startedOn }) => startedOn < dayOf(now));
  return (
    <PageContainer width="tools" sx={{ pt: { xs: 4, md: 8 } }}>
      <Button component={Link} to={addressOf("start")} startIcon={<ArrowBack />} sx={{ ml: -3, mb: 3 }}>
        Tillbaka
      </Button>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", columnGap: 6, rowGap: 4, mb: { xs: 6, md: 8 } }}>
        <Box sx={{ mr: "auto" }}>
          <ViewHeading>
            Dagens <span lang="en">Checklist</span>
          </ViewHeading>
          <Typography
            component="time"
            dateTime={day}
            color="textSecondary"
            sx={{ display: "block", mt: 2, minHeight: "1.6em" }}
          >
            {day && swedishWeekday(day)}
          </Typography>
        </Box>
        {activeProtocols && activeProtocols.length > 0 && <Reminder />}
        {hasSwitch && <DaySwitch isYesterday={yesterday !== undefined} />}
      </Box>
      {checklist && activeProtocols ? (
        activeProtocols.length === 0 ? (
          <NoProtocols />
        ) : (
          <Box
            sx={{
              display: "grid",
              gap: { xs: 12, md: 10 },
              alignItems: "start",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
            }}
          >
            <Lists
              key={checklist.day}
              checklist={checklist}
              today={dayOf(now)}
              hasProtocols={activeProtocols.length > 1}
            />
            <FollowedProtocols key={`protokoll ${checklist.day}`} active={activeProtocols} checklist={checklist} />
          </Box>
        )
      ) : (
        <DailySkeleton />
      )}
    </PageContainer>
  );
}

function Lists({ checklist, today, hasProtocols }: { checklist: Checklist; today: string; hasProtocols: boolean }) {
  const { day, items, weekly, totalCount } = checklist;
  const doneCount = items.filter(useIsDone()).length;
  const waiting = useWaitingTicks();
  const onTick = useTick(day);
  const isThisWeek = mondayOf(day) === mondayOf(today);
  const list = (of: Checklist["items"] | Checklist["weekly"], labelledBy: string) => (
    <Card component="ul" aria-labelledby={labelledBy} sx={{ listStyle: "none", m: 0, p: 0, overflow: "hidden" }}>
      {of.map((item) => (
        <ChecklistRow
          key={item.itemKey}
          item={item}
          isWaiting={waiting.has(tickName({ ...item, listDay: item.day }))}
          hasProtocol={hasProtocols}
          onTick={onTick}
        />
      ))}
    </Card>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id="dagens" sx={{ mb: 4 }}>
        {day === today ? "I dag" : day === addDays(today, -1) ? "I går" : "Dagen"}
      </Typography>
      {totalCount === 0 ? (
        <EmptyState title={day === today ? "Inga dagliga aktiviteter idag." : "Inga dagliga aktiviteter den dagen."} />
      ) : (
        <>
          <DailyProgress doneCount={doneCount} totalCount={totalCount} />
          <Box sx={{ mt: 5 }}>{list(items, "dagens")}</Box>
        </>
      )}
      {weekly.length > 0 && (
        <Box sx={{ mt: 12 }}>
          <Typography variant="h3" component="h2" id="veckans">
            {isThisWeek ? "Den här veckan" : "Förra veckan"}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
            En gång i veckan, vilken dag du vill.
          </Typography>
          {list(weekly, "veckans")}
        </Box>
      )}
    </Box>
  );
}

const NoProtocols = () => (
  <EmptyState
    title="Inga aktiva protokoll"
    level="h2"
    action={
      <Button component={Link} to={addressOf("nytt")} variant="contained">
        Skapa protokoll
      </Button>
    }
  >
    När du följer ett protokoll står dess aktiviteter här, dag för dag.
  </EmptyState>
);

/** The shape of a day's list. */
const DailySkeleton = () => (
  <Box role="status" aria-label="Checklistan hämtas" sx={{ maxWidth: { md: "calc(100% - 360px)" } }}>
    <Skeleton width="12ch" height={30} />
    <Skeleton width="60%" height={24} />
    <Skeleton height={8} radius={99} />
    <Box sx={{ mt: 5, display: "grid", gap: 1 }}>
      {["första", "andra", "tredje", "fjärde"].map((row) => (
        <Skeleton key={row} height={64} radius={14} />
      ))}
    </Box>
  </Box>
);
