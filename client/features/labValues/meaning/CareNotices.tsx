import Box from "@mui/material/Box";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { amountWithUnit } from "../labWords.ts";
import type { MarkerHistory } from "./markerHistory.ts";

/** Values that laboratories phone about, first on the page: whom to call, by a link that calls. */
export function CareNotices({ histories }: { histories: readonly MarkerHistory[] }) {
  const urgent = histories.filter(({ care }) => care !== undefined);
  if (urgent.length === 0) return null;
  const ordered = urgent.toSorted((one, other) => Number(other.care?.call === "112") - Number(one.care?.call === "112"));
  return (
    <Box component="section" aria-label="Värden att kontakta vården om" sx={{ display: "grid", gap: 3, mb: 8 }}>
      {ordered.map(({ slug, name, latest, care }) => (
        <Notice key={slug} tone="warning">
          <Box sx={{ fontWeight: 600 }}>
            {name} {amountWithUnit(latest)}, {swedishDay(latest.sampledOn)}
          </Box>
          <div>{care?.text}</div>
          <Box
            component="a"
            href={`tel:${care?.call}`}
            sx={{ color: "inherit", fontWeight: 700, py: 2, textUnderlineOffset: "0.2em" }}
          >
            Ring {care?.call}
          </Box>
          <Box sx={{ fontSize: "0.9375rem" }}>Källa: {care?.source}</Box>
        </Notice>
      ))}
    </Box>
  );
}
