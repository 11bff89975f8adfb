import type { FindingCategory, FindingPriority, TestKind } from "../../analyses/vocabulary.ts";
import type { LabFinding } from "../../questionnaires/safety.ts";
import type { Rule } from "./rule.ts";

/** What is said of a blood test's answer, in every test alike. */
interface SaidOfLabFinding {
  of: readonly LabFinding[];
  priority: FindingPriority;
  /** Its category in the training test. */
  training: FindingCategory<"training">;
  title: string;
  text: string;
  evidence: string;
  links: readonly string[];
}

// What each rules out is in the table of `ruledOut.ts`. All of it sends to care: a single value is no diagnosis.
const SAID: Readonly<Record<string, SaidOfLabFinding>> = {
  haemoglobin: {
    of: ["low-haemoglobin"],
    priority: "high",
    training: "recovery",
    title: "Ta upp det låga blodvärdet med vården",
    text: "Ett lågt blodvärde kan ge trötthet och andfåddhet, och orsaken behöver hittas. Boka tid på vårdcentralen, och låt vila gå före. Ring 1177 samma dag om du har svart avföring, blöder mycket eller blir andfådd av lite.",
    evidence: "Att blodbrist ska utredas, och inte bara behandlas, är etablerad vård.",
    links: ["/guider/jarn"],
  },
  ferritin: {
    of: ["low-ferritin"],
    priority: "high",
    training: "recovery",
    title: "Fråga vården om det låga järnet",
    text: "Låga järnlager kan ge trötthet, sämre återhämtning och oro i benen på kvällen. Låt vården ta reda på varför de är låga och vilken dos järn som passar dig, i stället för att börja på egen hand.",
    evidence: "Järn vid visad brist har gott stöd; utan brist gör det ingen nytta.",
    links: ["/guider/jarn"],
  },
  "full-iron": {
    of: ["high-ferritin"],
    priority: "medium",
    training: "nutrition",
    title: "Ta inget järn innan vården har svarat",
    text: "Ett högt ferritin beror sällan på kost: oftare på en infektion, alkohol, levern eller ärftlig järninlagring. Ta inget järn på egen hand, och be vården ta om provet när du är frisk.",
    evidence: "Att ferritin stiger vid inflammation är väl belagt, och därför räcker inte ett enda värde.",
    links: ["/guider/jarn"],
  },
  b12: {
    of: ["low-b12"],
    priority: "high",
    training: "nutrition",
    title: "Ta upp det låga B12-värdet med vården",
    text: "Brist på B12 kan ge trötthet, domningar och sämre minne. Om det beror på kost, mage eller läkemedel avgör vad som hjälper, så kontakta vårdcentralen. Ring 1177 om du får domningar eller svårt att gå.",
    evidence: "Att brist på B12 ska behandlas och orsaken sökas är väl belagt.",
    links: ["/guider/lasa-labbsvar"],
  },
  "vitamin-d": {
    of: ["low-vitamin-d"],
    priority: "medium",
    training: "nutrition",
    title: "Fråga vilken dos D-vitamin som passar dig",
    text: "Vid ett lågt värde räcker kost och sol sällan på vintern. Fråga vården eller apoteket vilken dos som passar just dig, och ta om provet efter ungefär tre månader.",
    evidence: "Att rätt dos rättar till ett lågt värde är säkert; att den ger mer ork är osäkert.",
    links: ["/guider/d-vitamin"],
  },
  tsh: {
    of: ["low-tsh", "high-tsh"],
    priority: "high",
    training: "recovery",
    title: "Låt vården följa upp ditt TSH",
    text: "Ett TSH utanför intervallet kan ge trötthet, hjärtklappning eller dålig sömn, och bekräftas med ett nytt prov och fritt T4. Tar du biotin, berätta det: biotin kan störa provet.",
    evidence: "Att sköldkörteln kan ge de besvären är väl belagt; ett ensamt värde behöver bekräftas.",
    links: ["/guider/skoldkorteln"],
  },
  sugar: {
    of: ["high-sugar"],
    priority: "high",
    training: "nutrition",
    title: "Ta upp ditt blodsocker med vården",
    text: "Ett högt värde kan betyda diabetes eller ett förstadium, och bekräftas med ett nytt prov. Gå gärna en kort promenad efter varje måltid. Ring 1177 i dag om du är mycket törstig, kissar ofta och går ner i vikt.",
    evidence: "Att tidig upptäckt av diabetes gör nytta har gott stöd.",
    links: ["/guider/blodsocker"],
  },
  ldl: {
    of: ["high-ldl"],
    priority: "medium",
    training: "nutrition",
    title: "Prata med vården om ditt LDL",
    text: "Hur högt det får vara beror på ålder, blodtryck, rökning och ärftlighet, så låt vården väga ihop det. En kost med mer fibrer och mindre mättat fett sänker värdet en del.",
    evidence: "Att ett lägre LDL ger färre hjärtinfarkter har starkt stöd.",
    links: ["/guider/blodfetter"],
  },
  crp: {
    of: ["high-crp"],
    priority: "high",
    training: "recovery",
    title: "Vila från hårda pass tills du är frisk",
    text: "Ett högt CRP talar oftast för en infektion. Ta om provet när du har varit frisk i två veckor. Är det högt även då behöver vården ta reda på varför. Har du feber och mår dåligt ringer du 1177.",
    evidence: "Att vila från hård träning vid infektion är etablerad vård; studierna är få.",
    links: ["/guider/lasa-labbsvar"],
  },
  liver: {
    of: ["high-liver"],
    priority: "high",
    training: "recovery",
    title: "Be vården ta om dina levervärden",
    text: "Levervärden stiger av alkohol, läkemedel, extrakt av örter och hårda pass dagarna före provet. Lägg undan det du tar utan att någon har ordinerat det, vila från hårda pass en vecka och ta sedan om provet.",
    evidence: "Att örter och hård träning kan påverka levervärden är känt från många fallbeskrivningar.",
    links: ["/guider/lasa-labbsvar"],
  },
};

/**
 * Rules of what blood tests have shown, for any test.
 * @param category where they belong in it; the training test has one for each
 */
export const labFindingRules = <Kind extends TestKind, Facts, Topic extends string>(
  category: FindingCategory<Kind> | undefined,
): Rule<Kind, Facts, Topic | "care">[] =>
  Object.entries(SAID).map(([name, { of, training, ...said }]) => ({
    ...said,
    id: `lab-${name}`,
    category: category ?? (training as FindingCategory<Kind>),
    when: { labFindings: of } as unknown as Rule<Kind, Facts, Topic>["when"],
    advises: ["care"],
  }));
