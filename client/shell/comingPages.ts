import type { SeoProps } from "./Seo.tsx";

/** A page that comes later: where it will be, and what it already tells search engines. */
export interface ComingPage extends SeoProps {
  path: string;
}

const page = (path: string, title: string, more: Partial<SeoProps> = {}): ComingPage => ({ path, title, ...more });

/** What the medium guide leads through, as schema.org's how-to (specification 3 §2). */
const MEDIUM_STEPS = [
  "Kartlägg din vardag",
  "Bygg dina grundvanor",
  "Träna fokus och återhämtning",
  "Följ upp och justera",
];

/** The pages that come later, until each is built. */
export const COMING_PAGES: ComingPage[] = [
  page("/", "Din resa mot bättre hälsa"),
  page("/protokoll", "Expertprotokoll från namngivna hälsoprofiler", {
    description:
      "Följ expertprotokoll från namngivna hälsoprofiler, eller bygg ditt eget protokoll och bocka av det dag för dag.",
    keywords: "protokoll, hälsoprotokoll, expertprotokoll, longevity, biohacking, dagliga rutiner",
  }),
  page("/kosttillskott", "Kosttillskott", {
    description: "Jämför kosttillskott: innehåll, form och pris sida vid sida.",
  }),
  page("/biohacking", "Biohacking", { description: "Jämför ringar, klockor, ljusterapi och annan utrustning." }),
  page("/mr-scanning", "MR-scanning", { description: "Jämför vårdgivare som gör MR-undersökningar av hela kroppen." }),
  page("/traning", "Träning", { description: "Träningsmetoder förklarade: vad de kan ge och hur du börjar." }),
  page("/mental-optimering", "Mental optimering", {
    description: "Tre nivåer av vanor för fokus, lugn och återhämtning.",
  }),
  page("/mental-optimering/light", "Mental optimering – Light", {
    description: "Den första nivån: små vanor för fokus, lugn och återhämtning.",
  }),
  page("/mental-optimering/medium", "Mental optimering – Medium", {
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
  }),
  page("/mental-optimering/hardcore", "Mental optimering – Hardcore", {
    description:
      "Den mest krävande nivån av mental optimering, för dig som redan har vanorna på plats. Med förkunskaper och säkerhetsråd.",
    keywords: "mental optimering, hardcore, HRV, avancerad biohacking, prestation",
  }),
  page("/guider", "Guider", { description: "Guider om hälsa och ett långt liv, med källor." }),
  page("/guider/:slug", "Guide"),
  page("/somntestet", "Sömntestet", { description: "Svara på några frågor om din sömn och få personliga råd." }),
  page("/traning-quiz", "Träningstestet", {
    description: "Svara på några frågor om din träning och få personliga råd.",
  }),
  page("/protokoll-quiz", "Protokolltestet", {
    description: "Svara på några frågor och få förslag på protokoll som passar dig.",
  }),
  page("/om-oss", "Om oss"),
  page("/kontakt", "Kontakt"),
  page("/integritetspolicy", "Integritetspolicy"),
  page("/anvandarvillkor", "Användarvillkor"),
];

/** Pages with these paths are the visitor's own, or stand for many; they have no canonical address. */
const WITHOUT_CANONICAL = ["/guider/:slug"];

/** What a coming page's head says. */
export const seoOf = ({ path, ...seo }: ComingPage): SeoProps =>
  WITHOUT_CANONICAL.includes(path) ? seo : { ...seo, path };
