import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ActivityCategory } from "../../../../schema/analyses/vocabulary.ts";
import { categoryShares, groupByTime, shareOf } from "../../../../schema/rules/analyses/activityDay.ts";
import { percentageOf } from "../../../../schema/rules/protocols/checklist.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { Card } from "../../../ui/Card.tsx";
import { FoldButton, usePhoneFold } from "../../../ui/PhoneFold.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { ActivityRow } from "./ActivityRow.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { DayHeader } from "./DayHeader.tsx";
import type { ShownProtocol } from "./shownProtocol.ts";
import { useDayTicks } from "./useDayTicks.ts";

/** A day with its activities, to be ticked off as a trial. Phones fold what comes after its first part. */
export function DayPlan({ protocol: { key, activities } }: { protocol: ShownProtocol }) {
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(today);
  const [category, setCategory] = useState<ActivityCategory>();
  const [done, toggle] = useDayTicks(key, day);
  const all = shareOf(activities, done);
  const shown = category ? activities.filter((activity) => activity.category === category) : activities;
  const fold = usePhoneFold();
  const [first, ...later] = groupByTime(shown);
  const words = `${all.doneCount} av ${all.totalCount} aktiviteter genomförda`;
  return (
    <Card isRoomy component="section" aria-label="Dagens aktiviteter" sx={{ pt: { xs: 4, sm: 6 } }}>
      <DayHeader day={day} today={today} onChange={setDay} />
      <Box data-screen-only="" sx={{ mt: 4 }}>
        <Box sx={{ display: "flex", alignItems: "baseline", columnGap: 4, mb: 2 }}>
          <Typography aria-live="polite" sx={{ mr: "auto", fontVariantNumeric: "tabular-nums" }}>
            {words}
          </Typography>
          <Typography variant="h3" component="p" sx={{ lineHeight: 1, whiteSpace: "nowrap" }}>
            {percentageOf(all.doneCount, all.totalCount)} %
          </Typography>
        </Box>
        <ProgressTrack name="Dagens framsteg" value={all.doneCount} max={all.totalCount} text={words} />
      </Box>
      <Box sx={{ mt: { xs: 4, sm: 6 } }}>
        <CategoryFilter
          all={all}
          categories={categoryShares(activities, done)}
          chosen={category}
          onChoose={setCategory}
        />
      </Box>
      {first && <Group group={first} done={done} onToggle={toggle} />}
      {later.length > 0 && (
        <>
          <div id={fold.id} className={fold.hidden}>
            {later.map((group) => (
              <Group key={group.time} group={group} done={done} onToggle={toggle} />
            ))}
          </div>
          <FoldButton fold={fold} sx={{ mt: 2 }}>
            {fold.isOpen ? "Visa bara början av dagen" : `Visa resten av dagen: ${nameAll(later)}`}
          </FoldButton>
        </>
      )}
    </Card>
  );
}

const list = new Intl.ListFormat("sv-SE");

const nameAll = (groups: readonly DayPart[]): string => list.format(groups.map(({ name }) => name.toLowerCase()));

type DayPart = ReturnType<typeof groupByTime<ShownProtocol["activities"][number]>>[number];

/** The activities of a part of the day. */
function Group(props: { group: DayPart; done: ReadonlySet<string>; onToggle: (key: string) => void }) {
  const { group, done } = props;
  return (
    <Box component="section" aria-labelledby={`tid-${group.time}`} sx={{ mt: { xs: 6, sm: 8 } }}>
      <Typography id={`tid-${group.time}`} variant="h4" component="h3">
        {group.name}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={`tid-${group.time}`}
        sx={{
          listStyle: "none",
          m: 0,
          mt: 2,
          p: 0,
          mx: { xs: -3, sm: -5 },
          borderBlock: 1,
          borderColor: "divider",
        }}
      >
        {group.activities.map((activity) => (
          <ActivityRow
            key={activity.key}
            activity={activity}
            isDone={done.has(activity.key)}
            onToggle={() => props.onToggle(activity.key)}
          />
        ))}
      </Box>
    </Box>
  );
}
