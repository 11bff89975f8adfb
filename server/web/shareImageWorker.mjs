// @ts-check
// Draws the pictures of shared pages, in a thread of its own: one takes a processor for a good part of a second.
// Plain JavaScript, so that Node can load it beside the build as well as beside the sources.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

/** The size that those who show shared links ask for. */
const SIZE = { width: 1200, height: 630 };

const INK = "#1B2A26";
const PAPER = "#FBFAF6";

/** Letters of a description that there is room for; guides have fewer. */
const LONGEST_DESCRIPTION = 160;

/**
 * An element as Satori reads it, which needs no React for that.
 * @param {string} type
 * @param {Record<string, unknown>} props
 * @param {...unknown} children
 * @returns {any}
 */
const h = (type, props, ...children) => ({
  type,
  props: { ...props, children: children.length > 1 ? children : children[0] },
});

const { resolve } = createRequire(import.meta.url);
const fonts = await Promise.all([
  font("Newsreader", "@fontsource/newsreader/files/newsreader-latin-500-normal.woff", 500),
  font("Figtree", "@fontsource/figtree/files/figtree-latin-400-normal.woff", 400),
  // Of each letter that these lack, in their order: names from all of Europe, then Greek, signs and arrows.
  font("Newsreader ext", "@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff", 500),
  font("Figtree ext", "@fontsource/figtree/files/figtree-latin-ext-400-normal.woff", 400),
  font("Signs", "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff", 400),
]);

/** How wide the text beside a page's own picture is, and beside a scene. */
const WIDTHS = { picture: 520, scene: 640 };

/** How wide a letter of a title is on average, of its size. */
const LETTER = 0.52;

/** @typedef {{ url: string, width: number, height: number }} Logo */

/**
 * Draws a page's title and description beside a scene, or beside the picture that the page has for itself.
 * @param {{ brand: string, title: string, description: string, scene: string, isPicture: boolean, colour: string, logo?: Logo }} text
 * `scene` is a file
 * @returns {Promise<Uint8Array>} PNG, 1200 × 630
 */
export async function draw({ scene, ...text }) {
  const background = await readFile(scene);
  const picture = `data:image/svg+xml;base64,${background.toString("base64")}`;
  /** @type {Set<string>} */
  const missing = new Set();
  const write = () => {
    const shown = {
      ...text,
      brand: without(text.brand, missing),
      title: without(text.title, missing),
      description: without(text.description, missing),
    };
    return satori(layout(shown, picture), {
      ...SIZE,
      fonts,
      loadAdditionalAsset: async (_, segment) => {
        for (const sign of segment) missing.add(sign);
        return [];
      },
    });
  };
  let svg = await write();
  // Once more without what no font has; what stands for it may be missing, too.
  for (let known = 0; missing.size > known; ) {
    known = missing.size;
    svg = await write();
  }
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * A text without signs that would be drawn as empty boxes: with a plainer sign of the same meaning where there is one.
 * @param {string} text @param {ReadonlySet<string>} missing
 */
function without(text, missing) {
  if (missing.size === 0) return text;
  const plain = [...text].map((sign) => (missing.has(sign) ? sign.normalize("NFKC") : sign)).join("");
  const left = [...plain].filter((sign) => !missing.has(sign)).join("");
  return left.replace(/\s+/g, " ").trim();
}

/** @param {string} name @param {string} file @param {400 | 500} weight */
async function font(name, file, weight) {
  return { name, weight, data: await readFile(resolve(file)) };
}

/** Where a scene stands: 1600 × 640, what it shows is on its right side. */
const SCENE = { width: 1575, height: 630, left: -375, from: "40%", to: "88%" };

/** Where a page's own picture stands: three to two, what it shows is in its middle. */
const PICTURE = { width: 945, height: 630, left: 414, from: "46%", to: "68%" };

/** Letters of a title → its size: as large as leaves room for all of it, since a title is never cut. */
const SIZES = /** @type {const} */ ([
  [18, 80],
  [32, 70],
  [56, 56],
  [90, 46],
  [140, 38],
  [Number.POSITIVE_INFINITY, 32],
]);

/** As large as leaves room for all of a title, and for its longest word on one line. @param {string} title @param {number} width */
function sizeOf(title, width) {
  const size = SIZES.find(([length]) => title.length <= length)?.[1] ?? 0;
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.min(size, Math.floor(width / (LETTER * longest)));
}

/** A text without the places where a browser may part a word, which would be parted here without a hyphen. @param {string} text */
const inOnePiece = (text) => text.replaceAll("\u00ad", "").replaceAll("\u2011", "-");

/** @param {{ brand: string, title: string, description: string, isPicture: boolean, colour: string, logo?: Logo }} text @param {string} background */
function layout({ brand, title: given, description, isPicture, colour, logo }, background) {
  const title = inOnePiece(given);
  const width = isPicture ? WIDTHS.picture : WIDTHS.scene;
  const fill = { position: "absolute", top: 0, left: 0, ...SIZE };
  const { from, to, left, ...size } = isPicture ? PICTURE : SCENE;
  return h(
    "div",
    { style: { ...fill, display: "flex", backgroundColor: PAPER, color: INK } },
    h("img", { src: background, ...size, style: { position: "absolute", top: 0, left } }),
    h("div", {
      style: { ...fill, backgroundImage: `linear-gradient(90deg, ${PAPER} ${from}, rgba(251, 250, 246, 0) ${to})` },
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
          padding: "56px 68px",
        },
      },
      logo
        ? h("img", { src: logo.url, width: logo.width, height: logo.height })
        : h("div", { style: { fontFamily: "Newsreader", fontSize: 40, color: colour } }, brand),
      h(
        "div",
        { style: { display: "flex", flexDirection: "column", width } },
        h(
          "div",
          {
            style: {
              fontFamily: "Newsreader",
              fontSize: sizeOf(title, width),
              lineHeight: 1.1,
              letterSpacing: "-0.01em",
              // One word may be longer than the line.
              wordBreak: "break-word",
            },
          },
          title,
        ),
        h(
          "div",
          { style: { marginTop: 24, fontFamily: "Figtree", fontSize: 26, lineHeight: 1.4 } },
          shortened(inOnePiece(description), title.length > 90 ? 100 : LONGEST_DESCRIPTION),
        ),
      ),
    ),
  );
}

/** The beginning of a text, whole words of it. @param {string} text @param {number} length */
const shortened = (text, length) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
