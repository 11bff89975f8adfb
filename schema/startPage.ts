import type { SiteLink } from "./siteMenu.ts";
import type { StartIcon } from "./startIcons.ts";

/** A way into one part of the site. */
export interface StartCard {
  icon: StartIcon;
  isOn: boolean;
  title: string;
  text: string;
  path: string;
  /** Label of its button. */
  action: string;
}

/** What an operator decides of the start page. */
export interface StartPage {
  heading: string;
  text: string;
  /** Address of a picture of the library; '' for the product's own drawing. */
  imageUrl: string;
  /** The filled button; its path may be `START_JOURNEY`. */
  mainButton: SiteLink;
  /** The quiet link beside it. */
  moreLink: SiteLink;
  /** One for each picture, in their order. */
  cards: readonly StartCard[];
}

/** In the place of a path: opens the introduction to one's journey on the page itself. */
export const START_JOURNEY = "#starta";

/** What the way to protocols says, and while there is none to follow. */
export const READY_PROTOCOLS = "Färdiga upplägg att följa, eller bygg ditt eget.";
export const OWN_PROTOCOLS = "Bygg ditt eget upplägg och bocka av det dag för dag.";

/** The start page as it came. */
export const DEFAULT_START: StartPage = {
  heading: "Din resa mot bättre hälsa",
  text: "Förstå din kropp i din egen takt. Jämför tester och tillskott, läs guider med källor och följ vad som händer över tid.",
  imageUrl: "",
  mainButton: { path: START_JOURNEY, label: "Starta din resa" },
  moreLink: { path: "/om-oss", label: "Läs mer om oss" },
  cards: [
    {
      icon: "TESTS",
      isOn: true,
      title: "Blod- och DNA-tester",
      text: "Se vad testerna mäter, hur de tas och vad de kostar, sida vid sida.",
      path: "/tester",
      action: "Jämför tester",
    },
    {
      icon: "SUPPLEMENTS",
      isOn: true,
      title: "Kosttillskott",
      text: "Se innehåll, form och pris, och vad man faktiskt vet om effekten.",
      path: "/kosttillskott",
      action: "Jämför kosttillskott",
    },
    {
      icon: "SLEEP",
      isOn: true,
      title: "Sömn & återhämtning",
      text: "Ett test om dina nätter, och råd som utgår från svaren.",
      path: "/somntestet",
      action: "Gör sömntestet",
    },
    {
      icon: "PROTOCOLS",
      isOn: true,
      title: "Protokoll",
      text: READY_PROTOCOLS,
      path: "/protokoll",
      action: "Se protokollen",
    },
    {
      icon: "TRAINING",
      isOn: true,
      title: "Träning",
      text: "Olika sätt att träna: vad de ger, hur ofta det räcker och hur du börjar.",
      path: "/traning",
      action: "Välj träning",
    },
    {
      icon: "MENTAL",
      isOn: true,
      title: "Mental optimering",
      text: "Tre nivåer av vanor för fokus, lugn och återhämtning.",
      path: "/mental-optimering",
      action: "Välj nivå",
    },
  ],
};
