/** Every public page and its heading. */
export const PUBLIC_PAGES: readonly (readonly [path: string, heading: string])[] = [
  ["/", "Din resa mot bättre hälsa"],
  ["/tester", "Hitta hälsotestet som passar dig"],
  ["/protokoll", "Expertprotokoll från namngivna hälsoprofiler"],
  ["/kosttillskott", "Kosttillskott"],
  ["/biohacking", "Biohacking"],
  ["/mr-scanning", "MR-scanning"],
  ["/traning", "Träning"],
  ["/mental-optimering", "Mental optimering"],
  ["/mental-optimering/light", "Mental optimering – Light"],
  ["/mental-optimering/medium", "Mental optimering – Medium"],
  ["/mental-optimering/hardcore", "Mental optimering – Hardcore"],
  ["/guider", "Guider"],
  ["/guider/somn-optimering", "Guide"],
  ["/somntestet", "Sömntestet"],
  ["/traning-quiz", "Träningstestet"],
  ["/protokoll-quiz", "Protokolltestet"],
  ["/min-resa", "Min resa"],
  ["/admin", "Administratör"],
  ["/auth", "Logga in"],
  ["/om-oss", "Om oss"],
  ["/kontakt", "Kontakt"],
  ["/integritetspolicy", "Integritetspolicy"],
  ["/anvandarvillkor", "Användarvillkor"],
];

/** Other spellings and where they lead. */
export const ALIASES: readonly (readonly [alias: string, canonical: string])[] = [
  ["/sleep-test", "/somntestet"],
  ["/training-test", "/traning-quiz"],
  ["/traningstest", "/traning-quiz"],
  ["/protokolltest", "/protokoll-quiz"],
  ["/training", "/traning"],
  ["/mental-optimering-light", "/mental-optimering/light"],
  ["/mental-optimering-medium", "/mental-optimering/medium"],
  ["/mental-optimering-hardcore", "/mental-optimering/hardcore"],
];
