import { useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";
import { JourneyParts } from "../../features/journey/page/JourneyParts.tsx";
import { useViewer } from "../../session/viewer.ts";
import { classNames } from "../../ui/classNames.ts";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";
import { ClosedFooter, ComingSoon, isAlwaysOpen } from "../pages/ComingSoon.tsx";
import { NotFoundPage } from "../pages/NotFoundPage.tsx";
import { useSite } from "../site.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./layout.module.css";
import { NavigationBlocker } from "./NavigationBlocker.tsx";

/** Only admins see it, and only before the site opens; in the browser, since a server waits for no code. */
const ClosedNote = lazyComponent(async () => (await import("../ClosedNote.tsx")).ClosedNote, { failure: "left out" });

const DeferredParts = lazyComponent(async () => (await import("./DeferredParts.tsx")).DeferredParts, {
  failure: "left out",
});

/** How long a page is left alone with what its visitor sees of it, in milliseconds. */
const FIRST_LOAD_MS = 2_000;

/** Frame of every page: skip link, header and footer, but for a bare one, and the journey's parts. */
export function Shell() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { isOpen } = useSite();
  const isAdmin = useViewer()?.canAdminister === true;
  // Visitors see nothing of a site that is not open but how to sign in, and what the law wants.
  const isClosed = !isOpen && !isAdmin;
  const isBrowser = useIsBrowser();
  const isOff = useIsOff();
  const isAway = isOff(pathname);
  const isMadeBare = useMatches().some(({ handle }) => (handle as { isBare?: true } | undefined)?.isBare);
  const isBare = isMadeBare && !isAway;
  return (
    <div id="page">
      <a href="#innehall" className={styles.skip}>
        Hoppa till innehållet
      </a>
      {!isBare && !isClosed && <Header />}
      {!isOpen && isAdmin && isBrowser && <ClosedNote />}
      <main
        id="innehall"
        tabIndex={-1}
        aria-busy={state === "loading"}
        className={classNames(styles.main, isClosed && styles.isClosed)}
      >
        {isClosed && !isAlwaysOpen(pathname) ? <ComingSoon /> : isAway ? <NotFoundPage /> : <Outlet />}
      </main>
      {isClosed ? <ClosedFooter /> : !isBare && <Footer />}
      {!isOff("/min-resa") && <JourneyParts />}
      <DeferredSlot />
      <NavigationBlocker />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/**
 * A plain link to a place within the page makes an entry of the history that the router did not, and that it would take
 * for the page's first entry and scroll back to where that was left. The hash makes it another key.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }): string => key + hash;

/** Deferred parts: at once where there is an account, whose changes they store, or no network. */
function DeferredSlot() {
  const isSignedIn = Boolean(useViewer());
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const isUrgent = isSignedIn || "stored" in document.documentElement.dataset;
    const timer = setTimeout(() => setDue(true), isUrgent ? 0 : FIRST_LOAD_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return isDue && <DeferredParts />;
}
