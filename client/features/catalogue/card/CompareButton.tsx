import Add from "~icons/ic/baseline-add";
import Check from "~icons/ic/baseline-check";
import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import { OPEN_BUTTON } from "../comparison/barFocus.ts";
import { toggleComparison } from "../comparison/comparisonStore.ts";
import type { AreaConfig } from "../list/areas.ts";
import styles from "./card.module.css";
import type { ProductCard_ProductFragment } from "./ProductCard.generated.ts";

/** Puts a product into its area's comparison, or takes it out. */
export function CompareButton(props: {
  product: Pick<ProductCard_ProductFragment, "databaseId" | "isCompared">;
  area: AreaConfig;
  className?: string | undefined;
  "aria-describedby"?: string;
}) {
  const { databaseId, isCompared } = props.product;
  const Icon = isCompared ? Check : Add;
  const button = (
    <button
      type="button"
      data-compares={databaseId}
      aria-pressed={isCompared}
      aria-describedby={props["aria-describedby"]}
      onClick={() => toggleComparison(props.area, databaseId)}
      className={classNames(buttons.outlined, styles.compare, props.className)}
    >
      <Icon className={buttons.start} />
      {isCompared ? "Tillagd" : "Jämför"}
    </button>
  );
  if (!isCompared) return button;
  return (
    <>
      {button}
      {/* The bar is at the page's end, many cards from here. */}
      <a
        href={`#${OPEN_BUTTON}`}
        className={styles.toBar}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(OPEN_BUTTON)?.focus();
        }}
      >
        Till jämförelsen
      </a>
    </>
  );
}
