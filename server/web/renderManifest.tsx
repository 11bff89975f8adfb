import { START_PATH } from "../../client/offline/paths.ts";
import { shownSite } from "../../client/shell/site.ts";
import { GROUND } from "../../client/theme.ts";
import type { Site } from "../../schema/site.ts";
import { isOff } from "../../schema/siteAreas.ts";
import { ICON_PATHS, iconAddress } from "./siteIcons.ts";

/** Path of the manifest. */
export const MANIFEST_PATH = "/site.webmanifest";

/** Web app manifest, for installing the site as an app. */
export const renderManifest = (given: Site): string => {
  const site = shownSite(given);
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
    icons: ICONS.map(({ path, ...icon }) => ({ src: iconAddress(path, given.icon), ...icon })),
  });
};

const ICONS = [
  { path: ICON_PATHS.vector, sizes: "any", type: "image/svg+xml" },
  { path: ICON_PATHS.small, sizes: "192x192", type: "image/png" },
  { path: ICON_PATHS.large, sizes: "512x512", type: "image/png" },
  { path: ICON_PATHS.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
];
