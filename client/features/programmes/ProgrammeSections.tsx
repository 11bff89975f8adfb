import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import CheckCircle from "~icons/ic/baseline-check-circle";
import type { Level, SectionId } from "../../../schema/programmes/vocabulary.ts";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import { FoldedSection } from "../../ui/FoldedSection.tsx";
import type { RecordSection } from "./data/progressActions.ts";
import { useProgrammeProgress } from "./data/useProgrammeProgress.ts";
import { FoldedSections } from "./FoldedSections.tsx";
import { ProgressAside } from "./ProgressAside.tsx";
import type { AddSteps, Programme } from "./programme.ts";
import { Categories } from "./sections/Categories.tsx";
import { Faq } from "./sections/Faq.tsx";
import { Introduction } from "./sections/Introduction.tsx";
import { NextSteps } from "./sections/NextSteps.tsx";
import { Resources } from "./sections/Resources.tsx";
import { Schedule } from "./sections/Schedule.tsx";

/** The body of a section below its introduction. */
function contentOf(programme: Programme, key: string, addSteps: AddSteps): ReactNode {
  switch (key) {
    case "introduction":
      return <Introduction programme={programme} />;
    case "categories":
      return <Categories programme={programme} />;
    case "schedule":
      return <Schedule programme={programme} addSteps={addSteps} />;
    case "faq":
      return <Faq programme={programme} isOneAtATime={programme.level === "HARDCORE"} />;
    case "resources":
      return <Resources programme={programme} />;
    default:
      return <NextSteps programme={programme} />;
  }
}

/** A programme's six sections, with the visitor's progress. Light's unfold; those of the others are open, but on narrow windows. */
export function ProgrammeSections(props: {
  programme: Programme;
  addSteps: AddSteps;
  record: RecordSection;
  remindMe: ReactNode;
}) {
  const { programme, addSteps, record } = props;
  const tracker = useProgrammeProgress(programme.level.toLowerCase() as Level, record);
  /** Open sections are begun by being marked as read. */
  const readAndDone = async (key: SectionId) => (await tracker.visit(key)) && (await tracker.complete(key));
  const isDone = (key: string) =>
    tracker.progress?.sections.some((section) => section.key === key && section.status === "COMPLETED") === true;
  const content = (key: string) => contentOf(programme, key, addSteps);
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 8, md: 12 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "260px minmax(0, 1fr)" },
        alignItems: "start",
        pb: { xs: 12, md: 20 },
      }}
    >
      <ProgressAside programme={programme} tracker={tracker} remindMe={props.remindMe} />
      {programme.level === "LIGHT" ? (
        <FoldedSections programme={programme} tracker={tracker} content={content} />
      ) : (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { xs: 0, md: 20 } }}>
          {programme.sections.map((section) => (
            <UnfoldingSection
              key={section.key}
              section={section}
              isDone={isDone(section.key)}
              onDone={() => void readAndDone(section.key as SectionId)}
            >
              {content(section.key)}
            </UnfoldingSection>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A section that is open, and that narrow windows fold below its heading. */
function UnfoldingSection(props: {
  section: Programme["sections"][number];
  isDone: boolean;
  onDone: () => void;
  children: ReactNode;
}) {
  const { key, title, intro } = props.section;
  return (
    <FoldedSection
      anchor={key}
      title={<EnglishWords>{title}</EnglishWords>}
      // There are headings of their own below it.
      sx={{ fontSize: { xs: "1.5rem", md: "h2.fontSize" } }}
    >
      <Typography color="textSecondary" sx={{ mt: { md: 2 }, mb: 5, maxWidth: "60ch" }}>
        <EnglishWords>{intro}</EnglishWords>
      </Typography>
      {props.children}
      <Box sx={{ mt: 7 }}>
        {props.isDone ? (
          <Box
            role="status"
            sx={{ display: "flex", alignItems: "center", gap: 2, color: "success.main", fontWeight: 600 }}
          >
            <CheckCircle aria-hidden="true" fontSize="small" />
            Klar
          </Box>
        ) : (
          <Button
            variant="outlined"
            aria-label={`Markera som klar: ${title}`}
            onClick={props.onDone}
            sx={{ minHeight: 48 }}
          >
            Markera som klar
          </Button>
        )}
      </Box>
    </FoldedSection>
  );
}
