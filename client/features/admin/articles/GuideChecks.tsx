import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatProblem, guideProblems } from "../../../../schema/rules/content/guideProblems.ts";
import { countWords, readTimeOf } from "../../../../schema/rules/content/reading.ts";
import { sourcesOf } from "../../../../schema/rules/content/sources.ts";
import { Markdown } from "../../../ui/markdown/Markdown.tsx";
import { GuideProse } from "../../../ui/markdown/Prose.tsx";

const GUIDE = { isGuide: true } as const;

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 } as const;

/** A guide's text as its page shows it. */
export function GuidePreview({ text }: { text: string }) {
  return (
    <GuideProse>
      <Markdown text={text} options={GUIDE} />
    </GuideProse>
  );
}

/** What is wrong with a guide's text, and how long it is. */
export function GuideChecks({ text }: { text: string }) {
  const problems = guideProblems(text);
  const errors = problems.filter(({ severity }) => severity === "ERROR").length;
  return (
    <Box component="section" aria-label="Kontroll av texten">
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {countWords(text)} ord, lästid {readTimeOf(text)}.{" "}
        {problems.length === 0
          ? "Inga fel."
          : errors > 0
            ? "Felen måste rättas innan guiden publiceras. Ett utkast kan sparas ändå."
            : "Texten kan publiceras."}
      </Typography>
      <Box component="ul" sx={list}>
        {problems.map((problem) => (
          <Box
            component="li"
            key={`${problem.name} ${problem.line} ${problem.about}`}
            sx={{ color: problem.severity === "ERROR" ? "error.main" : "text.primary", fontSize: "1rem" }}
          >
            <strong>
              {problem.severity === "ERROR" ? "Fel" : "Att se över"}
              {problem.line === null ? "" : `, rad ${problem.line}`}:
            </strong>{" "}
            {formatProblem(problem)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The sources that a guide's text lists, as they are understood. */
export function GuideSources({ text }: { text: string }) {
  const sources = sourcesOf(text);
  return (
    <Box component="section" aria-labelledby="tolkade-kallor">
      <Typography id="tolkade-kallor" variant="h4" component="h3" sx={{ mb: 3 }}>
        Källor som hittas i texten
      </Typography>
      {sources.length === 0 ? (
        <Typography color="textSecondary">
          Inga ännu. Skriv dem sist, under ## Källor, en på varje rad: 1. Författare. Titel. Adress.
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {sources.map(({ number, text: words, url }) => (
            <Box component="li" key={`${number} ${words}`} sx={{ overflowWrap: "anywhere" }}>
              <strong>[{number}]</strong> {words}{" "}
              {url ? (
                <Box
                  component="a"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer external"
                  sx={{ color: "secondary.main" }}
                >
                  {url}
                </Box>
              ) : (
                <Box component="span" sx={{ color: "text.secondary" }}>
                  Ingen adress
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
