import type { AuditSubjectName } from "../../../../schema/audit.ts";
import { AUTHOR_LABELS } from "../../../../schema/authors.ts";
import { NOT_KNOWN } from "../../../../schema/catalogue.ts";
import { INTENSITIES } from "../../../../schema/content.ts";
import { JOURNEY_TEXT_LABELS } from "../../../../schema/journey/journeyTextEditing.ts";
import { QUESTION_LABELS } from "../../../../schema/markerQuestionEditing.ts";
import { MR_LABELS } from "../../../../schema/mrProviders.ts";
import { FEED_LABELS } from "../../../../schema/productFeeds.ts";
import { PROGRAMME_LABELS } from "../../../../schema/programmes/programmeContent.ts";
import { TEMPLATE_LABELS } from "../../../../schema/protocols/templateLabels.ts";
import { PROVIDER_LABELS } from "../../../../schema/providers.ts";
import { REDIRECT_LABELS } from "../../../../schema/redirects.ts";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { SITE_CATALOGUE_LABELS, SITE_LABELS, SITE_PART_LABELS } from "../../../../schema/siteEditing.ts";
import { SUPPLIER_LABELS } from "../../../../schema/suppliers.ts";
import { ICON_LABELS, METHOD_LABELS } from "../../../../schema/trainingMethods.ts";
import { formatFactValue } from "../suppliers/supplierLabels.ts";

/** What fields are called whatever they are of. */
const FIELDS: Readonly<Record<string, string>> = {
  affiliateLink: "Länk till leverantören",
  alt: "Bildbeskrivning",
  area: "Område",
  author: "Författare",
  body: "Text",
  button: "Knappens text",
  bytes: "Storlek i byte",
  category: "Kategori",
  checkedOn: "Kontrollerad",
  cons: "Nackdelar",
  contents: "Innehåll",
  criteria: "Kriterier",
  deliveryMethod: "Leveranssätt",
  description: "Beskrivning",
  device: "Enhet",
  difficulty: "Svårighet",
  dose: "En dos",
  dosesPerPackage: "Doser i en förpackning",
  externalRating: "Externt betyg",
  editedFields: "Redigerat för hand",
  features: "Egenskaper",
  form: "Form",
  format: "Format",
  goals: "Mål",
  gtin: "GTIN (EAN)",
  variantGroup: "Variantgrupp",
  hasDoctorAnalysis: "Läkare går igenom svaret",
  heading: "Rubrik",
  heldPrice: "Pris som väntar",
  height: "Höjd",
  imageUrl: "Bild",
  inFooter: "Länk i sidfoten",
  intendedFor: "Vem testet är för",
  isAvailable: "Visas",
  isFeatured: "Rekommenderad",
  isPublished: "Publicerad",
  isUnlisted: "Dold för sökmotorer",
  kind: "Typ",
  labAccreditation: "Ackreditering",
  labNetwork: "Laboratorier",
  lead: "Ingress",
  mrProviderCount: "Antal leverantörer av MR",
  name: "Namn",
  linkAnswers: "Länken svarar",
  offer: "Säljares erbjudande",
  position: "Plats i listan",
  priceEstimate: "Pris",
  productCount: "Antal produkter",
  pros: "Fördelar",
  providerCount: "Antal leverantörer",
  providerCountry: "Leverantörens land",
  providerName: "Leverantör",
  publicId: "Bildens namn",
  recordedPrice: "Tidigare pris",
  reviewedById: "Granskare",
  requiresPrescription: "Kräver recept eller remiss",
  sampleCollectionMethod: "Provtagning",
  sampleType: "Provtyp",
  sections: "Avsnitt",
  shippingRegions: "Levererar till",
  sku: "Leverantörens nummer",
  slug: "Adressnamn",
  sources: "Källor",
  state: "Läge",
  subject: "Ämnesrad",
  testLocation: "Plats för provtagning",
  title: "Rubrik",
  topic: "Ämne",
  turnaroundTime: "Svarstid",
  warnings: "Varningar",
  width: "Bredd",
};

/** What they are called where that is something else. */
const FIELDS_OF: Partial<Record<AuditSubjectName, Readonly<Record<string, string>>>> = {
  ARTICLE: {
    authorId: "Författare",
    badges: "Märken",
    content: "Text",
    countsAsTraining: "Räknas som träning",
    inShort: "I korthet",
    publishAt: "Publiceras",
    publishedAt: "Publicerad den",
    readTime: "Lästid",
    reviewedAt: "Granskad den",
    reviewer: "Granskad av",
  },
  AUTHOR: AUTHOR_LABELS,
  JOURNEY_TEXT: JOURNEY_TEXT_LABELS,
  MARKER: {
    group: "Grupp",
    guideSlugs: "Guider",
    highMeaning: "Vad ett högt värde kan betyda",
    lowMeaning: "Vad ett lågt värde kan betyda",
    meaning: "Vad ett avvikande värde kan betyda",
    otherMeaning: "Om alla värden som avviker",
    preparation: "Före provet",
    reference: "Gränser",
    referenceIntervals: "Referensintervall",
    referenceSource: "Källa till intervallen",
    unit: "Enhet",
  },
  MARKER_QUESTION: QUESTION_LABELS,
  MR_PROVIDER: MR_LABELS,
  PRODUCT_FEED: FEED_LABELS,
  PROTOCOL_TEMPLATE: TEMPLATE_LABELS,
  PROGRAMME: PROGRAMME_LABELS,
  PROVIDER: { ...PROVIDER_LABELS, merged: "Sammanslagen med" },
  REDIRECT: REDIRECT_LABELS,
  SITE: { ...SITE_LABELS, ...SITE_CATALOGUE_LABELS, ...SITE_PART_LABELS },
  SUPPLIER: { ...SUPPLIER_LABELS, editedFields: "Redigerat för hand" },
  SUPPLIER_SOURCE: { kind: "Vad det är för sida" },
  TRAINING_METHOD: METHOD_LABELS,
  SYNONYM: { kind: "Leder till", target: "Vad", term: "Sökord" },
};

/** What a field of the log is called; one that is not known yet by its own name. */
export const labelOfField = (subject: AuditSubjectName, field: string): string =>
  FIELDS_OF[subject]?.[field] ?? FIELDS[field] ?? field;

const VALUES: Readonly<Record<string, string>> = {
  ...{ true: "ja", false: "nej", LIST: "lista", COMPANY: "företag" },
  ...INTENSITIES,
  ...ICON_LABELS,
};

const MOMENT = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z)"$/;

/** Fields of a test that nobody may know: nothing in them is neither yes nor no. */
const YES_OR_NO: ReadonlySet<string> = new Set(["hasDoctorAnalysis", "requiresPrescription"]);

/**
 * A value of the log: 'ja' for true, a list's items beside each other, 'inget' for nothing, a moment as it is said.
 * @param field whose value it is, where nothing has a meaning of its own
 */
export function formatValue(value: string | null, field = ""): string {
  if (value === null && YES_OR_NO.has(field)) return NOT_KNOWN.toLowerCase();
  const [, moment] = MOMENT.exec(value ?? "") ?? [];
  return moment ? swedishMoment(moment) : (VALUES[value ?? ""] ?? formatFactValue(value));
}
