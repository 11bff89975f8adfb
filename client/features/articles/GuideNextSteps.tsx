import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/classNames.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./guide.module.css";

/** The content is loaded when the reader scrolls this near. */
const NEAR = "1200px 0px";

/** The end of a guide: what to do next, and a link to all guides. */
export function GuideNextSteps({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <PageContainer
      ref={frame}
      component="section"
      aria-labelledby="nasta-steg"
      top="section"
      className={styles.onScreen}
    >
      <div className={styles.nextHead}>
        <h2 id="nasta-steg" className={textStyles.h2}>
          Nästa steg för dig
        </h2>
        <TextLink to="/min-resa">Alla rekommendationer</TextLink>
      </div>
      <div className={classNames(styles.scripted, styles.steps)}>{isNear && children}</div>
    </PageContainer>
  );
}
