import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Driver } from "./driver.ts";
import { look, type Seen, type Target } from "./inPage.ts";
import { until } from "./until.ts";

const library = await readFile(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Something with a role, by its name. */
export const the = (role: string, name?: string | RegExp, within?: Target): Target => ({
  role,
  ...(name && { name }),
  ...(within && { within }),
});
export const button = (name: string | RegExp, within?: Target): Target => the("button", name, within);
export const link = (name: string | RegExp, within?: Target): Target => the("link", name, within);
export const field = (label: string | RegExp, within?: Target): Target => ({ label, ...(within && { within }) });

/** Somebody with a window of a browser: finds as people do, and presses and types for real. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    /** The site's address. */
    readonly origin: string,
  ) {}

  /** Loads an address of the site and waits until it reacts. */
  async open(address: string): Promise<void> {
    await this.driver.goTo(new URL(address, this.origin).href);
    await this.isHydrated();
  }

  /** Waits until scripts have taken over the page. */
  async isHydrated(): Promise<void> {
    await until("the page reacts", () => this.run(() => document.documentElement.hasAttribute("data-hydrated")));
  }

  /** Waits until nothing has been loaded for a second: what is on its way when the network goes fails in any browser. */
  async isAtRest(): Promise<void> {
    let last = -1;
    let since = performance.now();
    await until("the page loads nothing", async () => {
      const loaded = await this.run(() => performance.getEntriesByType("resource").length);
      if (loaded !== last) since = performance.now();
      last = loaded;
      return performance.now() - since > 1_000;
    });
  }

  run<Arguments extends unknown[], Result>(work: (...given: Arguments) => Result, ...given: Arguments) {
    return this.driver.run(work, ...given);
  }

  /** What is seen of something at the moment. */
  async look(target: Target, isPressed = false): Promise<Seen> {
    const parts = partsOf(target);
    const seen = await this.run(look, parts, isPressed);
    if (seen) return seen;
    await this.driver.install(library);
    return (await this.run(look, parts, isPressed)) as Seen;
  }

  /** Waits until there is one of it. @returns what is seen of it */
  async see(target: Target): Promise<Seen> {
    let seen: Seen | undefined;
    await until(`one ${wordsOf(target)}`, async () => {
      seen = await this.look(target);
      return seen.count === 1;
    });
    return seen as Seen;
  }

  /** Waits until there is none of it. */
  gone(target: Target): Promise<void> {
    return until(`no ${wordsOf(target)}`, async () => (await this.look(target)).count === 0);
  }

  /** Waits until it reads so. */
  reads(target: Target, text: string | RegExp): Promise<void> {
    return until(`${wordsOf(target)} reads ${text}`, async () => {
      const seen = await this.look(target);
      return seen.count === 1 && (typeof text === "string" ? seen.text.includes(text) : text.test(seen.text));
    });
  }

  /** Waits for a message that says so, or one among others. */
  says(text: string): Promise<void> {
    return until(`a message says ${text}`, () =>
      this.run(
        (wanted) =>
          [...document.querySelectorAll("[role=status], [role=alert]")].some((one) =>
            one.textContent?.includes(wanted),
          ),
        text,
      ),
    );
  }

  /** Presses it in its middle, once it stands still and nothing lies over it. */
  async press(target: Target): Promise<void> {
    let last: Seen | undefined;
    await until(`${wordsOf(target)} can be pressed`, async () => {
      const seen = await this.look(target, true);
      const isStill = last !== undefined && last.x === seen.x && last.y === seen.y;
      last = seen;
      return seen.count === 1 && seen.isMet && isStill;
    });
    if (last) await this.driver.pressAt(last.x, last.y);
  }

  /** Types into a field, in the place of what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    if ((await this.look(target)).value) await this.driver.press("Control+a");
    await this.driver.type(text);
  }

  key(keys: string): Promise<void> {
    return this.driver.press(keys);
  }

  async path(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  /** Waits for an address of the site. */
  isAt(path: string | RegExp): Promise<void> {
    return until(`the address ${path}`, async () => {
      const now = await this.path();
      return typeof path === "string" ? now === path : path.test(now);
    });
  }
}

/** A target as every protocol can send it. */
function partsOf({ within, ...own }: Target): Target {
  const plain = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  );
  return { ...plain, ...(within && { within: partsOf(within) }) };
}

function wordsOf({ role, name, label, css, within, at }: Target): string {
  const own = [role ?? label ?? css, name && `'${name}'`, at !== undefined && `(${at})`].filter(Boolean).join(" ");
  return within ? `${own} in ${wordsOf(within)}` : own;
}
