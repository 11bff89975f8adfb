import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import type { Driver } from "./driver.ts";

/**
 * Starts Firefox in English, as many Swedish people have it, driven by WebDriver BiDi.
 * @returns opens a window with a store of its own, and what ends the browser
 */
export async function startFirefox(
  executablePath: string,
): Promise<{ visit(): Promise<Driver>; stop(): Promise<void> }> {
  const downloads = await mkdtemp(join(tmpdir(), "downloads-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-US, en",
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.start_downloads_in_tmp_dir": false,
      // Scrollbars take room, as on Windows.
      "widget.gtk.overlay-scrollbars.enabled": false,
    },
  });
  return {
    stop: () => browser.close(),
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      return {
        engine: "Firefox",
        errors,
        downloads,
        goTo: async (address) => void (await page.goto(address)),
        run: (work, ...given) => page.evaluate(work as never, ...(given as unknown[] as never[])) as never,
        install: async (script) => void (await page.evaluate(`${script};0`)),
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async press(keys) {
          const all = keys.split("+") as KeyInput[];
          for (const key of all) await page.keyboard.down(key);
          for (const key of all.reverse()) await page.keyboard.up(key);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}
