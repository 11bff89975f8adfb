import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { formatAmount } from "../format.ts";
import type { MarkerChoice_ChoiceFragment } from "./MarkerAnswer.generated.ts";

const list = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(", ");

/** One way to have the markers measured: what it costs, which tests, what it leaves out. */
export function MarkerChoice(props: {
  title: string;
  /** Whether every combination was tried; absent: nothing is said of it. */
  isExact?: boolean;
  choice: MarkerChoice_ChoiceFragment;
  /** How many markers were asked for. */
  asked: number;
  isRecommended?: boolean;
}) {
  const { title, isExact, choice, asked, isRecommended } = props;
  const titleId = useId();
  const count = asked - choice.missing.length;
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
        {isExact !== undefined && (
          <Badge tint={isExact ? "green" : "yellow"}>
            {isExact ? "Billigast i listan" : "Billigast av dem vi hann räkna på"}
          </Badge>
        )}
      </Box>
      <Typography
        component="p"
        variant="h2"
        sx={{ mt: 3, fontVariantNumeric: "lining-nums tabular-nums", lineHeight: 1.1 }}
      >
        {formatAmount(choice.price.amount)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {count === 1 ? "för en markör" : `${formatAmount(choice.pricePerMarker.amount)} per markör`}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 4 }}>
        {choice.tests.map((test) => (
          <Box
            component="li"
            key={test.databaseId}
            sx={{ display: "flex", gap: 3, py: 2, borderTop: 1, borderColor: "divider", lineHeight: 1.45 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TextLink to={test.path} sx={{ fontWeight: 600 }}>
                {test.name}
              </TextLink>
              <Typography variant="body2" color="textSecondary">
                {test.providerName}
                {test.sampleTypeLabel && `, ${test.sampleTypeLabel.toLowerCase()}`}
              </Typography>
            </Box>
            {choice.tests.length > 1 && test.price && (
              <Box sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
                {formatAmount(test.price.from.amount)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, fontSize: 15, lineHeight: 1.5, "& dt": { fontWeight: 600 }, "& dd": { m: 0, mb: 2 } }}
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
