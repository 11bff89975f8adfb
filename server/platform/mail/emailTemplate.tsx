import { renderToStaticMarkup } from "react-dom/server";
import { imageUrl } from "../../../schema/images.ts";
import { OWN_COLOUR, type Site, type SiteLook } from "../../../schema/site.ts";
import type { Mail } from "./mailer.ts";

/** Content of a mail, for both the text and the HTML part. */
export interface EmailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Things that it is about, each with the page to read on. */
  items?: { title: string; url: string; text: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** After the action, e.g. how long its link works. */
  after?: string[];
  /** Unsubscribe link in the footer. */
  quietLink?: { label: string; url: string };
}

const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Letterhead of a mail. */
export interface Letterhead {
  /** Name of the site. */
  name: string;
  /** Its primary colour. */
  colour: string;
  /** Its logo, in the place of the name; null for none. */
  logo: { url: string; width: number; height: number } | null;
}

/** As large as a logo is at most. */
const LOGO = { width: 240, height: 56 };

/**
 * The letterhead of a site.
 * @param origin where visitors reach it
 */
export function letterheadOf(site: Pick<Site, "name" | keyof SiteLook>, origin: string): Letterhead {
  const { name, primaryColour, logoUrl, logoWidth, logoHeight } = site;
  const ratio = logoWidth && logoHeight ? logoWidth / logoHeight : 1;
  const height = Math.round(Math.min(LOGO.height, LOGO.width / ratio));
  // Mail programs show no WebP, and nothing that is drawn.
  const url = logoUrl && new URL(imageUrl(logoUrl, { width: 640, format: "png" }), origin).href;
  return {
    name,
    colour: primaryColour ?? OWN_COLOUR,
    logo: url ? { url, height, width: Math.round(height * ratio) } : null,
  };
}

/** Renders the text and HTML parts. */
export function renderEmail(content: EmailContent, { name: site, colour, logo }: Letterhead): Mail {
  const { to, subject, paragraphs, items = [], action, after = [], quietLink } = content;
  const closing = `Vänliga hälsningar\n${site}`;
  const text = [
    ...paragraphs,
    ...items.map((item) => `${item.title}\n${item.text}\n${item.url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    ...(quietLink ? [`${quietLink.label}:\n${quietLink.url}`] : []),
    closing,
  ].join("\n\n");
  const line = (paragraph: string) => (
    <p key={paragraph} style={{ margin: "0 0 16px", whiteSpace: "pre-line" }}>
      {paragraph}
    </p>
  );
  const html = renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: "32px 16px",
          backgroundColor: "#FBFAF6",
          color: "#1B2A26",
          font: `17px/1.6 ${FONT}`,
        }}
      >
        {/* What visitors write may have words and addresses that are longer than a phone's line. */}
        <div style={{ maxWidth: 560, margin: "0 auto", wordBreak: "break-word", overflowWrap: "anywhere" }}>
          <p style={{ margin: "0 0 24px", fontFamily: "Georgia, serif", fontSize: 24, color: colour }}>
            {logo ? <img src={logo.url} alt={site} width={logo.width} height={logo.height} /> : site}
          </p>
          {paragraphs.map(line)}
          {items.map((item) => (
            <p key={item.url} style={{ margin: "0 0 16px" }}>
              <a href={item.url} style={{ color: "#1F6184", fontWeight: 600 }}>
                {item.title}
              </a>
              <br />
              {item.text}
            </p>
          ))}
          {action && (
            <p style={{ margin: "24px 0" }}>
              <a
                href={action.url}
                style={{
                  display: "inline-block",
                  padding: "12px 24px",
                  borderRadius: 999,
                  backgroundColor: colour,
                  color: "#FFFFFF",
                  textDecoration: "none",
                  fontWeight: 600,
                }}
              >
                {action.label}
              </a>
            </p>
          )}
          {after.map(line)}
          {quietLink && (
            <p style={{ margin: "0 0 16px" }}>
              <a href={quietLink.url} style={{ color: "#1F6184" }}>
                {quietLink.label}
              </a>
            </p>
          )}
          {line(closing)}
        </div>
      </body>
    </html>,
  );
  return { to, subject, text, html: `<!doctype html>${html}` };
}
