import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Sex } from "../../../../schema/catalogue.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { formatAmount } from "../format.ts";
import { TESTS } from "../list/testsArea.ts";
import { OfferList } from "../offers/OfferList.tsx";
import {
  type Choice,
  formatChoicePrice,
  formatIntendedFor,
  formatSamplings,
  formatTestCount,
  mayCostMore,
} from "./answerTexts.ts";

const list = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(", ");

/** One way to have the markers measured: what it costs, how often one gives samples, which tests, what it leaves out. */
export function MarkerChoice(props: {
  title: string;
  /** Its name among the others, which may have the same tests. */
  scope: string;
  /** Said where not every combination was tried. */
  caveat: string | null;
  choice: Choice;
  /** How many markers were asked for. */
  asked: number;
  /** The sex of the person tested; null for anybody. */
  sex: Sex | null;
  isRecommended?: boolean;
}) {
  const { title, caveat, choice, asked, isRecommended } = props;
  const titleId = useId();
  const count = asked - choice.missing.length;
  const whom = formatIntendedFor(choice, props.sex);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={isRecommended ? { borderWidth: 2, borderColor: "primary.main" } : undefined}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {caveat && <Badge tint="yellow">{caveat}</Badge>}
      </Box>
      <Typography
        component="p"
        variant="h2"
        sx={{ mt: 3, fontVariantNumeric: "lining-nums tabular-nums", lineHeight: 1.1 }}
      >
        {formatChoicePrice(choice)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {formatTestCount(choice.tests.length)}, {formatSamplings(choice)}
        <br />
        {count === 1 ? "för en markör" : `${formatAmount(choice.pricePerMarker.amount)} per markör`}
        {mayCostMore(choice) && ", räknat på det lägsta priset"}
      </Typography>
      {whom && (
        <Box sx={{ mt: 4 }}>
          <Notice tone="attention">{whom}</Notice>
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <OfferList products={choice.tests} area={TESTS} label={title} scope={props.scope} isNarrow />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, fontSize: "0.9375rem", lineHeight: 1.5, "& dt": { fontWeight: 600 }, "& dd": { m: 0, mb: 2 } }}
      >
        {choice.missing.length > 0 && (
          <>
            <dt>Ingår inte</dt>
            <dd>{list(choice.missing)}</dd>
          </>
        )}
        {choice.overlap.length > 0 && (
          <>
            <dt>Mäts mer än en gång</dt>
            <dd>{list(choice.overlap)}</dd>
          </>
        )}
      </Box>
    </Card>
  );
}
