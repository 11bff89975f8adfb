import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RiskLevel as RiskLabel } from "../../../../schema/programmes/vocabulary.ts";
import type { RiskLevel } from "../../../apollo/schemaTypes.generated.ts";
import type { Tint } from "../../../theme.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { FormattedText } from "../../../ui/markdown/FormattedText.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { Programme } from "../programme.ts";
import { Label, Lines } from "./texts.tsx";

/** Label and colour of a risk's badge. */
const RISKS: Readonly<Record<RiskLevel, { label: RiskLabel; tint: Tint }>> = {
  VERY_HIGH: { label: "MYCKET HÖG", tint: "red" },
  MEDIUM_HIGH: { label: "MEDEL-HÖG", tint: "orange" },
  MEDIUM: { label: "MEDEL", tint: "yellow" },
  LOW_MEDIUM: { label: "LÅG-MEDEL", tint: "blue" },
};

/** The four categories; any number of them can be open. */
export function Categories({ programme }: { programme: Programme }) {
  const { categories, prerequisites, sections } = programme;
  return (
    <Box id="kategorier" sx={{ scrollMarginTop: 92 }}>
      {prerequisites.length > 0 && (
        <Box sx={{ mb: 5, maxWidth: "66ch" }}>
          <Notice tone="attention">
            <span>
              Läs{" "}
              {sections.some(({ key }) => key === "introduction") ? (
                <Box component="a" href="#introduction" sx={{ color: "inherit" }}>
                  förutsättningarna
                </Box>
              ) : (
                "förutsättningarna"
              )}{" "}
              först. Utan läkares klartecken och en erfaren vägledare är protokollen här nedanför bara till för att
              läsas.
            </span>
          </Notice>
        </Box>
      )}
      {categories.map((category) => (
        <Accordion
          key={category.key}
          level="h3"
          title={<EnglishWords>{category.title}</EnglishWords>}
          aside={
            category.risk ? (
              <Badge tint={RISKS[category.risk].tint}>
                <Box component="span" sx={{ fontWeight: 400 }}>
                  Risk:{" "}
                </Box>
                <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                  {RISKS[category.risk].label}
                </Box>
              </Badge>
            ) : undefined
          }
        >
          <Category category={category} />
        </Accordion>
      ))}
    </Box>
  );
}

function Category({ category }: { category: Programme["categories"][number] }) {
  const {
    key,
    summary,
    duration,
    warningHtml,
    whyHtml,
    technique,
    protocols,
    tips,
    mistakes,
    goals,
    safety,
    resources,
  } = category;
  return (
    <Box id={key} sx={{ pb: 4 }}>
      <Typography color="textSecondary" sx={{ maxWidth: "66ch" }}>
        <EnglishWords>{summary}</EnglishWords>
      </Typography>
      {duration && (
        <Typography sx={{ mt: 3 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Tid:
          </Box>{" "}
          {duration}
        </Typography>
      )}
      {warningHtml && (
        <Box sx={{ mt: 4, maxWidth: "66ch" }}>
          <Notice tone="attention">
            <FormattedText html={warningHtml} />
          </Notice>
        </Box>
      )}
      <Label>Varför det spelar roll</Label>
      <FormattedText html={whyHtml} />
      <Label>Så gör du</Label>
      <Lines items={technique} isOrdered />
      {protocols.map(({ title, steps }) => (
        <div key={title}>
          <Label>Protokoll: {title}</Label>
          <Lines items={steps} isOrdered />
        </div>
      ))}
      <Label>Tips</Label>
      <Lines items={tips} />
      <Label>Vanliga misstag</Label>
      <Lines items={mistakes} />
      <Label>Mål på vägen</Label>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: { sm: "max-content minmax(0, 1fr)" },
          columnGap: 5,
          rowGap: { xs: 0, sm: 2 },
          maxWidth: "66ch",
        }}
      >
        {goals.map(({ when, text }) => (
          <Box key={when} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {when}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 3, sm: 0 } }}>
              <EnglishWords>{text}</EnglishWords>
            </Box>
          </Box>
        ))}
      </Box>
      {safety.length > 0 && (
        <>
          <Label>Säkerhet</Label>
          <Lines items={safety} />
        </>
      )}
      {resources.length > 0 && (
        <>
          <Label>Läs mer och använd</Label>
          <Box component="ul" sx={{ m: 0, pl: "1.4em", maxWidth: "66ch", "& li + li": { mt: 1.5 } }}>
            {resources.map(({ text, path }) => (
              <li key={text}>
                {path ? (
                  <NameLink to={path}>
                    <EnglishWords>{text}</EnglishWords>
                  </NameLink>
                ) : (
                  <EnglishWords>{text}</EnglishWords>
                )}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
