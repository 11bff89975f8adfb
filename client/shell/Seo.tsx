import { createContext, type ReactNode, use } from "react";
import { type ShownSite, useSite } from "./site.ts";

/** Origin of the site, e.g. 'https://livsresan.example', for canonical addresses. */
export const OriginContext = createContext("");

/** On the server, receives a page's head tags for the document; undefined in the browser, where React hoists them. */
export const HeadContext = createContext<((tags: ReactNode) => void) | undefined>(undefined);

/** Metadata for search engines and link previews. */
export interface SeoProps {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** Canonical path with the parameters that make another page; absent: not to be indexed. */
  path?: string;
  keywords?: string;
  /** schema.org data. */
  structuredData?: object;
  /** Its Open Graph type; absent: a page like any other. */
  type?: "article";
  /** Search engines are not to show it, although it has an address to share. */
  isUnlisted?: boolean;
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function Seo(props: SeoProps) {
  const { structuredData } = props;
  const site = useSite();
  const placeTags = use(HeadContext);
  const tags = <Tags {...props} origin={use(OriginContext)} site={site} />;
  placeTags?.(tags);
  return (
    <>
      {placeTags ? null : tags}
      {structuredData && (
        <script type="application/ld+json">{JSON.stringify(structuredData).replace(/</g, "\\u003c")}</script>
      )}
    </>
  );
}

/** Drawn where there is no cache: what the site is called is given to it. */
function Tags(props: SeoProps & { origin: string; site: ShownSite }) {
  const { title, path, keywords, origin, site, description = site.tagline } = props;
  const full = `${title} – ${site.name}`;
  // Pages that search engines list have a picture of their own.
  const isListed = path !== undefined && !props.isUnlisted && site.isOpen;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {path && <link rel="canonical" href={origin + path} />}
      {!isListed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={props.type ?? "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="sv_SE" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={origin + (isListed ? shareImageOf(path) : "/icon-512.png")} />
      <meta name="twitter:card" content={isListed ? "summary_large_image" : "summary"} />
    </>
  );
}

/** Takes away the tags that the server wrote: a page that the browser draws itself has its own. */
export function removeTags(): void {
  const names = ["description", "keywords", "robots", "twitter:card"].map((name) => `meta[name="${name}"]`);
  const tags = ["title", "meta[property]", "link[rel=canonical]", ...names].join(", ");
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
}

/** Address of the picture that the server draws for a page. */
const shareImageOf = (path: string): string => {
  const [pathname] = path.split("?");
  return `/dela${pathname === "/" ? "/index" : pathname}.png`;
};
