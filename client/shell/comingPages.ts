import type { ComingPath } from "../routes.tsx";
import type { SeoProps } from "./Seo.tsx";

/** What the medium guide leads through, as schema.org's how-to (specification 3 §2). */
const MEDIUM_STEPS = [
  "Kartlägg din vardag",
  "Bygg dina grundvanor",
  "Träna fokus och återhämtning",
  "Följ upp och justera",
];

/** What the pages that come later already tell search engines. */
const COMING_PAGES: Record<ComingPath, SeoProps> = {
  "/protokoll": {
    title: "Expertprotokoll från namngivna hälsoprofiler",
    description:
      "Följ expertprotokoll från namngivna hälsoprofiler, eller bygg ditt eget protokoll och bocka av det dag för dag.",
    keywords: "protokoll, hälsoprotokoll, expertprotokoll, longevity, biohacking, dagliga rutiner",
  },
  "/mental-optimering": {
    title: "Mental optimering",
    description: "Tre nivåer av vanor för fokus, lugn och återhämtning.",
  },
  "/mental-optimering/light": {
    title: "Mental optimering – Light",
    description: "Den första nivån: små vanor för fokus, lugn och återhämtning.",
  },
  "/mental-optimering/medium": {
    title: "Mental optimering – Medium",
    description:
      "Nästa nivå av mental optimering: fyra steg som bygger vidare på grunderna, med ungefär 30 minuter om dagen.",
    keywords: "mental optimering, fokus, stresshantering, återhämtning, meditation, vanor",
    structuredData: {
      "@context": "https://schema.org",
      "@type": "HowTo",
      name: "Mental optimering – Medium",
      inLanguage: "sv",
      step: MEDIUM_STEPS.map((name, index) => ({ "@type": "HowToStep", position: index + 1, name })),
    },
  },
  "/mental-optimering/hardcore": {
    title: "Mental optimering – Hardcore",
    description:
      "Den mest krävande nivån av mental optimering, för dig som redan har vanorna på plats. Med förkunskaper och säkerhetsråd.",
    keywords: "mental optimering, hardcore, HRV, avancerad biohacking, prestation",
  },
  "/somntestet": { title: "Sömntestet", description: "Svara på några frågor om din sömn och få personliga råd." },
  "/traning-quiz": {
    title: "Träningstestet",
    description: "Svara på några frågor om din träning och få personliga råd.",
  },
  "/protokoll-quiz": {
    title: "Protokolltestet",
    description: "Svara på några frågor och få förslag på protokoll som passar dig.",
  },
};

/** What a coming page's head says. */
export const seoOf = (path: ComingPath): SeoProps => ({ ...COMING_PAGES[path], path });
