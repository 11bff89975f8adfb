/** A page on the way to another. */
interface Crumb {
  name: string;
  path: string;
}

/**
 * schema.org's way to a page from the home page.
 * @param origin e.g. 'https://livsresan.example'
 * @param crumbs the pages on the way, the page itself last
 */
export const breadcrumbs = (origin: string, ...crumbs: Crumb[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Hem", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
