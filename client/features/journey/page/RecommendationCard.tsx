import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import Check from "~icons/ic/baseline-check";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Card } from "../../../ui/Card.tsx";
import { difficultyLabel } from "../../../ui/difficultyLabel.ts";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { Link } from "../../../ui/link/Link.tsx";
import type { Plan, PlannedState } from "../data/usePlan.ts";
import { priorityLabel, RECOMMENDATION_LABELS } from "../journeyLabels.ts";
import { JourneyIcon } from "./JourneyIcon.tsx";
import {
  type RecommendationCard_RecommendationFragment,
  RecommendationCard_RecommendationFragmentDoc,
} from "./RecommendationCard.generated.ts";

/** One thing that can be done next, and why. */
export function RecommendationCard(props: {
  recommendation: FragmentType<RecommendationCard_RecommendationFragment>;
  /** Its item in the plan, if it is there. */
  planned: PlannedState | undefined;
  plan: Plan;
}) {
  const { data: recommendation, complete } = useFragment({
    fragment: RecommendationCard_RecommendationFragmentDoc,
    from: props.recommendation,
  });
  const isOff = useIsOff();
  if (!complete || isOff(recommendation.path)) return null;
  const { isDone } = recommendation;
  const isHigh = recommendation.priority === "HIGH" && !isDone;
  const titleId = `rad-${recommendation.key}`;
  const { label, action } = RECOMMENDATION_LABELS[recommendation.type];
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        // Its five parts share the heights of the cards beside it, so that they line up.
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 5",
        rowGap: 0,
        ...(isHigh && { borderColor: "primary.main", borderTopWidth: 4, pt: 4.25 }),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, mb: 4 }}>
        <JourneyIcon name={recommendation.icon} isQuiet={!isHigh} />
        <div>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          {isDone ? (
            <Badge tint="green">Klart</Badge>
          ) : (
            <>
              <Badge tint={BADGE_TINTS.priority[recommendation.priority]}>
                {priorityLabel(recommendation.priority)}
              </Badge>{" "}
              <Typography component="span" variant="body2" color="textSecondary">
                prioritet
              </Typography>
            </>
          )}
        </div>
      </Box>
      <Typography id={titleId} variant="h4" component="h4">
        {recommendation.title}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Typography color="textSecondary" sx={{ fontSize: "1rem", lineHeight: 1.5 }}>
          {recommendation.description}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: "1rem", lineHeight: 1.5 }}>{recommendation.reason}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: "end", mt: 4 }}>
        {recommendation.estimatedTime} min · Svårighet: {difficultyLabel(recommendation.difficulty)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 3 }}>
        {(!isDone || props.planned) && (
          <PlanButton recommendation={recommendation} planned={props.planned} plan={props.plan} titleId={titleId} />
        )}
        <Button
          component={Link}
          to={recommendation.path}
          variant={isDone ? "outlined" : "contained"}
          aria-describedby={titleId}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {action}
        </Button>
      </Box>
    </Card>
  );
}

/** Takes the recommendation into the plan and out again; what is done, or always there, only says so. */
function PlanButton(props: {
  recommendation: RecommendationCard_RecommendationFragment;
  planned: PlannedState | undefined;
  plan: Plan;
  titleId: string;
}) {
  const { recommendation, planned, plan } = props;
  if (planned && (planned.isCompleted || !planned.isRemovable)) {
    return (
      <Typography sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44, mr: 2, color: "success.main" }}>
        <Check fontSize="small" aria-hidden="true" />
        {planned.isCompleted ? "Klar i planen" : "I planen"}
      </Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={planned ? <Check /> : <Add />}
      aria-pressed={planned !== undefined}
      aria-describedby={props.titleId}
      onClick={() => (planned ? plan.remove(planned, recommendation.title) : plan.add(recommendation))}
      sx={{ bgcolor: planned ? "mist" : undefined, flexGrow: { xs: 1, sm: 0 } }}
    >
      {planned ? "I planen" : "Lägg i min plan"}
    </Button>
  );
}
