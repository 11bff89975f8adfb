import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { use } from "react";
import ArrowBack from "~icons/ic/baseline-arrow-back";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import type { ProgrammeLevel } from "../../apollo/schemaTypes.generated.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { LARGE_LETTERS } from "../../theme.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { useAddSteps } from "../protocols/addSteps.ts";
import { RemindMe } from "../reminders/RemindMe.tsx";
import { LEVEL_TINTS } from "./levelTints.ts";
import { ProgrammeDocument, useProgrammeQuery } from "./ProgrammePage.generated.ts";
import { ProgrammeSections } from "./ProgrammeSections.tsx";
import type { Programme } from "./programme.ts";
import { Sources } from "./sections/Sources.tsx";

const OVERVIEW = "/mental-optimering";

/** The page of a level, with its loader. */
function programmePage(level: ProgrammeLevel) {
  return {
    loader: (apollo: ApolloClient): Promise<unknown> =>
      apollo.query({ query: ProgrammeDocument, variables: { level } }),
    Component: () => <ProgrammePage level={level} />,
  };
}

/** /mental-optimering/light. */
export const lightPage = programmePage("LIGHT");
/** /mental-optimering/medium. */
export const mediumPage = programmePage("MEDIUM");
/** /mental-optimering/hardcore. */
export const hardcorePage = programmePage("HARDCORE");

function ProgrammePage({ level }: { level: ProgrammeLevel }) {
  const { data, error, refetch } = useProgrammeQuery({ variables: { level } });
  const programme = data?.programme;
  if (programme) return <Content programme={programme} />;
  return (
    <PageContainer top="heading">
      {error ? (
        <LoadFailure
          message="Programmet kunde inte hämtas. Försök igen."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Skeleton height={640} radius={14} />
      )}
    </PageContainer>
  );
}

function Content({ programme }: { programme: Programme }) {
  const { level, path, title, heading, lead, description, keywords, badge, stats, notices } = programme;
  const { reviewer, reviewedOn, sections } = programme;
  const has = (key: string) => sections.some((section) => section.key === key);
  const origin = use(OriginContext);
  const addSteps = useAddSteps();
  const record = useRecordActivity();
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        keywords={keywords.join(", ")}
        structuredData={[
          breadcrumbs(origin, { name: "Mental optimering", path: OVERVIEW }, { name: title, path }),
          ...(level === "MEDIUM" ? [howTo(programme)] : []),
        ]}
      />
      <PageOpening scene="mental" isBesideOnly>
        <Box sx={{ mb: 4 }}>
          <TextLink
            to={OVERVIEW}
            reloadDocument
            sx={{ display: "inline-flex", alignItems: "center", gap: 2, minHeight: 44, color: "text.primary" }}
          >
            <ArrowBack aria-hidden="true" fontSize="small" />
            Mental optimering
          </TextLink>
        </Box>
        <Badge tint={LEVEL_TINTS[level]}>
          <EnglishWords>{badge}</EnglishWords>
        </Badge>
        <Typography variant="h1" sx={{ mt: 3, maxWidth: "18ch" }}>
          <EnglishWords>{heading}</EnglishWords>
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: { sm: "25em", lg: "32em" }, fontSize: { md: "1.25rem" } }}>
          <EnglishWords>{lead}</EnglishWords>
        </Typography>
        {reviewer && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
            Granskad av {reviewer}
            {reviewedOn && ` ${swedishDay(reviewedOn)}`}
          </Typography>
        )}
        <Box data-screen-only="" sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 5 }}>
          {has("introduction") && (
            <Button variant="contained" href={level === "HARDCORE" ? "#introduction" : "#protokoll"}>
              {level === "HARDCORE" ? "Läs förutsättningarna" : "Se protokollet"}
            </Button>
          )}
          {has("categories") && (
            <Button variant="outlined" href="#kategorier" sx={{ bgcolor: "background.paper" }}>
              Se kategorierna
            </Button>
          )}
        </Box>
      </PageOpening>
      <PageContainer top="list">
        <Box
          sx={{
            display: "grid",
            gap: 4,
            alignItems: "start",
            gridTemplateColumns: { md: notices.length > 1 ? "1fr 1fr" : "1fr" },
          }}
        >
          {notices.map(({ kind, title, text }) => (
            <Notice
              key={title}
              tone={kind === "REQUIREMENT" ? "attention" : level === "HARDCORE" ? "warning" : "attention"}
            >
              <Typography component="h2" sx={{ fontWeight: 600 }}>
                <EnglishWords>{title}</EnglishWords>
              </Typography>
              <span>
                <EnglishWords>{text}</EnglishWords>
              </span>
            </Notice>
          ))}
        </Box>
        <Box
          component="dl"
          sx={{
            display: "grid",
            gap: 5,
            my: { xs: 7, md: 10 },
            // Two beside each other, and with large letters one.
            gridTemplateColumns: {
              xs: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))",
              md: `repeat(${Math.min(stats.length, 4)}, 1fr)`,
            },
          }}
        >
          {stats.map(({ value, label }) => (
            <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
              <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.9375rem", lineHeight: 1.35 }}>
                <EnglishWords>{label}</EnglishWords>
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  fontFamily: "h2.fontFamily",
                  fontSize: { xs: "1.25rem", md: "1.8125rem" },
                  lineHeight: 1.2,
                  whiteSpace: "nowrap",
                  [LARGE_LETTERS]: { whiteSpace: "normal" },
                }}
              >
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <ProgrammeSections
          programme={programme}
          addSteps={addSteps}
          record={record}
          remindMe={<RemindMe wanted="remindsOfProgramme" />}
        />
        <Sources sources={programme.sources} />
      </PageContainer>
    </>
  );
}

/** schema.org's how-to of a programme: its phases are its steps. */
const howTo = ({ title, description, phases }: Programme): object => ({
  "@context": "https://schema.org",
  "@type": "HowTo",
  name: title,
  description,
  inLanguage: "sv",
  step: phases.map((phase, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name: phase.title,
    text: phase.steps.join(" "),
  })),
});
