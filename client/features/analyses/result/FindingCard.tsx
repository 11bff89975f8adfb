import AddOutlined from "@mui/icons-material/AddOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FINDING_PRIORITIES } from "../../../../schema/analyses/vocabulary.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** What to do, how, why, and what is known of it. */
export function FindingCard(props: {
  finding: TestResult_AnalysisFragment["findings"][number];
  /** Its place among those that matter most. */
  number?: number;
  /** Takes it into a protocol; what is for today is nothing to repeat. */
  onAdd?: (() => void) | undefined;
}) {
  const { finding, number, onAdd } = props;
  const { title, text, because, evidence, priority, categoryName, links } = finding;
  const label = FINDING_PRIORITIES[priority.toLowerCase() as keyof typeof FINDING_PRIORITIES];
  return (
    <Card
      component="li"
      sx={{ display: "grid", gap: 3, columnGap: 5, gridTemplateColumns: { sm: "auto minmax(0, 1fr)" } }}
    >
      {number !== undefined && (
        <Typography
          aria-hidden="true"
          variant="h2"
          component="div"
          sx={{ color: "primary.main", lineHeight: 1, minWidth: "0.8em", display: { xs: "none", sm: "block" } }}
        >
          {number}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2.5, gridColumn: { sm: number === undefined ? "1 / -1" : 2 }, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {finding.isForToday && <Badge tint="orange">Redan i dag</Badge>}
          <Badge tint={BADGE_TINTS.priority[priority]}>{`Prioritet: ${label}`}</Badge>
          <Badge tint="grey">{categoryName}</Badge>
        </Box>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography>{text}</Typography>
        {because.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {`Utifrån ${because.join("; ")}.`}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {`Det här vet man: ${evidence}`}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 1 }}>
          {onAdd && (
            <Button
              startIcon={<AddOutlined />}
              onClick={onAdd}
              aria-label={`Lägg till i protokoll: ${title}`}
              sx={{ ml: -3 }}
            >
              Lägg till i protokoll
            </Button>
          )}
          {links.map((link) => (
            <TextLink key={link.path} to={link.path} sx={{ py: 2 }}>
              {link.label}
            </TextLink>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
