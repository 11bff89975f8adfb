import Box from "@mui/material/Box";

/** What the marks of days stand for. */
export const DayLegend = () => (
  <Box
    aria-hidden="true"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      columnGap: 5,
      rowGap: 1,
      my: 3,
      fontSize: "0.875rem",
      color: "text.secondary",
    }}
  >
    {[
      { label: "Aktiv", sx: { bgcolor: "primary.main" } },
      { label: "Stilla", sx: { bgcolor: "divider" } },
      { label: "Paus", sx: { border: 1, borderColor: "text.secondary" } },
    ].map(({ label, sx }) => (
      <Box key={label} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
        <Box component="span" sx={{ width: 12, height: 12, borderRadius: "3px", ...sx }} />
        {label}
      </Box>
    ))}
  </Box>
);
