import Add from "@mui/icons-material/Add";
import Check from "@mui/icons-material/Check";
import Button, { type ButtonProps } from "@mui/material/Button";
import { mergeSx } from "../../../ui/mergeSx.ts";
import { toggleComparison } from "../comparison/comparisonStore.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Puts a product into its area's comparison, or takes it out. */
export function CompareButton(
  props: {
    product: Pick<ProductCard_ProductFragment, "databaseId" | "isCompared">;
    area: AreaConfig;
  } & Pick<ButtonProps, "sx" | "aria-describedby">,
) {
  const { databaseId, isCompared } = props.product;
  return (
    <Button
      variant="outlined"
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
}
