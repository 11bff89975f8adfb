import { START_PATH } from "../../client/offline/paths.ts";
import { shownSite } from "../../client/shell/site.ts";
import { iconUrl } from "../../client/shell/siteLogo.ts";
import { GROUND } from "../../client/theme.ts";
import type { Site } from "../../schema/site.ts";
import { isOff } from "../../schema/siteAreas.ts";

/** Path of the manifest. */
export const MANIFEST_PATH = "/site.webmanifest";

/** Web app manifest, for installing the site as an app. */
export const renderManifest = (given: Site): string => {
  const site = shownSite(given);
  const { logo } = site;
  const icons = ([320, 640] as const).flatMap((width) => {
    const src = logo && iconUrl(logo, width);
    return src ? { src, sizes: `${width}x${width}`, type: "image/png" } : [];
  });
  return JSON.stringify({
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: "sv",
    dir: "ltr",
    start_url: isOff(site.areasOff, START_PATH) ? "/" : START_PATH,
    scope: "/",
    display: "standalone",
    // Pages say their own for light and dark; this shows while the app starts.
    background_color: GROUND.light,
    theme_color: GROUND.light,
    categories: ["health", "lifestyle"],
    icons: icons.length > 0 ? icons : OWN_ICONS,
  });
};

/** The product's own. */
const OWN_ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];
