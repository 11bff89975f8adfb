import type { FragmentType } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { examplePerson } from "../../../../schema/articles.ts";
import { DIFFICULTY_LEVELS, type DifficultyLevel, PROTOCOL_TYPES } from "../../../../schema/protocols/vocabulary.ts";
import { templateAnchor } from "../../../../schema/rules/protocols/templatePath.ts";
import { useSite } from "../../../shell/site.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Card } from "../../../ui/Card.tsx";
import { goalFromGraph, stepFromGraph } from "../../../ui/steps/protocolValues.ts";
import { useAddSteps } from "../addSteps.ts";
import { CategoryMark } from "../CategoryMark.tsx";
import { useProtocolActions } from "../data/useProtocolActions.ts";
import { goalLabel, stepCount, stepFacts } from "../protocolLabels.ts";
import { type TemplateCard_TemplateFragment, TemplateCard_TemplateFragmentDoc } from "./TemplateCard.generated.ts";

/** So many steps show; the others are unfolded. */
const SHOWN_STEPS = 3;

type Step = TemplateCard_TemplateFragment["steps"][number];

/** A protocol of the site: what it is, its steps, and the ways of beginning it. */
export function TemplateCard(props: { template: FragmentType<TemplateCard_TemplateFragment>; isFollowed: boolean }) {
  const { data: template, complete } = useFragment({
    fragment: TemplateCard_TemplateFragmentDoc,
    fragmentName: "TemplateCard_template",
    from: props.template,
  });
  return complete ? <Template template={template} isFollowed={props.isFollowed} /> : null;
}

function Template({ template, isFollowed }: { template: TemplateCard_TemplateFragment; isFollowed: boolean }) {
  const { name, description, goal, type, expertName, isExampleExpert, difficulty, estimatedWeeks, steps } = template;
  const id = useId();
  const shown = steps.length <= SHOWN_STEPS + 1 ? steps : steps.slice(0, SHOWN_STEPS);
  const others = steps.slice(shown.length);
  return (
    <Card
      component="li"
      id={templateAnchor(template.slug)}
      aria-labelledby={id}
      sx={{ display: "flex", flexDirection: "column", p: { xs: 5, sm: 6 } }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {isFollowed && <Badge tint="green">Du följer det</Badge>}
        {type === "EXPERT" && <Badge tint="blue">{PROTOCOL_TYPES.expert}</Badge>}
        <Badge tint={BADGE_TINTS.level[difficulty]}>
          {DIFFICULTY_LEVELS[difficulty.toLowerCase() as DifficultyLevel]}
        </Badge>
        {goal && <Badge tint="grey">{goalLabel(goal)}</Badge>}
      </Box>
      <Typography id={id} variant="h3" sx={{ mt: 4 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, fontVariantNumeric: "tabular-nums" }}>
        {[expertName && `Av ${expertName}`, stepCount(steps.length), estimatedWeeks && weeks(estimatedWeeks)]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      <Typography sx={{ mt: 3 }}>{description}</Typography>
      {expertName && isExampleExpert && !description.includes(examplePerson(expertName)) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {examplePerson(expertName)}.
        </Typography>
      )}
      <Box sx={{ mt: 4, borderTop: 1, borderColor: "divider" }}>
        <StepLines steps={shown} />
        {others.length > 0 && (
          <Accordion title={`Visa alla ${steps.length} steg`} tone="button">
            <StepLines steps={others} />
          </Accordion>
        )}
      </Box>
      <Actions template={template} labelledBy={id} />
    </Card>
  );
}

const weeks = (count: number): string => (count === 1 ? "1 vecka" : `${count} veckor`);

const StepLines = ({ steps }: { steps: readonly Step[] }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {steps.map((step) => (
      <Box
        component="li"
        key={step.key}
        sx={{ display: "flex", gap: 3, py: 2.5, borderBottom: 1, borderColor: "divider" }}
      >
        <Box component="span" aria-hidden="true">
          <CategoryMark tint={BADGE_TINTS.stepCategory[step.category.colour]} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: "block", fontWeight: 600, lineHeight: 1.4 }}>
            {step.title}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
            {step.category.name} · {stepFacts(step)}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

function Actions(props: { template: TemplateCard_TemplateFragment; labelledBy: string }) {
  const { template, labelledBy } = props;
  const apollo = useApolloClient();
  const site = useSite();
  const actions = useProtocolActions();
  const addSteps = useAddSteps();
  const [isStarting, setStarting] = useState(false);
  // The same for every try, so that two make one.
  const key = useRef<string>(undefined);

  const start = async (remind?: () => Promise<string>) => {
    if (isStarting) return;
    key.current ??= crypto.randomUUID();
    setStarting(true);
    await actions.start(template.id, key.current, remind);
    setStarting(false);
  };
  const remind = async () => (await import("../daily/saveReminders.ts")).saveReminders(apollo, site);
  const adapt = () => {
    const steps = template.steps.map((step) => {
      const { key: _, ...values } = stepFromGraph(step);
      return values;
    });
    const { name, description } = template;
    addSteps({ name, description, goal: goalFromGraph(template.goal) || undefined, steps });
  };
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 3,
        mt: "auto",
        pt: 5,
        "@media (scripting: none)": { display: "none" },
      }}
    >
      <Button
        variant="contained"
        aria-describedby={labelledBy}
        aria-disabled={isStarting || undefined}
        onClick={() => void start()}
        sx={{ opacity: isStarting ? 0.75 : 1 }}
      >
        {isStarting ? "Startar …" : "Starta"}
      </Button>
      <Button aria-describedby={labelledBy} onClick={adapt}>
        Anpassa
      </Button>
      <Button variant="outlined" aria-describedby={labelledBy} onClick={() => void start(remind)}>
        Starta med påminnelse
      </Button>
    </Box>
  );
}
