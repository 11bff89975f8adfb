import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import textStyles from "../../../ui/text.module.css";
import type { AreaConfig } from "./areas.ts";
import styles from "./list.module.css";

/**
 * The opening of a list page: what is found here, and why.
 * @param props.isEmpty whether there is nothing to compare yet, and so nowhere to go
 */
export function ProductListHero(props: { area: AreaConfig; isDemo: boolean | undefined; isEmpty: boolean }) {
  const { area, isDemo } = props;
  return (
    <PageOpening scene={area.scenery} className={styles.opening}>
      <h1 className={classNames(textStyles.h1, styles.heading)}>{area.heading}</h1>
      <p className={classNames(textStyles.body, styles.lead)}>{area.lead}</p>
      {!props.isEmpty && (
        <div data-screen-only="" className={styles.actions}>
          <a href="#resultat" className={buttons.contained}>
            {area.action}
          </a>
          {area.shortcut && (
            <>
              <TextLink to={area.shortcut.path} className={styles.action}>
                {area.shortcut.label}
              </TextLink>
              <div className={styles.break} />
            </>
          )}
          <TextLink to="/guider" className={styles.action}>
            Läs guiderna först
          </TextLink>
        </div>
      )}
      {!props.isEmpty && area.shortcut && (
        <div data-screen-only="" className={styles.shortcut}>
          <TextLink to={area.shortcut.path} className={styles.action}>
            {area.shortcut.label}
          </TextLink>
        </div>
      )}
      <div className={styles.demo}>
        <DemoNotice isDemo={isDemo} />
      </div>
    </PageOpening>
  );
}
