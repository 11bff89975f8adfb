// @ts-check
// Takes out of SVG files what could do something, in a thread of its own: parsing a large one takes a processor for
// seconds. Plain JavaScript, so that Node can load it beside the build as well as beside the sources.
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

const SVG = "http://www.w3.org/2000/svg";

/** `NodeFilter.SHOW_CDATA_SECTION` */
const SHOW_CDATA_SECTION = 8;

/** A document type with definitions of its own: what they stand for may be larger than any memory. */
const DEFINITIONS = /<!DOCTYPE[^>]*\[|<!ENTITY/i;

/** Pictures within a picture; everything else that is linked to must be in the file itself. */
const EMBEDDED = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/** What loads something in style sheets and attributes, besides url(…). */
const LOADS = /\\|@import|@font-face|@namespace|image-set\s*\(|\bsrc\s*\(|\bimage\s*\(|expression\s*\(|javascript:/i;

/**
 * Whether a style sheet, or an attribute that may hold a part of one, stays within the file.
 * @param {string} text
 */
const staysWithin = (text) =>
  !LOADS.test(text) && (text.match(/url\s*\(\s*["']?\s*.?/gi) ?? []).every((link) => link.endsWith("#"));

/**
 * @param {string} text a file that says it is SVG
 * @returns {string | null} the same picture without scripts, foreign content and links that lead elsewhere; null for what
 * is no SVG, or defines entities
 */
export function sanitize(text) {
  if (DEFINITIONS.test(text)) return null;
  const dom = parse(text);
  if (!dom) return null;
  const { window } = dom;
  try {
    const root = window.document.documentElement;
    if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
    makeTextOfSections(window.document, root);
    const purify = createDOMPurify(/** @type {any} */ (window));
    purify.addHook("uponSanitizeElement", (node, { tagName }) => {
      if (tagName === "style" && !staysWithin(node.textContent ?? "")) node.textContent = "";
    });
    purify.addHook("uponSanitizeAttribute", (node, data) => {
      const isLink = /^(?:.+:)?(?:href|src)$/i.test(data.attrName);
      const isPicture = /^(?:image|feimage)$/i.test(node.nodeName);
      const leads = data.attrValue.trim();
      if (isLink && !leads.startsWith("#") && !(isPicture && EMBEDDED.test(leads))) data.keepAttr = false;
      if (!isLink && !staysWithin(data.attrValue)) data.keepAttr = false;
    });
    purify.sanitize(/** @type {any} */ (root), {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ALLOW_DATA_ATTR: false,
      // What is taken out goes with what is in it.
      KEEP_CONTENT: false,
    });
    return new window.XMLSerializer().serializeToString(root);
  } finally {
    window.close();
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return new JSDOM(text, { contentType: "image/svg+xml" });
  } catch {
    // It is not well-formed.
    return undefined;
  }
}

/**
 * Style sheets often stand in CDATA sections, which the sanitiser drops whole.
 * @param {Document} document
 * @param {Element} root
 */
function makeTextOfSections(document, root) {
  const walker = document.createTreeWalker(root, SHOW_CDATA_SECTION);
  const sections = [];
  while (walker.nextNode()) sections.push(walker.currentNode);
  for (const section of sections)
    section.parentNode?.replaceChild(document.createTextNode(section.textContent ?? ""), section);
}
