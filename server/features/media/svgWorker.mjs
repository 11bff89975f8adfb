// @ts-check
// Takes out of SVG files what could do something, in a process of its own (`svgTrial.mjs`): parsing a large one takes a
// processor for seconds. Plain JavaScript, so that Node can load it beside the build as well as beside the sources.
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

const SVG = "http://www.w3.org/2000/svg";

/** `NodeFilter.SHOW_ELEMENT`, `NodeFilter.SHOW_CDATA_SECTION` */
const [SHOW_ELEMENT, SHOW_CDATA_SECTION] = [1, 8];

/** Elements within one another; of more the sanitiser, and browsers, take longer with each. */
const MAX_DEPTH = 500;

/** Elements that a file may have: looking at one more takes longer with each. */
const MAX_ELEMENTS = 60_000;

/** Elements that may be drawn, each `use` counted as what it uses; the demo's largest picture has 400. */
const MAX_DRAWN = 200_000;

/** Characters that a file may have once its definitions are written out. */
const MAX_LENGTH = 12_000_000;

/** A document type, with the definitions that it has of its own. */
const DOCUMENT_TYPE = /<!DOCTYPE\s[^[>]*\[([^\]]*)\]\s*>/i;

/** A name for a short text in which nothing else is named, as Illustrator defines them for its namespaces. */
const DEFINITION = /<!ENTITY\s+([A-Za-z_][\w.-]{0,60})\s+(?:"([^"&%<]{0,200})"|'([^'&%<"]{0,200})')\s*>/g;

/** Pictures within a picture; everything else that is linked to must be in the file itself. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|avif)(?:;charset=[\w-]+)?;base64,[A-Za-z0-9+/=\s]*$/i;

/** What loads something in style sheets and attributes, besides url(…). */
const LOADS = /@import|@font-face|@namespace|image-set\s*\(|\bsrc\s*\(|\bimage\s*\(|expression\s*\(|javascript:/i;

/**
 * What a style sheet is left without: comments, fonts and sheets from elsewhere, and what a sheet needs only beside
 * them. Signs that would end them may stand within quotes, and in addresses.
 */
const LEFT_OUT =
  /\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|@font-face\s*\{(?:"[^"]*"|'[^']*'|[^{}"'])*\}|@(?:import|namespace|charset)\b(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;{}()"']){0,500};/gi;

/**
 * Whether a style sheet, or an attribute that may hold a part of one, stays within the file, as it is written and as
 * browsers read it.
 * @param {string} text
 */
const staysWithin = (text) =>
  [text, withoutEscapes(text)].every(
    (read) => !LOADS.test(read) && (read.match(/url\s*\(\s*["']?\s*.?/gi) ?? []).every((link) => link.endsWith("#")),
  );

/** @param {string} text */
const withoutEscapes = (text) =>
  text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(\r\n|[\s\S]))/gi, (_, code, sign) => {
    if (code === undefined) return /[\r\n\f]/.test(sign) ? "" : sign;
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
  });

/**
 * Takes out of a picture its scripts, its foreign content and its links that lead elsewhere.
 * @param {string} sent a file that says it is SVG
 * @returns {{ clean: string, given: string, lostScript: boolean, imageError?: never } | { clean?: never, given?: never, lostScript?: never, imageError: import("../../../schema/imageLibrary.ts").ImageError }} why it is refused,
 * when it is; otherwise the picture without them, as it was given, its own definitions written out, and whether there was
 * a script in it
 */
export function sanitize(sent) {
  const text = withoutDefinitions(sent);
  if (text === undefined) return { imageError: "ENTITIES" };
  if (depthOf(text) > MAX_DEPTH) return { imageError: "TOO_DEEP" };
  if ((text.match(/<[\w:]/g) ?? []).length > MAX_ELEMENTS) return { imageError: "TOO_COMPLEX" };
  const dom = parse(text);
  if (!dom) return { imageError: "NOT_WELL_FORMED" };
  const { window } = dom;
  try {
    const given = window.document.documentElement;
    if (given.localName !== "svg") return { imageError: "NO_SVG" };
    if (given.namespaceURI !== SVG) return { imageError: given.namespaceURI ? "NO_SVG" : "NO_NAMESPACE" };
    removePrefixes(window.document);
    const root = window.document.documentElement;
    makeTextOfSections(window.document, root);
    if (showsPage(root)) return { imageError: "PAGE" };
    if (appearsByMoving(root)) return { imageError: "ALTERED" };
    if (drawnOf(root) > MAX_DRAWN) return { imageError: "TOO_COMPLEX" };
    const purify = createDOMPurify(/** @type {any} */ (window));
    purify.addHook("uponSanitizeElement", (node, { tagName }) => {
      if (tagName !== "style") return;
      const sheet = (node.textContent ?? "").replace(LEFT_OUT, " ");
      node.textContent = staysWithin(sheet) ? sheet : "";
    });
    purify.addHook("uponSanitizeAttribute", (node, data) => {
      const isLink = /^(?:.+:)?(?:href|src)$/i.test(data.attrName);
      const isPicture = /^(?:image|feimage)$/i.test(node.nodeName);
      const leads = data.attrValue.trim();
      // As the sanitiser knows them: 'data:' in small letters.
      if (isLink && isPicture && EMBEDDED.test(leads))
        data.attrValue = leads.replace(/^[^,]*/, (kind) => kind.toLowerCase());
      else if (isLink && !leads.startsWith("#")) data.keepAttr = false;
      if (!isLink && !staysWithin(data.attrValue)) data.keepAttr = false;
    });
    purify.sanitize(/** @type {any} */ (root), {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      // Style sheets may ask for them.
      ALLOW_DATA_ATTR: true,
      // The profile leaves it out for what it can lead to; here it leads within the file (above), and not too often.
      ADD_TAGS: ["use"],
      // In a page, names would hide the document's own properties; in a file of its own an id is only what is referred to.
      SANITIZE_DOM: false,
      // What is taken out goes with what is in it.
      KEEP_CONTENT: false,
    });
    const lostScript = purify.removed.some((one) => isScript(/** @type {any} */ (one)));
    return { clean: new window.XMLSerializer().serializeToString(root), given: text, lostScript };
  } catch {
    // One file that nobody thought of must not fail those that came with it.
    return { imageError: "NOT_READABLE" };
  } finally {
    window.close();
  }
}

/**
 * Whether something that was taken out could have run.
 * @param {{ element?: Element, attribute?: Attr | null }} removed
 */
const isScript = ({ element, attribute }) =>
  element
    ? element.localName === "script" || element.getElementsByTagName("script").length > 0
    : attribute != null && (/^on/i.test(attribute.name) || /^\s*javascript:/i.test(attribute.value));

/**
 * A text without a document type, its own definitions written out.
 * @param {string} text
 * @returns {string | undefined} undefined where they could read something, or grow
 */
function withoutDefinitions(text) {
  const [type, definitions] = DOCUMENT_TYPE.exec(text) ?? [];
  if (!type || definitions === undefined) return /<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text) ? undefined : text;
  if (
    definitions
      .replace(DEFINITION, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .trim()
  )
    return undefined;
  const values = new Map(
    [...definitions.matchAll(DEFINITION)].map(([, name, one, other]) => [name, one ?? other ?? ""]),
  );
  const rest = text.replace(type, () => "");
  if (/<!DOCTYPE|<!ENTITY/i.test(rest)) return undefined;
  let length = rest.length;
  let isShort = true;
  const written = rest.replace(/&([A-Za-z_][\w.-]*);/g, (reference, name) => {
    length += values.get(name)?.length ?? 0;
    isShort &&= length <= MAX_LENGTH;
    return (isShort && values.get(name)) || reference;
  });
  return isShort ? written : undefined;
}

/**
 * How many elements are within one another, counted in the text: parsing takes longer with each.
 * @param {string} text
 */
function depthOf(text) {
  let [depth, deepest] = [0, 0];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const end = endOf(text, at);
    if (end < 0) break;
    if (text[at + 1] === "/") depth--;
    else if (!/[!?]/.test(text[at + 1] ?? "") && text[end - 1] !== "/") deepest = Math.max(deepest, ++depth);
    at = end;
  }
  return deepest;
}

/**
 * Where a tag, a comment or the like ends; -1 where it does not.
 * @param {string} text
 * @param {number} start
 */
function endOf(text, start) {
  for (const [opening, closing] of [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"],
  ])
    if (text.startsWith(/** @type {string} */ (opening), start))
      return text.indexOf(/** @type {string} */ (closing), start);
  const sign = /["'>]/g;
  sign.lastIndex = start;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === ">") return found.index;
    const end = text.indexOf(found[0], found.index + 1);
    if (end < 0) return -1;
    sign.lastIndex = end + 1;
  }
  return -1;
}

/**
 * Gives elements of SVG the names that the sanitiser knows, as 'rect' for 'svg:rect'.
 * @param {Document} document
 */
function removePrefixes(document) {
  const walker = document.createTreeWalker(document, SHOW_ELEMENT);
  const elements = [];
  while (walker.nextNode()) elements.push(/** @type {Element} */ (walker.currentNode));
  for (const element of elements) {
    if (element.namespaceURI !== SVG || !element.prefix) continue;
    const plain = document.createElementNS(SVG, element.localName);
    for (const attribute of [...element.attributes]) {
      element.removeAttributeNode(attribute);
      plain.setAttributeNodeNS(attribute);
    }
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
}

/**
 * How many elements are drawn: what is used twice counts twice, what uses itself without end.
 * @param {Element} root
 * @returns {number}
 */
function drawnOf(root) {
  /** @type {Map<Element, number>} */
  const known = new Map();
  const named = new Map([...root.querySelectorAll("[id]")].map((element) => [`#${element.id}`, element]));
  /** @type {(element: Element) => number} */
  const count = (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, Number.POSITIVE_INFINITY);
    const link = element.localName === "use" && [...element.attributes].find(({ localName }) => localName === "href");
    const used = link && named.get(link.value.trim());
    let sum = 1 + (used ? count(used) : 0);
    for (const child of element.children) sum += count(child);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

/**
 * Whether a browser would show content of a page in a picture, which has to go.
 * @param {Element} root
 */
function showsPage(root) {
  const pages = [...root.getElementsByTagNameNS(SVG, "foreignObject")];
  return pages.some(
    (page) => (page.textContent?.trim() || page.firstElementChild) && !page.hasAttribute("requiredExtensions"),
  );
}

/**
 * Whether something is hidden until an animation shows it: animations are taken out, so that it would never be seen.
 * @param {Element} root
 */
function appearsByMoving(root) {
  return [...root.querySelectorAll("animate, set")].some((animation) => {
    const name = animation.getAttribute("attributeName") ?? "";
    if (!/^(?:(?:fill-|stroke-)?opacity|visibility|display)$/.test(name)) return false;
    const link = [...animation.attributes].find(({ localName }) => localName === "href")?.value.trim();
    const target = link?.startsWith("#")
      ? [...root.querySelectorAll("[id]")].find(({ id }) => `#${id}` === link)
      : animation.parentElement;
    return /^\s*(?:0*\.?0*%?|none|hidden|collapse)\s*$/.test(target?.getAttribute(name) ?? "1");
  });
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
