/** A way into one part of the site. */
export interface Tool {
  title: string;
  text: string;
  /** Name of its picture in `/icons/tool`. */
  icon: string;
  to: string;
  /** What its button says. */
  action: string;
}

/** The six tool cards (specification 1 §2); what has no section of its own leads to /tester. */
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
    text: "Innehåll, form och pris, med det som är känt om effekten och det som inte är det.",
    icon: "supplements",
    to: "/kosttillskott",
    action: "Jämför kosttillskott",
  },
  {
    title: "Sömn & återhämtning",
    text: "Gör sömntestet och få råd som utgår från hur just dina nätter ser ut.",
    icon: "sleep",
    to: "/somntestet",
    action: "Gör sömntestet",
  },
  {
    title: "Protokoll",
    text: "Följ ett upplägg dag för dag, eller bygg ditt eget och bocka av det i din takt.",
    icon: "protocols",
    to: "/protokoll",
    action: "Se protokollen",
  },
  {
    title: "Träning",
    text: "Sex sätt att träna: vad de ger, hur ofta som räcker och hur du börjar.",
    icon: "training",
    to: "/traning",
    action: "Välj träning",
  },
  {
    title: "Mental optimering",
    text: "Tre nivåer av vanor för fokus, lugn och återhämtning. Börja med den första.",
    icon: "mental",
    to: "/mental-optimering",
    action: "Välj nivå",
  },
];
