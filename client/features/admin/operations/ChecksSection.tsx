import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { CHECK_STATE_LABELS, type CheckState } from "../../../../schema/siteChecks.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type SiteChecksQuery, useSiteChecksQuery } from "./ChecksSection.generated.ts";

type Check = NonNullable<SiteChecksQuery["siteChecks"]>[number];

/** Whether everything works that the site needs, and what to do where it does not. */
export function ChecksSection() {
  const { data, error, loading, refetch } = useSiteChecksQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => undefined);
  const checks = data?.siteChecks;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Kontroller</Typography>
        <Button variant="outlined" onClick={again} disabled={loading} sx={{ minHeight: 48 }}>
          {loading ? "Kontrollerar …" : "Kontrollera igen"}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "41em" }}>
        Det som sajten behöver för att fungera. På servern visar npm run doctor samma sak.
      </Typography>
      <Typography role="status" sx={{ mt: 4, mb: 4, minHeight: "1.5em", fontWeight: 600 }}>
        {checks && !loading && formatSum(checks)}
      </Typography>
      {checks ? (
        <Box component="ul" aria-label="Kontroller" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {checks.map((check) => (
            <CheckRow key={check.key} check={check} />
          ))}
        </Box>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Kontrollerar sajten …" />
      )}
    </>
  );
}

/** One thing: how it is, what was seen, and what to do. */
function CheckRow({ check: { title, state, seen, advice } }: { check: Check }) {
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 1, md: 4 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "220px minmax(0, 1fr)" },
        py: 4,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", alignSelf: "start", gap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Badge tint={BADGE_TINTS.checkState[state]}>{CHECK_STATE_LABELS[state]}</Badge>
      </Box>
      <Box sx={{ overflowWrap: "anywhere", maxWidth: "66ch" }}>
        <Typography>{seen}</Typography>
        {advice && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {advice}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** All of it in a sentence. */
function formatSum(checks: readonly Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const parts = [
    count("FAILED") > 0 && counted(count("FAILED"), "fel", "fel"),
    count("WARNING") > 0 && `${count("WARNING")} att se över`,
    count("UNKNOWN") > 0 && `${count("UNKNOWN")} som inte gick att ta reda på`,
  ].filter(Boolean);
  return parts.length === 0 ? "Allt är som det ska." : `${parts.join(", ")}.`;
}
