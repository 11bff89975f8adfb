/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { disable as disableNavigationPreload, enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { COPIES, type Visited } from "./copies.ts";
import { OFFLINE_PAGE, START_PATHS } from "./paths.ts";
import { handleReminders } from "./workerReminders.ts";

/**
 * The service worker (`/sw.js`): keeps the site's code, and of pages and public answers the last that everybody could
 * have got, for when there is no network. What is anybody's own is never kept here.
 */
declare const self: ServiceWorkerGlobalScope;

/** The site's code that works without a network, and its fonts; `server/cli/buildWorker.mjs` lists them. */
declare const SITE_FILES: readonly string[];
/** Another for every build, so that browsers take up the worker and the offline page of each. */
declare const SITE_VERSION: string;

const IS_FIREFOX = / Firefox\//.test(self.navigator.userAgent);

/** A network that has not answered by then is not waited for where something is stored. */
const PAGE_SECONDS = 4;
const ANSWER_SECONDS = 6;

/** Addresses whose pages are of no use without a network, or lead to somebody's own things. */
const NEVER_KEPT =
  /^\/(auth|admin|konto|glomt-losenord|nytt-losenord|bekrafta|prisbevakning|veckomejl|kalender|matning|graphiql|graphql|ut)(\/|$)/;

/** A copy as young as this is not asked for again only because its page was visited. */
const RECENT_MS = 60 * 60 * 1_000;

/** Entries at most, by cache; the oldest go. Code of earlier versions stays for pages that are still open. */
const CODE = "code";
const MAX_ENTRIES: Readonly<Record<string, number>> = {
  [CODE]: 600,
  [COPIES.pictures]: 200,
  [COPIES.pages]: 60,
  [COPIES.answers]: 100,
};

/** True for what everybody gets alike and may keep. */
const isPublic = (response: Response): boolean => {
  const said = response.headers.get("cache-control") ?? "";
  return response.status === 200 && !response.redirected && /\bpublic\b/.test(said) && !/private|no-store/.test(said);
};

async function trim(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  const surplus = entries.slice(0, Math.max(0, entries.length - (MAX_ENTRIES[cacheName] ?? 0)));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

const trimmed: WorkboxPlugin = { cacheDidUpdate: ({ cacheName }) => trim(cacheName) };

const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublic(response) ? response : null),
};

const matchOptions: CacheQueryOptions = { ignoreVary: true };

const isSiteFile = ({ pathname }: URL): boolean => SITE_FILES.includes(pathname) || pathname.endsWith(".woff2");

/** Code has a hash in its name and never changes. That of the playground and of admins is not kept. */
const code = new CacheFirst({
  cacheName: CODE,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (isSiteFile(new URL(request.url)) ? response : null) },
    publicOnly,
    trimmed,
  ],
});

const pictures = new StaleWhileRevalidate({ cacheName: COPIES.pictures, matchOptions, plugins: [publicOnly, trimmed] });

const answers = new NetworkFirst({
  cacheName: COPIES.answers,
  networkTimeoutSeconds: ANSWER_SECONDS,
  matchOptions,
  plugins: [publicOnly, trimmed],
});

const mayKeep = ({ origin, pathname, searchParams }: URL): boolean =>
  origin === self.location.origin && !NEVER_KEPT.test(pathname) && !searchParams.has("nyckel");

const pages = new NetworkFirst({
  cacheName: COPIES.pages,
  networkTimeoutSeconds: PAGE_SECONDS,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        mayKeep(new URL(request.url)) && isPublic(response) ? asCopy(response) : null,
    },
    trimmed,
  ],
});

/** Marks a page as a copy, so that its script knows that it may be older than what the browser has stored. */
async function asCopy(response: Response): Promise<Response> {
  const html = (await response.text()).replace("<html ", "<html data-stored ");
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(html, { headers });
}

/** Keeps a page as everybody gets it, asked for without cookies. */
async function keepPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (!mayKeep(url)) return;
  const cache = await caches.open(COPIES.pages);
  const known = await cache.match(url, matchOptions);
  if (known && Date.now() - Date.parse(known.headers.get("date") ?? "") < RECENT_MS) return;
  const response = await fetch(url, { credentials: "omit", headers: { accept: "text/html" } });
  if (!isPublic(response)) return;
  await keepScenes(response.clone());
  await cache.put(url, await asCopy(response));
  await trim(COPIES.pages);
}

/** Keeps the scenes of a page that no browser has shown yet. */
async function keepScenes(page: Response): Promise<void> {
  const cache = await caches.open(COPIES.pictures);
  for (const [, scene = ""] of (await page.text()).matchAll(/ src(?:set)?="(\/art\/[^"\s]+)"/gi)) {
    if (!(await cache.match(scene, matchOptions))) await cache.add(scene);
  }
}

/** Replaces a page that was never stored: the tab that a visitor begins at, or links to stored pages. */
async function insteadOf({ pathname, search }: URL): Promise<Response> {
  const isOtherTab = search !== "" && START_PATHS.includes(pathname);
  if (isOtherTab && (await caches.match(pathname, { ...matchOptions, cacheName: COPIES.pages }))) {
    return Response.redirect(pathname);
  }
  return (await caches.match(OFFLINE_PAGE, { ...matchOptions, cacheName: CODE })) ?? Response.error();
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async (options) => {
    try {
      const response = await pages.handle(options);
      // Rendered for somebody: what everybody gets at the address is kept instead.
      if (response.ok && !isPublic(response)) options.event.waitUntil(keepPage(options.url.href));
      return response;
    } catch {
      return insteadOf(options.url);
    }
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), code);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/graphql" && url.searchParams.has("extensions"),
  answers,
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && ["image", "script", "style", "manifest"].includes(request.destination),
  pictures,
);

// What could not be had ends as without a worker. For Firefox (seen in 153) a handler that rejects is an error of the
// page, and so is a network error as its response: there it says that nothing behind it answered.
setCatchHandler(async () => (IS_FIREFOX ? new Response(null, { status: 504 }) : Response.error()));

handleReminders(self);

self.addEventListener("message", (event) => {
  const { page, files } = event.data as Visited;
  const seen = files.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin);
  const keep = (request: Request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith("/assets/") ? code : pictures;
  };
  event.waitUntil(
    Promise.allSettled([
      keepPage(page),
      keepOfflinePage(true),
      ...seen.map((url) => {
        const request = new Request(url);
        return keep(request).handleAll({ event, request })[1];
      }),
    ]),
  );
});

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([
      ...SITE_FILES.map((file) => code.handleAll({ event, request: new Request(file) })[1]),
      keepOfflinePage(),
      ...START_PATHS.map(keepPage),
    ]),
  );
});

/**
 * Keeps the page that shows in the place of one that is not stored: with each build, and now and then, since it has the
 * site's name, colour and icon.
 * @param isUpdate true for the latter
 */
async function keepOfflinePage(isUpdate = false): Promise<void> {
  const kept = isUpdate && (await caches.match(OFFLINE_PAGE, { ...matchOptions, cacheName: CODE }));
  if (kept && Date.now() - Date.parse(kept.headers.get("date") ?? "") < RECENT_MS) return;
  const response = await fetch(`${OFFLINE_PAGE}?${SITE_VERSION}`, { credentials: "omit" });
  if (!isPublic(response)) throw new Error("could not fetch the offline page");
  await keepScenes(response.clone());
  const cache = await caches.open(CODE);
  await cache.put(OFFLINE_PAGE, response);
}

// Code of earlier versions stays in its cache, so that a page that is open misses nothing.
void self.skipWaiting();
clientsClaim();
// Where the network fails, Firefox (seen in 153) gives up the navigation with the preload, whatever the worker answers.
if (IS_FIREFOX) disableNavigationPreload();
else enableNavigationPreload();
