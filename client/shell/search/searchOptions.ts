import { counted, swedishNumber } from "../../../schema/rules/words/numbers.ts";
import type { Found } from "./useSiteSearch.ts";

/** Something that can be chosen by keyboard: a place of the site, or a text to search for. */
export interface SearchOption {
  id: string;
  title: string;
  detail?: string | null;
  /** Where it leads; absent for what is searched for. */
  to?: string;
  /** True for the way to all of a kind. */
  leadsToAll?: true;
}

/** Options under a heading. */
export interface OptionGroup {
  id: string;
  label: string;
  options: SearchOption[];
}

/** Results by kind, each with a link to all of its kind. */
export const groupsOf = (found: Found): OptionGroup[] =>
  found.groups.map(({ kind, label, hits, hasMore, listPath }) => ({
    id: kind,
    label,
    options: [
      ...hits.map(({ title, detail, path }, index) => ({ id: `${kind}-${index}`, title, detail, to: path })),
      ...(hasMore
        ? [{ id: `${kind}-all`, title: `Visa alla: ${label}`, to: listPath, leadsToAll: true as const }]
        : []),
    ],
  }));

/** Recent searches on this device. */
export const recentGroup = (recent: readonly string[]): OptionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          id: "recent",
          label: "Senaste sökningar",
          options: recent.map((title, index) => ({ id: `recent-${index}`, title })),
        },
      ];

/** The results in a sentence, for screen readers. */
export function formatFound({ groups }: Found, text: string): string {
  const hits = groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (hits === 0) return `Inga träffar på ”${text}”.`;
  if (groups.some(({ hasMore }) => hasMore)) return `De ${swedishNumber(hits)} bästa träffarna.`;
  return `${counted(hits, "träff", "träffar")}.`;
}
