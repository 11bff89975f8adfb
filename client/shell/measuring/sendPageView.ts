import { type Analytics, MEASURING_FRAME } from "../../../schema/analytics.ts";

const FRAME = "matning";

/** How pages send: without cookies, or a word of where the visitor came from. */
const QUIET: RequestInit = {
  method: "POST",
  mode: "no-cors",
  credentials: "omit",
  referrerPolicy: "no-referrer",
  keepalive: true,
};

/**
 * Tells the service that a page was looked at.
 * @param path of the page as search engines know it, without a query
 */
export function sendPageView({ service, address, siteId }: Analytics, path: string): void {
  const url = window.location.origin + path;
  if (service === "OWN") {
    loadFrame(path);
    return;
  }
  const [to, body] =
    service === "MATOMO"
      ? [
          `${address}/matomo.php`,
          new URLSearchParams({
            idsite: siteId,
            rec: "1",
            apiv: "1",
            url,
            action_name: document.title,
            send_image: "0",
            rand: crypto.randomUUID(),
          }),
        ]
      : [`${address}/api/event`, JSON.stringify({ name: "pageview", url, domain: siteId })];
  // A service that is away, or that the browser keeps out, is nothing that concerns the visitor.
  fetch(to, { ...QUIET, body }).catch(() => undefined);
}

/** A new frame for each page: the script in it sees one page, and nothing of the site's. */
function loadFrame(path: string): void {
  stopFrame();
  const frame = document.createElement("iframe");
  frame.id = FRAME;
  frame.title = "Statistik";
  frame.hidden = true;
  frame.referrerPolicy = "no-referrer";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = MEASURING_FRAME + path;
  document.body.append(frame);
}

/** Ends a script that counts. */
export const stopFrame = (): void => document.getElementById(FRAME)?.remove();
