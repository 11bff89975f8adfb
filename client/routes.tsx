import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect, replace } from "react-router-dom";
import type { PageLoader } from "./pageLoader.ts";
import { Shell } from "./shell/layout/Shell.tsx";
import { ErrorPage } from "./shell/pages/ErrorPage.tsx";
import { NotFoundPage } from "./shell/pages/NotFoundPage.tsx";
import { loadViewer } from "./shell/session/viewer.ts";

/** A page that is loaded when it is first visited. */
interface LazyPage {
  path: string;
  /** Source file of the page, for preloading it with the HTML; only the server knows it. */
  module: string | undefined;
  /** True for personal pages, which are not in the sitemap. */
  isPersonal?: true;
  /** True for a page that search engines are not told of. */
  isUnlisted?: true;
  /** True for a page without the site's header and footer. */
  isBare?: true;
  load(): Promise<{ Component: ComponentType; loader?: PageLoader }>;
}

/** Below what paths products have pages of their own. */
const PRODUCT_PATHS = { tests: "/tester", supplements: "/kosttillskott", biohacking: "/biohacking" } as const;

const pages: LazyPage[] = [
  {
    path: "/",
    module: import.meta.env.SSR ? "client/features/home/HomePage.tsx" : undefined,
    load: async () => {
      const { HomePage, loadHomePage } = await import("./features/home/HomePage.tsx");
      return { Component: HomePage, loader: loadHomePage };
    },
  },
  {
    path: "/tester",
    module: import.meta.env.SSR ? "client/features/catalogue/list/TestsPage.tsx" : undefined,
    load: async () => {
      const { TestsPage, loadTestsPage } = await import("./features/catalogue/list/TestsPage.tsx");
      return { Component: TestsPage, loader: loadTestsPage };
    },
  },
  {
    path: "/tester/markorer",
    module: import.meta.env.SSR ? "client/features/catalogue/markers/MarkersPage.tsx" : undefined,
    load: async () => {
      const { MarkersPage, loadMarkersPage } = await import("./features/catalogue/markers/MarkersPage.tsx");
      return { Component: MarkersPage, loader: loadMarkersPage };
    },
  },
  {
    path: "/markorer",
    module: import.meta.env.SSR ? "client/features/catalogue/marker/MarkerIndexPage.tsx" : undefined,
    load: async () => {
      const { MarkerIndexPage, loadMarkerIndexPage } = await import("./features/catalogue/marker/MarkerIndexPage.tsx");
      return { Component: MarkerIndexPage, loader: loadMarkerIndexPage };
    },
  },
  {
    path: "/markorer/:slug",
    module: import.meta.env.SSR ? "client/features/catalogue/marker/MarkerPage.tsx" : undefined,
    load: async () => {
      const { MarkerPage, loadMarkerPage } = await import("./features/catalogue/marker/MarkerPage.tsx");
      return { Component: MarkerPage, loader: loadMarkerPage };
    },
  },
  {
    path: "/leverantorer",
    module: import.meta.env.SSR ? "client/features/catalogue/provider/ProviderIndexPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/catalogue/provider/ProviderIndexPage.tsx");
      return { Component: page.ProviderIndexPage, loader: page.loadProviderIndexPage };
    },
  },
  {
    path: "/leverantorer/:slug",
    module: import.meta.env.SSR ? "client/features/catalogue/provider/ProviderPage.tsx" : undefined,
    load: async () => {
      const { ProviderPage, loadProviderPage } = await import("./features/catalogue/provider/ProviderPage.tsx");
      return { Component: ProviderPage, loader: loadProviderPage };
    },
  },
  {
    path: "/kosttillskott",
    module: import.meta.env.SSR ? "client/features/catalogue/list/SupplementsPage.tsx" : undefined,
    load: async () => {
      const { SupplementsPage, loadSupplementsPage } = await import("./features/catalogue/list/SupplementsPage.tsx");
      return { Component: SupplementsPage, loader: loadSupplementsPage };
    },
  },
  {
    path: "/biohacking",
    module: import.meta.env.SSR ? "client/features/catalogue/list/BiohackingPage.tsx" : undefined,
    load: async () => {
      const { BiohackingPage, loadBiohackingPage } = await import("./features/catalogue/list/BiohackingPage.tsx");
      return { Component: BiohackingPage, loader: loadBiohackingPage };
    },
  },
  ...(["tests", "supplements", "biohacking"] as const).map(
    (name): LazyPage => ({
      path: `${PRODUCT_PATHS[name]}/:slug`,
      module: import.meta.env.SSR ? "client/features/catalogue/product/productPages.ts" : undefined,
      load: async () => (await import("./features/catalogue/product/productPages.ts")).productPages[name],
    }),
  ),
  {
    path: "/sok",
    isUnlisted: true,
    module: "client/features/search/SearchPage.tsx",
    load: async () => {
      const { SearchPage, loadSearchPage } = await import("./features/search/SearchPage.tsx");
      return { Component: SearchPage, loader: loadSearchPage };
    },
  },
  {
    path: "/auth",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/AuthPage.tsx" : undefined,
    load: async () => {
      const { AuthPage, loadAuthPage } = await import("./features/accounts/signIn/AuthPage.tsx");
      return { Component: AuthPage, loader: loadAuthPage };
    },
  },
  {
    path: "/glomt-losenord",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/ForgottenPasswordPage.tsx" : undefined,
    load: async () => ({
      Component: (await import("./features/accounts/signIn/ForgottenPasswordPage.tsx")).ForgottenPasswordPage,
    }),
  },
  {
    path: "/nytt-losenord",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/NewPasswordPage.tsx" : undefined,
    load: async () => ({ Component: (await import("./features/accounts/signIn/NewPasswordPage.tsx")).NewPasswordPage }),
  },
  {
    path: "/bekrafta",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/MailedLinkPage.tsx" : undefined,
    load: async () => {
      const { MailedLinkPage, loadMailedLinkPage } = await import("./features/accounts/signIn/MailedLinkPage.tsx");
      return { Component: MailedLinkPage, loader: loadMailedLinkPage };
    },
  },
  {
    path: "/prisbevakning/avsluta",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/account/StopPriceMailPage.tsx" : undefined,
    load: async () => ({
      Component: (await import("./features/accounts/account/StopPriceMailPage.tsx")).StopPriceMailPage,
    }),
  },
  {
    path: "/konto",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/account/AccountPage.tsx" : undefined,
    load: async () => {
      const { AccountPage, loadAccountPage } = await import("./features/accounts/account/AccountPage.tsx");
      return { Component: AccountPage, loader: loadAccountPage };
    },
  },
  {
    path: "/admin",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/AdminPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/admin/AdminPage.tsx");
      // The tab that the server rendered is there for the first render of the browser, too.
      if (typeof window !== "undefined") await page.prepareAdminPage(new URL(window.location.href));
      return { Component: page.AdminPage, loader: page.loadAdminPage };
    },
  },
  {
    path: "/admin/innehall",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/ContentPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/admin/ContentPage.tsx");
      if (typeof window !== "undefined") await page.prepareContentPage(new URL(window.location.href));
      return { Component: page.ContentPage, loader: page.loadContentPage };
    },
  },
  {
    path: "/admin/behorigheter",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/AccountsPage.tsx" : undefined,
    load: async () => {
      const { AccountsPage, loadAccountsPage } = await import("./features/admin/AccountsPage.tsx");
      return { Component: AccountsPage, loader: loadAccountsPage };
    },
  },
  {
    path: "/mr-scanning",
    module: import.meta.env.SSR ? "client/features/content/MrScanningPage.tsx" : undefined,
    load: async () => {
      const { MrScanningPage, loadMrScanningPage } = await import("./features/content/MrScanningPage.tsx");
      return { Component: MrScanningPage, loader: loadMrScanningPage };
    },
  },
  {
    path: "/mr-scanning/:slug",
    module: import.meta.env.SSR ? "client/features/content/MrProviderPage.tsx" : undefined,
    load: async () => {
      const { MrProviderPage, loadMrProviderPage } = await import("./features/content/MrProviderPage.tsx");
      return { Component: MrProviderPage, loader: loadMrProviderPage };
    },
  },
  {
    path: "/traning",
    module: import.meta.env.SSR ? "client/features/content/TrainingPage.tsx" : undefined,
    load: async () => {
      const { TrainingPage, loadTrainingPage } = await import("./features/content/TrainingPage.tsx");
      return { Component: TrainingPage, loader: loadTrainingPage };
    },
  },
  {
    path: "/kontakt",
    module: import.meta.env.SSR ? "client/features/content/ContactPage.tsx" : undefined,
    load: async () => {
      const { ContactPage, loadContactPage } = await import("./features/content/ContactPage.tsx");
      return { Component: ContactPage, loader: loadContactPage };
    },
  },
  {
    path: "/guider",
    module: import.meta.env.SSR ? "client/features/articles/GuidesPage.tsx" : undefined,
    load: async () => {
      const { GuidesPage, loadGuidesPage } = await import("./features/articles/GuidesPage.tsx");
      return { Component: GuidesPage, loader: loadGuidesPage };
    },
  },
  {
    path: "/guider/:slug",
    module: import.meta.env.SSR ? "client/features/articles/GuidePage.tsx" : undefined,
    load: async () => {
      const { GuidePage, loadGuidePage } = await import("./features/articles/GuidePage.tsx");
      return { Component: GuidePage, loader: loadGuidePage };
    },
  },
  {
    // Authors' pages are /dr-{slug}; every other address of one segment that no page has is not found there.
    path: "/:part",
    module: import.meta.env.SSR ? "client/features/articles/AuthorPage.tsx" : undefined,
    load: async () => {
      const { AuthorPage, loadAuthorPage } = await import("./features/articles/AuthorPage.tsx");
      return { Component: AuthorPage, loader: loadAuthorPage };
    },
  },
  {
    path: "/mental-optimering",
    module: import.meta.env.SSR ? "client/features/programmes/OverviewPage.tsx" : undefined,
    load: async () => {
      const { OverviewPage, loadOverviewPage } = await import("./features/programmes/OverviewPage.tsx");
      return { Component: OverviewPage, loader: loadOverviewPage };
    },
  },
  {
    path: "/mental-optimering/light",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    load: async () => (await import("./features/programmes/ProgrammePage.tsx")).lightPage,
  },
  {
    path: "/mental-optimering/medium",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    load: async () => (await import("./features/programmes/ProgrammePage.tsx")).mediumPage,
  },
  {
    path: "/mental-optimering/hardcore",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    isBare: true,
    load: async () => (await import("./features/programmes/ProgrammePage.tsx")).hardcorePage,
  },
  {
    path: "/protokoll",
    module: import.meta.env.SSR ? "client/features/protocols/page/ProtocolPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/protocols/page/ProtocolPage.tsx");
      // The view that the server rendered is there for the first render of the browser, too.
      if (typeof window !== "undefined") await page.prepareProtocolPage(new URL(window.location.href));
      return { Component: page.ProtocolPage, loader: page.loadProtocolPage };
    },
  },
  {
    path: "/somntestet",
    module: import.meta.env.SSR ? "client/features/analyses/SleepTestPage.tsx" : undefined,
    load: async () => {
      const { SleepTestPage, loadSleepTestPage } = await import("./features/analyses/SleepTestPage.tsx");
      return { Component: SleepTestPage, loader: loadSleepTestPage };
    },
  },
  {
    path: "/traning-quiz",
    module: import.meta.env.SSR ? "client/features/analyses/TrainingTestPage.tsx" : undefined,
    load: async () => {
      const { TrainingTestPage, loadTrainingTestPage } = await import("./features/analyses/TrainingTestPage.tsx");
      return { Component: TrainingTestPage, loader: loadTrainingTestPage };
    },
  },
  {
    path: "/protokoll-quiz",
    module: import.meta.env.SSR ? "client/features/analyses/ProtocolTestPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/analyses/ProtocolTestPage.tsx");
      // The result that the server rendered is there for the first render of the browser, too.
      if (typeof window !== "undefined") await page.prepareProtocolTestPage(new URL(window.location.href));
      return { Component: page.ProtocolTestPage, loader: page.loadProtocolTestPage };
    },
  },
  {
    path: "/min-resa",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/journey/page/JourneyPage.tsx" : undefined,
    load: async () => {
      const page = await import("./features/journey/page/JourneyPage.tsx");
      // The tab that the server rendered is there for the first render of the browser, too.
      if (typeof window !== "undefined") await page.prepareJourneyPage(new URL(window.location.href));
      return { Component: page.JourneyPage, loader: page.loadJourneyPage };
    },
  },
];

/** Pages that are a text and nothing else. */
const TEXT_PATHS = ["/om-oss", "/integritetspolicy", "/anvandarvillkor", "/tillganglighet", "/rekommenderad"] as const;

for (const path of TEXT_PATHS) {
  pages.push({
    path,
    module: import.meta.env.SSR ? "client/features/content/TextPage.tsx" : undefined,
    load: async () => (await import("./features/content/TextPage.tsx")).textPage(path),
  });
}

/** The static public pages, for the sitemap. */
export const sitemapPaths: readonly string[] = pages
  .filter(({ path, isPersonal, isUnlisted }) => !isPersonal && !isUnlisted && !path.includes(":"))
  .map(({ path }) => path);

/** Other spellings of pages: a permanent redirect on the server, a replace in the browser. */
export const pageAliases: ReadonlyMap<string, string> = new Map([
  ["/sleep-test", "/somntestet"],
  ["/training-test", "/traning-quiz"],
  ["/traningstest", "/traning-quiz"],
  ["/protokolltest", "/protokoll-quiz"],
  ["/training", "/traning"],
  ["/mental-optimering-light", "/mental-optimering/light"],
  ["/mental-optimering-medium", "/mental-optimering/medium"],
  ["/mental-optimering-hardcore", "/mental-optimering/hardcore"],
]);

/**
 * The one route table, for the browser and the server alike.
 * @param onFailure hears of what a page's loader could not do
 */
export function createRoutes(apollo: ApolloClient, onFailure?: (error: unknown) => void): RouteObject[] {
  return [
    {
      id: "shell",
      Component: Shell,
      ErrorBoundary: ErrorPage,
      // Every page knows who is signed in; afterwards the browser follows it by itself.
      loader: pageLoader(apollo, loadViewer, onFailure),
      shouldRevalidate: () => false,
      children: [
        ...pages.map(({ path, isBare, load }) => ({
          id: path,
          path,
          handle: { isBare },
          lazy: async () => {
            const { Component, loader } = await load();
            return { Component, ...(loader && { loader: pageLoader(apollo, loader, onFailure) }) };
          },
          // A page whose parameters change asks for itself; its loader would ask once more where that fails.
          shouldRevalidate: () => false,
        })),
        ...[...pageAliases].map(([path, to]) => ({
          id: path,
          path,
          loader: ({ request }: LoaderFunctionArgs) => {
            const { pathname, search } = new URL(request.url);
            // What Back leads to is in the history and gives its place up; where a link is followed, the history still
            // shows the page with the link.
            const isThere = typeof window !== "undefined" && window.location.pathname === pathname;
            return isThere ? replace(to + search) : redirect(to + search);
          },
        })),
        { id: "*", path: "*", Component: NotFoundPage },
      ],
    },
  ];
}

/**
 * Wraps a page's loader. Failures are the page's to show, from the same query: a loader that
 * threw would take the whole page away.
 */
function pageLoader(apollo: ApolloClient, load: PageLoader, onFailure?: (error: unknown) => void) {
  return async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const loading = load(apollo, new URL(request.url)).catch((error) => onFailure?.(error));
    if (typeof window !== "undefined") return null;
    const answer = await loading;
    return answer instanceof Response ? answer : null;
  };
}

/** Source files of the lazy parts of matched routes, by route id. */
export const modulesOf = (routeIds: readonly string[]): string[] =>
  pages.filter(({ path }) => routeIds.includes(path)).flatMap(({ module }) => module ?? []);
