import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import Download from "~icons/ic/baseline-download";
import { formatChange, type Period } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { AffiliateClickFileDocument } from "./ClicksTab.generated.ts";

const NOT_LOADED = "Filen kunde inte hämtas";

/** How many clicks there were, compared with as many days before, and the way to a file of them. */
export function ClickSummary(props: { period: Period; totalClicks: number; previousClicks: number }) {
  const { period, totalClicks, previousClicks } = props;
  const apollo = useApolloClient();
  const [isWaiting, setWaiting] = useState(false);
  const change = formatChange(totalClicks, previousClicks);
  const save = async () => {
    if (isWaiting) return;
    setWaiting(true);
    try {
      const { data } = await apollo.query({
        query: AffiliateClickFileDocument,
        variables: period,
        fetchPolicy: "no-cache",
      });
      if (data?.affiliateClickFile)
        saveFile(`klick-${period.from}-${period.to}.csv`, data.affiliateClickFile, "text/csv");
    } catch (error) {
      showToast({ title: NOT_LOADED, text: visitorMessage(error), tone: "error" });
    }
    setWaiting(false);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 4, mb: 10 }}>
      <Box role="status" sx={{ mr: "auto" }}>
        <Typography variant="h3" component="p">
          {counted(totalClicks, "klick", "klick")}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {period.from === period.to
            ? swedishDay(period.from)
            : `${swedishDay(period.from)} – ${swedishDay(period.to)}`}
          <br />
          {change
            ? `${change} jämfört med lika många dagar före (${swedishNumber(previousClicks)})`
            : "Inga klick lika många dagar före"}
        </Typography>
      </Box>
      {totalClicks > 0 && (
        <Button
          variant="outlined"
          startIcon={<Download />}
          aria-disabled={isWaiting || undefined}
          onClick={() => void save()}
          sx={{ minHeight: 48 }}
        >
          {isWaiting ? "Hämtar …" : "Ladda ner som CSV"}
        </Button>
      )}
    </Box>
  );
}
