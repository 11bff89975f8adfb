import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { type ResultCard, resultCards } from "../../../../schema/rules/analyses/resultCards.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { lateMarkdown } from "../../../ui/markdown/lateMarkdown.tsx";
import { FindingMore } from "./FindingItem.tsx";
import { adderOf, type Finding, MoreFindings } from "./Findings.tsx";
import type { ResultActions } from "./resultActions.ts";

/** Fewest areas that are open; one with something for today, or that matters most, always is. */
const OPEN_CARDS = 1;

/**
 * The training analysis by what it speaks of, with where to go on: of each area one piece of advice, the second unfolds.
 * Findings that no area has room for unfold below.
 */
export function CategoryCards(props: {
  /** Markdown. */
  text: string;
  findings: readonly Finding[];
  addSteps: ResultActions["addSteps"];
}) {
  const { text, findings, addSteps } = props;
  const cards = useMemo(() => resultCards(text), [text]);
  if (cards.length === 0) return null;
  const findingOf = (paragraph: string) => findings.find(({ title }) => paragraph.startsWith(`**${title}.**`));
  const said = new Set(cards.flatMap(({ paragraphs }) => paragraphs.map(findingOf)));
  return (
    <Box component="section" aria-labelledby="omraden">
      <Typography id="omraden" variant="h3" component="h2" sx={{ mb: 4 }}>
        Råden område för område
      </Typography>
      <Box
        sx={{ display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } }}
      >
        {cards.map((card, index) => {
          const top = findingOf(card.paragraphs[0] ?? "");
          const isLess = index >= OPEN_CARDS && top && !top.isForToday && top.priority !== "HIGH";
          return (
            <AreaCard
              key={card.key}
              card={card}
              findingOf={findingOf}
              addSteps={addSteps}
              {...(isLess && { foldedAs: top.title })}
            />
          );
        })}
      </Box>
      <MoreFindings findings={findings.filter((finding) => !said.has(finding))} kind="training" addSteps={addSteps} />
    </Box>
  );
}

function AreaCard(props: {
  card: ResultCard;
  findingOf: (paragraph: string) => Finding | undefined;
  addSteps: ResultActions["addSteps"];
  /** Its first advice, where it unfolds. */
  foldedAs?: string;
}) {
  const { foldedAs } = props;
  const { key, title, paragraphs, links } = props.card;
  const advice = (paragraph: string) => (
    <Advice key={paragraph} text={paragraph} finding={props.findingOf(paragraph)} addSteps={props.addSteps} />
  );
  const [first = "", ...rest] = paragraphs;
  const heading = (component: "h3" | "span") => (
    <Typography id={`omrade-${key}`} variant="h4" component={component}>
      {title}
    </Typography>
  );
  const content = (
    <>
      {advice(first)}
      {rest.length > 0 && (
        <Accordion title={`Mer om ${title.toLowerCase()}`} tone="button">
          {rest.map(advice)}
        </Accordion>
      )}
      {links.length > 0 && (
        <Box
          component="nav"
          aria-label={`Vidare: ${title}`}
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, mt: "auto" }}
        >
          {links.map(({ path, label }) => (
            <TextLink key={path} to={path} sx={{ py: 2 }}>
              {label}
            </TextLink>
          ))}
        </Box>
      )}
    </>
  );
  return (
    <Card
      component="article"
      aria-labelledby={`omrade-${key}`}
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: { xs: 1, sm: 2 },
        minWidth: 0,
        p: { xs: 4, sm: 5 },
        ...(foldedAs && { py: { xs: 1, sm: 1 } }),
      }}
    >
      {foldedAs ? (
        <Accordion
          level="h3"
          sx={{ borderBottom: 0 }}
          title={
            <Box component="span" sx={{ display: "grid", gap: 0.5, py: 1 }}>
              {heading("span")}
              <Box component="span" sx={{ fontWeight: 400 }}>
                {foldedAs}
              </Box>
            </Box>
          }
        >
          <Box sx={{ display: "grid", gap: 2 }}>{content}</Box>
        </Accordion>
      ) : (
        <>
          {heading("h3")}
          {content}
        </>
      )}
    </Card>
  );
}

/** A paragraph, with what belongs to it where it is one of the findings. */
const Advice = (props: { text: string; finding: Finding | undefined; addSteps: ResultActions["addSteps"] }) => (
  <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
    {props.finding?.isForToday && (
      <Box>
        <Badge tint="orange">Redan i dag</Badge>
      </Box>
    )}
    {/* What is known of it stands below 'Varför?'. */}
    <lateMarkdown.Part text={props.finding ? props.text.replace(` ${props.finding.evidence}`, "") : props.text} />
    {props.finding && (
      <FindingMore finding={props.finding} onAdd={adderOf("training", props.addSteps, props.finding)} />
    )}
  </Box>
);
