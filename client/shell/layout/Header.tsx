import { useState } from "react";
import MenuIcon from "~icons/ic/baseline-menu";
import { useViewer } from "../../session/viewer.ts";
import buttons from "../../ui/button.module.css";
import { classNames } from "../../ui/classNames.ts";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { Link, NavLink } from "../../ui/link/Link.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PlainBox } from "../../ui/PlainBox.tsx";
import { phoneLogoWidth, SiteLogo } from "../SiteLogo.tsx";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { useSite } from "../site.ts";
import type { Logo } from "../siteLogo.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import styles from "./layout.module.css";
import { useMainLinks } from "./navigation.ts";

const MobileMenu = lazyComponent(async () => (await import("./MobileMenu.tsx")).MobileMenu, {
  failure: ({ onClose }) => onClose(),
});

/** Characters of a name up to which it has room beside the links. */
const LONG_NAME = 14;

/** The site's header: its name, the main links, and the way to the account. */
export function Header() {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewer();
  const site = useSite();
  const links = useMainLinks(viewer);
  const isLong = !site.logo && site.name.length > LONG_NAME;
  return (
    <header className={styles.header}>
      <PageContainer className={classNames(styles.bar, viewer && styles.hasProfile)}>
        <PlainBox
          component={Link}
          to="/"
          className={classNames(styles.name, isLong && styles.isLong)}
          {...(site.logo && { sx: besideLogo(site.logo) })}
        >
          {site.logo ? <SiteLogo logo={site.logo} name={site.name} fillsPhone /> : site.name}
        </PlainBox>
        <nav aria-label="Huvudmeny" className={styles.links}>
          {links.map(({ path, label }) => (
            <NavLink key={path} to={path} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <HeaderSearch />
        <AccountLinks viewer={viewer} />
        {/* biome-ignore lint/a11y/useSemanticElements: as below */}
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts the button is a link to the same links in the footer */}
        <a
          href="#sidfot"
          role="button"
          aria-label="Öppna menyn"
          aria-expanded={isOpen}
          className={classNames(buttons.icon, styles.menu)}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <MenuIcon />
        </a>
      </PageContainer>
      {isOpen && <MobileMenu onClose={() => setOpen(false)} />}
    </header>
  );
}

/** On a phone a logo is as tall as the header allows, or as wide as what stands beside it leaves. */
const besideLogo = (logo: Logo) => ({
  flexGrow: { xs: 1, sm: 0 },
  flexBasis: { xs: 72, sm: "auto" },
  minWidth: { xs: 0, md: "max-content" },
  maxWidth: { xs: phoneLogoWidth(logo), sm: "none" },
});
