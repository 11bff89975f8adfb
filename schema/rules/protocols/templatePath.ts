/** Id of the card of a protocol to start from, by its name in addresses. */
export const templateAnchor = (slug: string): string => `mall-${slug}`;

/** Where a protocol to start from stands, e.g. '/protokoll#mall-lugn-morgon'. */
export const templatePath = (slug: string): string => `/protokoll#${templateAnchor(slug)}`;
