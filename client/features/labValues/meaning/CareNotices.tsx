import Box from "@mui/material/Box";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { amountWithUnit } from "../labWords.ts";
import type { MarkerHistory } from "./markerHistory.ts";

/** Numbers to call, the one for now first. */
const NUMBERS = ["1177", "112"] as const;

/** Values that laboratories phone about, first on the page, with links that call. */
export function CareNotices({ histories }: { histories: readonly MarkerHistory[] }) {
  const alarming = histories
    .filter(({ alert }) => alert !== undefined)
    .sort((one, other) => Number(other.alert?.action === "CALL_1177") - Number(one.alert?.action === "CALL_1177"));
  if (alarming.length === 0) return null;
  return (
    <Box component="section" aria-label="Värden att kontakta vården om" sx={{ display: "grid", gap: 3, mb: 8 }}>
      {alarming.map(({ slug, name, latest, alert }) => (
        <Notice key={slug} tone="warning">
          <Box sx={{ fontWeight: 600 }}>
            {name} {amountWithUnit(latest)}, {swedishDay(latest.sampledOn)}
          </Box>
          <div>{alert?.text}</div>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
            {NUMBERS.map((number) => (
              <Box
                key={number}
                component="a"
                href={`tel:${number}`}
                sx={{ color: "inherit", fontWeight: 700, py: 2.5, textUnderlineOffset: "0.2em" }}
              >
                Ring {number}
              </Box>
            ))}
          </Box>
          <Box sx={{ fontSize: "0.9375rem" }}>Källa: {alert?.source}</Box>
        </Notice>
      ))}
    </Box>
  );
}
