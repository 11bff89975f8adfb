import Button, { type ButtonProps } from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Add from "~icons/ic/baseline-add";
import Check from "~icons/ic/baseline-check";
import { mergeSx } from "../../../ui/mergeSx.ts";
import { OPEN_BUTTON } from "../comparison/barFocus.ts";
import { toggleComparison } from "../comparison/comparisonStore.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Shows over the bar that it leads to, and only while it has the focus. */
const ToBar = styled("a")(({ theme }) => ({
  position: "fixed",
  left: "50%",
  bottom: "calc(16px + var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
  zIndex: theme.zIndex.tooltip,
  padding: "10px 20px",
  borderRadius: 999,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  transform: "translateX(-50%)",
  "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
}));

/** Puts a product into its area's comparison, or takes it out. */
export function CompareButton(
  props: {
    product: Pick<ProductCard_ProductFragment, "databaseId" | "isCompared">;
    area: AreaConfig;
  } & Pick<ButtonProps, "sx" | "aria-describedby">,
) {
  const { databaseId, isCompared } = props.product;
  const button = (
    <Button
      variant="outlined"
      data-compares={databaseId}
      aria-pressed={isCompared}
      aria-describedby={props["aria-describedby"]}
      onClick={() => toggleComparison(props.area, databaseId)}
      startIcon={isCompared ? <Check /> : <Add />}
      sx={mergeSx(
        { bgcolor: isCompared ? "mist" : undefined, "@media (scripting: none)": { display: "none" } },
        props.sx,
      )}
    >
      {isCompared ? "Tillagd" : "Jämför"}
    </Button>
  );
  if (!isCompared) return button;
  return (
    <>
      {button}
      {/* The bar is at the page's end, many cards from here. */}
      <ToBar
        href={`#${OPEN_BUTTON}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(OPEN_BUTTON)?.focus();
        }}
      >
        Till jämförelsen
      </ToBar>
    </>
  );
}
