import { DEMO_NOTICE } from "../../schema/site.ts";
import { classNames } from "./classNames.ts";
import styles from "./PageOpening.module.css";
import textStyles from "./text.module.css";

/**
 * Says what of a page is invented.
 * @param props.isDemo undefined while it is not known: then the line's place is reserved, so that nothing moves
 * @param props.text what is said, where it is not about the catalogue
 */
export function DemoNotice({ isDemo, text = DEMO_NOTICE }: { isDemo: boolean | undefined; text?: string }) {
  if (isDemo === false) return null;
  return (
    <p className={classNames(textStyles.small, styles.demo, !isDemo && styles.pending)} aria-hidden={!isDemo}>
      {text}
    </p>
  );
}
