import ExpandMore from "~icons/ic/baseline-expand-more";
import { CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { AD_LINKS } from "../../../ui/link/adLinks.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { AreaConfig } from "./areas.ts";
import styles from "./list.module.css";

/**
 * What to know before the first card: a line that unfolds on phones, a paragraph where there is room for it. A browser
 * that cannot show what is folded has the line everywhere.
 */
export function ListNote({ area, isOwnOrder }: { area: AreaConfig; isOwnOrder: boolean }) {
  return (
    <details className={styles.note}>
      <summary>
        Bra att veta om listan
        <ExpandMore fontSize="small" />
      </summary>
      <p>
        {area.note} {isOwnOrder && `Ordning: ${area.order.charAt(0).toLowerCase()}${area.order.slice(1)}. `}
        {AD_LINKS} <TextLink to={CRITERIA_PATH}>Så väljer vi det vi rekommenderar</TextLink>
      </p>
    </details>
  );
}
