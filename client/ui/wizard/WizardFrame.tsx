import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useRef } from "react";
import LockOutlined from "~icons/ic/outline-lock";
import { Notice } from "../Notice.tsx";
import { ProgressTrack } from "../ProgressTrack.tsx";

/** One step of several, with buttons to go on and back. The parent holds the answers, so that none are lost. */
export interface WizardStep {
  /** From 1. */
  step: number;
  steps: number;
  heading: string;
  lead?: ReactNode;
  /** Said before how far it is, as a heading, with the share of it. */
  progressTitle?: string;
  /** Absent where there is no way back at all; without `onClick` where there is none from this step. */
  back?: { label: string; onClick?: () => void };
  forward: {
    label: ReactNode;
    onClick: () => void;
    /** Message about what is missing; absent when nothing is. */
    missing?: string;
    isPending?: boolean;
  };
  /** Error of the whole wizard. */
  alert?: ReactNode;
  /** Where the answers go. */
  note?: string;
  children?: ReactNode;
}

/**
 * A step with how far it is. Each step that follows gets the focus at its heading; in a dialog the
 * first as well.
 */
export function WizardFrame(props: WizardStep & { level: "h2" | "h3"; isInDialog?: boolean }) {
  const { step, steps, back, forward, isInDialog = false } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const focused = useRef(isInDialog ? undefined : step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    body.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [step]);

  const progress = `Steg ${step} av ${steps}`;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-rubrik`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!forward.missing && !forward.isPending) forward.onClick();
      }}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: "1 1 auto" }}
    >
      {steps > 1 && (
        <Box sx={{ px: { xs: 4, sm: 8 }, pt: 1 }}>
          {props.progressTitle ? (
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4, mb: 2 }}>
              <Typography role="status" component="div" variant="h4">
                <props.level
                  style={{ font: "inherit", margin: 0 }}
                >{`${props.progressTitle} - ${progress}`}</props.level>
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ ml: "auto" }}>
                {`${Math.round((100 * step) / steps)} % klart`}
              </Typography>
            </Box>
          ) : (
            <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {progress}
            </Typography>
          )}
          <ProgressTrack name="Framsteg" value={step} max={steps} text={progress} />
        </Box>
      )}
      <Box
        ref={body}
        sx={{
          px: { xs: 4, sm: 8 },
          pt: steps > 1 ? { xs: 6, sm: 8 } : 2,
          pb: 6,
          ...(isInDialog && { flex: { xs: 1, sm: "1 1 auto" }, minHeight: 0, overflowY: "auto" }),
          // One height for most steps, so that the buttons stay under the pointer, and no more than messages leave free;
          // the last one grows when it asks for a consent.
          ...(isInDialog && { "@media (min-width: 600px) and (min-height: 760px)": { minHeight: 440 } }),
        }}
      >
        <Typography
          ref={heading}
          id={`${id}-rubrik`}
          variant="h2"
          component={props.progressTitle && props.level === "h2" ? "h3" : props.level}
          tabIndex={-1}
          sx={{ outline: "none" }}
        >
          {props.heading}
        </Typography>
        {props.lead && (
          <Typography component="div" color="textSecondary" sx={{ mt: 2, maxWidth: "52ch" }}>
            {props.lead}
          </Typography>
        )}
        {props.children && <Box sx={{ mt: 6 }}>{props.children}</Box>}
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 3,
          rowGap: 2,
          px: { xs: 4, sm: 8 },
          pt: 3,
          pb: { xs: "max(8px, env(safe-area-inset-bottom))", sm: 3 },
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        {props.alert && (
          <Box sx={{ flexBasis: "100%" }}>
            <Notice tone="error">{props.alert}</Notice>
          </Box>
        )}
        {props.note && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ flexBasis: "100%", display: "flex", alignItems: "center", gap: 1.5 }}
          >
            <LockOutlined aria-hidden="true" sx={{ fontSize: "1.125rem" }} />
            {props.note}
          </Typography>
        )}
        {back && (
          <Button onClick={back.onClick} disabled={!back.onClick} sx={{ minHeight: 48, ml: { xs: -4, sm: -5 } }}>
            {back.label}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={forward.missing !== undefined}
          aria-describedby={forward.missing && `${id}-saknas`}
          aria-disabled={forward.isPending || undefined}
          sx={{ minHeight: 48, minWidth: 136, ml: "auto", opacity: forward.isPending ? 0.75 : 1 }}
        >
          {forward.label}
        </Button>
        <Typography
          id={`${id}-saknas`}
          variant="body2"
          color="textSecondary"
          // Its line is reserved, so that the buttons do not move.
          sx={{ flexBasis: "100%", minHeight: "1.5em", textAlign: "right" }}
        >
          {forward.missing}
        </Typography>
      </Box>
    </Box>
  );
}
