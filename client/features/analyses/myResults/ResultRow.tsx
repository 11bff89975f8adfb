import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { TESTS } from "../../../../schema/analyses/vocabulary.ts";
import { momentAmong } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { NameLink } from "../../../ui/link/TextLink.tsx";
import { type MyResults_AnalysisFragment, MyResults_AnalysisFragmentDoc } from "./MyResults.generated.ts";

type Changes = MyResults_AnalysisFragment["changes"];

const TRENDS = { BETTER: "bättre", SAME: "som förut", WORSE: "sämre" } as const;

/** Changes that show at once. */
const SHOWN = 3;

/** A result: of which test, when, and what was answered otherwise than the time before. */
export function ResultRow(props: {
  result: FragmentType<MyResults_AnalysisFragment>;
  /** When the results of the list are from, itself among them. */
  moments: readonly string[];
  onRemove: (id: string) => Promise<void>;
}) {
  const { data, complete } = useFragment({
    fragment: MyResults_AnalysisFragmentDoc,
    fragmentName: "MyResults_analysis",
    from: props.result,
  });
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  if (!complete) return null;
  const test = TESTS[data.kind.toLowerCase() as Lowercase<typeof data.kind>];
  const day = momentAmong(data.createdAt, props.moments);
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
        alignItems: "start",
        columnGap: 8,
        rowGap: 2,
        py: 4,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography id={id} variant="h4" component="h4">
          <NameLink to={`${test.path}?resultat=${data.key}`}>
            {test.title}, {day}
          </NameLink>
        </Typography>
        {data.isStale && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Det har gått mer än 30 dagar. Gör gärna om testet och jämför.
          </Typography>
        )}
        {data.measure?.before && data.measure.trend !== "SAME" && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {`${data.measure.label}: ${data.measure.before} → ${data.measure.now}, ${TRENDS[data.measure.trend ?? "SAME"]}`}
          </Typography>
        )}
        <ChangedAnswers changes={data.changes} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        {data.isStale && (
          <Button component={Link} to={test.path} variant="outlined" aria-describedby={id}>
            Gör om testet
          </Button>
        )}
        <Button
          size="small"
          aria-describedby={id}
          onClick={() => setAsking(true)}
          sx={{ ml: { xs: data.isStale ? 0 : -2, md: 0 }, color: "text.secondary" }}
        >
          Ta bort
        </Button>
      </Box>
      <ConfirmAction
        title="Ta bort resultatet?"
        text={`${test.title} ${day} tas bort med svaren som du gav, och det går inte att ångra.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void props.onRemove(data.id)}
      />
    </Box>
  );
}

/** Answers that differ from those of the time before. */
function ChangedAnswers({ changes }: { changes: Changes }) {
  if (changes.length === 0) return null;
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Sedan förra gången
      </Typography>
      <ChangeList changes={first} />
      {rest.length > 0 && (
        <Accordion title={`Visa ${counted(rest.length, "ändring", "ändringar")} till`} tone="button">
          <ChangeList changes={rest} />
        </Accordion>
      )}
    </Box>
  );
}

const ChangeList = ({ changes }: { changes: Changes }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1, p: 0, display: "grid", gap: 1, fontSize: "1rem" }}>
    {changes.map(({ label, before, now }) => (
      <li key={label}>
        {label}: {before} förut, <strong>{now}</strong> nu
      </li>
    ))}
  </Box>
);
