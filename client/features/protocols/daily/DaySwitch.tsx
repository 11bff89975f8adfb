import Box from "@mui/material/Box";
import { FORCED_COLORS } from "../../../theme.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOf } from "../page/protocolViews.ts";
import { YESTERDAY } from "./dailyDay.ts";

/** The way between today's list and yesterday's, while that can still be ticked off. */
export const DaySwitch = ({ isYesterday }: { isYesterday: boolean }) => (
  <Box
    component="nav"
    aria-label="Dag"
    data-screen-only=""
    sx={{ display: "flex", p: "3px", border: 1, borderColor: "divider", borderRadius: 999 }}
  >
    {[
      { to: YESTERDAY, label: "I går", isCurrent: isYesterday },
      { to: addressOf("idag"), label: "I dag", isCurrent: !isYesterday },
    ].map(({ to, label, isCurrent }) => (
      <Box
        key={label}
        component={Link}
        to={to}
        replace
        preventScrollReset
        aria-current={isCurrent ? "page" : undefined}
        sx={{
          display: "flex",
          alignItems: "center",
          minHeight: 44,
          px: 4,
          borderRadius: 999,
          fontWeight: 600,
          textDecoration: "none",
          color: isCurrent ? "primary.contrastText" : "text.primary",
          bgcolor: isCurrent ? "primary.main" : "transparent",
          "&:not([aria-current]):hover": { bgcolor: "mist" },
          [FORCED_COLORS]: { textDecoration: isCurrent ? "underline" : "none" },
        }}
      >
        {label}
      </Box>
    ))}
  </Box>
);
