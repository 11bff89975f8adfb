/** Fields of a test that the rule reads. */
interface TestFacts {
  sampleTypeLabel: string | null;
  includesDoctorReview: boolean | null;
  markers: readonly { group: string }[];
}

/** Limits of tests with markers of a group. */
const GROUP_LIMITS: Readonly<Record<string, string>> = {
  Genvarianter:
    "Det visar anlag, inte hur du mår i dag. De flesta sjukdomar beror på mycket mer än gener, och ett svar utan fynd utesluter inte risk.",
  Epigenetik:
    "Måtten kommer från forskning på grupper. För en person är osäkerheten stor, och det finns inget råd som säkert följer av talet.",
  Hormoner:
    "Hormoner varierar med tid på dygnet, ålder och cykeldag. Ett enda prov visar just den stunden, inte hur det brukar vara.",
  Saliv: "Salivprov är känsliga för när och hur de tas, och används sällan ensamma i vården.",
};

/** Limits by sample type, where the markers have none. */
const SAMPLE_LIMITS: Readonly<Record<string, string>> = {
  Blodprov: "Det är en ögonblicksbild. Mat, träning, infektion och läkemedel kan ändra värden från dag till dag.",
  Urinprov: "Det är en ögonblicksbild. Hur mycket du har druckit och när provet togs påverkar svaret.",
};

/** Limits by whether a doctor comments on the results. */
const DOCTOR_LIMITS: Readonly<Record<`${boolean | null}`, string>> = {
  true: "Läkaren som kommenterar svaret har inte undersökt dig. Har du besvär behöver du ändå kontakt med vården.",
  false: "Ingen läkare går igenom svaret med dig. Kontakta vårdcentralen eller 1177 om något oroar dig.",
  null: "Svaret ersätter inte ett läkarbesök. Kontakta vårdcentralen eller 1177 om något oroar dig.",
};

/** The limits of a test, whatever its result; sentences, the most important first. */
export function testLimits({ sampleTypeLabel, includesDoctorReview, markers }: TestFacts): string[] {
  const groups = new Set(markers.map(({ group }) => group));
  return [
    "Det ställer ingen diagnos. Ett värde utanför intervallet är ofta tillfälligt, och ett värde inom utesluter inte sjukdom.",
    ...Object.entries(GROUP_LIMITS).flatMap(([group, limit]) => (groups.has(group) ? [limit] : [])),
    ...(SAMPLE_LIMITS[sampleTypeLabel ?? ""] ? [SAMPLE_LIMITS[sampleTypeLabel ?? ""] as string] : []),
    DOCTOR_LIMITS[String(includesDoctorReview) as `${boolean | null}`],
  ];
}
