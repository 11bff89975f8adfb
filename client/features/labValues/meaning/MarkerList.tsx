import type { LabMarker } from "../labMarker.ts";
import { MarkerCard, type ValueActions } from "./MarkerCard.tsx";
import type { MarkerHistory } from "./markerHistory.ts";
import type { LifeMark } from "./marksOf.ts";
import styles from "./meaning.module.css";

/** The markers that there are values of, a card for each. */
export const MarkerList = (props: {
  histories: readonly MarkerHistory[];
  marks: readonly LifeMark[];
  /** Address of the tests that measure a marker. */
  testsOf: (marker: LabMarker) => string;
  actions: ValueActions;
}) => (
  <ul className={styles.list}>
    {props.histories.map((history) => (
      <MarkerCard
        key={history.slug}
        history={history}
        marks={props.marks}
        testsAt={history.marker && props.testsOf(history.marker)}
        actions={props.actions}
      />
    ))}
  </ul>
);
