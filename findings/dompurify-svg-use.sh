#!/usr/bin/env bash
# DOMPurify 3.4.18 with jsdom 29.1.1: what of a harmless drawing is gone after the SVG profile.
# Guess before running: the profile for SVG keeps all of SVG that draws and cannot run, a `use` of the file's own symbol and
# a gradient with any id among it.
# Seen: (1) every `use` is dropped, so that a logo of symbols comes out empty (73 of 435 files of eight icon sets look
# different); (2) ids that are also properties of a document ("title", "images", "head") are dropped, references to them
# are kept, so that a shape loses its gradient, unless SANITIZE_DOM is off; (3) a root with a prefix (`<svg:svg>`), valid
# XML, cannot be cleaned in place: a TypeError.
# In the product: server/features/media/svgWorker.mjs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dompurify@3.4.18 jsdom@29.1.1
cat >try.mjs <<'JS'
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("");
const purify = createDOMPurify(window);
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const clean = (text, options = {}) => {
  const { documentElement } = new window.DOMParser().parseFromString(text, "image/svg+xml");
  try {
    purify.sanitize(documentElement, { IN_PLACE: true, USE_PROFILES: { svg: true, svgFilters: true }, ...options });
  } catch (error) {
    return error.name;
  }
  return documentElement.outerHTML;
};
const gradient = `<svg ${NS}><linearGradient id="title"/><rect fill="url(#title)"/></svg>`;
const cases = [
  [`<svg ${NS}><symbol id="a"><rect width="9" height="9"/></symbol><use href="#a"/></svg>`, {}, (out) => !out.includes("<use")],
  [gradient, {}, (out) => !out.includes('id="title"') && out.includes("url(#title)")],
  [gradient, { SANITIZE_DOM: false }, (out) => out.includes('id="title"')],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:rect/></svg:svg>', {}, (out) => out === "TypeError"],
];
let isSame = true;
for (const [text, options, isExpected] of cases) {
  const out = clean(text, options);
  console.log(`${text} ${JSON.stringify(options)}\n  ${out}`);
  isSame &&= isExpected(out);
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"
