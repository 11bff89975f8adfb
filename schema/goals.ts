import { foldCase } from "./rules/text.ts";

/** A goal a visitor may choose in onboarding. */
export interface Goal {
  /** Stable name, e.g. 'sleep'. */
  id: string;
  /** Swedish text as shown and stored. */
  text: string;
  /** Lower-case words whose presence in a product text means that it fits the goal. */
  keywords: readonly string[];
}

/** The eight onboarding goals (specification 1 §3; texts other than one are our own). */
export const GOALS: readonly Goal[] = [
  {
    id: "fitness",
    text: "Förbättra fysisk kondition",
    keywords: ["kondition", "träning", "prestation", "uthållighet", "muskel", "styrka", "puls", "vo2"],
  },
  { id: "sleep", text: "Sova bättre", keywords: ["sömn", "melatonin", "dygnsrytm", "magnesium", "insomning"] },
  {
    id: "energy",
    text: "Få mer energi",
    keywords: ["energi", "trötthet", "järn", "b12", "ämnesomsättning", "sköldkörtel"],
  },
  {
    id: "stress",
    text: "Hantera stress",
    keywords: ["stress", "kortisol", "hrv", "lugn", "återhämtning", "ashwagandha"],
  },
  {
    id: "weight",
    text: "Hålla en hälsosam vikt",
    keywords: ["vikt", "mättnad", "glukos", "blodsocker", "fiber", "ämnesomsättning"],
  },
  {
    id: "longevity",
    text: "Leva längre och friskare",
    keywords: ["longevity", "åldrande", "biologisk ålder", "epigenetik", "antioxidant", "hjärta"],
  },
  {
    id: "focus",
    text: "Skärpa fokus och minne",
    keywords: ["fokus", "minne", "hjärna", "kognitiv", "koncentration", "omega-3"],
  },
  {
    id: "prevention",
    text: "Förebygga och följa min hälsa",
    keywords: ["hälsokontroll", "förebygg", "blodfetter", "kolesterol", "immun", "d-vitamin", "helhet"],
  },
];

/**
 * The words to look for when personalising for a visitor's goals: each goal's text as given, and
 * the keywords of those that are known, by id or text (specification 2 §4; case is ignored).
 */
export function goalWords(goals: readonly string[]): string[] {
  const words = goals.flatMap((given) => {
    const wanted = foldCase(given.trim());
    const known = GOALS.find((goal) => goal.id === wanted || foldCase(goal.text) === wanted);
    return known ? [foldCase(known.text), ...known.keywords] : [wanted];
  });
  return [...new Set(words.filter(Boolean))];
}
