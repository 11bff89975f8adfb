/** The tabs of a page of the administration, in their order. */
export interface TabsAt<Tab extends string> {
  names: readonly Tab[];
  /** Swedish: what each is called. */
  labels: Readonly<Record<Tab, string>>;
  /** The tab that an address's `flik` asks for; the first for what is none. */
  tabFrom(given: string | null): Tab;
  /**
   * Address of a tab, or of something in it.
   * @param id what is edited; 'ny' for something new
   */
  addressOf(tab: Tab, id?: string): string;
}

/**
 * The tabs of a page.
 * @param path the page's address, which shows the first
 * @param labels their names in addresses, in their order, with what they are called
 */
export function tabsAt<Tab extends string>(path: string, labels: Readonly<Record<Tab, string>>): TabsAt<Tab> {
  const names = Object.keys(labels) as Tab[];
  const first = names[0] as Tab;
  return {
    names,
    labels,
    tabFrom: (given) => names.find((name) => name === given) ?? first,
    addressOf: (tab, id) => {
      const query = new URLSearchParams({ ...(tab !== first && { flik: tab }), ...(id && { id }) }).toString();
      return query ? `${path}?${query}` : path;
    },
  };
}
