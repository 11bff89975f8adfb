import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import AddOutlined from "~icons/ic/baseline-add";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

type Finding = TestResult_AnalysisFragment["findings"][number];

/** Advice and how to follow it; reasons, evidence and links unfold. */
export const FindingItem = ({ finding, onAdd }: { finding: Finding; onAdd?: (() => void) | undefined }) => (
  <Box component="li" sx={{ minWidth: 0, pt: 4, pb: 2, borderTop: 1, borderColor: "divider", breakInside: "avoid" }}>
    {finding.isForToday && <Badge tint="orange">Redan i dag</Badge>}
    <Typography variant="h4" component="h3" sx={{ mt: finding.isForToday ? 2 : 0 }}>
      {finding.title}
    </Typography>
    <Typography sx={{ mt: 1 }}>{finding.text}</Typography>
    <FindingMore finding={finding} onAdd={onAdd} />
  </Box>
);

/** The answers behind a finding, what is known of it and where to read more, folded; and its way into a protocol. */
export const FindingMore = (props: { finding: Finding; onAdd?: (() => void) | undefined }) => {
  const { because, evidence, links, title } = props.finding;
  const isOff = useIsOff();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Accordion title="Varför?" tone="button" sx={{ mr: 2, "&[open]": { flexBasis: "100%" } }}>
        {because.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {`Utifrån ${because.join("; ")}.`}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`Det här vet man: ${evidence}`}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 5 }}>
          {links.map((link) => (
            <TextLink key={link.path} to={link.path} sx={{ py: 2 }}>
              {link.label}
            </TextLink>
          ))}
        </Box>
      </Accordion>
      {props.onAdd && !isOff("/protokoll") && (
        <Button
          data-screen-only=""
          startIcon={<AddOutlined />}
          onClick={props.onAdd}
          aria-label={`Lägg till i protokoll: ${title}`}
          sx={{ minHeight: 44, px: 1 }}
        >
          Lägg till i protokoll
        </Button>
      )}
    </Box>
  );
};
