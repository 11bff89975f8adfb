import { findFirefox } from "../support/otherBrowsers.mjs";
import { startFirefox } from "./firefox.ts";
import { runJourneys } from "./runJourneys.ts";

const path = findFirefox();
runJourneys("Firefox", path ? () => startFirefox(path) : undefined);
