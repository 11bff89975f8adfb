import { DEFAULT_FOOTER } from "../../../schema/siteMenu.ts";
import { classNames } from "../../ui/classNames.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import textStyles from "../../ui/text.module.css";
import { SiteLogo } from "../SiteLogo.tsx";
import { useSite } from "../site.ts";
import { useFooterPages } from "./footerPages.ts";
import styles from "./layout.module.css";
import { useShown } from "./navigation.ts";

/** The site's footer: where everything is, and what the site is not. */
export function Footer() {
  const site = useSite();
  const own = useFooterPages();
  const shown = useShown();
  const placed = site.footer ?? DEFAULT_FOOTER;
  const isPlaced = (path: string) => placed.some(({ links }) => links.some((link) => link.path === path));
  const groups = placed.map(({ title, links }, at) => ({
    title,
    links: [...shown(links), ...(at === placed.length - 1 ? own.filter(({ path }) => !isPlaced(path)) : [])],
  }));
  return (
    <footer id="sidfot" tabIndex={-1} className={styles.footer}>
      <PageContainer className={styles.columns}>
        <div className={styles.about}>
          <p className={textStyles.h4}>{site.logo ? <SiteLogo logo={site.logo} name={site.name} /> : site.name}</p>
          <p className={classNames(textStyles.body, textStyles.quiet, styles.disclaimer)}>
            {`${site.tagline} Innehållet är allmän information och ersätter inte råd från vården. Vid frågor om din hälsa, ring 1177. Vid akut fara, ring 112.`}
          </p>
        </div>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={classNames(textStyles.body, styles.group)}>{title}</p>
              {links.map(({ path, label }) => (
                <TextLink key={path} to={path} isQuiet className={styles.footerLink}>
                  {label}
                </TextLink>
              ))}
            </nav>
          ))}
      </PageContainer>
    </footer>
  );
}
