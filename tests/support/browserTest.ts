import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { BESIDE_JOURNEY } from "../../client/guest/browserData.ts";
import { STORAGE_PROBE } from "../../client/guest/storage.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";

export { expect } from "@playwright/test";

interface BrowserFixtures {
  /**
   * Announces a console message or failed request that the test provokes on purpose. Each pattern
   * must come true at least once; everything that no pattern matches fails the test.
   */
  expectConsole: (...patterns: RegExp[]) => void;
  /** Opens the site as somebody else: a fresh context, watched like the test's own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  watcher: Watcher;
}

/** What a browser may hold: what `browserData.ts` lists, and what a test fills it with. */
const isKnownKey = (key: string): boolean =>
  [...Object.values<string>(JOURNEY_KEYS), STORAGE_PROBE, "is-filled"].includes(key) ||
  /^filling\d+$/.test(key) ||
  BESIDE_JOURNEY.some(({ keys }) => keys.some((one) => (typeof one === "string" ? one === key : one.test(key))));

/** Collects everything that a page of a healthy site never says. */
class Watcher {
  readonly problems: string[] = [];
  readonly expected: RegExp[] = [];

  constructor(private readonly origin: string) {}

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      const type = message.type();
      // How the runner keeps service workers out.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (type === "error" || type === "warning") {
        this.problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) =>
      this.problems.push(`page error: ${error.error().message || error.error()} (${error.page()?.url()})`),
    );
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // A page that is left, or a search that is typed on, gives up its requests. Scripts that are
      // not wanted at all end as 'csp'; where the policy refused one, the console says so as well.
      if (request.url().startsWith(this.origin) && !["net::ERR_ABORTED", "csp"].includes(reason)) {
        this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
      }
    });
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        reportError(new Error(`CSP violation: ${violatedDirective} ${blockedURI}`)),
      );
    });
  }

  /** Notes what the pages that are open have stored under a key that nobody is told of, and that nothing would erase. */
  async lookAtStorage(context: BrowserContext): Promise<void> {
    for (const page of context.pages()) {
      if (!page.url().startsWith(this.origin)) continue;
      const keys = await page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        .catch(() => []);
      for (const key of keys)
        if (!isKnownKey(key)) this.problems.push(`a key that browserData.ts does not have: ${key}`);
    }
  }

  /** What was not announced, and what was announced but did not come. */
  verdict(): string[] {
    const isExpected = (problem: string) => this.expected.some((pattern) => pattern.test(problem));
    const missing = this.expected.filter((pattern) => !this.problems.some((problem) => pattern.test(problem)));
    return [
      ...this.problems.filter((problem) => !isExpected(problem)),
      ...missing.map((pattern) => `announced, but never seen: ${pattern}`),
    ];
  }
}

/** Playwright's `test`, failing on any console error or warning, page error, failed request or CSP violation. */
export const test = base.extend<BrowserFixtures>({
  // Every second test, by its title, sees the site in dark colours.
  colorScheme: async ({ baseURL: _ }, use, { title }) => {
    const sum = [...title].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    await use(sum % 2 === 0 ? "light" : "dark");
  },
  watcher: [
    async ({ context, baseURL }, use, info) => {
      const watcher = new Watcher(baseURL ?? "");
      await watcher.watch(context);
      await use(watcher);
      await watcher.lookAtStorage(context);
      const verdict = watcher.verdict();
      // A test that failed already says why; this says what else there was.
      if (verdict.length > 0) throw new Error(`${info.title}\nThe browser complained:\n  ${verdict.join("\n  ")}`);
    },
    { auto: true },
  ],
  expectConsole: async ({ watcher }, use) => {
    await use((...patterns) => void watcher.expected.push(...patterns));
  },
  newVisitor: async (
    {
      browser,
      watcher,
      colorScheme,
      contextOptions,
      extraHTTPHeaders,
      baseURL,
      viewport,
      locale,
      timezoneId,
      serviceWorkers,
    },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        colorScheme,
        extraHTTPHeaders,
        baseURL,
        viewport,
        locale,
        timezoneId,
        serviceWorkers,
        ...options,
      });
      contexts.push(context);
      await watcher.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
