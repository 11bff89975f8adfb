import { describe, expect, it } from "vitest";
import { RenderQueue } from "../../server/web/renderQueue.ts";
import { startApi } from "../support/api.ts";

const api = await startApi();

/** More pages than are rendered and wait at once. */
const MANY = 110;
const WAITING_MOST = 50;
/** All but those that are rendered and wait. */
const REFUSED_LEAST = MANY - 4 - WAITING_MOST;

/** A page that nobody has asked for, since its address is new. */
let asked = 0;
const newPage = (path = "/tester"): string => `${path}${path.includes("?") ? "&" : "?"}ny=${++asked}`;

/** A number that the process counts, e.g. 'pages_rendered_total{kind="page"}'. */
async function metric(name: string): Promise<number> {
  const lines = (await (await api.fetch("/metrics")).text()).split("\n");
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1]);
}

const PAGES = 'pages_rendered_total{kind="page"}';
const WAITING = 'renders_waiting{kind="page"}';

/** Runs while nobody can read products, as if each page took long. */
async function whilePagesTakeLong<Result>(run: (release: () => Promise<void>) => Promise<Result>): Promise<Result> {
  const lock = api.db.createQueryRunner();
  await lock.startTransaction();
  const release = async () => {
    if (lock.isTransactionActive) await lock.rollbackTransaction();
  };
  try {
    await lock.query("LOCK TABLE product IN ACCESS EXCLUSIVE MODE");
    return await run(release);
  } finally {
    await release();
    await lock.release();
  }
}

/** Waits until so many are turned away, which tells that as many as may are waiting, and that all have come. */
async function refused(pages: readonly Promise<Response>[], least: number): Promise<void> {
  const seen = pages.map(async (page) => ((await page).status === 503 ? 1 : 0));
  await new Promise<void>((done) => {
    let count = 0;
    for (const one of seen)
      void one.then((isRefused) => {
        count += isRefused;
        if (count >= least) done();
      });
  });
}

const statuses = (responses: readonly Response[]): number[] => [...new Set(responses.map(({ status }) => status))];

describe("a page that several ask for at once", () => {
  it("is rendered once for all of them", async () => {
    const url = newPage();
    const before = await metric(PAGES);
    const pages = await Promise.all(Array.from({ length: 20 }, () => api.fetch(url)));
    const texts = new Set(await Promise.all(pages.map((page) => page.text())));
    expect([statuses(pages), texts.size]).toEqual([[200], 1]);
    expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(1);
    for (const { headers } of pages)
      expect(headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
    expect((await metric(PAGES)) - before).toBe(1);
  });

  it("is rendered anew for those who ask after a change, even while the one from before is under way", async () => {
    const queue = new RenderQueue();
    let finish = () => {};
    const before = queue.renderShared("/tester", 1, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return "before";
    });
    const meanwhile = queue.renderShared("/tester", 1, async () => "once more");
    expect(await queue.renderShared("/tester", 2, async () => "after")).toBe("after");
    finish();
    expect(await Promise.all([before, meanwhile])).toEqual(["before", "before"]);
    expect(await queue.renderShared("/tester", 1, async () => "later")).toBe("later");
  });

  it("fails for all of them, and not for those who ask again", async () => {
    const queue = new RenderQueue();
    const failing = async () => {
      throw new Error("gone");
    };
    const asked = [1, 2].map(() => queue.renderShared("/tester", 1, failing));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await queue.renderShared("/tester", 1, async () => "page")).toBe("page");
  });
});

describe("more pages at once than a process renders", () => {
  it("are turned away with when to come again, while what is cached is given, and the rest comes", async () => {
    expect((await api.fetch("/guider/magnesium")).status).toBe(200);
    await whilePagesTakeLong(async (release) => {
      const wanted = Array.from({ length: MANY }, () => api.fetch(newPage(), { headers: { accept: "text/html" } }));
      await refused(wanted, REFUSED_LEAST);
      const waiting = await metric(WAITING);
      expect([waiting > 0, waiting <= WAITING_MOST]).toEqual([true, true]);
      // Both are answered while the others wait.
      const [cached, health] = await Promise.all([api.fetch("/guider/magnesium"), api.fetch("/healthz")]);
      expect([cached.status, health.status]).toEqual([200, 200]);
      await release();
      const pages = await Promise.all(wanted);
      expect(statuses(pages).sort()).toEqual([200, 503]);
      const turnedAway = pages.filter(({ status }) => status === 503);
      for (const { headers } of turnedAway) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await turnedAway[0]?.text()).toContain("Försök igen om en stund");
    });
    expect(await metric(WAITING)).toBe(0);
    expect((await api.fetch(newPage())).status).toBe(200);
  });

  it("searches that wait keep no other page from being rendered", async () => {
    await whilePagesTakeLong(async (release) => {
      const searches = Array.from({ length: 40 }, (_, place) => api.fetch(`/tester?q=ferritin${place}`));
      await refused(searches, 1);
      expect((await api.fetch(newPage("/guider/magnesium"))).status).toBe(200);
      await release();
      expect(statuses(await Promise.all(searches)).sort()).toEqual([200, 503]);
    });
  });
});
