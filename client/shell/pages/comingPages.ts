import type { ComingPath } from "../../../schema/comingPaths.ts";
import type { SeoProps } from "../Seo.tsx";

/** What the medium guide leads through, as schema.org's how-to. */
const MEDIUM_STEPS = [
  "Kartlägg din vardag",
  "Bygg dina grundvanor",
  "Träna fokus och återhämtning",
  "Följ upp och justera",
];

/** A page that comes later. */
interface ComingPage extends Pick<SeoProps, "title" | "keywords" | "structuredData"> {
  /** What it is called on the page, where that is not its title. */
  heading?: string;
  /** What it will be, in words that promise nothing that is there already. */
  text: string;
  /** The description for search engines, where it differs. */
  description?: string;
  /** The guide that there is on its subject. */
  guide: { path: string; text: string };
}

const COMING_PAGES: Record<ComingPath, ComingPage> = {
  "/mental-optimering": {
    title: "Mental optimering",
    text: "Tre nivåer av vanor för fokus, lugn och återhämtning.",
    guide: { path: "/guider/stress-och-aterhamtning", text: "Läs om stress och återhämtning" },
  },
  "/mental-optimering/light": {
    title: "Mental optimering – Light",
    text: "Den första nivån: små vanor för fokus, lugn och återhämtning.",
    guide: { path: "/guider/stress-och-aterhamtning", text: "Läs om stress och återhämtning" },
  },
  "/mental-optimering/medium": {
    title: "Mental optimering – Medium",
    text: "Nästa nivå av mental optimering: fyra steg som bygger vidare på grunderna, med ungefär 30 minuter om dagen.",
    keywords: "mental optimering, fokus, stresshantering, återhämtning, meditation, vanor",
    structuredData: {
      "@context": "https://schema.org",
      "@type": "HowTo",
      name: "Mental optimering – Medium",
      inLanguage: "sv",
      step: MEDIUM_STEPS.map((name, index) => ({ "@type": "HowToStep", position: index + 1, name })),
    },
    guide: { path: "/guider/andning", text: "Läs om andning och lugn" },
  },
  "/mental-optimering/hardcore": {
    title: "Mental optimering – Hardcore",
    text: "Den mest krävande nivån av mental optimering, för dig som redan har vanorna på plats. Med förkunskaper och säkerhetsråd.",
    keywords: "mental optimering, hardcore, HRV, avancerad biohacking, prestation",
    guide: { path: "/guider/kyla-varme", text: "Läs om kyla och värme" },
  },
};

/** The page that comes at a path. */
export const comingPage = (path: ComingPath): ComingPage => COMING_PAGES[path];

/** What a coming page's head says: that it comes. Search engines are to wait until it is there. */
export function seoOf(path: ComingPath): SeoProps {
  const { title, text, description = text, keywords, structuredData } = COMING_PAGES[path];
  return {
    title,
    description: `Kommer snart: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
    path,
    isUnlisted: true,
    ...(keywords && { keywords }),
    ...(structuredData && { structuredData }),
  };
}
