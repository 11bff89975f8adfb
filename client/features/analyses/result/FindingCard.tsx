import AddOutlined from "@mui/icons-material/AddOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

type Finding = TestResult_AnalysisFragment["findings"][number];

/** What to do, how and why, what is known of it, and where to go on. */
export function FindingCard(props: {
  finding: Finding;
  /** Whether what is known of it is said, and the answers behind it. */
  isGrounded?: boolean;
  /** Takes it into a protocol; what is for today is nothing to repeat. */
  onAdd?: (() => void) | undefined;
}) {
  const { finding, isGrounded, onAdd } = props;
  const { title, text, evidence, categoryName, isForToday } = finding;
  return (
    <Card component="li" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {isForToday && <Badge tint="orange">Redan i dag</Badge>}
        <Badge tint="grey">{categoryName}</Badge>
      </Box>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography>{isGrounded ? `${text} ${evidence}` : text}</Typography>
      {!finding.isFolded && <Because finding={finding} />}
      <FindingLinks finding={finding} onAdd={onAdd} />
    </Card>
  );
}

/** Answers named behind a finding; the graph has all. */
const NAMED = 2;

/** The answers behind a finding. */
export const Because = ({ finding: { because } }: { finding: Finding }) =>
  because.length > 0 ? (
    <Typography variant="body2" color="textSecondary">
      {`Utifrån ${because.slice(0, NAMED).join("; ")}.`}
    </Typography>
  ) : null;

/** A finding's way into a protocol, and where to read more. */
export const FindingLinks = ({ finding, onAdd }: { finding: Finding; onAdd?: (() => void) | undefined }) => (
  <Box data-screen-only="" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5 }}>
    {onAdd && (
      <Button
        startIcon={<AddOutlined />}
        onClick={onAdd}
        aria-label={`Lägg till i protokoll: ${finding.title}`}
        sx={{ ml: -2 }}
      >
        Lägg till i protokoll
      </Button>
    )}
    {finding.links.map((link) => (
      <TextLink key={link.path} to={link.path} sx={{ py: 2 }}>
        {link.label}
      </TextLink>
    ))}
  </Box>
);
