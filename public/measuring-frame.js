// Runs an operator's own script in its frame: for the page at the frame's address, apart from the site's pages.
const { script, site, frame } = document.currentScript.dataset;
// The frame has no origin, so that both would throw: what is asked for is not there, and what is kept is not kept.
const nothing = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, key: () => null, length: 0 };
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: nothing });
Object.defineProperty(document, "cookie", { get: () => "", set() {} });
const tag = document.createElement("script");
tag.src = script;
tag.async = true;
// What the usual scripts call it.
Object.assign(tag.dataset, { site, siteId: site, websiteId: site, path: location.pathname.slice(frame.length) });
document.head.append(tag);
