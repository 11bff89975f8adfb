import { useId } from "react";
import type { Area } from "../../../../schema/catalogue.ts";
import { Card } from "../../../ui/Card.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import styles from "./list.module.css";
import type { KnownVisitor } from "./PersonalStatus.tsx";
import type { PersonalList } from "./ProductListPage.tsx";

const PersonalStatus = lazyComponent(async () => (await import("./PersonalStatus.tsx")).PersonalStatus);

/** Narrows a list to what fits the visitor's goals, and says what came of it. */
export function PersonalToggle(
  props: PersonalList & {
    area: Area;
    /** Undefined while it is not wanted or not known; without goals nothing is narrowed. */
    visitor: KnownVisitor | undefined;
    onChooseGoals: () => void;
  },
) {
  const { isOn, visitor, found, onChange } = props;
  const id = useId();
  const isPersonal = isOn && visitor?.goals.length !== 0;
  return (
    <Card isTinted className={styles.goals}>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        checked={isOn}
        aria-describedby={`${id}-om`}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.switch}
      />
      <label htmlFor={id}>
        {isPersonal ? `Visar ${visitor && found ? found : "…"} för dina mål` : "Anpassa efter dina mål"}
      </label>
      <div id={`${id}-om`} role="status">
        {!isOn && "Vi utgår från målen du valde i Min resa."}
        {/* Nothing of it on the server, which knows of no visitor and waits for no code. */}
        {visitor && (
          <PersonalStatus
            area={props.area}
            visitor={visitor}
            without={props.without}
            onChooseGoals={props.onChooseGoals}
          />
        )}
      </div>
    </Card>
  );
}
