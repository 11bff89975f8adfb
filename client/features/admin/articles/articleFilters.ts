import { ARTICLE_STATE_NAMES, type ArticleStateName } from "../../../../schema/articleEditing.ts";
import { addressOfContentTab } from "../contentTabs.ts";

/** The states as addresses name them, and as they are called. */
export const STATES: Readonly<Record<ArticleStateName, { inAddress: string; label: string }>> = {
  DRAFT: { inAddress: "utkast", label: "Utkast" },
  SCHEDULED: { inAddress: "schemalagda", label: "Schemalagd" },
  PUBLISHED: { inAddress: "publicerade", label: "Publicerad" },
};

/** What the list is filtered by, as its address says. */
export const filtersIn = (params: URLSearchParams): { search: string; state: ArticleStateName | undefined } => ({
  search: params.get("sok") ?? "",
  state: ARTICLE_STATE_NAMES.find((state) => STATES[state].inAddress === params.get("lage")),
});

/**
 * Address of the list, or of an article in it, with the filters that an address has.
 * @param id the article; 'ny' for a new one
 */
export function addressInList(params: URLSearchParams, id?: string): string {
  const kept = ["sok", "lage"].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const filters = new URLSearchParams(kept).toString();
  return addressOfContentTab("guider", id) + (filters && `&${filters}`);
}
