import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { MAX_COMPARED } from "../../../../schema/rules/catalogue/comparison.ts";
import { BottomBar } from "../../../ui/BottomBar.tsx";
import { SHORT } from "../../../ui/shortWindow.ts";
import type { AreaConfig } from "../list/areas.ts";
import { OPEN_BUTTON } from "./barFocus.ts";
import { useComparisonBarQuery } from "./ComparisonBar.generated.ts";

/** The floating bar: what is selected, 'Rensa', 'Jämför nu'. */
export function ComparisonBar(props: {
  area: AreaConfig;
  ids: readonly number[];
  onClear: () => void;
  onOpen: () => void;
  /** Called when some of them are not, or no longer, products of the area. */
  onKnown: (ids: readonly number[]) => void;
}) {
  const { area, ids, onKnown } = props;
  const { data, previousData } = useComparisonBarQuery({ variables: { databaseIds: [...ids] } });
  const own = data?.productsByIds
    ?.filter(({ __typename }) => __typename === area.productType)
    .map(({ databaseId }) => databaseId)
    .join();
  useEffect(() => {
    if (own !== undefined && own !== ids.join()) onKnown(own ? own.split(",").map(Number) : []);
  }, [own, ids, onKnown]);
  const names = (data ?? previousData)?.productsByIds?.map(({ name }) => name) ?? [];
  return (
    <BottomBar
      label="Jämförelse"
      words={
        <>
          <Typography sx={{ fontWeight: 600, [SHORT]: { fontSize: "0.875rem", lineHeight: 1.2 } }} aria-live="polite">
            {props.ids.length} av {MAX_COMPARED} valda
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            noWrap
            sx={{ display: { xs: "none", sm: "block" }, [SHORT]: { display: "none" } }}
          >
            {names.join(", ")}
          </Typography>
        </>
      }
    >
      <Button onClick={props.onClear}>Rensa</Button>
      <Button id={OPEN_BUTTON} variant="contained" onClick={props.onOpen} sx={{ flexShrink: 0 }}>
        Jämför nu
      </Button>
    </BottomBar>
  );
}
