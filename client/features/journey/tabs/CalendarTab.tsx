import Box from "@mui/material/Box";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** The last tab only says what is to come. */
export function CalendarTab() {
  return (
    <EmptyState
      title="Snart kan du lägga planen i din kalender"
      level="h2"
      art={
        <Box
          component="svg"
          aria-hidden="true"
          viewBox="0 0 120 112"
          sx={{ width: 150, mb: 6, fill: "none", stroke: "currentColor", strokeWidth: 2.5, color: "primary.main" }}
        >
          <Box
            component="rect"
            x="10"
            y="18"
            width="100"
            height="84"
            rx="12"
            sx={{ fill: "var(--mui-palette-background-paper)" }}
          />
          <path d="M10 42h100M36 8v20M84 8v20" strokeLinecap="round" />
          <Box component="g" sx={{ fill: "var(--mui-palette-divider)", stroke: "none" }}>
            {[0, 1, 2, 3].flatMap((column) =>
              [0, 1].map((row) => <circle key={`${column}-${row}`} cx={30 + column * 20} cy={59 + row * 21} r={5.5} />),
            )}
          </Box>
          <Box component="circle" cx="70" cy="80" r="9" sx={{ strokeWidth: 2 }} />
        </Box>
      }
    />
  );
}
