import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addressOf } from "../page/protocolViews.ts";
import { ChecklistRow } from "./ChecklistRow.tsx";
import { DailyProgress } from "./DailyProgress.tsx";
import { tickName } from "./pendingTicks.ts";
import { type TodaysStepsQuery, useTodaysStepsQuery } from "./TodaysSteps.generated.ts";
import { useIsDone } from "./useIsDone.ts";
import { useTick } from "./useTick.ts";
import { useWaitingTicks } from "./useWaitingTicks.ts";

type Checklist = NonNullable<TodaysStepsQuery["checklist"]>;

const list = new Intl.ListFormat("sv-SE");

/** How many steps show at most; the rest is in the checklist. */
const SHOWN = 5;

/** What is left of today's checklist, to be ticked here, and the way to all of it. */
export function TodaysSteps() {
  const { data, error } = useTodaysStepsQuery({});
  const checklist = data?.checklist;
  if (checklist) return checklist.totalCount > 0 ? <Steps checklist={checklist} /> : <NoSteps />;
  if (error) return <Typography>Dagens steg kunde inte hämtas. {TO_CHECKLIST}</Typography>;
  return <Skeleton height={220} radius={14} />;
}

const TO_CHECKLIST = <TextLink to={addressOf("idag")}>Hela checklistan</TextLink>;

function Steps({ checklist: { day, items, weekly, totalCount } }: { checklist: Checklist }) {
  const isDone = useIsDone();
  const doneCount = items.filter(isDone).length;
  const waiting = useWaitingTicks();
  const onTick = useTick(day);
  const left = useLeft(day, items);
  const shown = items.filter(({ itemKey }) => left.includes(itemKey));
  const leftThisWeek = weekly.filter((item) => !isDone(item)).map(({ title }) => title);
  const isMore = totalCount - doneCount > shown.filter((item) => !isDone(item)).length;
  return (
    <div>
      <DailyProgress doneCount={doneCount} totalCount={totalCount} />
      {shown.length > 0 && (
        <Card component="ul" aria-label="Kvar i dag" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, overflow: "hidden" }}>
          {shown.map((item) => (
            <ChecklistRow
              key={item.itemKey}
              item={item}
              isWaiting={waiting.has(tickName({ ...item, listDay: item.day }))}
              isCompact
              onTick={onTick}
            />
          ))}
        </Card>
      )}
      {leftThisWeek.length > 0 && (
        <Typography sx={{ mt: 3, overflowWrap: "anywhere" }}>
          Kvar den här veckan: {list.format(leftThisWeek)}.
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>
        {isMore ? <TextLink to={addressOf("idag")}>Visa alla {totalCount}</TextLink> : TO_CHECKLIST}
      </Box>
    </div>
  );
}

/** The first steps that were left when the list was first seen; one that is ticked stays, so that nothing jumps. */
function useLeft(day: string, items: Checklist["items"]): readonly string[] {
  const list = [day, ...items.map(({ itemKey }) => itemKey)].join(" ");
  const found = () => ({
    list,
    left: items
      .filter(({ isCompleted }) => !isCompleted)
      .slice(0, SHOWN)
      .map(({ itemKey }) => itemKey),
  });
  const [seen, setSeen] = useState(found);
  if (seen.list === list) return seen.left;
  const now = found();
  setSeen(now);
  return now.left;
}

const NoSteps = () => (
  <Card isTinted>
    <Typography>
      Vill du ha något att bocka av varje dag? Bygg ett eget protokoll, eller börja med ett av våra.
    </Typography>
    <Button component={Link} to={addressOf("start")} variant="outlined" sx={{ mt: 4 }}>
      Till protokollen
    </Button>
  </Card>
);
