import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import pLimit from "p-limit";
import { createElement as h, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { BRAND } from "../../schema/brand.ts";

/** What a picture says about a page. */
export interface ShareText {
  title: string;
  description: string;
}

/** The size that those who show shared links ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const INK = "#1B2A26";
const SPRUCE = "#1F5A48";
const PAPER = "#FBFAF6";

/** One at a time: a picture takes a processor for a good part of a second. */
const queue = pLimit(1);
const WAITING_AT_MOST = 20;

let fonts: Promise<Font[]> | undefined;

/**
 * Draws the picture of a page that is shared: its title and description beside a scene.
 * @param scene file of the scene
 * @returns PNG, 1200 × 630; undefined when too many wait
 */
export async function drawShareImage(text: ShareText, scene: string): Promise<Buffer | undefined> {
  if (queue.pendingCount >= WAITING_AT_MOST) return undefined;
  return queue(async () => {
    fonts ??= readFonts();
    const background = await readFile(scene);
    const svg = await satori(picture(text, `data:image/svg+xml;base64,${background.toString("base64")}`), {
      ...SHARE_SIZE,
      fonts: await fonts,
    });
    return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  });
}

/** File of the scene that stands behind a page's words. */
export function sceneOf(path: string, root: string): string {
  const area = /^\/(tester|kosttillskott|biohacking)/.exec(path)?.[1] ?? "";
  const name = { tester: "tests", kosttillskott: "supplements", biohacking: "biohacking" }[area] ?? "home";
  return join(root, "public/art", `hero-${name}.svg`);
}

async function readFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const font = async (name: string, file: string, weight: 400 | 500): Promise<Font> => ({
    name,
    weight,
    data: await readFile(resolve(file)),
  });
  return Promise.all([
    font("Newsreader", "@fontsource/newsreader/files/newsreader-latin-500-normal.woff", 500),
    font("Figtree", "@fontsource/figtree/files/figtree-latin-400-normal.woff", 400),
  ]);
}

function picture({ title, description }: ShareText, background: string): ReactNode {
  const fill = { position: "absolute", top: 0, left: 0, ...SHARE_SIZE } as const;
  return h(
    "div",
    { style: { ...fill, display: "flex", backgroundColor: PAPER, color: INK } },
    // The scenes are 1600 × 640; their right side is what they show.
    h("img", { src: background, width: 1575, height: 630, style: { position: "absolute", top: 0, left: -375 } }),
    h("div", {
      style: { ...fill, backgroundImage: `linear-gradient(90deg, ${PAPER} 40%, rgba(251, 250, 246, 0) 88%)` },
    }),
    h(
      "div",
      {
        style: {
          ...fill,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          boxSizing: "border-box",
          padding: "60px 72px",
        },
      },
      h("div", { style: { fontFamily: "Newsreader", fontSize: 40, color: SPRUCE } }, BRAND.name),
      h(
        "div",
        { style: { display: "flex", flexDirection: "column", width: 640 } },
        h(
          "div",
          { style: { fontFamily: "Newsreader", fontSize: title.length > 30 ? 58 : 76, lineHeight: 1.12 } },
          shortened(title, 80),
        ),
        h(
          "div",
          { style: { marginTop: 28, fontFamily: "Figtree", fontSize: 28, lineHeight: 1.4 } },
          shortened(description, 130),
        ),
      ),
    ),
  );
}

/** The beginning of a text, whole words of it. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
