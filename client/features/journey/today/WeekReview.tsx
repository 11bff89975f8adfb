import Typography from "@mui/material/Typography";
import { MAX_ACTIVITIES } from "../../../../schema/journey/vocabulary.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { Card } from "../../../ui/Card.tsx";
import { useWeekReviewQuery } from "./WeekReview.generated.ts";

const list = new Intl.ListFormat("sv-SE");

/** How many of the things that were done are named. */
const NAMED = 3;

/** A short look back on the week, on its last day. */
export function WeekReview() {
  const { data } = useWeekReviewQuery({ fetchPolicy: "cache-and-network" });
  const week = data?.journey?.week;
  if (!week) return null;
  const { days, activityCount, minutes, titles } = week;
  const atLeast = activityCount >= MAX_ACTIVITIES ? "minst " : "";
  return (
    <Card component="section" aria-labelledby="veckan-som-gick" isTinted>
      <Typography id="veckan-som-gick" variant="h4" component="h3">
        Veckan som gick
      </Typography>
      {days.length === 0 ? (
        <Typography sx={{ mt: 2 }}>En stilla vecka. I morgon börjar en ny.</Typography>
      ) : (
        <>
          <Typography sx={{ mt: 2, maxWidth: "66ch" }}>
            Du var aktiv {days.length} av 7 dagar och gjorde {atLeast}
            {counted(activityCount, "sak", "saker")} på {counted(minutes, "minut", "minuter")}.
          </Typography>
          {titles.length > 0 && (
            <Typography sx={{ mt: 2, maxWidth: "66ch", overflowWrap: "anywhere" }}>
              Bland annat: {list.format(titles.slice(0, NAMED))}.
            </Typography>
          )}
        </>
      )}
    </Card>
  );
}
