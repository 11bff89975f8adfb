import { Fragment, type ReactNode } from "react";
import styles from "./FactList.module.css";

/** A label, and what is known; what nobody knows is left out. */
export type LabelledFact = readonly [label: string, value: ReactNode];

/** Facts by label, beside each other; below each other where letters are too large for that. */
export const FactList = ({ facts }: { facts: readonly LabelledFact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
