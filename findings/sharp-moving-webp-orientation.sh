#!/usr/bin/env bash
# sharp 0.35.5: what becomes of a WebP whose EXIF says how it is turned.
# Guess before running: autoOrient() turns every frame of a moving one, as it turns a still one.
# Seen: a still one is turned, read with or without `animated`; a moving one read with `animated` is an error
# ("Rotate is not supported for multi-page images"), for the metadata gives its height as that of all frames together;
# read without it, its first frame is turned and the others are gone.
# In the product: server/features/media/checkImage.ts turns still pictures only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >try.mjs <<'JS'
import sharp from "sharp";

const frame = (background) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } }).png().toBuffer();
const frames = [await frame("red"), await frame("blue")];
const turned = (picture) => picture.withMetadata({ orientation: 6 }).webp().toBuffer();
const still = await turned(sharp(frames[0]));
const moving = await turned(sharp(frames, { join: { animated: true } }));
const outcome = async (file, animated) => {
  try {
    const { info } = await sharp(file, { animated }).autoOrient().webp().toBuffer({ resolveWithObject: true });
    return `${info.width}×${info.height}`;
  } catch (error) {
    return error.message;
  }
};
const cases = [
  ["still", still, false, "20×40"],
  ["still", still, true, "20×40"],
  ["moving", moving, false, "20×40"],
  ["moving", moving, true, "Rotate is not supported for multi-page images"],
];
const { height, pageHeight, pages } = await sharp(moving, { animated: true }).metadata();
let isSame = height === 40 && pageHeight === 20 && pages === 2;
for (const [name, file, animated, expected] of cases) {
  const seen = await outcome(file, animated);
  console.log(`${name}, animated: ${animated}: ${seen}`);
  isSame &&= seen === expected;
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"
