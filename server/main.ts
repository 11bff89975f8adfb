import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { ViteDevServer } from "vite";
import { MAX_IMPORT_BYTES } from "../schema/catalogueTransfer.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGES_AT_ONCE } from "../schema/imageLibrary.ts";
import type { JourneyItems } from "../schema/journey/categories.ts";
import type { JourneyTexts } from "../schema/journey/journeyTexts.ts";
import documents from "../schema/persistedDocuments.json";
import { isOperatorInvented } from "../schema/site.ts";
import { isOff } from "../schema/siteAreas.ts";
import { type Config, readConfig, StartError } from "./config.ts";
import { type AppPlatform, createContexts } from "./contexts.ts";
import { registerAccountRoutes } from "./features/accounts/accountRoutes.ts";
import { readRoleHolders } from "./features/accounts/administration/roleService.ts";
import { registerUnsubscribeRoute } from "./features/accounts/unsubscribeRoute.ts";
import { AnalysisWork } from "./features/analyses/analysisWork.ts";
import { createAnalysisWriter } from "./features/analyses/analysisWriter.ts";
import { registerArticleFeed } from "./features/articles/articleFeed.ts";
import { readArticleAddresses } from "./features/articles/articleService.ts";
import { registerCalendarRoutes } from "./features/calendar/calendarRoutes.ts";
import { AffiliateCounter } from "./features/catalogue/affiliates/affiliateCounter.ts";
import { registerAffiliateRoutes } from "./features/catalogue/affiliates/affiliateRoutes.ts";
import type { CategoriesByNumber } from "./features/catalogue/cachedCategories.ts";
import { readProductAddresses } from "./features/catalogue/catalogueService.ts";
import { isDemoCatalogue } from "./features/catalogue/demo/demoCatalogue.ts";
import { countFeeds } from "./features/catalogue/feeds/feedMetrics.ts";
import { readMarkerAddresses } from "./features/catalogue/markers/markerCoverService.ts";
import { readProviderAddresses } from "./features/catalogue/providers/providerService.ts";
import { SearchDictionary } from "./features/catalogue/search/searchDictionary.ts";
import { registerExportRoutes } from "./features/catalogue/transfer/exportRoutes.ts";
import { registerProductFeed } from "./features/catalogue/transfer/productFeed.ts";
import {
  holdPageLinks,
  isPageUnlisted,
  readMrProviderAddresses,
  readPageLinks,
  readUnlistedPaths,
} from "./features/content/contentService.ts";
import { ImageLibrary } from "./features/media/imageLibrary.ts";
import { readOriginal, readVariant, registerMediaRoutes } from "./features/media/mediaRoutes.ts";
import { checkSite } from "./features/operations/siteChecks.ts";
import { STOP_PRICE_MAIL_PATH } from "./features/priceWatches/priceMail.ts";
import { endPriceWatches } from "./features/priceWatches/priceWatchService.ts";
import { PushSender } from "./features/reminders/pushSender.ts";
import { countReminders } from "./features/reminders/reminderMetrics.ts";
import { readOrCreateVapidKeys } from "./features/reminders/vapidKeys.ts";
import { senderOf } from "./features/site/siteService.ts";
import { STOP_WEEKLY_MAIL_PATH } from "./features/weeklyMail/weeklyMailJobs.ts";
import { endWeeklyMail } from "./features/weeklyMail/weeklyMailService.ts";
import { createSchema } from "./graph.ts";
import { createJobs } from "./jobs.ts";
import { Passwords } from "./platform/auth/passwords.ts";
import { RateLimits } from "./platform/auth/rateLimits.ts";
import { readOrCreateSecret } from "./platform/auth/secrets.ts";
import { Tokens } from "./platform/auth/tokens.ts";
import { CachedUntilChange } from "./platform/database/cachedUntilChange.ts";
import { listenForChanges } from "./platform/database/changes.ts";
import { ReadReplica } from "./platform/database/replica.ts";
import { createSql, poolOf } from "./platform/database/sql.ts";
import { serviceUnavailable } from "./platform/errors.ts";
import { createApolloServer } from "./platform/graphql/apolloServer.ts";
import { CompiledQueries } from "./platform/graphql/compiledQueries.ts";
import type { Context } from "./platform/graphql/context.ts";
import { PersistedDocuments } from "./platform/graphql/persistedDocuments.ts";
import { ResponseCache } from "./platform/graphql/responseCache.ts";
import { registerGraphql } from "./platform/graphql/route.ts";
import { createApp } from "./platform/http/app.ts";
import { Drain } from "./platform/http/drain.ts";
import { allowStyles } from "./platform/http/inlineStyles.ts";
import { countReads, createMetricsApp } from "./platform/http/metrics.ts";
import { addressOf, assertPortIsFree } from "./platform/http/port.ts";
import { startJobs } from "./platform/jobs/jobs.ts";
import { createLogger } from "./platform/logging.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { holdRedirects } from "./platform/redirects.ts";
import { holdSite } from "./platform/site.ts";
import { publicTables } from "./publicTables.ts";
import { startDatabase } from "./startDatabase.ts";
import { BuiltAssets, type PageAssets } from "./web/assets.ts";
import { developmentAssets } from "./web/developmentAssets.ts";
import { registerGraphiql } from "./web/graphiql.tsx";
import { registerMeasuringRoutes } from "./web/measuringRoutes.ts";
import { registerOfflineRoutes } from "./web/offlineRoutes.ts";
import { registerPages } from "./web/pages.ts";
import { createRedirectOf } from "./web/redirects.ts";
import type { RenderRequest } from "./web/renderPage.tsx";
import { registerSeoRoutes, type SitemapEntry } from "./web/seoRoutes.ts";
import { LOGO_IMAGE, SHARE_IMAGE, shareLook } from "./web/shareLook.ts";
import { registerShareRoutes } from "./web/shareRoutes.ts";
import { SiteIcons } from "./web/siteIcons.ts";

/** Warnings for the operator, printed at every log level. */
const NO_PUBLIC_URL =
  "PUBLIC_URL is not set: links in mails and canonical addresses name this machine, and cookies travel without TLS";

/** A running server. */
export interface Running {
  /** Address of the server, e.g. 'http://localhost:3000'. */
  origin: string;
  /** Address of `/metrics`, when it has a port of its own. */
  metricsOrigin: string | undefined;
  /** Folder that mails are written to; undefined where they are sent. */
  outbox: string | undefined;
  /** The demo's admin, when it was made just now. */
  newAdmin: { email: string; password: string } | undefined;
  /** Whether visitors see the site; until then they are told that it opens soon. */
  isOpen: boolean;
  /** Whether anybody can open it, and use the administration. */
  hasAdmin: boolean;
  /** Serves on for the time of the drain, finishes open requests, then stops the database. */
  stop(): Promise<void>;
}

/**
 * Starts everything: database, migrations, demo data, HTTP, jobs.
 * @param env the environment
 * @param root the project's folder
 * @param options.vite the development server, when client and server reload on change
 * @param options.signal ends a start that is no longer wanted
 * @throws StartError with one line on what to change
 */
export async function start(
  env: Record<string, string | undefined>,
  root: string,
  { vite, signal }: { vite?: ViteDevServer; signal?: AbortSignal } = {},
): Promise<Running> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  const dataDir = resolve(root, config.dataDir);
  if (config.production && !config.publicUrl) process.stderr.write(`${NO_PUBLIC_URL}\n`);
  await assertPortIsFree(config);
  if (config.metricsPort !== undefined) {
    await assertPortIsFree({ host: config.host, port: config.metricsPort }, "METRICS_PORT");
  }
  await mkdir(dataDir, { recursive: true });
  // Cleanup runs in reverse order, also when the start fails half-way.
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const undo of stops.splice(0).reverse())
      await undo().catch((error) => log.error({ err: error }, "cleanup failed during shutdown"));
  };
  try {
    const passwords = new Passwords(root);
    stops.push(() => passwords.stop());
    const { directUrl, db, untimedDb, newAdmin } = await startDatabase(config, {
      dataDir,
      passwords,
      stops,
      signal,
      log,
    });

    const cache = new ResponseCache(publicTables.areas);
    const cachedCategories = new CachedUntilChange<CategoriesByNumber>(publicTables);
    const cachedIsDemo = new CachedUntilChange<boolean>(publicTables);
    const cachedJourneyTexts = new CachedUntilChange<JourneyTexts>(publicTables);
    const cachedJourneyItems = new CachedUntilChange<JourneyItems>(publicTables);
    const pageLinks = holdPageLinks();
    const dictionary = new SearchDictionary(publicTables);
    const site = holdSite();
    const redirects = holdRedirects();
    const requests = { timeouts: config.timeouts, isPooled: config.isPooled };
    const replica = config.replica && new ReadReplica({ ...config.replica, primaryUrl: directUrl, requests, log });
    if (replica) stops.push(() => replica.stop());
    const listener = listenForChanges(
      directUrl,
      publicTables,
      (areas, isListening) => {
        // First, so that nothing is cached again from a replica that does not have the change yet.
        replica?.changed(isListening);
        cache.invalidate(areas, isListening);
        cachedCategories.clear(isListening);
        cachedIsDemo.clear(isListening);
        cachedJourneyTexts.clear(isListening);
        cachedJourneyItems.clear(isListening);
        // Every page has these: they are read anew only when they themselves change.
        if (areas.includes("pageLinks")) pageLinks.clear(isListening);
        if (areas.includes("redirects")) redirects.clear(isListening);
        dictionary.clear(isListening);
        site.clear(isListening);
      },
      log,
    );
    stops.push(() => listener.stop());

    let origin = "";
    const tokens = new Tokens(config.sessionSecrets ?? [await readOrCreateSecret(dataDir)]);
    const { dailyLimit, ...service } = config.analysis;
    const limits = new RateLimits(poolOf(db), tokens, { analysisServiceDay: dailyLimit });
    const analyses = new AnalysisWork(await createAnalysisWriter({ ...service, limits, log }));
    // Analyses under way are stored, also when nobody waits for them any longer.
    stops.push(() => analyses.stop());
    const library = new ImageLibrary({ root, dataDir, cloudinary: config.cloudinary, log });
    stops.push(() => library.stop());
    const sql = createSql(poolOf(db));
    stops.push(() => sql.close());
    const originNow = () => config.publicUrl ?? origin;
    const currentSite = () => site.read({ sql, readAreas: new Set() });
    // Fallback until the database responds: the last known state.
    await currentSite();
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      from: async () => config.mailFrom ?? senderOf(await currentSite(), originNow()),
      outbox: join(dataDir, "outbox"),
    });
    const push = new PushSender({
      keys: config.push.keys ?? (await readOrCreateVapidKeys(dataDir)),
      services: config.push.services,
      // Services write to whoever sends too much: where the site is, or its address.
      subject: () =>
        originNow().startsWith("https:") ? originNow() : `mailto:${config.contactEmail ?? site.last.email}`,
    });
    stops.push(() => push.close());
    const isReserved = (path: string) => app.reservedRoots.has(path.split("/")[1] ?? "");
    const platform: AppPlatform = {
      db,
      sql,
      tokens,
      limits,
      passwords,
      adminsNeedFactor: config.adminsNeedFactor,
      analyses,
      cachedCategories,
      cachedIsDemo,
      cachedJourneyItems,
      cachedJourneyTexts,
      pageLinks,
      dictionary,
      library,
      push,
      collecting: config.collecting,
      origin: originNow,
      site,
      redirects,
      addresses: {
        isReserved,
        isPage: (path) => isPage(path, contexts.forEverybody("isPage", { isCurrent: true })),
      },
      given: {
        mailFrom: config.mailFrom,
        contactEmail: config.contactEmail,
        publicUrl: config.publicUrl,
        sendsMail: config.smtpUrl !== undefined,
      },
      isRoute: async (path) => isReserved(path) || (await import("./web/renderPage.tsx")).isRoutePath(path),
      checkSite: shared(() => checkSite({ config, dataDir, mailer, db, origin: originNow })),
    };
    // Stopped after the last request, while the database is still there.
    const counter = new AffiliateCounter(platform.sql, log);
    stops.push(() => counter.stop());
    const contexts = createContexts(platform, replica?.beside(platform.sql) ?? platform.sql);
    const schema = await createSchema();
    const persisted = new PersistedDocuments(documents);
    const apollo = createApolloServer({
      schema,
      documents: persisted,
      introspection: config.graphiql,
      changesHeard: () => listener.heard(),
      log,
    });
    await apollo.start();
    stops.push(() => apollo.stop());

    // Its libraries are loaded only where they are wanted.
    const tracing =
      config.tracing && (await import("./platform/tracing/startTracing.ts")).startTracing(config.tracing, log);
    if (tracing) stops.push(() => tracing.stop());
    let isRunning = () => false;
    const drain = new Drain(config.drainSeconds);
    const app = await createApp(log, { db, drain, isRunning: () => isRunning() }, { ...config, tracing });
    const metrics = config.metricsPort === undefined ? undefined : createMetricsApp(log, app.metrics, config.metrics);
    if (replica) countReads(app.metrics, replica);
    countFeeds(app.metrics, sql);
    const countReminder = countReminders(app.metrics);
    // Read until the last request is done.
    if (metrics) stops.push(() => metrics.close());
    stops.push(() => app.close());
    await registerGraphql(app, {
      apollo,
      cache,
      compiledQueries: new CompiledQueries(schema, persisted),
      contexts,
      uploads: {
        files: MAX_IMAGES_AT_ONCE,
        fileSize: Math.max(MAX_IMAGE_BYTES, MAX_IMPORT_BYTES),
        total: Math.max(MAX_IMAGES_AT_ONCE * MAX_IMAGE_BYTES, MAX_IMPORT_BYTES),
      },
    });
    registerExportRoutes(app, contexts.forRequest);
    registerAccountRoutes(app, platform.origin, contexts.forRequest);
    registerUnsubscribeRoute(app, contexts.forRequest, {
      path: STOP_PRICE_MAIL_PATH,
      done: "Dina prisbevakningar är avslutade.",
      end: endPriceWatches,
    });
    registerUnsubscribeRoute(app, contexts.forRequest, {
      path: STOP_WEEKLY_MAIL_PATH,
      done: "Veckomejlen är avslutade.",
      end: endWeeklyMail,
    });
    registerCalendarRoutes(app, contexts);
    registerArticleFeed(app, contexts, cache);
    registerProductFeed(app, contexts);
    await registerMediaRoutes(app, { root, library, sql: platform.sql });
    const icons = new SiteIcons({
      icon: async () => (await currentSite().catch(() => site.last)).icon,
      read: (url) => readOriginal({ sql, library }, url),
      onFailed: (error) => log.warn({ err: error }, "icons could not be made of the site's picture"),
    });
    const assets = await registerAssets(app, { root, vite, icons, graphiql: config.graphiql });
    if (config.graphiql) registerGraphiql(app, () => assets(PLAYGROUND), site);
    const render = async (request: RenderRequest) => (await import("./web/renderPage.tsx")).renderPage(request);
    const isPage = async (path: string, context: Context) => {
      const request = { url: encodeURI(path), origin: platform.origin(), schema, context, log, assets: pageAssets };
      const rendered = await render({ ...request, isOpen: true });
      if (rendered.kind === "page" && rendered.failure) throw serviceUnavailable();
      return rendered.status !== 404;
    };
    const pageAssets = (modules: readonly string[]) => assets("client/browser.tsx", modules);
    // Parts shared by all pages that are not the client's.
    const frame = () => ({ origin: platform.origin(), site: site.last, assets: pageAssets([]) });
    registerAffiliateRoutes(app, {
      sql: platform.sql,
      counter,
      isOff: async (address) => isOff((await currentSite()).areasOff, address),
      show: async (reason, shop, reply) => {
        const { renderBrokenLink, renderDemoShop } = await import("./web/renderDemoShop.tsx");
        const page = await (reason === "broken" ? renderBrokenLink : renderDemoShop)(shop, frame());
        allowStyles(reply, page.styleHashes, vite !== undefined);
        return reply.type("text/html; charset=utf-8").send(page.html);
      },
    });
    registerOfflineRoutes(app, {
      isDevelopment: vite !== undefined,
      renderManifest: async () => (await import("./web/renderManifest.tsx")).renderManifest(await currentSite()),
      renderOffline: async () => {
        const { renderOffline } = await import("./web/renderOffline.tsx");
        return renderOffline(frame());
      },
    });
    const entries = async (context: Context): Promise<SitemapEntry[]> => {
      const { sql } = context;
      // A site that is not open lists nothing.
      const { openedAt, areasOff } = await site.read(context);
      if (!openedAt) return [];
      const { listedPaths } = await import("./web/renderPage.tsx");
      // Not through the context: the list would be made anew for every text that changes. Editing tells `pageLinks`.
      const unlisted = await readUnlistedPaths(platform.sql);
      return [
        ...listedPaths.map((path) => ({ path })),
        ...(await readPageLinks({ ...context, site, pageLinks })),
        ...(await readArticleAddresses(sql)),
        ...(await readMarkerAddresses(sql)),
        ...(await readProviderAddresses(sql)),
        ...(await readMrProviderAddresses(sql)),
        ...(await readProductAddresses(sql)),
      ].filter(({ path }) => !isOff(areasOff, path) && !unlisted.includes(path));
    };
    registerMeasuringRoutes(app, currentSite);
    registerSeoRoutes(app, {
      cache,
      contexts,
      entries,
      contactEmail: async () => config.contactEmail ?? (await currentSite()).email,
    });
    registerShareRoutes(app, {
      cache,
      contexts,
      limits: platform.limits,
      root,
      dataDir,
      paths: async (context) => (await entries(context)).map(({ path }) => path),
      render: (url, context) => render({ url, origin: platform.origin(), schema, context, log, assets: pageAssets }),
      look: async () => shareLook(await currentSite(), (url) => readVariant({ sql, library }, url, LOGO_IMAGE)),
      chosen: async () => {
        const { shareImageUrl } = await currentSite();
        return shareImageUrl === null ? undefined : readVariant({ sql, library }, shareImageUrl, SHARE_IMAGE);
      },
    });
    registerPages(app, {
      cache,
      redirectOf: createRedirectOf({ cache, contexts, redirects, sql, isPage }),
      schema,
      contexts,
      render,
      renderFailure: async (request) =>
        (await import("./web/renderFailure.tsx")).renderFailure({ ...request, site: site.last }),
      assets: pageAssets,
      isDevelopment: vite !== undefined,
      isUnlisted: async (context, url) => {
        const { openedAt, ...facts } = await site.read(context);
        if (!openedAt || (await isPageUnlisted(context, url))) return true;
        // Nobody is to find an invented company that answers for a site, nor an invented product.
        return (
          config.production &&
          (isOperatorInvented(facts) ||
            (await isDemoCatalogue({ sql: context.sql, readAreas: context.readAreas, cachedIsDemo })))
        );
      },
    });

    stops.push(() => drain.finish(app.server));
    await metrics?.listen({ port: config.metricsPort, host: addressOf(config.host) });
    await app.listen({ port: config.port, host: addressOf(config.host) });
    origin = originOf(config, app.server.address());
    // Mails name the origin, so jobs begin when it is known. Long ones leave the rest to the next process.
    const stopping = new AbortController();
    const jobs = await startJobs(
      directUrl,
      createJobs({
        db: untimedDb,
        mailer,
        tokens: platform.tokens,
        origin: platform.origin,
        site: currentSite,
        contactEmail: config.contactEmail,
        collecting: config.collecting,
        push,
        countReminder,
        checkSite: platform.checkSite,
        isProduction: config.production,
        stopping: stopping.signal,
        log,
      }),
      log,
    );
    stops.push(() => jobs.stop());
    stops.push(async () => stopping.abort());
    stops.push(async () => drain.begin());
    signal?.throwIfAborted();
    isRunning = jobs.isRunning;
    return {
      origin,
      metricsOrigin: metrics && originOf(config, metrics.server.address()),
      outbox: config.smtpUrl ? undefined : join(dataDir, "outbox"),
      newAdmin,
      isOpen: (await currentSite()).openedAt !== null,
      hasAdmin: (await readRoleHolders(untimedDb.manager)).length > 0,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Concurrent callers share the work under way and its result. */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Where GraphiQL begins, in builds that have it. */
const PLAYGROUND = "client/graphiql/graphiql.tsx";

type AssetsOf = (entry: string, modules?: readonly string[]) => PageAssets;

/** Serves the client's files, built or by Vite, and says what a page loads. */
async function registerAssets(
  app: Awaited<ReturnType<typeof createApp>>,
  {
    root,
    vite,
    icons,
    graphiql,
  }: { root: string; vite: ViteDevServer | undefined; icons: SiteIcons } & Pick<Config, "graphiql">,
): Promise<AssetsOf> {
  if (vite) {
    const { default: middie } = await import("@fastify/middie");
    await app.register(middie);
    app.use(vite.middlewares);
    return developmentAssets;
  }
  const directory = join(root, "dist/client");
  if (!existsSync(join(directory, "manifest.json"))) throw new StartError("The client is not built; run npm run build");
  const built = new BuiltAssets(directory);
  if (graphiql && !built.has(PLAYGROUND)) {
    throw new StartError("GRAPHIQL is on, but this build has no GraphiQL; build with GRAPHIQL=on, or set GRAPHIQL=off");
  }
  await app.register(async (files) => {
    files.addHook("onRoute", (route) => {
      route.config = { ...route.config, isFile: true };
    });
    // Of the site's own picture, where it has one, instead of the file.
    files.addHook("onRequest", (request, reply) => icons.answer(request, reply));
    await files.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The build's metadata is for the server alone; compressed files are found beside the others.
      globIgnore: ["manifest.json*", "**/*.br", "**/*.gz"],
      setHeaders: (response, path) => {
        // Built files carry a hash in their name; the others may change, and the service worker brings the next version.
        const isHashed = path.includes(`${join(directory, "assets")}`);
        const kept = path.startsWith(join(directory, "sw.js")) ? "no-cache" : "public, max-age=3600";
        response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : kept);
      },
    });
  });
  return (entry, modules) => built.of(entry, modules);
}

function originOf(config: Config, address: ReturnType<import("node:net").Server["address"]>): string {
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = ["0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
