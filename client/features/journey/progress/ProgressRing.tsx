import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** The whole as a ring with its number inside. */
export function ProgressRing({ value, label }: { value: number; label: string }) {
  return (
    <Box sx={{ position: "relative", width: 220, aspectRatio: "1", flexShrink: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 120 120"
        aria-hidden="true"
        sx={{
          width: "100%",
          transform: "rotate(-90deg)",
          fill: "none",
          strokeWidth: 8,
          "& .ground": { stroke: "var(--mui-palette-mist)" },
          "& .done": {
            stroke: "var(--mui-palette-primary-main)",
            strokeLinecap: "round",
            transition: "stroke-dasharray 180ms ease-out",
          },
        }}
      >
        <circle className="ground" cx="60" cy="60" r="54" />
        {value > 0 && (
          <circle className="done" cx="60" cy="60" r="54" pathLength={100} strokeDasharray={`${value} 100`} />
        )}
      </Box>
      <Box sx={{ position: "absolute", inset: 0, display: "grid", alignContent: "center", textAlign: "center" }}>
        <Box
          sx={{
            fontFamily: "h1.fontFamily",
            fontSize: "3.125rem",
            lineHeight: 1.1,
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {value} %
        </Box>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      </Box>
    </Box>
  );
}
