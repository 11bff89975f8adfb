import Box from "@mui/material/Box";

/** How far something is, as a thin bar; it fills smoothly. */
export function QuietBar(props: { label: string; value: number; max?: number; valueText: string }) {
  const max = props.max ?? 100;
  return (
    <Box
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={props.value}
      aria-valuetext={props.valueText}
      sx={{ height: 8, borderRadius: 999, bgcolor: "divider", overflow: "hidden" }}
    >
      <Box
        sx={{
          height: "100%",
          width: `${(100 * props.value) / max}%`,
          borderRadius: 999,
          bgcolor: "primary.main",
          transition: "width 180ms ease-out",
        }}
      />
    </Box>
  );
}
