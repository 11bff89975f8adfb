// How long /min-resa takes to show what it is for on a slow device, and how much of a journey its answers carry.
import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { addressOfTab } from "../../client/features/journey/tabs/journeyTabList.ts";
import { median, row, withSite } from "./site.ts";

const VISITS = 15;
const TIMES_SLOWER = 4;
/** Time for the browser to tell of what it painted. */
const SETTLE_MS = 1_000;
const VIEWPORT = { width: 1280, height: 900 };

/** When something was painted first, in ms from the beginning of the navigation. */
interface Paints {
  heading: number;
  /** All of the tab's text that is on the screen. */
  content: number;
}

/** The queries of a journey, and where what they ask for shows. */
const ANSWERS = [
  { operation: "JourneyBar", path: "/guider", place: "section[aria-label='Din resa']", limit: 1_000 },
  { operation: "JourneyPage", path: "/min-resa", place: "section[aria-label='Sammanfattning']" },
  { operation: "DashboardTab", path: addressOfTab("dashboard"), place: "[role=tabpanel]" },
  { operation: "ProgressTab", path: addressOfTab("framsteg"), place: "[role=tabpanel]" },
  { operation: "PlanTab", path: addressOfTab("min-plan"), place: "[role=tabpanel]" },
  { operation: "AchievementsTab", path: addressOfTab("achievements"), place: "[role=tabpanel]" },
];

/**
 * Sends the lines of two tables to the parent.
 * @param accessToken of somebody with a year's journey
 */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureJourneyPage([accessToken = ""]: string[]): Promise<void> {
  await withSite(async (browser, origin) => {
    /** A browser that has been nowhere yet. */
    const newContext = async (isSignedIn: boolean): Promise<BrowserContext> => {
      const context = await browser.newContext({ viewport: VIEWPORT });
      if (isSignedIn) await context.addCookies([{ name: "site-access", value: accessToken, url: origin }]);
      return context;
    };
    const lines = [
      "| Painting /min-resa, four times slower | Heading | Content | Ratio | Goal | |",
      "|---|---:|---:|---:|---:|---|",
    ];
    const visitors = { "Signed out, nothing stored": false, "Signed in, a year's journey": true };
    for (const [visitor, isSignedIn] of Object.entries(visitors)) {
      const paints: Paints[] = [];
      for (let count = 0; count < VISITS; count++) {
        const context = await newContext(isSignedIn);
        paints.push(await visit(context, `${origin}/min-resa`));
        await context.close();
      }
      const heading = median(paints.map((paint) => paint.heading));
      const content = median(paints.map((paint) => paint.content));
      const ratio = content / heading;
      const times = [heading, content].map((time) => `${time.toFixed(0)} ms`);
      lines.push(row([visitor, ...times, ratio.toFixed(2)], "≤ 1.5", ratio <= 1.5));
    }
    const context = await newContext(true);
    const sizes = await measureAnswers(context, origin, accessToken);
    await context.close();
    process.send?.([...lines, "", ...sizes]);
  });
}

/** One visit; the browser reports what it painted (Element Timing). */
async function visit(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  await page.addInitScript(() => {
    // The browser times what is marked before it is painted.
    const mark = () => {
      for (const [name, selector] of [
        ["heading", "h1"],
        ["content", "[role=tabpanel] :is(h2, h3, h4, p, li)"],
      ] as const)
        for (const element of document.querySelectorAll(selector)) element.setAttribute("elementtiming", name);
    };
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const entries = await page.evaluate(
    (settleMs) =>
      new Promise<{ name: string; time: number }[]>((done) => {
        const painted: { name: string; time: number }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { identifier: string })[])
            painted.push({ name: entry.identifier, time: entry.startTime });
        }).observe({ type: "element", buffered: true });
        setTimeout(() => done(painted), settleMs);
      }),
    SETTLE_MS,
  );
  const times = (name: string) => entries.flatMap((entry) => (entry.name === name ? [entry.time] : []));
  const paints = { heading: Math.min(...times("heading")), content: Math.max(...times("content")) };
  if (!Object.values(paints).every(Number.isFinite)) throw new Error(`${url} painted ${JSON.stringify(entries)}`);
  return paints;
}

/** The bytes of each answer beside those of the text that is made of it. */
async function measureAnswers(context: BrowserContext, origin: string, accessToken: string): Promise<string[]> {
  const documents = Object.entries<string>(JSON.parse(await readFile("schema/persistedDocuments.json", "utf8")));
  const page = await context.newPage();
  const lines = ["| Answers of a year's journey | Bytes | Of text shown | Goal | |", "|---|---:|---:|---:|---|"];
  for (const { operation, path, place, limit } of ANSWERS) {
    const [hash] = documents.find(([, text]) => text.startsWith(`query ${operation} `)) ?? [];
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const response = await fetch(`${origin}/graphql?${new URLSearchParams({ extensions })}`, {
      headers: { "apollo-require-preflight": "1", authorization: `Bearer ${accessToken}` },
    });
    const answer = await response.text();
    if (!response.ok || JSON.parse(answer).errors) throw new Error(`${operation} was answered ${answer}`);
    const bytes = Buffer.byteLength(answer);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const shown = Buffer.byteLength((await page.locator(place).textContent()) ?? "");
    const cells = [operation, String(bytes), String(shown)];
    lines.push(
      limit ? row(cells, `< ${limit}`, bytes < limit) : `| ${[...cells, "–", "for comparison"].join(" | ")} |`,
    );
  }
  return lines;
}
