import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import CheckCircle from "~icons/ic/baseline-check-circle";
import LockOutlined from "~icons/ic/outline-lock";
import type { SectionId } from "../../../schema/programmes/vocabulary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Card } from "../../ui/Card.tsx";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { UsedProgress } from "./data/useProgrammeProgress.ts";
import type { Programme } from "./programme.ts";

/** Sections that unfold, each of which is begun, read and marked as done; the last one opens when enough are. */
export function FoldedSections(props: {
  programme: Programme;
  tracker: UsedProgress;
  content: (key: string) => ReactNode;
}) {
  const { programme, tracker, content } = props;
  const { sections } = programme;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const stateOf = (key: string) => tracker.progress?.sections.find((section) => section.key === key);
  const open = (key: string) => setOpened((known) => [...known.filter((other) => other !== key), key]);
  /** Opens a section and goes there, as a link does. */
  const goTo = (key: SectionId) => {
    open(key);
    void tracker.visit(key, true);
    requestAnimationFrame(() => {
      const line = document.getElementById(key);
      line?.scrollIntoView();
      line?.querySelector<HTMLElement>("summary")?.focus({ preventScroll: true });
    });
  };
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      {sections.map(({ key: name, title, minutes, intro }, index) => {
        const key = name as SectionId;
        const state = stateOf(key);
        const status = state?.status ?? "NOT_STARTED";
        const isLocked = tracker.progress ? Boolean(state?.isLocked) : key === "next-steps";
        const next = sections[index + 1];
        return (
          <Card key={key} component="section" id={key} aria-label={title} sx={{ py: 2, scrollMarginTop: 84 }}>
            {isLocked ? (
              <Locked title={title} minutes={minutes} />
            ) : (
              <Accordion
                title={<EnglishWords>{title}</EnglishWords>}
                level="h2"
                aside={<SectionState status={status} minutes={minutes} />}
                isOpen={opened.includes(key)}
                anchor={key}
                onPress={() => void tracker.visit(key, true)}
                onToggle={(isOpen) => {
                  setOpened((known) => [...known.filter((other) => other !== key), ...(isOpen ? [key] : [])]);
                  // Also by a link to something within, or a search in the page.
                  if (isOpen && status === "NOT_STARTED") void tracker.visit(key);
                }}
                sx={{
                  border: 0,
                  "& > summary": {
                    fontSize: { xs: "1.25rem", md: "1.5rem" },
                    fontFamily: "h2.fontFamily",
                    fontWeight: 500,
                  },
                }}
              >
                <Typography color="textSecondary" sx={{ mb: 5, maxWidth: "60ch" }}>
                  <EnglishWords>{intro}</EnglishWords>
                </Typography>
                {content(key)}
                {status === "STARTED" && (
                  <Button
                    variant="contained"
                    aria-label={`Markera som klar: ${title}`}
                    onClick={() => void tracker.complete(key)}
                    sx={{ mt: 6, minHeight: 48 }}
                  >
                    Markera som klar
                  </Button>
                )}
              </Accordion>
            )}
            {status === "NOT_STARTED" && !isLocked && (
              <Button
                variant="text"
                aria-label={`Börja läsa: ${title}`}
                onClick={() => goTo(key)}
                sx={{ mb: 2, ml: -2 }}
              >
                Börja läsa
              </Button>
            )}
            {status === "COMPLETED" && next && (
              <Box sx={{ borderTop: 1, borderColor: "divider", py: 3 }}>
                <Typography variant="body2" color="textSecondary">
                  Nästa: {next.title}, {next.minutes} min
                </Typography>
                <Typography sx={{ mt: 1, maxWidth: "60ch" }}>
                  <EnglishWords>{next.intro}</EnglishWords>
                </Typography>
                {stateOf(next.key)?.isLocked === false && stateOf(next.key)?.status !== "COMPLETED" && (
                  <Button variant="text" onClick={() => goTo(next.key as SectionId)} sx={{ ml: -2 }}>
                    Fortsätt med {next.title.toLowerCase()}
                  </Button>
                )}
              </Box>
            )}
          </Card>
        );
      })}
      <Box role="status">
        {tracker.progress?.percentage === 100 && (
          <Notice tone="success">
            <Typography component="h2" sx={{ fontWeight: 600 }}>
              Grattis! Du har gått igenom hela Light.
            </Typography>
            <span>
              Nu är det vardagen som räknas: håll rutinen i åtta veckor. När den sitter väntar{" "}
              <TextLink to="/mental-optimering/medium">Medium</TextLink>.
            </span>
          </Notice>
        )}
      </Box>
    </Box>
  );
}

/** The line of a section that cannot be opened yet. */
const Locked = ({ title, minutes }: { title: string; minutes: number }) => (
  <Box sx={{ py: 2 }}>
    <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
      <Typography
        component="h2"
        sx={{ fontFamily: "h2.fontFamily", fontSize: { xs: "1.25rem", md: "1.5rem" }, color: "text.secondary" }}
      >
        <EnglishWords>{title}</EnglishWords>
      </Typography>
      <Box component="span" sx={{ ml: "auto", fontSize: "0.9375rem", color: "text.secondary" }}>
        {inMinutes(minutes)}
      </Box>
      <LockOutlined titleAccess="Låst" sx={{ color: "text.secondary" }} />
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      Öppnas när du har gjort klart minst 80 % av programmet.
    </Typography>
  </Box>
);

const SectionState = ({ status, minutes }: { status: string; minutes: number }) =>
  status === "COMPLETED" ? (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1, color: "success.main" }}>
      <CheckCircle aria-hidden="true" fontSize="small" />
      Klar
    </Box>
  ) : (
    `${status === "STARTED" ? "Påbörjad · " : ""}${inMinutes(minutes)}`
  );

/** Minutes in words that stay on one line. */
const inMinutes = (minutes: number): string => `${minutes}\u00a0min`;
