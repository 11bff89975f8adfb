import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import Close from "~icons/ic/baseline-close";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { type Plan, type PlannedState, usePlan } from "../data/usePlan.ts";
import { categoryTitle, priorityLabel, RECOMMENDATION_LABELS } from "../journeyLabels.ts";
import { PanelWaiting } from "../page/PanelWaiting.tsx";
import { GRID_LIST } from "../progress/grids.ts";
import { addressOfTab } from "./journeyTabList.ts";
import { type PlanRow_PlannedFragment, PlanRow_PlannedFragmentDoc, usePlanTabQuery } from "./PlanTab.generated.ts";

/** The plan: what was chosen and what is always there, in the order of its priority, to tick off. */
export function PlanTab() {
  usePersonalSync();
  const { data, error, refetch } = usePlanTabQuery({});
  const planned = data?.journey?.plan;
  const plan = usePlan(planned ?? []);
  if (!planned) return <PanelWaiting error={error} onRetry={refetch} />;
  const count = planned.length;
  const done = planned.filter(({ isCompleted }) => isCompleted).length;
  const progressLabel = `${done} av ${count} klara`;
  return (
    <>
      <Typography variant="h2">Min plan</Typography>
      <Box sx={{ mt: 3, mb: 6, maxWidth: 420 }}>
        <Typography aria-live="polite" sx={{ mb: 2, fontVariantNumeric: "tabular-nums" }}>
          {progressLabel}
        </Typography>
        <ProgressTrack name="Min plan" value={done} max={count} text={progressLabel} />
      </Box>
      {done === count && (
        <Card isTinted sx={{ mb: 4 }}>
          <Typography variant="h4" component="h3">
            Allt i planen är klart
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Vill du fortsätta finns fler förslag på{" "}
            <TextLink to={addressOfTab("dashboard")}>
              <span lang="en">Dashboard</span>
            </TextLink>
            .
          </Typography>
        </Card>
      )}
      <Box component="ul" sx={{ ...GRID_LIST, gap: 3 }}>
        {planned.map((one) => (
          <PlanRow key={one.key} planned={one} plan={plan} />
        ))}
      </Box>
    </>
  );
}

function PlanRow(props: { planned: FragmentType<PlanRow_PlannedFragment> & PlannedState; plan: Plan }) {
  const { plan } = props;
  const { data: planned, complete } = useFragment({ fragment: PlanRow_PlannedFragmentDoc, from: props.planned });
  if (!complete) return null;
  const { key, title, description, path, type, priority, estimatedTime, isCompleted, completedAt, isDone } = planned;
  return (
    <Card
      component="li"
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        alignItems: "center",
        p: 0,
        pr: { xs: 2, sm: 4 },
        ...(isCompleted && { bgcolor: "transparent" }),
        transition: "background-color 150ms",
      }}
    >
      <Box
        component="label"
        sx={{
          flex: "1 1 auto",
          minWidth: 0,
          display: "flex",
          gap: 4,
          px: { xs: 4, sm: 5 },
          py: 4,
          cursor: isDone ? "default" : "pointer",
        }}
      >
        <Box
          component="input"
          type="checkbox"
          checked={isCompleted}
          // What was done cannot be undone by unticking it.
          disabled={isDone}
          aria-labelledby={`plan-${key}`}
          aria-describedby={`plan-${key}-om`}
          onChange={(event) => plan.tick(planned, event.target.checked)}
          sx={{ flexShrink: 0, width: 24, height: 24, m: 0, mt: 0.5, accentColor: "var(--mui-palette-primary-main)" }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            id={`plan-${key}`}
            variant="h4"
            component="span"
            sx={{ display: "block", color: isCompleted ? "text.secondary" : undefined }}
          >
            {title}
          </Typography>
          {!isCompleted && (
            <Typography
              component="span"
              color="textSecondary"
              sx={{ display: "block", fontSize: "1rem", lineHeight: 1.5 }}
            >
              {description}
            </Typography>
          )}
          <Box
            component="span"
            id={`plan-${key}-om`}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              columnGap: 3,
              rowGap: 1,
              mt: 2,
              fontSize: "0.875rem",
            }}
          >
            <span>
              <Badge tint={BADGE_TINTS.priority[priority]}>{priorityLabel(priority)}</Badge> prioritet
            </span>
            <span>{estimatedTime} min</span>
            <span>{categoryTitle(planned.category)}</span>
            {isCompleted && completedAt && (
              <Box component="span" sx={{ color: "success.main", fontWeight: 600 }}>
                Klar {swedishDay(completedAt)}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, ml: { xs: 13, sm: 0 }, pb: { xs: 3, sm: 0 } }}>
        <Button
          component={Link}
          to={path}
          variant="outlined"
          aria-describedby={`plan-${key}`}
          sx={{ whiteSpace: "nowrap" }}
        >
          {RECOMMENDATION_LABELS[type].action}
        </Button>
        {planned.isRemovable && (
          <IconButton
            aria-label={`Ta bort ${title} ur planen`}
            onClick={() => plan.remove(planned, title)}
            sx={{ width: 44, height: 44 }}
          >
            <Close />
          </IconButton>
        )}
      </Box>
    </Card>
  );
}
