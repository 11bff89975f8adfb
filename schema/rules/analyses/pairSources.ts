// Sources of what does not go together. All are public; who publishes it, and what it is called. What a
// product's summary says is under 'Interaktioner' (section 4.5), in Sweden at fass.se.

interface Source {
  /** Swedish: as a result names it. */
  name: string;
  /** In full, for who looks it up. */
  reference: string;
}

const ods = (topic: string, about: string): Source => ({
  name: `NIH ODS om ${about}`,
  reference: `NIH Office of Dietary Supplements, Fact Sheet for Health Professionals, Interactions with Medications: https://ods.od.nih.gov/factsheets/${topic}-HealthProfessional/`,
});
const nccih = (topic: string, about: string): Source => ({
  name: `NCCIH om ${about}`,
  reference: `National Center for Complementary and Integrative Health (NIH): https://www.nccih.nih.gov/health/${topic}`,
});
const summary = (of: string): Source => ({
  name: `produktresumén för ${of}`,
  reference: `Produktresumé (SmPC) för ${of}, fass.se`,
});
const monograph = (latin: string, about: string): Source => ({
  name: `EMA:s monografi om ${about}`,
  reference: `European Medicines Agency, HMPC: European Union herbal monograph on ${latin}`,
});
const study = (name: string, reference: string): Source => ({ name, reference });

/** Sources by what pairs call them. */
export const PAIR_SOURCES = {
  "ema-hypericum": monograph("Hypericum perforatum L., herba", "johannesört"),
  "ema-valerian": monograph("Valeriana officinalis L., radix", "valeriana"),
  "ema-echinacea": monograph("Echinacea purpurea (L.) Moench, herba recens", "solhatt"),
  "ema-psyllium": monograph("Plantago ovata Forssk., seminis tegumentum", "loppfrö"),
  "nccih-interactions": nccih("know-science/how-medications-supplements-interact", "läkemedel och tillskott"),
  "nccih-ginkgo": nccih("ginkgo", "ginkgo"),
  "nccih-garlic": nccih("garlic", "vitlök"),
  "nccih-ginseng": nccih("asian-ginseng", "ginseng"),
  "nccih-kava": nccih("kava", "kava"),
  "nccih-ashwagandha": nccih("ashwagandha", "ashwagandha"),
  "nccih-same": nccih("sadenosyllmethionine-same-in-depth", "SAMe"),
  "nccih-red-yeast-rice": nccih("red-yeast-rice", "rött jäst ris"),
  "nccih-liquorice": nccih("licorice-root", "lakritsrot"),
  "nccih-green-tea": nccih("green-tea", "grönt te"),
  "nhs-melatonin": study(
    "NHS om melatonin",
    "NHS: https://www.nhs.uk/medicines/melatonin/taking-melatonin-with-other-medicines-and-herbal-supplements",
  ),
  "medsafe-turmeric": study(
    "Medsafe om gurkmeja",
    "Medsafe (New Zealand), 30 April 2018: https://www.medsafe.govt.nz/safety/EWS/2018/Turmeric.asp",
  ),
  "mhra-metformin": study(
    "MHRA om metformin",
    "MHRA, June 2022: https://www.gov.uk/drug-safety-update/metformin-and-reduced-vitamin-b12-levels-new-advice-for-monitoring-patients-at-risk",
  ),
  "fda-biotin": study(
    "FDA om biotin",
    "FDA Safety Communication, 2019: Biotin interference with troponin and other lab tests",
  ),
  "ema-sglt2": study(
    "EMA om SGLT2-hämmare",
    "European Medicines Agency, February 2016: recommendations to minimise ketoacidosis with SGLT2 inhibitors",
  ),
  "efsa-monacolins": study("Efsa om monakoliner", "EFSA Journal 2018;16(8):5368, 10.2903/j.efsa.2018.5368"),
  yuan: study("Yuan 2004", "Yuan C-S m.fl., Ann Intern Med 2004;141:23–27 (ginseng and warfarin)"),
  misaka: study("Misaka 2014", "Misaka S m.fl., Clin Pharmacol Ther 2014;95:432–438, 10.1038/clpt.2013.241"),
  wu: study("Wu 2005", "Wu X m.fl., Eur J Clin Pharmacol 2005;61:567–572 (berberine and cyclosporin)"),
  guo: study("Guo 2012", "Guo Y m.fl., Eur J Clin Pharmacol 2012;68:213–217 (berberine and cytochromes P450)"),
  penninkilampi: study(
    "Penninkilampi 2017",
    "Penninkilampi R m.fl., J Hum Hypertens 2017;31:699–707, 10.1038/jhh.2017.45 (liquorice)",
  ),
  benvenga: study("Benvenga 2008", "Benvenga S m.fl., Thyroid 2008;18:293–301 (coffee and levothyroxine)"),
  antonio: study("Antonio 2021", "Antonio J m.fl., J Int Soc Sports Nutr 2021;18:13, 10.1186/s12970-021-00412-w"),
  maniscalco: study(
    "Maniscalco 2015",
    "Maniscalco I m.fl., Neuropsychiatr 2015;29:36–38, 10.1007/s40211-014-0124-8 (one case, with paroxetine)",
  ),
  sato: study("Sato 2017", "Sato Y m.fl., Shokuhin Eiseigaku Zasshi 2017;58:268–274, 10.3358/shokueishi.58.268"),
  "ods-magnesium": ods("Magnesium", "magnesium"),
  "ods-iron": ods("Iron", "järn"),
  "ods-calcium": ods("Calcium", "kalcium"),
  "ods-zinc": ods("Zinc", "zink"),
  "ods-potassium": ods("Potassium", "kalium"),
  "ods-chromium": ods("Chromium", "krom"),
  "ods-iodine": ods("Iodine", "jod"),
  "ods-vitamin-a": ods("VitaminA", "A-vitamin"),
  "ods-vitamin-d": ods("VitaminD", "D-vitamin"),
  "ods-vitamin-e": ods("VitaminE", "E-vitamin"),
  "ods-vitamin-k": ods("VitaminK", "K-vitamin"),
  "ods-b6": ods("VitaminB6", "vitamin B6"),
  "ods-b12": ods("VitaminB12", "vitamin B12"),
  "ods-folate": ods("Folate", "folat"),
  "ods-niacin": ods("Niacin", "niacin"),
  "ods-biotin": ods("Biotin", "biotin"),
  "ods-omega-3": ods("Omega3FattyAcids", "omega-3"),
  "spc-warfarin": summary("warfarin"),
  "spc-sertraline": summary("sertralin"),
  "spc-moclobemide": summary("moklobemid"),
  "spc-tramadol": summary("tramadol"),
  "spc-carbamazepine": summary("karbamazepin"),
  "spc-ciclosporin": summary("ciklosporin"),
  "spc-dolutegravir": summary("dolutegravir"),
  "spc-digoxin": summary("digoxin"),
  "spc-tamoxifen": summary("tamoxifen"),
  "spc-simvastatin": summary("simvastatin"),
  "spc-omeprazole": summary("omeprazol"),
  "spc-melatonin": summary("melatonin"),
  "spc-fluvoxamine": summary("fluvoxamin"),
  "spc-zopiclone": summary("zopiklon"),
  "spc-oxycodone": summary("oxikodon"),
  "spc-metronidazole": summary("metronidazol"),
  "spc-disulfiram": summary("disulfiram"),
  "spc-methotrexate": summary("metotrexat"),
  "spc-levothyroxine": summary("levotyroxin"),
  "spc-doxycycline": summary("doxycyklin"),
  "spc-ciprofloxacin": summary("ciprofloxacin"),
  "spc-alendronate": summary("alendronat"),
  "spc-enalapril": summary("enalapril"),
  "spc-spironolactone": summary("spironolakton"),
  "spc-bendroflumethiazide": summary("bendroflumetiazid"),
  "spc-felodipine": summary("felodipin"),
  "spc-amiodarone": summary("amiodaron"),
  "spc-theophylline": summary("teofyllin"),
  "spc-clozapine": summary("klozapin"),
  "spc-lithium": summary("litium"),
  "spc-levodopa": summary("levodopa"),
  "spc-isotretinoin": summary("isotretinoin"),
  "spc-cannabidiol": summary("cannabidiol (Epidyolex)"),
  "spc-cholestyramine": summary("kolestyramin"),
  "spc-orlistat": summary("orlistat"),
} as const satisfies Record<string, Source>;

export type PairSource = keyof typeof PAIR_SOURCES;
