import type { ApolloClient } from "@apollo/client";
import { type LoaderFunctionArgs, type RouteObject, redirect, replace } from "react-router-dom";
import { isOff } from "../schema/siteAreas.ts";
import { MissingCode, type Page, type PageLoader } from "./pageLoader.ts";
import { isAdmin, loadViewer } from "./session/viewer.ts";
import { loadFooterPages } from "./shell/layout/footerPages.ts";
import { Shell } from "./shell/layout/Shell.tsx";
import { isAlwaysOpen } from "./shell/pages/ComingSoon.tsx";
import { ErrorPage } from "./shell/pages/ErrorPage.tsx";
import { NotFoundPage } from "./shell/pages/NotFoundPage.tsx";
import { siteOf } from "./shell/site.ts";

/** A page that is loaded when it is first visited. */
interface LazyPage {
  path: string;
  /** Source file of the page, for preloading it with the HTML; only the server knows it. */
  module: string | undefined;
  /** True for personal pages, which are not in the sitemap. */
  isPersonal?: true;
  /** True for a page that is not in the sitemap. */
  isUnlisted?: true;
  /** True for a page without the site's header and footer. */
  isBare?: true;
  load(): Promise<{ page: Page }>;
}

/** Below what paths products have pages of their own. */
const PRODUCT_PATHS = { tests: "/tester", supplements: "/kosttillskott", biohacking: "/biohacking" } as const;

const pages: LazyPage[] = [
  {
    path: "/",
    module: import.meta.env.SSR ? "client/features/home/HomePage.tsx" : undefined,
    load: () => import("./features/home/HomePage.tsx"),
  },
  {
    path: "/tester",
    module: import.meta.env.SSR ? "client/features/catalogue/list/TestsPage.tsx" : undefined,
    load: () => import("./features/catalogue/list/TestsPage.tsx"),
  },
  {
    path: "/tester/markorer",
    module: import.meta.env.SSR ? "client/features/catalogue/markers/MarkersPage.tsx" : undefined,
    load: () => import("./features/catalogue/markers/MarkersPage.tsx"),
  },
  {
    path: "/markorer",
    module: import.meta.env.SSR ? "client/features/catalogue/marker/MarkerIndexPage.tsx" : undefined,
    load: () => import("./features/catalogue/marker/MarkerIndexPage.tsx"),
  },
  {
    path: "/markorer/:slug",
    module: import.meta.env.SSR ? "client/features/catalogue/marker/MarkerPage.tsx" : undefined,
    load: () => import("./features/catalogue/marker/MarkerPage.tsx"),
  },
  {
    path: "/leverantorer",
    module: import.meta.env.SSR ? "client/features/catalogue/provider/ProviderIndexPage.tsx" : undefined,
    load: () => import("./features/catalogue/provider/ProviderIndexPage.tsx"),
  },
  {
    path: "/leverantorer/:slug",
    module: import.meta.env.SSR ? "client/features/catalogue/provider/ProviderPage.tsx" : undefined,
    load: () => import("./features/catalogue/provider/ProviderPage.tsx"),
  },
  {
    path: "/kosttillskott",
    module: import.meta.env.SSR ? "client/features/catalogue/list/SupplementsPage.tsx" : undefined,
    load: () => import("./features/catalogue/list/SupplementsPage.tsx"),
  },
  {
    path: "/biohacking",
    module: import.meta.env.SSR ? "client/features/catalogue/list/BiohackingPage.tsx" : undefined,
    load: () => import("./features/catalogue/list/BiohackingPage.tsx"),
  },
  ...(["tests", "supplements", "biohacking"] as const).map(
    (name): LazyPage => ({
      path: `${PRODUCT_PATHS[name]}/:slug`,
      module: import.meta.env.SSR ? "client/features/catalogue/product/productPages.ts" : undefined,
      load: async () => ({ page: (await import("./features/catalogue/product/productPages.ts")).productPages[name] }),
    }),
  ),
  {
    path: "/sok",
    isUnlisted: true,
    module: import.meta.env.SSR ? "client/features/search/SearchPage.tsx" : undefined,
    load: () => import("./features/search/SearchPage.tsx"),
  },
  {
    path: "/auth",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/AuthPage.tsx" : undefined,
    load: () => import("./features/accounts/signIn/AuthPage.tsx"),
  },
  {
    path: "/glomt-losenord",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/ForgottenPasswordPage.tsx" : undefined,
    load: () => import("./features/accounts/signIn/ForgottenPasswordPage.tsx"),
  },
  {
    path: "/nytt-losenord",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/NewPasswordPage.tsx" : undefined,
    load: () => import("./features/accounts/signIn/NewPasswordPage.tsx"),
  },
  {
    path: "/bekrafta",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/signIn/MailedLinkPage.tsx" : undefined,
    load: () => import("./features/accounts/signIn/MailedLinkPage.tsx"),
  },
  {
    path: "/prisbevakning/avsluta",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/account/StopPriceMailPage.tsx" : undefined,
    load: () => import("./features/accounts/account/StopPriceMailPage.tsx"),
  },
  {
    path: "/veckomejl/avsluta",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/account/StopWeeklyMailPage.tsx" : undefined,
    load: () => import("./features/accounts/account/StopWeeklyMailPage.tsx"),
  },
  {
    path: "/konto",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/accounts/account/AccountPage.tsx" : undefined,
    load: () => import("./features/accounts/account/AccountPage.tsx"),
  },
  {
    path: "/admin",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/AdminPage.tsx" : undefined,
    load: () => import("./features/admin/AdminPage.tsx"),
  },
  {
    path: "/admin/innehall",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/ContentPage.tsx" : undefined,
    load: () => import("./features/admin/ContentPage.tsx"),
  },
  {
    path: "/admin/sajten",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/SitePage.tsx" : undefined,
    load: () => import("./features/admin/SitePage.tsx"),
  },
  {
    path: "/admin/behorigheter",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/AccountsPage.tsx" : undefined,
    load: () => import("./features/admin/AccountsPage.tsx"),
  },
  {
    path: "/admin/drift",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/admin/OperationsPage.tsx" : undefined,
    load: () => import("./features/admin/OperationsPage.tsx"),
  },
  {
    path: "/mr-scanning",
    module: import.meta.env.SSR ? "client/features/content/MrScanningPage.tsx" : undefined,
    load: () => import("./features/content/MrScanningPage.tsx"),
  },
  {
    path: "/mr-scanning/:slug",
    module: import.meta.env.SSR ? "client/features/content/MrProviderPage.tsx" : undefined,
    load: () => import("./features/content/MrProviderPage.tsx"),
  },
  {
    path: "/traning",
    module: import.meta.env.SSR ? "client/features/content/TrainingPage.tsx" : undefined,
    load: () => import("./features/content/TrainingPage.tsx"),
  },
  {
    path: "/kontakt",
    module: import.meta.env.SSR ? "client/features/content/ContactPage.tsx" : undefined,
    load: () => import("./features/content/ContactPage.tsx"),
  },
  {
    path: "/guider",
    module: import.meta.env.SSR ? "client/features/articles/GuidesPage.tsx" : undefined,
    load: () => import("./features/articles/GuidesPage.tsx"),
  },
  {
    path: "/guider/:slug",
    module: import.meta.env.SSR ? "client/features/articles/GuidePage.tsx" : undefined,
    load: () => import("./features/articles/GuidePage.tsx"),
  },
  {
    // Authors' pages are /dr-{slug}, and pages that admins have made; every other address of one segment is not found there.
    path: "/:part",
    module: import.meta.env.SSR ? "client/features/content/OwnPage.tsx" : undefined,
    load: () => import("./features/content/OwnPage.tsx"),
  },
  {
    path: "/mental-optimering",
    module: import.meta.env.SSR ? "client/features/programmes/OverviewPage.tsx" : undefined,
    load: () => import("./features/programmes/OverviewPage.tsx"),
  },
  {
    path: "/mental-optimering/light",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    load: async () => ({ page: (await import("./features/programmes/ProgrammePage.tsx")).lightPage }),
  },
  {
    path: "/mental-optimering/medium",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    load: async () => ({ page: (await import("./features/programmes/ProgrammePage.tsx")).mediumPage }),
  },
  {
    path: "/mental-optimering/hardcore",
    module: import.meta.env.SSR ? "client/features/programmes/ProgrammePage.tsx" : undefined,
    isBare: true,
    load: async () => ({ page: (await import("./features/programmes/ProgrammePage.tsx")).hardcorePage }),
  },
  {
    path: "/protokoll",
    module: import.meta.env.SSR ? "client/features/protocols/page/ProtocolPage.tsx" : undefined,
    load: () => import("./features/protocols/page/ProtocolPage.tsx"),
  },
  {
    path: "/somntestet",
    module: import.meta.env.SSR ? "client/features/analyses/SleepTestPage.tsx" : undefined,
    load: () => import("./features/analyses/SleepTestPage.tsx"),
  },
  {
    path: "/traning-quiz",
    module: import.meta.env.SSR ? "client/features/analyses/TrainingTestPage.tsx" : undefined,
    load: () => import("./features/analyses/TrainingTestPage.tsx"),
  },
  {
    path: "/protokoll-quiz",
    module: import.meta.env.SSR ? "client/features/analyses/ProtocolTestPage.tsx" : undefined,
    load: () => import("./features/analyses/ProtocolTestPage.tsx"),
  },
  {
    path: "/min-resa",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/journey/page/JourneyPage.tsx" : undefined,
    load: () => import("./features/journey/page/JourneyPage.tsx"),
  },
  {
    path: "/min-resa/varden",
    isPersonal: true,
    module: import.meta.env.SSR ? "client/features/labValues/LabValuesPage.tsx" : undefined,
    load: () => import("./features/labValues/LabValuesPage.tsx"),
  },
];

/** Pages that are a text and nothing else. */
const TEXT_PATHS = [
  "/om-oss",
  "/integritetspolicy",
  "/anvandarvillkor",
  "/tillganglighet",
  "/annonslankar",
  "/rekommenderad",
  "/sa-gor-vi-raden",
] as const;

for (const path of TEXT_PATHS) {
  pages.push({
    path,
    module: import.meta.env.SSR ? "client/features/content/TextPage.tsx" : undefined,
    load: async () => ({ page: (await import("./features/content/TextPage.tsx")).textPage(path) }),
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

/** Whether a path is, or begins, the address of a route: no admin's page can have it. */
export const isRoutePath = (path: string): boolean =>
  [...pages.map((page) => page.path), ...pageAliases.keys()].some((known) => `${known}/`.startsWith(`${path}/`));

/**
 * The one route table, for the browser and the server alike.
 * @param onFailure hears of what a page's loader could not do
 * @param onMissingPart hears, in the browser, that not all of what the server rendered could be loaded
 */
export function createRoutes(
  apollo: ApolloClient,
  onFailure?: (error: unknown) => void,
  onMissingPart?: () => void,
): RouteObject[] {
  return [
    {
      id: "shell",
      Component: Shell,
      ErrorBoundary: ErrorPage,
      // Every page knows who is signed in; afterwards the browser follows it by itself.
      loader: pageLoader(apollo, () => Promise.all([loadViewer(apollo), loadFooterPages(apollo)]), onFailure),
      shouldRevalidate: () => false,
      children: [
        ...pages.map(({ path, isBare, load }) => ({
          id: path,
          path,
          handle: { isBare },
          lazy: async () => {
            const { Component, loader, prepare } = (await load().catch(failMissing)).page;
            // What the server rendered of this address is there for the first render of the browser, too.
            if (prepare && typeof window !== "undefined") {
              await prepare(new URL(window.location.href)).catch(onMissingPart);
            }
            // A page of a part that the site does without is not found, also one that asks for nothing.
            return { Component, loader: pageLoader(apollo, openToo(loader ?? nothing), onFailure) };
          },
          // A page whose parameters change asks for itself; its loader would ask once more where that fails.
          shouldRevalidate: () => false,
        })),
        ...[...pageAliases].map(([path, to]) => ({
          id: path,
          path,
          loader: ({ request }: LoaderFunctionArgs) => {
            if (isOff(siteOf(apollo).areasOff, path)) return isOnServer ? notFound() : null;
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

/** A page of a site that is not open asks for nothing, unless an admin looks at it: it is not shown. */
const openToo =
  (load: PageLoader): PageLoader =>
  async (apollo, url) => {
    const { isOpen, areasOff } = siteOf(apollo);
    if (isOff(areasOff, url.pathname)) return notFound();
    const isShown = isOpen || isAlwaysOpen(url.pathname) || (await isAdmin(apollo));
    return isShown ? load(apollo, url) : undefined;
  };

const nothing: PageLoader = async () => undefined;

const notFound = () => new Response(null, { status: 404 });

const isOnServer = typeof window === "undefined";

function failMissing(cause: unknown): never {
  throw new MissingCode("the page's code could not be loaded", { cause });
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
