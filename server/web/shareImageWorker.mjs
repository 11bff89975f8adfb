// @ts-check
// Draws the pictures of shared pages, in a thread of its own: one takes a processor for a good part of a second.
// Plain JavaScript, so that Node can load it beside the build as well as beside the sources.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { createElement as h } from "react";
import satori from "satori";

/** The size that those who show shared links ask for. */
const SIZE = { width: 1200, height: 630 };

const INK = "#1B2A26";
const SPRUCE = "#1F5A48";
const PAPER = "#FBFAF6";

const { resolve } = createRequire(import.meta.url);
const fonts = await Promise.all([
  font("Newsreader", "@fontsource/newsreader/files/newsreader-latin-500-normal.woff", 500),
  font("Figtree", "@fontsource/figtree/files/figtree-latin-400-normal.woff", 400),
]);

/**
 * Draws a page's title and description beside a scene.
 * @param {{ brand: string, title: string, description: string, scene: string }} text `scene` is a file
 * @returns {Promise<Uint8Array>} PNG, 1200 × 630
 */
// biome-ignore lint/style/noDefaultExport: what the pool of threads calls
export default async function draw({ scene, ...text }) {
  const background = await readFile(scene);
  const svg = await satori(picture(text, `data:image/svg+xml;base64,${background.toString("base64")}`), {
    ...SIZE,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** @param {string} name @param {string} file @param {400 | 500} weight */
async function font(name, file, weight) {
  return { name, weight, data: await readFile(resolve(file)) };
}

/** @param {{ brand: string, title: string, description: string }} text @param {string} background */
function picture({ brand, title, description }, background) {
  const fill = { position: "absolute", top: 0, left: 0, ...SIZE };
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
      h("div", { style: { fontFamily: "Newsreader", fontSize: 40, color: SPRUCE } }, brand),
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

/** The beginning of a text, whole words of it. @param {string} text @param {number} length */
const shortened = (text, length) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
