// @ts-check
// Makes SVG files harmless and draws them, in a process of its own: what takes for ever there, as a line that crosses
// itself ten thousand times, or even to be measured, can only be ended with the process. Plain JavaScript, as
// `svgWorker.mjs`.
import { setPriority } from "node:os";
import sharp from "sharp";
import { sanitize } from "./svgWorker.mjs";

/** Width in pixels of the largest size that pages show, and of that in which two pictures are compared. */
const [LARGEST, COMPARED] = [1536, 64];

/** Dots per inch at which one unit of a vector picture is one pixel, and the most that sharp takes. */
const [DENSITY, MAX_DENSITY] = [72, 100_000];

/** How much a point may differ, from 0 to 255, and which share of them. */
const MOST_DIFFERENCE = 24;
const MOST_DIFFERENT = 0.005;

process.on("message", async (/** @type {{ text: string, maxPixels: number }} */ { text, maxPixels }) => {
  const { clean, given, lostScript, imageError } = sanitize(text);
  if (clean === undefined || given === undefined) return process.send?.({ imageError });
  process.send?.({ isDrawing: true });
  const drawing = await drawn(Buffer.from(given), Buffer.from(clean), maxPixels);
  process.send?.(drawing.imageError ? drawing : { ...drawing, clean, lostScript });
});
// Requests come first from here on.
setPriority(10);
process.send?.("ready");

/**
 * @param {Buffer} given a picture as it was sent
 * @param {Buffer} clean the same after sanitising
 * @param {number} maxPixels
 * @returns {Promise<{ width: number, height: number, imageError?: never } | { imageError: import("../../../schema/imageLibrary.ts").ImageError }>}
 */
async function drawn(given, clean, maxPixels) {
  try {
    const { width, height } = await sharp(clean, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { imageError: "TOO_MANY_PIXELS" };
    // A line that crosses itself may take longer in the smaller size than in the larger one.
    await pointsOf(clean, LARGEST);
    const after = await pointsOf(clean, COMPARED);
    // One that cannot be rendered counts as unchanged.
    const before = await pointsOf(given, COMPARED).catch(() => undefined);
    return before && !looksAlike(before, after) ? { imageError: "ALTERED" } : { width, height };
  } catch (error) {
    // librsvg's words for a side that rounds to no pixel.
    const isTooSmall = error instanceof Error && error.message.includes("bad dimensions");
    return { imageError: isTooSmall ? "TOO_SMALL" : "NOT_READABLE" };
  }
}

/**
 * A picture's points as they are: red, green, blue and how opaque, each from 0 to 255.
 * @param {Buffer} picture
 * @param {number} width
 */
async function pointsOf(picture, width) {
  const { width: own } = await sharp(picture, { limitInputPixels: false }).metadata();
  const density = Math.min(MAX_DENSITY, Math.max(1, (DENSITY * width) / own));
  return sharp(picture, { limitInputPixels: false, density }).resize({ width }).ensureAlpha().raw().toBuffer();
}

/**
 * Whether a picture looks unchanged.
 * @param {Buffer} before
 * @param {Buffer} after
 */
function looksAlike(before, after) {
  if (before.length !== after.length) return false;
  let different = 0;
  for (let at = 0; at < after.length; at += 4) {
    // What is not seen through has a colour that counts, what is has none.
    const isOther = [0, 1, 2, 3].some((channel) => {
      const shown = (/** @type {Buffer} */ points) =>
        ((points[at + channel] ?? 0) * (channel < 3 ? (points[at + 3] ?? 0) : 255)) / 255;
      return Math.abs(shown(before) - shown(after)) > MOST_DIFFERENCE;
    });
    if (isOther) different++;
  }
  return different <= MOST_DIFFERENT * (after.length / 4);
}
