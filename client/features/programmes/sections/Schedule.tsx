import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import PlaylistAdd from "~icons/ic/baseline-playlist-add";
import type { Frequency, TimeOfDay } from "../../../../schema/protocols/vocabulary.ts";
import { numberInWords } from "../../../../schema/rules/words/numbers.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import { Card } from "../../../ui/Card.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import type { AddSteps, Programme } from "../programme.ts";
import { Cards, Label, Lines, SubHeading } from "./texts.tsx";

/** The day, what changes it, and the week and months where the level has them. */
export function Schedule({ programme, addSteps }: { programme: Programme; addSteps: AddSteps }) {
  const { title: name, schedule, adjustments, week, months } = programme;
  const addAll = () =>
    addSteps({
      name,
      description: programme.description,
      steps: schedule.flatMap(({ time, timeOfDay, activities }) =>
        activities.map(({ title, text, minutes, categoryKey }) => ({
          title,
          description: [minutes ? `${time}, ${minutes} min.` : `${time}.`, text].join(" "),
          category: categoryKey,
          frequency: "daily" as Frequency,
          timeOfDay: timeOfDay.toLowerCase() as TimeOfDay,
        })),
      ),
    });
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4, overflowWrap: "anywhere" }}>
        {schedule.map(({ key, time, title, minutes, activities }) => (
          <Card
            key={key}
            component="li"
            sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "150px minmax(0, 1fr)" } }}
          >
            <Box>
              <Typography
                sx={{
                  fontFamily: "h2.fontFamily",
                  fontSize: { xs: "1.5rem", sm: "1.5rem" },
                  lineHeight: 1.2,
                  fontVariantNumeric: "tabular-nums",
                }}
              >
                {time}
              </Typography>
              {minutes && (
                <Typography variant="body2" color="textSecondary">
                  {minutes} min
                </Typography>
              )}
            </Box>
            <Box>
              <Typography component="h3" variant="h4" sx={{ mb: 3 }}>
                <EnglishWords>{title}</EnglishWords>
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
                {activities.map((activity) => (
                  <li key={activity.title}>
                    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 3, fontWeight: 600 }}>
                      <span>
                        <EnglishWords>{activity.title}</EnglishWords>
                      </span>
                      {activity.minutes && (
                        <Box component="span" sx={{ whiteSpace: "nowrap", fontWeight: 400, color: "text.secondary" }}>
                          {activity.minutes} min
                        </Box>
                      )}
                    </Box>
                    <Typography sx={{ mt: 1 }}>
                      <EnglishWords>{activity.text}</EnglishWords>
                    </Typography>
                    {activity.tip && (
                      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                        <EnglishWords>{`Tips: ${activity.tip}`}</EnglishWords>
                      </Typography>
                    )}
                  </li>
                ))}
              </Box>
            </Box>
          </Card>
        ))}
      </Box>
      <Button variant="outlined" startIcon={<PlaylistAdd />} onClick={addAll} sx={{ mt: 5, minHeight: 48 }}>
        Lägg till i mina protokoll
      </Button>
      {adjustments.length > 0 && (
        <>
          <SubHeading>När dagen blir en annan</SubHeading>
          <Cards columns={2}>
            {adjustments.map(({ title, text }) => (
              <Card key={title} component="li" isTinted>
                <Typography component="h4" sx={{ fontWeight: 600, mb: 1 }}>
                  {title}
                </Typography>
                <Typography>
                  <EnglishWords>{text}</EnglishWords>
                </Typography>
              </Card>
            ))}
          </Cards>
        </>
      )}
      {week.length > 0 && (
        <>
          <SubHeading>Veckan</SubHeading>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 4, maxWidth: "66ch" }}>
            {week.map(({ day, title, text }) => (
              <div key={day}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  <EnglishWords>{`${day}: ${title}`}</EnglishWords>
                </Box>
                <Box component="dd" sx={{ m: 0, mt: 1 }}>
                  <EnglishWords>{text}</EnglishWords>
                </Box>
              </div>
            ))}
          </Box>
        </>
      )}
      {months.length > 0 && (
        <>
          <SubHeading>
            {months.length === 1 ? "En månad" : `${capitalised(numberInWords(months.length))} månader`}
          </SubHeading>
          <Cards columns={2}>
            {months.map(({ title, steps, goal }) => (
              <Card key={title} component="li">
                <Typography component="h4" variant="h4" sx={{ mb: 3 }}>
                  {title}
                </Typography>
                <Lines items={steps} isOrdered />
                <Label>Mål</Label>
                <Typography>
                  <EnglishWords>{goal}</EnglishWords>
                </Typography>
              </Card>
            ))}
          </Cards>
        </>
      )}
    </>
  );
}
