import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { MAX_COMPARED } from "../../../../schema/rules/catalogue/comparison.ts";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { rises } from "../../../ui/rising.ts";
import { SHORT } from "../../../ui/shortWindow.ts";
import type { AreaConfig } from "../list/areas.ts";
import { OPEN_BUTTON } from "./barFocus.ts";
import { useComparisonBarQuery } from "./ComparisonBar.generated.ts";

const BAR_HEIGHT = 76;

/** Only what can be pressed. */
const SHORT_HEIGHT = 48;

const roomFor = (height: number) => ({ "--bar-height": `${height}px`, paddingBottom: height });

/** The page leaves room for the bar, so that it never covers the last card. */
const room = <GlobalStyles styles={{ body: { ...roomFor(BAR_HEIGHT), [SHORT]: roomFor(SHORT_HEIGHT) } }} />;

const Bar = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  // Above the journey's bar, which stays where it is, and out from behind it.
  bottom: "var(--journey-bar-height, 0px)",
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  boxShadow: "0 -6px 24px rgb(0 0 0 / 0.12)",
  ...rises,
}));

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
    <Bar aria-label="Jämförelse" data-screen-only="">
      {room}
      <PageContainer
        sx={{
          minHeight: BAR_HEIGHT,
          [SHORT]: { minHeight: SHORT_HEIGHT },
          display: "flex",
          alignItems: "center",
          gap: { xs: 1, sm: 3 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
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
        </Box>
        <Button onClick={props.onClear}>Rensa</Button>
        <Button id={OPEN_BUTTON} variant="contained" onClick={props.onOpen} sx={{ flexShrink: 0 }}>
          Jämför nu
        </Button>
      </PageContainer>
    </Bar>
  );
}
