import type { MedicineKind } from "./medicines.ts";
import type { PairSource } from "./pairSources.ts";
import type { Substance, SubstanceTopic } from "./substances.ts";

/**
 * What does not go together, the gravest first: 'avoid' not at all, 'ask' only after care or a pharmacist has agreed,
 * 'apart' with hours between, 'mind' with something to know.
 */
export const WEIGHTS = ["avoid", "ask", "apart", "mind"] as const;

/** What a pair may rule out. */
export type PairTopic = SubstanceTopic | "less-caffeine" | "early-coffee-stop";

interface Pair {
  weight: (typeof WEIGHTS)[number];
  what: readonly Substance[];
  /** Of medicines; where there are none it concerns everybody who takes it. */
  medicines?: readonly MedicineKind[];
  /** Hours from the medicine until the other, and from the other until the medicine. */
  hours?: readonly [number, number];
  /** Swedish: what to do, to somebody who takes both. */
  say: string;
  /** Swedish: note beside a piece of advice that names it, where the hours do not say it. */
  beside?: string;
  /** What is ruled out, where that is not advice that names the substance. */
  topics?: readonly PairTopic[];
  sources: readonly PairSource[];
}

const SEROTONIN = ["ssri", "fluvoxamine", "other-antidepressant", "tricyclic", "maoi", "tramadol", "triptan"] as const;
/** Anticoagulants. */
export const THINNERS = ["warfarin", "noak", "platelets"] as const;
const SEDATIVES = [
  "sedative",
  "clobazam",
  "gabapentinoid",
  "opioid",
  "tramadol",
  "antipsychotic",
  "clozapine",
] as const;
const TRANSPLANT = ["ciclosporin", "immunosuppressant", "methotrexate"] as const;
const SUGAR = ["insulin", "sulfonylurea", "metformin", "sglt2", "diabetes-tablets"] as const;
const MINERALS = ["iron", "calcium", "magnesium", "zinc", "multivitamin"] as const;
const FAT_SOLUBLE = ["vitamin-a", "vitamin-d", "vitamin-e", "vitamin-k", "multivitamin"] as const;

/**
 * The one table of what does not go together: herbs, supplements and food beside medicines. Of those that weigh alike
 * the first is said first. Each has its source; no pharmacist has checked them (`docs/advice.md`).
 */
export const PAIRS = {
  "st-johns-wort-serotonin": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: SEROTONIN,
    say: "Johannesört ihop med antidepressiva, tramadol eller triptaner kan ge för mycket serotonin. Ring ett apotek eller 1177 i dag. Ring 112 vid hög feber, kramper eller förvirring.",
    sources: ["ema-hypericum", "spc-sertraline", "spc-tramadol"],
  },
  "serotonin-supplement": {
    weight: "avoid",
    what: ["serotonergic", "same"],
    medicines: SEROTONIN,
    say: "5-HTP, tryptofan och SAMe ihop med antidepressiva, tramadol eller triptaner kan ge för mycket serotonin. Ring ett apotek eller 1177 i dag. Ring 112 vid hög feber, kramper eller förvirring.",
    sources: ["spc-sertraline", "nccih-same"],
  },
  "st-johns-wort-transplant": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["ciclosporin"],
    say: "Johannesört kan göra ciklosporin och takrolimus för svaga. Ring mottagningen i dag, innan du slutar med något.",
    sources: ["ema-hypericum", "spc-ciclosporin"],
  },
  "st-johns-wort-hiv": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["hiv", "dolutegravir"],
    say: "Johannesört kan göra hivmedicin och Paxlovid verkningslösa. Ta inte mer av den, och ring mottagningen i dag.",
    sources: ["ema-hypericum", "spc-dolutegravir"],
  },
  "st-johns-wort-thinner": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["warfarin", "noak"],
    say: "Johannesört gör blodförtunnande läkemedel svagare. Ring mottagningen innan du slutar med örten också, för då kan läkemedlet bli för starkt.",
    sources: ["ema-hypericum", "spc-warfarin"],
  },
  "st-johns-wort-heart": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["digoxin", "rhythm", "calcium-blocker", "theophylline"],
    say: "Johannesört gör digoxin, teofyllin, ivabradin och flera blodtrycksmediciner svagare. Ring läkaren innan du slutar med örten också.",
    sources: ["ema-hypericum", "nccih-interactions", "spc-digoxin"],
  },
  "st-johns-wort-epilepsy": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["antiepileptic", "clobazam"],
    say: "Johannesört kan göra epilepsimedicin svagare. Ring mottagningen innan du tar mer av den.",
    sources: ["nccih-interactions", "spc-carbamazepine"],
  },
  "st-johns-wort-contraceptive": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["contraceptive"],
    say: "Johannesört kan göra p-piller och andra hormonella preventivmedel osäkra. Fråga barnmorskan eller apoteket hur du skyddar dig nu.",
    sources: ["ema-hypericum", "nccih-interactions"],
  },
  "st-johns-wort-cancer": {
    weight: "avoid",
    what: ["st-johns-wort"],
    medicines: ["tamoxifen", "hormone", "chemotherapy", "methotrexate"],
    say: "Johannesört kan störa läkemedel mot cancer. Ring din kontaktsjuksköterska innan du tar mer av den.",
    sources: ["nccih-interactions", "spc-tamoxifen"],
  },
  "st-johns-wort-others": {
    weight: "ask",
    what: ["st-johns-wort"],
    medicines: ["simvastatin", "statin", "ppi", "sedative", "diabetes-tablets", "sulfonylurea", "metformin"],
    say: "Johannesört kan göra bland annat simvastatin, omeprazol, sömnmedel och diabetestabletter svagare. Fråga apoteket innan du tar mer av den.",
    sources: ["nccih-interactions", "spc-simvastatin", "spc-omeprazole"],
  },
  "vitamin-k-warfarin": {
    weight: "avoid",
    what: ["vitamin-k"],
    medicines: ["warfarin"],
    say: "K-vitamin motverkar warfarin. Ring mottagningen innan du börjar eller slutar med det, så att de kan följa ditt PK-värde.",
    sources: ["ods-vitamin-k", "spc-warfarin"],
  },
  "cranberry-warfarin": {
    weight: "avoid",
    what: ["cranberry"],
    medicines: ["warfarin"],
    say: "Tranbär kan göra warfarin starkare. Låt juice och kapslar vara, och berätta för mottagningen att du har tagit dem.",
    sources: ["spc-warfarin"],
  },
  "ginkgo-thinner": {
    weight: "avoid",
    what: ["ginkgo", "dong-quai"],
    medicines: [...THINNERS, "heparin", "painkiller"],
    say: "Ginkgo och dong quai kan göra att du blöder lättare ihop med blodförtunnande läkemedel och värktabletter. Fråga apoteket i dag, och ring mottagningen om du tar warfarin.",
    sources: ["nccih-ginkgo", "spc-warfarin"],
  },
  "ginseng-warfarin": {
    weight: "avoid",
    what: ["ginseng"],
    medicines: ["warfarin"],
    say: "Ginseng kan göra warfarin svagare. Ring mottagningen innan du börjar eller slutar med den.",
    sources: ["spc-warfarin", "yuan"],
  },
  "turmeric-thinner": {
    weight: "avoid",
    what: ["turmeric"],
    medicines: [...THINNERS, "heparin"],
    say: "Gurkmeja i kapslar kan göra att du blöder lättare ihop med blodförtunnande läkemedel. Berätta för mottagningen; som krydda i maten går den bra.",
    sources: ["medsafe-turmeric"],
  },
  "potassium-blood-pressure": {
    weight: "avoid",
    what: ["potassium"],
    medicines: ["ace-inhibitor", "potassium-sparing", "thiazide-with-amiloride", "ciclosporin"],
    say: "Kalium, även i mineralsalt, kan tillsammans med din medicin bli farligt högt i blodet. Ta det bara om läkaren har ordinerat det, annars ring mottagningen i dag.",
    sources: ["ods-potassium", "spc-enalapril", "spc-spironolactone"],
  },
  "liquorice-blood-pressure": {
    weight: "avoid",
    what: ["liquorice"],
    medicines: [
      ...(["ace-inhibitor", "diuretic", "thiazide", "thiazide-with-amiloride", "potassium-sparing"] as const),
      ...([
        "beta-blocker",
        "nadolol",
        "calcium-blocker",
        "blood-pressure",
        "digoxin",
        "heart",
        "corticosteroid",
      ] as const),
    ],
    say: "Äkta lakrits höjer blodtrycket och sänker kalium, tvärtemot vad medicinen ska göra. Låt den vara, och berätta för läkaren om du har ätit mycket.",
    sources: ["nccih-liquorice", "penninkilampi"],
  },
  "grapefruit-statin": {
    weight: "avoid",
    what: ["grapefruit"],
    medicines: ["simvastatin", "statin"],
    say: "Grapefrukt gör simvastatin och atorvastatin starkare, så att musklerna kan skadas. Välj en annan frukt. Pravastatin och rosuvastatin påverkas inte.",
    sources: ["spc-simvastatin"],
  },
  "grapefruit-blood-pressure": {
    weight: "avoid",
    what: ["grapefruit"],
    medicines: ["calcium-blocker"],
    say: "Grapefrukt gör felodipin och flera andra kalciumblockerare starkare, så att blodtrycket kan falla. Välj en annan frukt.",
    sources: ["spc-felodipine"],
  },
  "grapefruit-transplant": {
    weight: "avoid",
    what: ["grapefruit"],
    medicines: ["ciclosporin", "rhythm"],
    say: "Grapefrukt kan göra ciklosporin, takrolimus, amiodaron och ivabradin farligt starka. Låt den vara, och berätta för mottagningen.",
    sources: ["spc-ciclosporin", "spc-amiodarone"],
  },
  "red-yeast-rice-statin": {
    weight: "avoid",
    what: ["red-yeast-rice"],
    medicines: ["simvastatin", "statin", "other-statin", "blood-lipids", "ciclosporin"],
    say: "Rött jäst ris innehåller samma sorts ämne som en statin, så risken för muskelskada ökar. Ta det inte ihop med medicinen, och fråga läkaren om du har ont i musklerna.",
    sources: ["efsa-monacolins", "nccih-red-yeast-rice"],
  },
  "berberine-transplant": {
    weight: "avoid",
    what: ["berberine"],
    medicines: ["ciclosporin"],
    say: "Berberin höjer mängden ciklosporin i blodet. Ring mottagningen innan du tar mer av det.",
    sources: ["wu"],
  },
  "echinacea-immune": {
    weight: "avoid",
    what: ["echinacea"],
    medicines: TRANSPLANT,
    say: "Solhatt rekommenderas inte ihop med läkemedel som dämpar immunförsvaret. Låt den vara, och berätta för mottagningen.",
    sources: ["ema-echinacea"],
  },
  "ashwagandha-immune": {
    weight: "avoid",
    what: ["ashwagandha"],
    medicines: TRANSPLANT,
    say: "Ashwagandha kan motverka läkemedel som dämpar immunförsvaret. Låt den vara, och berätta för mottagningen.",
    sources: ["nccih-ashwagandha"],
  },
  "ashwagandha-thyroid": {
    weight: "avoid",
    what: ["ashwagandha"],
    medicines: ["levothyroxine", "antithyroid"],
    say: "Ashwagandha kan ändra ämnesomsättningen, så att dosen av sköldkörtelmedicin inte längre stämmer. Låt den vara, och be om ett TSH-prov.",
    sources: ["nccih-ashwagandha"],
  },
  "sedating-herb": {
    weight: "avoid",
    what: ["kava", "valerian", "ashwagandha"],
    medicines: SEDATIVES,
    say: "Kava, valeriana, passionsblomma och ashwagandha kan göra dig mer sövd ihop med din medicin. Ta dem inte tillsammans, och kör inte bil om du är dåsig.",
    sources: ["ema-valerian", "nccih-kava", "nccih-ashwagandha"],
  },
  "alcohol-sedative": {
    weight: "avoid",
    what: ["alcohol"],
    medicines: SEDATIVES,
    say: "Alkohol ihop med sömnmedel, lugnande eller starka värktabletter kan göra andningen farligt svag. Drick inte de dagar du tar dem.",
    sources: ["spc-zopiclone", "spc-oxycodone"],
  },
  "alcohol-reaction": {
    weight: "avoid",
    what: ["alcohol"],
    medicines: ["metronidazole", "disulfiram"],
    say: "Alkohol ihop med metronidazol eller Antabus kan göra dig mycket sjuk. Avstå helt, och fråga apoteket hur länge efteråt.",
    sources: ["spc-metronidazole", "spc-disulfiram"],
  },
  "melatonin-fluvoxamine": {
    weight: "avoid",
    what: ["melatonin"],
    medicines: ["fluvoxamine"],
    say: "Fluvoxamin gör melatonin många gånger starkare. Ta dem inte ihop utan att läkaren har sagt ja.",
    sources: ["spc-melatonin", "nhs-melatonin"],
  },
  "vitamin-a-retinoid": {
    weight: "avoid",
    what: ["vitamin-a"],
    medicines: ["isotretinoin"],
    say: "Isotretinoin och liknande är släkt med A-vitamin, så tillsammans blir det för mycket. Ta inget A-vitamin så länge du behandlas.",
    sources: ["ods-vitamin-a", "spc-isotretinoin"],
  },
  "cbd-epilepsy": {
    weight: "avoid",
    what: ["cbd"],
    medicines: ["clobazam", "antiepileptic"],
    say: "CBD höjer mängden klobazam och flera andra epilepsimediciner i blodet. Ring mottagningen innan du tar mer av det.",
    sources: ["spc-cannabidiol"],
  },
  "green-tea-nadolol": {
    weight: "avoid",
    what: ["green-tea"],
    medicines: ["nadolol"],
    say: "Grönt te minskar upptaget av nadolol kraftigt. Välj en annan dryck, och låt extrakt vara.",
    sources: ["misaka", "nccih-green-tea"],
  },
  "iodine-thyroid": {
    weight: "avoid",
    what: ["iodine"],
    medicines: ["levothyroxine", "antithyroid", "rhythm", "lithium"],
    say: "Jod och tång kan rubba sköldkörteln ihop med din medicin. Ta inget tillskott utan att läkaren har sagt ja; jod i matsalt går bra.",
    sources: ["ods-iodine"],
  },
  "keto-sglt2": {
    weight: "avoid",
    what: ["keto", "fasting"],
    medicines: ["sglt2"],
    say: "Keto eller fasta ihop med Jardiance, Forxiga och liknande kan ge syraförgiftning, även när blodsockret är normalt. Ring mottagningen i dag, och 112 om du mår illa och andas fort.",
    sources: ["ema-sglt2"],
  },
  "keto-insulin": {
    weight: "ask",
    what: ["keto", "fasting"],
    medicines: ["insulin", "sulfonylurea"],
    say: "Keto och fasta kan göra blodsockret farligt lågt ihop med insulin eller tabletter som frisätter insulin. Fråga mottagningen om doserna först.",
    sources: ["ema-sglt2"],
  },
  "salt-lithium": {
    weight: "ask",
    what: ["less-salt"],
    medicines: ["lithium"],
    say: "Mycket mindre salt kan höja litium i blodet. Ät ungefär lika salt som vanligt, och fråga läkaren innan du ändrar det.",
    sources: ["spc-lithium"],
  },
  "caffeine-level": {
    weight: "ask",
    what: ["caffeine"],
    medicines: ["clozapine", "lithium"],
    topics: ["keep-caffeine", "less-caffeine", "early-coffee-stop"],
    say: "Mängden klozapin och litium i blodet följer med kaffet. Håll det jämnt, och fråga läkaren innan du dricker mycket mer eller mindre.",
    sources: ["spc-clozapine", "spc-lithium"],
  },
  "caffeine-slow": {
    weight: "ask",
    what: ["caffeine"],
    medicines: ["fluvoxamine", "theophylline", "maoi"],
    say: "Fluvoxamin gör koffein starkare, och ihop med teofyllin eller MAO-hämmare kan det ge hjärtklappning. Drick lite, och fråga apoteket vad som är lagom.",
    sources: ["spc-fluvoxamine", "spc-theophylline", "spc-moclobemide"],
  },
  "caffeine-quinolone": {
    weight: "mind",
    what: ["caffeine"],
    medicines: ["quinolone"],
    say: "Ciprofloxacin gör att koffein stannar längre i kroppen. Drick mindre kaffe än vanligt så länge kuren pågår.",
    beside: "Tar du ciprofloxacin räcker en mindre mängd, för koffeinet stannar längre.",
    sources: ["spc-ciprofloxacin"],
  },
  "omega-3-thinner": {
    weight: "ask",
    what: ["omega-3", "vitamin-e", "garlic"],
    medicines: [...THINNERS, "heparin"],
    say: "Omega-3 i hög dos, E-vitamin och vitlök i kapslar kan göra att du blöder lättare ihop med blodförtunnande läkemedel. Visa mottagningen eller apoteket vad du tar.",
    sources: ["ods-omega-3", "ods-vitamin-e", "nccih-garlic"],
  },
  "melatonin-warfarin": {
    weight: "ask",
    what: ["melatonin"],
    medicines: ["warfarin"],
    say: "Melatonin kan påverka warfarin. Berätta för mottagningen att du tar det, så att de kan följa ditt PK-värde.",
    sources: ["nhs-melatonin"],
  },
  "cbd-thinner": {
    weight: "ask",
    what: ["cbd"],
    medicines: ["warfarin", "ciclosporin"],
    say: "CBD kan göra warfarin, takrolimus och everolimus starkare. Ring mottagningen innan du tar mer av det.",
    sources: ["spc-cannabidiol"],
  },
  "melatonin-sedative": {
    weight: "ask",
    what: ["melatonin"],
    medicines: SEDATIVES,
    say: "Melatonin ihop med andra läkemedel som gör dig sömnig kan ge mer dåsighet. Fråga läkaren eller apoteket, och kör inte bil dåsig.",
    sources: ["spc-melatonin", "nhs-melatonin"],
  },
  "rhodiola-antidepressant": {
    weight: "ask",
    what: ["rhodiola"],
    medicines: SEROTONIN,
    say: "Rosenrot ihop med antidepressiva har i enstaka fall liknat för mycket serotonin, och är dåligt undersökt. Låt den vara tills du har frågat apoteket.",
    sources: ["maniscalco"],
  },
  "blood-sugar-herb": {
    weight: "ask",
    what: ["berberine", "ginseng", "chromium", "ashwagandha"],
    medicines: SUGAR,
    say: "Berberin, ginseng, krom och ashwagandha kan sänka blodsockret ytterligare. Fråga mottagningen, och mät oftare om du redan har tagit det.",
    sources: ["nccih-ginseng", "ods-chromium", "nccih-ashwagandha"],
  },
  "berberine-statin": {
    weight: "ask",
    what: ["berberine"],
    medicines: ["simvastatin", "statin", "calcium-blocker", "digoxin"],
    say: "Berberin bromsar ämnen i levern som bryter ner flera läkemedel, så de kan bli starkare. Fråga apoteket innan du tar mer av det.",
    sources: ["guo"],
  },
  "niacin-statin": {
    weight: "ask",
    what: ["niacin"],
    medicines: ["simvastatin", "statin", "other-statin"],
    say: "Nikotinsyra i hög dos ihop med en statin ökar risken för muskelskada. Ta den inte på egen hand, och fråga läkaren om du har ont i musklerna.",
    sources: ["spc-simvastatin", "ods-niacin"],
  },
  "ashwagandha-blood-pressure": {
    weight: "ask",
    what: ["ashwagandha"],
    medicines: ["ace-inhibitor", "beta-blocker", "calcium-blocker", "blood-pressure", "thiazide", "diuretic"],
    say: "Ashwagandha kan sänka blodtrycket ytterligare. Fråga apoteket, och mät trycket om du är yr.",
    sources: ["nccih-ashwagandha"],
  },
  "calcium-thiazide": {
    weight: "ask",
    what: ["calcium"],
    medicines: ["thiazide", "thiazide-with-amiloride", "digoxin"],
    say: "Tiazider gör att kroppen behåller kalk, och för mycket kalk i blodet är farligt ihop med digoxin. Fråga läkaren innan du fortsätter.",
    sources: ["ods-calcium", "spc-bendroflumethiazide", "spc-digoxin"],
  },
  "vitamin-d-thiazide": {
    weight: "mind",
    what: ["vitamin-d"],
    medicines: ["thiazide", "thiazide-with-amiloride", "digoxin"],
    say: "D-vitamin ihop med en tiazid eller digoxin kan höja kalken i blodet. Håll dig till den dos som läkaren känner till, och fråga om kalken ska mätas.",
    beside: "Tar du en tiazid eller digoxin frågar du läkaren först.",
    sources: ["ods-vitamin-d", "spc-bendroflumethiazide"],
  },
  "folic-acid-methotrexate": {
    weight: "ask",
    what: ["folic-acid"],
    medicines: ["methotrexate"],
    say: "Folsyra ihop med metotrexat är läkarens sak: rätt dag och dos hjälper, fel kan störa. Följ receptet, och ta inget extra.",
    sources: ["ods-folate", "spc-methotrexate"],
  },
  "alcohol-methotrexate": {
    weight: "ask",
    what: ["alcohol"],
    medicines: ["methotrexate"],
    say: "Alkohol och metotrexat belastar båda levern. Fråga mottagningen hur lite som är lagom för dig.",
    sources: ["spc-methotrexate"],
  },
  "creatine-kidney": {
    weight: "ask",
    what: ["creatine"],
    medicines: [
      ...(["painkiller", "lithium", "methotrexate", "ciclosporin", "ace-inhibitor", "diuretic", "thiazide"] as const),
      ...(["thiazide-with-amiloride", "potassium-sparing"] as const),
    ],
    say: "Kreatin höjer kreatinin, provet som visar hur njurarna mår, och det kan behöva följas med din medicin. Fråga läkaren innan du fortsätter.",
    sources: ["antonio"],
  },
  "b6-epilepsy": {
    weight: "ask",
    what: ["b6"],
    medicines: ["antiepileptic"],
    say: "Vitamin B6 i hög dos kan sänka mängden fenytoin och fenobarbital i blodet. Fråga mottagningen innan du tar mer än en vanlig multivitamin ger.",
    sources: ["ods-b6"],
  },
  "b6-levodopa": {
    weight: "ask",
    what: ["b6"],
    medicines: ["levodopa"],
    say: "Vitamin B6 i hög dos kan försvaga levodopa, men betyder lite med dagens tabletter. Låt läkaren avgöra, och ta inget extra så länge.",
    sources: ["sato", "spc-levodopa"],
  },
  "magnesium-ppi": {
    weight: "ask",
    what: ["magnesium"],
    medicines: ["ppi"],
    say: "Omeprazol och liknande kan efter lång tid ge för lite magnesium. Fråga läkaren om ett prov i stället för att pröva dig fram.",
    sources: ["ods-magnesium", "spc-omeprazole"],
  },
  "iron-levodopa": {
    weight: "apart",
    what: ["iron"],
    medicines: ["levodopa"],
    hours: [2, 2],
    say: "Järn minskar upptaget av levodopa. Ta dem så långt isär som du kan, minst två timmar, och fråga apoteket om tiderna.",
    sources: ["ods-iron", "spc-levodopa"],
  },
  "minerals-thyroid": {
    weight: "apart",
    what: MINERALS,
    medicines: ["levothyroxine"],
    hours: [4, 4],
    say: "Järn, kalk, magnesium, zink och multivitamin hindrar upptaget av sköldkörtelhormon. Låt det gå minst fyra timmar emellan.",
    sources: ["spc-levothyroxine", "ods-calcium", "ods-iron"],
  },
  "minerals-antibiotic": {
    weight: "apart",
    what: MINERALS,
    medicines: ["tetracycline", "quinolone"],
    hours: [2, 6],
    say: "Mineraler binder antibiotika av typerna tetracyklin och kinolon. Ta antibiotikan minst två timmar före eller sex timmar efter, eller gör uppehåll under kuren.",
    sources: ["ods-magnesium", "ods-zinc", "spc-ciprofloxacin"],
  },
  "minerals-bone": {
    weight: "apart",
    what: [...MINERALS, "dairy", "caffeine"],
    medicines: ["bisphosphonate"],
    hours: [2, 2],
    say: "Ta tabletten mot benskörhet fastande med vanligt vatten, och vänta minst en halvtimme med mat, mjölk och kaffe, och två timmar med mineraler.",
    beside: "Tar du tablett mot benskörhet väntar du minst en halvtimme efter den.",
    sources: ["spc-alendronate", "ods-magnesium"],
  },
  "minerals-hiv": {
    weight: "apart",
    what: MINERALS,
    medicines: ["dolutegravir"],
    hours: [2, 6],
    say: "Mineraler hindrar upptaget av dolutegravir och biktegravir. Ta medicinen minst två timmar före eller sex timmar efter, och fråga mottagningen vad som gäller din tablett.",
    sources: ["spc-dolutegravir", "ods-calcium"],
  },
  "dairy-antibiotic": {
    weight: "apart",
    what: ["dairy"],
    medicines: ["tetracycline", "quinolone"],
    hours: [2, 2],
    say: "Mjölk, fil och yoghurt binder antibiotika av typerna tetracyklin och kinolon. Låt det gå minst två timmar emellan.",
    sources: ["spc-doxycycline", "spc-ciprofloxacin"],
  },
  "coffee-thyroid": {
    weight: "apart",
    what: ["caffeine"],
    medicines: ["levothyroxine"],
    hours: [0.5, 0.5],
    say: "Kaffe minskar upptaget av sköldkörtelhormon. Ta tabletten med vatten, och vänta minst en halvtimme med kaffet.",
    sources: ["benvenga", "spc-levothyroxine"],
  },
  "soy-thyroid": {
    weight: "mind",
    what: ["soy"],
    medicines: ["levothyroxine"],
    say: "Soja kan minska upptaget av sköldkörtelhormon. Ät ungefär lika mycket varje dag, inte ihop med tabletten, och säg till om du ändrar mycket.",
    beside: "Tar du levotyroxin äter du sojan några timmar från tabletten, ungefär lika mycket varje dag.",
    sources: ["spc-levothyroxine"],
  },
  "protein-levodopa": {
    weight: "apart",
    what: ["protein"],
    medicines: ["levodopa"],
    hours: [0.5, 1],
    say: "Mycket protein på en gång minskar upptaget av levodopa. Ta tabletten minst en halvtimme före eller en timme efter.",
    beside: "Tar du levodopa tar du den minst en halvtimme före maten, eller en timme efter.",
    sources: ["spc-levodopa"],
  },
  "fibre-medicine": {
    weight: "apart",
    what: ["fibre"],
    medicines: ["levothyroxine", "digoxin", "lithium", "antiepileptic", "warfarin"],
    hours: [1, 1],
    say: "Loppfrö och annat fibertillskott kan hindra upptaget av din medicin. Låt det gå minst en timme emellan, och drick mycket vatten till.",
    sources: ["ema-psyllium"],
  },
  "vitamins-cholestyramine": {
    weight: "apart",
    what: FAT_SOLUBLE,
    medicines: ["cholestyramine"],
    hours: [4, 1],
    say: "Kolestyramin binder vitaminerna A, D, E och K. Ta dem minst en timme före eller fyra timmar efter.",
    sources: ["spc-cholestyramine", "ods-vitamin-k"],
  },
  "vitamins-orlistat": {
    weight: "apart",
    what: FAT_SOLUBLE,
    medicines: ["orlistat"],
    hours: [2, 2],
    say: "Orlistat minskar upptaget av vitaminerna A, D, E och K. Ta dem minst två timmar efter, eller när du lägger dig.",
    sources: ["spc-orlistat", "ods-vitamin-d"],
  },
  "greens-warfarin": {
    weight: "mind",
    what: ["greens"],
    medicines: ["warfarin"],
    say: "K-vitaminet i bladgrönt motverkar warfarin. Ät gärna grönt, men ungefär lika mycket varje vecka.",
    beside: "Tar du warfarin håller du mängden bladgrönt jämn från vecka till vecka.",
    sources: ["ods-vitamin-k", "spc-warfarin"],
  },
  "b12-metformin": {
    weight: "mind",
    what: ["b12"],
    medicines: ["metformin", "ppi"],
    say: "Metformin och omeprazol kan efter lång tid ge för lite B12. Det är bra att du tar det: be ändå om ett B12-prov.",
    beside: "Metformin och omeprazol kan sänka B12, så be om ett prov.",
    sources: ["mhra-metformin", "ods-b12"],
  },
  "iron-ppi": {
    weight: "mind",
    what: ["iron"],
    medicines: ["ppi"],
    say: "Omeprazol och liknande kan minska upptaget av järn. Hjälper järnet inte, be läkaren om ett nytt prov i stället för att höja dosen.",
    beside: "Omeprazol och liknande kan minska upptaget av järn.",
    sources: ["ods-iron"],
  },
  "biotin-tests": {
    weight: "mind",
    what: ["biotin"],
    say: "Biotin kan ge fel svar på blodprov, bland annat för sköldkörteln och hjärtat. Säg till den som tar provet, och fråga hur länge du ska låta bli före.",
    sources: ["ods-biotin", "fda-biotin"],
  },
} as const satisfies Record<string, Pair>;

/** The name of a pair. */
export type PairId = keyof typeof PAIRS;

export const pair = (id: PairId): Pair => PAIRS[id];
