/** Where the site listens during the browser tests; another checkout can run at the same time on another port. */
export const SITE_PORT = Number(process.env.BROWSER_TEST_PORT ?? 3210);

/** Where the site delivers its mails meanwhile. */
export const MAIL_PORT = SITE_PORT + 1;

/** Where a second process of the site listens, for tests that set it up otherwise. */
export const SECOND_SITE_PORT = SITE_PORT + 2;

/** Where a site listens that has nothing of the demo, for tests that set one up. */
export const OWN_SITE_PORT = SITE_PORT + 3;

/** Where a site with a database of its own listens, for tests that change what every page has. */
export const CHANGED_SITE_PORT = SITE_PORT + 4;

/** Where a push service listens. */
export const PUSH_PORT = SITE_PORT + 5;

/** The address of the site during the browser tests. */
export const SITE_ORIGIN = `http://localhost:${SITE_PORT}`;
