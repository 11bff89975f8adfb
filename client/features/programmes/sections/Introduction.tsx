import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import { FormattedText } from "../../../ui/markdown/FormattedText.tsx";
import type { Programme } from "../programme.ts";
import { Cards, Lines, SubHeading } from "./texts.tsx";

/** Requirements, phases, and the minutes over the day. */
export function Introduction({ programme: { level, prerequisites, phases, timeSplit } }: { programme: Programme }) {
  return (
    <>
      {prerequisites.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: "grid", gap: 4, maxWidth: "66ch" }}>
          {prerequisites.map(({ title, text }) => (
            <div key={title}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                <EnglishWords>{title}</EnglishWords>
              </Box>
              <Box component="dd" sx={{ m: 0, mt: 1 }}>
                <EnglishWords>{text}</EnglishWords>
              </Box>
            </div>
          ))}
        </Box>
      )}
      {phases.length > 0 && (
        <>
          <SubHeading id="protokoll">Protokollet, fas för fas</SubHeading>
          <Cards columns={phases.length === 3 ? 3 : 2}>
            {phases.map(({ title, weeks, steps, goal }) => (
              <Card key={title} component="li">
                <Typography variant="body2" color="textSecondary">
                  {weeks}
                </Typography>
                <Typography component="h4" variant="h4" sx={{ mb: 3 }}>
                  <EnglishWords>{title}</EnglishWords>
                </Typography>
                <Lines items={steps} isOrdered />
                <Typography sx={{ mt: 4 }}>
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {level === "MEDIUM" ? "Veckomål:" : "Mål:"}
                  </Box>{" "}
                  <EnglishWords>{goal}</EnglishWords>
                </Typography>
              </Card>
            ))}
          </Cards>
        </>
      )}
      {timeSplit && (
        <>
          <SubHeading>Så fördelas dagens minuter</SubHeading>
          <Cards columns={3}>
            {timeSplit.parts.map(({ title, minutes, text }) => (
              <Card key={title} component="li" isTinted>
                <Typography component="h4" sx={{ fontWeight: 600 }}>
                  {title}
                </Typography>
                <Typography
                  sx={{ fontFamily: "h2.fontFamily", fontSize: { xs: "1.8125rem", sm: "1.8125rem" }, lineHeight: 1.2 }}
                >
                  {minutes} min
                </Typography>
                <Typography sx={{ mt: 2 }}>
                  <EnglishWords>{text}</EnglishWords>
                </Typography>
              </Card>
            ))}
          </Cards>
          <Box sx={{ mt: 5 }}>
            <FormattedText html={timeSplit.noteHtml} />
          </Box>
        </>
      )}
    </>
  );
}
