// @ts-check
// Draws SVG files in a process of its own: what takes for ever there, as a line that crosses itself ten thousand times,
// can only be ended with the process. Plain JavaScript, as `svgWorker.mjs`.
import sharp from "sharp";

/** Widths in pixels in which a picture is drawn: a line that crosses itself may take longer in the smaller one. */
const WIDTHS = [1536, 64];

/** Dots per inch at which one unit of a vector picture is one pixel, and the most that sharp takes. */
const [DENSITY, MAX_DENSITY] = [72, 100_000];

process.on("message", async (/** @type {string[]} */ pictures) => {
  for (const picture of pictures) {
    const body = Buffer.from(picture);
    // What cannot be drawn is told of elsewhere.
    await sharp(body, { limitInputPixels: false })
      .metadata()
      .then(async ({ width: own }) => {
        for (const width of WIDTHS) {
          const density = Math.min(MAX_DENSITY, Math.max(1, (DENSITY * width) / own));
          await sharp(body, { limitInputPixels: false, density }).resize({ width }).raw().toBuffer();
        }
      })
      .catch(() => {});
  }
  process.send?.("drawn");
});
process.send?.("ready");
