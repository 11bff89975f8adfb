import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

const Choice = styled("label")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "8px 16px",
  lineHeight: 1.4,
  cursor: "pointer",
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "&:hover": { backgroundColor: theme.vars?.palette.mist },
  "&:has(:checked)": {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
    backgroundColor: theme.vars?.palette.mist,
    fontWeight: 600,
  },
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 2 },
  "& input": {
    flexShrink: 0,
    width: 20,
    height: 20,
    margin: 0,
    outline: "none",
    accentColor: theme.vars?.palette.primary.main,
  },
}));

/** A question with choices to tick, of which one or several count; the whole row is the target. */
export function Choices(props: {
  legend: ReactNode;
  /** For those who listen only, where the heading asks already. */
  isLegendHidden?: boolean;
  type: "radio" | "checkbox";
  /** From `register` of the form. */
  field: UseFormRegisterReturn;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
  /** Beside each other where there is room. */
  columns?: 1 | 2 | 3;
}) {
  const { columns = 1 } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={
          props.isLegendHidden
            ? { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }
            : { p: 0, mb: 2, fontWeight: 600 }
        }
      >
        {props.legend}
      </Box>
      <Box
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: `repeat(${columns}, minmax(0, 1fr))` } }}
      >
        {Object.entries(props.options).map(([value, label]) => (
          <Choice key={value}>
            <input {...props.field} type={props.type} value={value} />
            {label}
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
