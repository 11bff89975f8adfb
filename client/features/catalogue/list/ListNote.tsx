import Box from "@mui/material/Box";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { AD_LINKS } from "../../../ui/link/adLinks.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { AreaConfig } from "./areas.ts";

/**
 * What to know before the first card: a line that unfolds on phones, a paragraph where there is room for it. A browser
 * that cannot show what is folded has the line everywhere.
 */
export function ListNote({ area, isOwnOrder }: { area: AreaConfig; isOwnOrder: boolean }) {
  return (
    <Box
      component="details"
      sx={{
        mb: { xs: 2, sm: 4 },
        fontSize: "0.875rem",
        lineHeight: 1.5,
        color: "text.secondary",
        "@media (min-width: 600px)": {
          "@supports selector(::details-content)": {
            "& > summary": { display: "none" },
            "&::details-content": { contentVisibility: "visible" },
          },
        },
      }}
    >
      <Box
        component="summary"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          minHeight: 40,
          width: "fit-content",
          cursor: "pointer",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
          "details[open] > & > svg": { transform: "rotate(180deg)" },
        }}
      >
        Bra att veta om listan
        <ExpandMore aria-hidden="true" fontSize="small" />
      </Box>
      <Box component="p" sx={{ m: 0, mb: { xs: 2, sm: 0 }, maxWidth: "52em" }}>
        {area.note} {isOwnOrder && `Ordning: ${area.order.charAt(0).toLowerCase()}${area.order.slice(1)}. `}
        {AD_LINKS}{" "}
        <TextLink to={CRITERIA_PATH} sx={{ color: "text.primary" }}>
          Så väljer vi det vi rekommenderar
        </TextLink>
      </Box>
    </Box>
  );
}
