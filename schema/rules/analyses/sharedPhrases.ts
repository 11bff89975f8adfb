// Phrases of what matters both for red flags and for rules that give way; how they are written: phrases.ts.

/** Being pregnant. */
export const PREGNANCY = "gravid|gravida|gravidtet|graviditet*|havande|gravidvecka|höggravid";

/** Medicines that thin the blood, by kind and as people call them. */
export const BLOOD_THINNERS = [
  "blodförtunnande|blodförtunnare|blodförtunning*|blodtunnande|antikoagul*",
  "förtunnar|förtunna|tunnar blodet|blod",
  "waran|warfarin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|lixiana|edoxaban|trombyl|klopidogrel|clopidogrel|plavix|brilique|ticagrelor|heparin|fragmin|innohep|klexane|noak",
];

/** Restless legs. */
export const RESTLESS_LEGS = [
  "restless legs|leg",
  "myrkryp*|benoro",
  "krypningar|kryper|krypande|pirrar|pirrningar|myror|rastlös|rastlösa|rastlöshet|oro|oroliga & benen|ben|vaderna",
  "kan inte … hålla|ha benen stilla",
  "rls",
];

/** Snoring and pauses of breath. */
export const SNORING = [
  "snarkar|snarka|snarkat|snarkade|snarkning|snarkningar|snarkningen|snarkningarna|snarkljud|snarkare|snarkandet",
  "andningsuppehåll*|sömnapn*|apné|apnea|cpap",
];

/** The heart's beat. */
export const PALPITATIONS = [
  "hjärtklappning*|hjärtrusning*|hjärtrytmrubbning*|hjärtflimmer*|förmaksflimmer*|arytmi*|extraslag",
  "hjärtat|pulsen|puls rusar|skenar|bankar|bultar|dunkar|fladdrar|slår_hårt|slår_fort",
  "hjärtat|pulsen … hoppar|slår … över|oregelbund*|ojämnt|fort|volter|dubbelslag|slag",
  "hjärtat|pulsen … oregelbund*|ojämnt|fladdrar|rusar|skenar",
  "oregelbunden|oregelbundna|ojämn|skenande|rusande hjärt*|puls*|hjärtslag|hjärtrytm",
];

/** Seizures. */
export const SEIZURES = [
  "epilepsi*|epileptiker|epileptisk*|krampanfall*|ep_anfall",
  "anfall … kramp*|medvetslös*|skakar|skakningar|rycker|ryckningar|fradga",
  "kramper i hela kroppen",
  "krampar … hela kroppen|medvetslös*",
];

/** Eating too little, too much or undoing it. */
export const EATING_DISORDER = [
  "ätstörning*|ätstörd|ätstörda|anorexi*|anorektiker|bulimi*|ortorexi*|hetsät*|hetsåt*|ätstört|matmissbruk*",
  "kräks|spyr|kräktes|spydde|kräkas|spy … efter_maten|efter_mat|efter_måltid*|med_flit|upp_maten|upp_mat|avsiktligt|ätit|efter_middagen",
  "kräka|spy upp … mat|maten",
  "kräks|spyr … medvetet|avsiktligt|flit",
  "laxermedel*|laxerar|bantningspiller|bantningstabletter|vätskedrivande",
  "svälter|svälta|svultit … mig|mej",
  "rädd|rädsla|ångest|skräck … äta|gå_upp_i_vikt|bli_tjock|maten|mat",
  "tränar|träna|springer … kompensera|kompenserar|bränna_av|straffa|straff … ätit|mat|kalorier|maten",
  "kompensera|kompenserar … ätit|maten|mat|kalorier",
  "äter … nästan_ingenting|nästan_inget|ingenting|knappt_något",
  "äter inte … på flera dagar|dygn",
  "hatar … kropp|kroppen",
  "räknar … alla|varje kalorier|kalori",
];

/** Where 'orkar inte mer' is about something else than life. */
export const TIRED_OF_SOMETHING = [
  "orkar|orka inte mer än",
  "orkar|orka inte mer|längre … träna|springa|gå|cykla|simma|lyfta|jobba|stå|plugga|lika|tid",
];

/** Deep sadness. */
export const DEEP_SADNESS = [
  "deprimer*|depression*|depressiv*|utmattningsdepression*|hopplös|hopplöshet*|livsleda|panikångest*",
  "ingen|inget|inte|saknar|tappat|förlorat … mening|glädje|hopp|hoppet|livsglädje|livslust*",
  "allt|livet … hopplöst|meningslöst|svart|mörkt|nattsvart|känns_tomt",
  "känner … hopplös*|värdelös|meningslös*|tom_inombords|ingenting",
  "värdelös|värdelöshet*|meningslös|meningslöst|meningslösheten",
  "gråter|gråtit … varje|hela|jämt|ofta|tiden|dag|natt|alltid",
  "orkar|orka|orkade inte … ur|upp|gå_upp|stiga_upp … sängen|morgonen|dagen",
  "orkar|orka inte … ta_mig_upp|mer_längre|med_något|någonting|med_allt|med_vardagen",
  "!orkar|orka inte mer|längre",
  "bryr … inte … om … något|någonting",
  "känner ingen|inget|ingenting … glädje|längre",
  "nedstämd|nedstämdhet|nere … hela|varje|månader|veckor|länge|tiden|djupt",
  "djupt|väldigt|mycket nedstämd|deppig|olycklig",
  "svår|stark|kraftig|ständig|outhärdlig|hemsk ångest",
  "mår|mådde … psykiskt|jättedåligt|skit|fruktansvärt|piss",
  "ingenting|inget … känns … roligt|kul|meningsfullt",
];
