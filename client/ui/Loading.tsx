import Box from "@mui/material/Box";
import { keyframes, styled } from "@mui/material/styles";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Spinner = styled("span")(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: "50%",
  border: `4px solid ${theme.vars?.palette.divider}`,
  borderTopColor: theme.vars?.palette.primary.main,
  animation: `${turn} 1s linear infinite`,
  "@media (prefers-reduced-motion: reduce)": { animationName: "none" },
}));

/** Something is on its way; says what. */
export function Loading({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "grid", justifyItems: "center", gap: 4, py: 24, color: "text.secondary" }}>
      <Spinner aria-hidden="true" />
      {label}
    </Box>
  );
}
