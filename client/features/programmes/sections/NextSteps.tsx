import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { numberInWords } from "../../../../schema/rules/words/numbers.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import { FormattedText } from "../../../ui/markdown/FormattedText.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { Programme } from "../programme.ts";
import { scrollToTop } from "../scrollToTop.ts";
import { Cards, Lines, SubHeading } from "./texts.tsx";

const OVERVIEW = "/mental-optimering";

/** When one is ready for more, what comes then, and the ways on. */
export function NextSteps({ programme }: { programme: Programme }) {
  const { level, readiness, preview, roadmap, community, future, reminder } = programme;
  return (
    <>
      {readiness && <Readiness readiness={readiness} />}
      {preview && (
        <>
          <SubHeading>
            <EnglishWords>{preview.title}</EnglishWords>
          </SubHeading>
          <FormattedText html={preview.textHtml} />
          <Box sx={{ mt: 4 }}>
            <Lines items={preview.items} />
          </Box>
        </>
      )}
      {roadmap.length > 0 && (
        <>
          <SubHeading>Vägen vidare i {numberInWords(roadmap.length)} steg</SubHeading>
          <Box component="ol" sx={{ m: 0, pl: "1.4em", display: "grid", gap: 4, maxWidth: "66ch" }}>
            {roadmap.map(({ title, text, isCritical }) => (
              <li key={title}>
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, fontWeight: 600 }}>
                  <span>
                    <EnglishWords>{title}</EnglishWords>
                  </span>
                  {isCritical && <Badge tint="red">Kritiskt</Badge>}
                </Box>
                <Typography sx={{ mt: 1 }}>
                  <EnglishWords>{text}</EnglishWords>
                </Typography>
              </li>
            ))}
          </Box>
        </>
      )}
      {community.length > 0 && (
        <>
          <SubHeading>Gemenskaper</SubHeading>
          <Cards columns={2}>
            {community.map(({ title, text }, index) => (
              <Card key={title} component="li" isTinted sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
                <Typography id={`gemenskap-${index}`} component="h4" sx={{ fontWeight: 600 }}>
                  {title}
                </Typography>
                <Typography>
                  <EnglishWords>{text}</EnglishWords>
                </Typography>
                <Box sx={{ display: "flex", alignItems: "center", gap: 3, alignSelf: "end" }}>
                  <Button variant="outlined" aria-describedby={`gemenskap-${index} inte-oppen-${index}`}>
                    Gå med
                  </Button>
                  <Typography id={`inte-oppen-${index}`} variant="body2" color="textSecondary">
                    Inte öppen än
                  </Typography>
                </Box>
              </Card>
            ))}
          </Cards>
        </>
      )}
      {future.length > 0 && (
        <>
          <SubHeading>Teknik som kan komma</SubHeading>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 4, maxWidth: "66ch" }}>
            {future.map(({ title, text }) => (
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
        </>
      )}
      {reminder && (
        <Box sx={{ mt: 8, maxWidth: "66ch" }}>
          <Notice tone={level === "HARDCORE" ? "warning" : "info"}>
            <EnglishWords>{reminder}</EnglishWords>
          </Notice>
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 8 }}>
        <Ways level={level} />
      </Box>
    </>
  );
}

/** Checkboxes that are not stored. */
function Readiness({ readiness: { rule, items } }: { readiness: NonNullable<Programme["readiness"]> }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <Box component="section" aria-labelledby="redo">
      <SubHeading id="redo">Är du redo?</SubHeading>
      <Typography sx={{ mb: 3, maxWidth: "66ch" }}>
        <EnglishWords>{rule}</EnglishWords>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", maxWidth: "66ch" }}>
        {items.map((item) => (
          <li key={item}>
            <Box
              component="label"
              sx={{
                display: "flex",
                gap: 3,
                alignItems: "flex-start",
                minHeight: 48,
                py: 2,
                px: 2,
                mx: -2,
                borderRadius: 1,
                cursor: "pointer",
                "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "primary.main" },
              }}
            >
              <Checkbox
                type="checkbox"
                checked={ticked.includes(item)}
                onChange={({ target }) =>
                  setTicked((known) => (target.checked ? [...known, item] : known.filter((other) => other !== item)))
                }
              />
              <span>
                <EnglishWords>{item}</EnglishWords>
              </span>
            </Box>
          </li>
        ))}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ mt: 2 }}>
        {ticked.length} av {items.length} punkter
      </Typography>
    </Box>
  );
}

/** The buttons at the end of each level. */
function Ways({ level }: { level: Programme["level"] }) {
  if (level === "LIGHT") {
    return (
      <>
        <Button variant="contained" href={`${OVERVIEW}/medium`}>
          <span>
            <EnglishWords>Gå vidare till Medium</EnglishWords>
          </span>
        </Button>
        <Button variant="outlined" href={OVERVIEW}>
          Tillbaka till översikten
        </Button>
        <Button variant="text" aria-label="Gemenskap: kommer snart">
          Kommer snart
        </Button>
      </>
    );
  }
  if (level === "MEDIUM") {
    return (
      <>
        <Button variant="contained" onClick={scrollToTop}>
          <span>
            Jag är redo för <span lang="en">Advanced/Hardcore</span>
          </span>
        </Button>
        <Button variant="outlined" onClick={scrollToTop}>
          <span>
            Utforska <span lang="en">Hardcore</span>
          </span>
        </Button>
        <Button variant="outlined" href={OVERVIEW}>
          Tillbaka till översikten
        </Button>
        <Button variant="outlined" href={OVERVIEW}>
          Tillbaka till Mental optimering
        </Button>
        <Button variant="text" onClick={scrollToTop} aria-label="Gå med i gemenskapen: kommer snart">
          Kommer snart
        </Button>
      </>
    );
  }
  return (
    <Button variant="outlined" href={OVERVIEW}>
      Tillbaka till Mental optimering
    </Button>
  );
}
