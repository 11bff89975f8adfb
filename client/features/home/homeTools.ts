/** A way into one part of the site. */
export interface Tool {
  title: string;
  text: string;
  /** Name of its picture in `/icons/tool`. */
  icon: string;
  to: string;
  /** Label of its button when the section is there. */
  action: string;
}

/** The six tool cards; what has no section of its own leads to /tester. */
export const TOOLS: readonly Tool[] = [
  {
    title: "Blod- och DNA-tester",
    text: "Se vad testerna mäter, hur de tas och vad de kostar, sida vid sida.",
    icon: "tests",
    to: "/tester",
    action: "Jämför tester",
  },
  {
    title: "Kosttillskott",
    text: "Se innehåll, form och pris, och vad man faktiskt vet om effekten.",
    icon: "supplements",
    to: "/kosttillskott",
    action: "Jämför kosttillskott",
  },
  {
    title: "Sömn & återhämtning",
    text: "Ett test om dina nätter, och råd som utgår från svaren.",
    icon: "sleep",
    to: "/somntestet",
    action: "Gör sömntestet",
  },
  {
    title: "Protokoll",
    text: "Färdiga upplägg att följa, eller bygg ditt eget.",
    icon: "protocols",
    to: "/protokoll",
    action: "Se protokollen",
  },
  {
    title: "Träning",
    text: "Sex sätt att träna: vad de ger, hur ofta det räcker och hur du börjar.",
    icon: "training",
    to: "/traning",
    action: "Välj träning",
  },
  {
    title: "Mental optimering",
    text: "Tre nivåer av vanor för fokus, lugn och återhämtning.",
    icon: "mental",
    to: "/mental-optimering",
    action: "Välj nivå",
  },
];
