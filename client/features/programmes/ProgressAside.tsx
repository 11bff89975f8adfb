import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import CheckCircle from "~icons/ic/baseline-check-circle";
import RestartAlt from "~icons/ic/baseline-restart-alt";
import LockOutlined from "~icons/ic/outline-lock";
import { Card } from "../../ui/Card.tsx";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { ProgressTrack } from "../../ui/ProgressTrack.tsx";
import type { UsedProgress } from "./data/useProgrammeProgress.ts";
import type { Programme } from "./programme.ts";

const ConfirmAction = lazyComponent(async () => (await import("../../ui/dialog/ConfirmDialog.tsx")).ConfirmAction, {
  failure: ({ onClose }) => onClose(),
});

/** How far the visitor has come, with the way to each section, to the next one, and back to the beginning. */
export function ProgressAside(props: {
  programme: Programme;
  tracker: UsedProgress;
  /** The way to be reminded of it. */
  remindMe: ReactNode;
}) {
  const { programme, tracker } = props;
  const { progress } = tracker;
  const [isAsking, setAsking] = useState(false);
  const percentage = progress?.percentage ?? 0;
  const minutes = programme.sections.reduce((sum, section) => sum + section.minutes, 0);
  const minutesLeft = progress?.minutesLeft ?? minutes;
  const next = programme.sections.find(
    ({ key }) => key === (progress ? progress.nextSection : programme.sections[0]?.key),
  );
  return (
    <Card component="aside" aria-labelledby="framsteg" isTinted sx={{ position: { md: "sticky" }, top: 92 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography id="framsteg" component="h2" sx={{ fontWeight: 600 }}>
          Framsteg
        </Typography>
        <IconButton
          aria-label="Börja om programmet"
          onClick={() => setAsking(true)}
          sx={{ width: 44, height: 44, mr: -2 }}
        >
          <RestartAlt />
        </IconButton>
      </Box>
      <Typography sx={{ fontFamily: "h2.fontFamily", fontSize: { xs: "2.1875rem", sm: "2.1875rem" }, lineHeight: 1.2 }}>
        {percentage} %
      </Typography>
      <ProgressTrack
        name={`Framsteg i ${programme.title}`}
        value={percentage}
        text={`${percentage} procent klart`}
        sx={{ my: 3 }}
      />
      <Typography variant="body2" color="textSecondary">
        {minutesLeft > 0 ? `${minutesLeft} min kvar att läsa` : "Allt är läst"}
        {progress && progress.minutesSpent > 0 && ` · ${progress.minutesSpent} min lästa`}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: { xs: "none", md: "block" } }}>
        {programme.sections.map(({ key, title }) => {
          const state = progress?.sections.find((section) => section.key === key);
          return (
            <li key={key}>
              <Box
                component="a"
                href={`#${key}`}
                aria-current={progress?.currentSection === key ? "step" : undefined}
                sx={{
                  display: "flex",
                  alignItems: "center",
                  gap: 2,
                  minHeight: 40,
                  color: "text.primary",
                  fontSize: "1rem",
                  lineHeight: 1.35,
                  textDecoration: "none",
                  "&[aria-current]": { fontWeight: 600 },
                  "&:hover": { textDecoration: "underline" },
                }}
              >
                <Box component="span" sx={{ flex: 1 }}>
                  {title}
                </Box>
                {state?.status === "COMPLETED" && (
                  <CheckCircle titleAccess="Klar" fontSize="small" sx={{ color: "success.main" }} />
                )}
                {state?.isLocked && (
                  <LockOutlined titleAccess="Låst" fontSize="small" sx={{ color: "text.secondary" }} />
                )}
              </Box>
            </li>
          );
        })}
      </Box>
      {next && (
        <Button variant="outlined" href={`#${next.key}`} fullWidth sx={{ mt: 4, bgcolor: "background.paper" }}>
          Nästa avsnitt
        </Button>
      )}
      {next && <Box sx={{ mt: 2, ml: -2 }}>{props.remindMe}</Box>}
      {isAsking && (
        <ConfirmAction
          title="Börja om från början?"
          text="Alla avsnitt blir olästa igen. Det som redan har räknats i Min resa finns kvar."
          label="Börja om"
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={() => void tracker.reset()}
        />
      )}
    </Card>
  );
}
