import { findWebKit } from "../support/otherBrowsers.mjs";
import { runJourneys } from "./runJourneys.ts";
import { startWebKit } from "./webkit.ts";

const programs = findWebKit();
runJourneys("WebKitGTK", programs && (() => startWebKit(programs)));
