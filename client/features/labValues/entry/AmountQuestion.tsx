import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";

/**
 * Asks about a value that hardly anybody has: it may be in another unit, or mistyped. Whoever says that it is right goes on.
 * @param props.written the value as it was written, with its unit
 * @param props.meant the same number in a unit in which it would be usual; undefined where there is none
 */
export function AmountQuestion(props: {
  id: string;
  written: string;
  meant: string | undefined;
  onMeant: () => void;
  onSure: () => void;
}) {
  const { id, written, meant, onMeant, onSure } = props;
  return (
    <Box
      id={id}
      role="status"
      sx={{ mt: 2, p: 3, borderRadius: 1, color: "tint.orange.0", bgcolor: "tint.orange.1", fontSize: "0.9375rem" }}
    >
      <Box sx={{ display: "flex", gap: 2 }}>
        <WarningAmberOutlined aria-hidden="true" sx={{ fontSize: "1.25rem", mt: "1px" }} />
        <span>
          {written} är ovanligt. {meant ? `Menar du ${meant}?` : "Stämmer talet och enheten?"}
        </span>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        {meant && (
          <Button size="small" variant="outlined" onClick={onMeant} sx={{ minHeight: 44, color: "inherit" }}>
            Ja, {meant}
          </Button>
        )}
        <Button size="small" onClick={onSure} sx={{ minHeight: 44, color: "inherit" }}>
          {meant ? "Nej, det stämmer" : "Ja, det stämmer"}
        </Button>
      </Box>
    </Box>
  );
}
