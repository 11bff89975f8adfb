import Box from "@mui/material/Box";
import type { LabMarker } from "../labMarker.ts";
import { MarkerCard, type ValueActions } from "./MarkerCard.tsx";
import type { MarkerHistory } from "./markerHistory.ts";
import type { LifeMark } from "./marksOf.ts";

/** The markers that there are values of, a card for each. */
export const MarkerList = (props: {
  histories: readonly MarkerHistory[];
  marks: readonly LifeMark[];
  /** Address of the tests that measure a marker. */
  testsOf: (marker: LabMarker) => string;
  actions: ValueActions;
}) => (
  <Box component="ul" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, m: 0, p: 0 }}>
    {props.histories.map((history) => (
      <MarkerCard
        key={history.slug}
        history={history}
        marks={props.marks}
        testsAt={history.marker && props.testsOf(history.marker)}
        actions={props.actions}
      />
    ))}
  </Box>
);
