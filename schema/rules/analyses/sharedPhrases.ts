import { namesOf } from "./medicines.ts";

// Phrases of what matters both for red flags and for rules that give way; how they are written: phrases.ts.

/** Being pregnant. */
export const PREGNANCY = "gravid*|gravidtet|havande|höggravid*";

/** Medicines that thin the blood, by kind and as people call them. */
export const BLOOD_THINNERS: readonly string[] = [
  "blodförtunn*|blodtunnande|blodtunnare|antikoagul*|antikoagulation",
  "förtunnar|förtunna|tunnar & blodet|blod",
  namesOf("blood-thinner"),
];

/** Restless legs. */
export const RESTLESS_LEGS: readonly string[] = [
  "restless legs|leg",
  "myrkryp*|benoro|rastlösa_ben",
  "krypningar|kryper|krypande|pirrar|pirrningar|myror|rastlös|rastlösa|rastlöshet|oro|oroliga|ilningar & benen|ben|vaderna - skaldjur - under|flög",
  "kan inte … hålla|ha benen stilla",
  "rls",
];

/** Snoring and pauses of breath. */
export const SNORING: readonly string[] = [
  "snark~|snarka|snarkar|snarkat|snarkade|snarkning*|snarkljud|snarkare|snarkandet|snarkis",
  "andningsuppehåll*|sömnapn*|apné|apne|apneer|apnea|cpap*|andningsstopp*",
  "timmerstock*|timmerstockar",
  "slutar|slutade|slutat|upphör|stannar|stannade|uppehåll & andas|andningen|andning & sover|sömnen|natten|nätterna|säger|märk*|man|fru|sambo*|frun",
];

/** What people call a heart that beats as it should not. */
export const HEART_RHYTHM =
  "hjärtklapp*|hjärtrus*|hjärtrytmrubb*|rytmrubbning*|hjärtflimmer*|förmaksflimmer*|förmaksfladder|flimmer_på_hjärtat|arytmi*|extraslag*|takykardi*|svt";

/** The heart's beat. */
export const PALPITATIONS: readonly string[] = [
  "hjärtat slår dubbelt|konstigt|fel|oregelbundet|ryckigt|stötigt",
  "puls|pulsen & 150|160|170|180|190|200 & gå|går|trappa*|promen*|sitter|vila*|av_att|ingenting|liten|plötslig* - intervall*|spring*|löp*|cykl*|pass*|maxpuls|trän*",
  "hjärtat & hammare|galopp*|hoppa_ur|ur_bröstet|trumma*|flaxar|dunkar|slår_som & ligger|stilla|vila|känns|natten|ibland|plötslig*|fast|varje - kär|inför",
  "hjärtat & slår|slog|gör|får & extra|extra_slag|volt|volter|hopp|skutt|dubbla|pauser|stopp",
  HEART_RHYTHM,
  "hjärtat|pulsen|puls rusar|rusade|skenar|skenade|bankar|bankade|bultar|dunkar|fladdrar|galopperar|slår_hårt|slår_fort|slår_snabbt",
  "hjärtat|pulsen|hjärtslag* & hoppar|hoppade|slår|slog & över|oregelbund*|ojämnt|ojämt|fort|volter|dubbelslag*|slag|hårt|snabbt|konstigt|takt|extra_slag - intervall*|spring*|löp*|tränar|maxpuls",
  "hjärtat|pulsen|hjärtrytm* & oregelbund*|ojämn*|fladdrar|rusar|skenar|rusade|galopp*|stannar|stannade|hoppar|volter|dubbelslag*|flaxar|flimrar - intervall*|spring*",
  "oregelbund*|ojämn|skenande|rusande & hjärt*|puls*|hjärtslag*|hjärtrytm*|hjärtat",
  "fladdr*|fladdrar|fladder & bröst|bröstet|hjärtat",
  "puls|pulsen|vilopuls*|hjärtfrekvens* & hög*|hög|högt|100|110|115|120|125|130|135|140|145|150|155|160|170|180|rusar|skenar & vila|vilar|stilla|sitter|ligger_stilla|natten|soffan|sängen - passet|lägre|sänka|intervall*",
  "hög|snabb puls & vila|vilar|stilla|yr|svag|natten",
];

/** Seizures. */
export const SEIZURES: readonly string[] = [
  "frånvarande|okontaktbar|stirrande|borta & sekunder|stund|stunder & flera|gånger|dagen|ibland|minns|plötslig* - mentalt|pappa|jobb*",
  "krampar|krampade|krampat|krampanfall* & sömnen|natten|sambo*|säger|hela|kroppen|medvet*|tungan|blå - vaden|vader|vaderna|foten|tår*|tårna|ben|benen|magen|mensen|mens",
  "epilepsi*|epileptiker*|epileptisk*|krampanfall*|ep_anfall*|epilepsianfall*|grand_mal|toniskt*",
  "anfall|anfallet|attack|attacker & kramp*|medvetslös*|medvetande*|skak*|skakar|skakningar|rycker|ryckte|ryckningar|fradga|epilep*|stirr*|frånvar*|borta - panik*|fladdermöss",
  "kramper|kramp|krampar|krampade & hela_kroppen|medvetslös*|medvetande*|borta|ambulans* - vad*|vaden|vaderna",
  "krampade|krampat - vad*|vaden|vaderna|foten|tårna|låret|mage*|baksida*",
  "skakar|skakade|skakningar|ryckte|rycker|ryckningar|ryck & hela_kroppen|medvet*|borta|tungan|fradga|okontroller*|minns_inte|armar_och_ben - somna|insomn*|kall*|fryser|skratt*|feber*|knäböj*",
  "bet|bitit|biter & tungan & skak*|natten|vaknade|anfall|kramp*|kiss*|ryck*|blod*|medvet*|öm*",
  "fradga*|fradgan",
  "frånvaroattack*|frånvaroanfall*|absens*|absenser",
  "blev|blir|varit|försvinner|blivit & borta & ryck*|skak*|stirr*|stund|sekunder|kontakt* - jobbet|från|hemma|resa*|bort*_stund - smärtan|värken",
  "stirrar|stirrade|tom_blick|blicken & borta|frånvar*|kontakt*|svarar_inte|tomt - taket|skärm*|tv",
];

/** Eating too little, too much or undoing it. */
export const EATING_DISORDER: readonly string[] = [
  "vågen|väger_mig & gånger|flera|varje|timme|tjugo|tio & dag|dagen|om_dagen|ångest*|panik",
  "mens|mensen|menstruation* & försvann|försvunnit|borta|slutade|uteblev* & springa|sprang|träna*|tränar|mycket|banta*|gå_ner|gick_ner|smal*|deff* - klimakter*|övergångs*|gravid*|spiral*|p_piller|ammar",
  "kontroll|kontrollen & ätandet|ätande|matintag*|maten & tappat|tappar|förlorat|all",
  "kastar|kastat|kastade upp & mat*|måltid*|måltiderna|äter|ätit|middag*|flit|själv - magsjuk*|åksjuk*|migrän*",
  "300|400|450|500|550|600|650|700|750|800|850|900|1000 & kalorier|kcal & tillåter|bara|max|högst|under|gräns|unnar|lever_på - bränn*|passet|underskott|förbränn*|måltid*|lunch*",
  "tränar|träna & sjuk|skadad|feber|utmattad|trött & panik|ångest*|måste|tvång*|straff* - tränar_inte",
  "tänker|tankar|upptagen|fixerad & mat*|maten|vikt*|vikten|kroppen|kalori* & hela|jämt|alltid|konstant|varje|dygnet|svält*|besatt - laga_mat|planera",
  "spyr|kräks|kräkas|spy & äter|åt|ätit|mat|hetsäter & gånger|varje|veckan|dag|sen|sedan|sen",
  "tränar|motionerar|springer & maniskt|tvångsmässigt|besatt|kompensera|bränna|förbränna|bort & ätit|åt|äter|kalorier|maten - muskl*",
  "väger & 35|36|37|38|39|40|41|42|43|44|45|46 & kilo|kg & ner|vill|gå_ner|mindre|fet|tjock|smalare|mens*",
  "gömmer|döljer|ljuger|hemlighåller & inte & äter|ätit|mat|svälter|kräks",
  "ljuger & ätit|äter|maten",
  "slutat|slutade|sluta|vägrar & äta & gå_ner|vikt*|smal*|för_att|tjock*|dagar|helt - godis|kött|gluten|socker|mjölk|sent|rött_kött|efter",
  "besatt|fixerad|tvångstankar|manisk & kalori*|kalorier|vikt|vikten|maten|mat|kroppen|vågen|bli_smal|nyttigt",
  "tvingar|tvinga|får & mig|mej & spy|kräkas|kräks|att_kräkas - magsjuk*|gravid*|migrän*",
  "tokig|galen|panik|rasande|ångest*|kollapsar|klarar_inte & inte & får_träna|träna|tränar|pass|träning* & dag|varje|missar|inte_får|måste - barn*|jobbet",
  "mager|magerlagd|spinkig|benrangel & rädd|vill|ner|fet|tjock|spegel*",
  "ätstörning*|ätstörd*|ätstört|anorexi*|anorektiker|anorektisk*|bulimi*|ortorexi*|hetsät*|hetsåt*|matmissbruk*|hetsätning*|tröstätning_och_kräk|megarexi",
  "kräks|spyr|kräktes|spydde|kräkas|spy|kräka|kräker & efter_maten|efter_mat|efter_måltid*|med_flit|upp_maten|upp_mat|avsiktlig*|ätit|efter_middag*|medvetet|flit|gå_upp|maten|mig_själv|äter|upp_allt|avsiktligt|godis* - magsjuk*|matförgift*|migrän|åksjuk*|gravid*|bebis*|reflux*|allerg*|nötter|skaldjur|blod*|feber",
  "finger|fingrar|fingrarna|fingret … hals|halsen",
  "laxermedel*|laxer*|bantningspiller|bantningstablett*|fettförbrännare_och_laxer - förstopp* - koloskopi*",
  "vätskedrivande & vikt*|gå_ner|smal*|banta* - hjärt*|blodtryck*",
  "svälter|svälta|svultit|svält & mig|mej|själv|kroppen",
  "rädd|rädsla|livrädd|ångest*|skräck|panik|panikslagen|vågar_inte|vågar & äta|gå_upp_i_vikt|gå_upp|bli_tjock|maten|mat|kolhydrat*|kalori*|fett|bli_fet|vågen|socker|väga - inte_rädd|allerg*|nöt*|gluten|laktos|magen|katarr|ibs|barn*|farlig*|offentlig*|sjuk",
  "tränar|träna|springer|motionerar|fastar|promenerar|tränade & kompensera|kompenserar|bränna_av|bränna_bort|straffa|straff|förtjäna|förtjänar|få_äta & ätit|mat|kalorier|maten|äta|åt|allt|mig",
  "kompensera|kompenserar|straffar|straffa & ätit|maten|mat|kalorier|åt|träning*|fasta* - stillasitt*",
  "fastar|fasta|svälter & straff*|skuld*|fyra|fem|sex|dygn|dagar_i_rad|3_dagar|duktig|smal*",
  "äter|åt|ätit & nästan_ingenting|nästan_inget|ingenting|knappt_något|knappt|inget_alls|bara_sallad|bara_ett_äpple|bara_gurka|som_minst|bara_grönsaker & dag*|rädd*|vikt*|smal*|vågar|vill|längre|orolig*|tjock*|gå_upp|om_dagen|veckor",
  "äter … nästan_ingenting|nästan_inget|knappt_något|knappt_någonting",
  "äter|ätit inte … på flera dagar|dygn",
  "hatar|äcklas|avskyr|äcklad & kropp|kroppen|min_spegel*|spegelbild* - av_löpning",
  "räknar|väger|loggar & alla|varje|varenda|tvångsmässig*|maniskt|besatt & kalori*|kalorier|kalori|kcal|gram|smula",
  "200|250|300|350|400|450|500|550|600|650|700|750|800|850|900 & kalorier|kcal|kalori & äter|dagen|dag|intag|max|äta|om_dagen|per - bränn*|förbränn*|underskott|gör_av_med|lunch*|frukost*|middag*|måltid*|passet|pass",
  "panik|panikångest|ångest*|mår_fruktansvärt|tvång* & missar|missat|vilodag*|hoppar_över|inte_får_träna|inte_tränar|inte_träna|inte_hinner & träning*|träna|tränar|pass|passet|gym*|vilodag*",
  "tränar|träning & timmar|varje_dag|dagligen|dubbla & trots|fast|måste|tvång*|få_äta|straff*|ångest* & skada*|skadad|sjuk|feber|äta|kalori*|tvång*|slut|utmattad|blöd*|ångest*|mens*",
  "vräker|trycker|frossar|proppar|hetsar|äter & i_mig|mat*|mat|godis|allt & kräk*|spyr|kontroll*|skäms|äcklas|hatar|ont|smyg|i_smyg|inte_sluta|illa & kräk*|spyr|kontrollen|skäms|äcklas|hatar|smyg|i_smyg|sluta - magsjuk*",
  "förlorar|tappar & kontroll|kontrollen & äter|maten|mat|ätandet|kylskåp*|godis",
  "gömmer|gömt|smyger|smygäter|smygåt & mat|maten|äter|godispapper* - hund*|barn*",
  "tuggar … spottar",
  "äter & i_smyg|smyg|smyg & skäms|mår_illa|kräk*|gömmer|ingen_ser",
  "väger & mig|mej & gånger|varje_timme|flera|gråter|tvång*|besatt|panik|ångest*",
  "bmi & 12|13|14|15|16|17|under_18|under_17|undervikt*",
  "undervikt*|undernär*|svältkost* & vill|banta*|gå_ner|tränar|rädd|mens*|kalori*",
  "tycker|känner|ser|tror & tjock|fet|äcklig*|äckligt|enorm|ful & alla|andra|smal|mager|spegel*|underviktig|hatar",
  "mens|mensen|menstruation*|menstruationen|mensblödning*|mensar & borta|försvann|försvunnit|försvinner|utebliv*|uteblir|uteblev|slutat|slutade|tappat|tappade|förlorat|inte_haft|inte_fått|ingen|inte|aldrig|upphört|oregelbunden & månader|år|halvår*|tränar|träning*|träna|smal*|vikt*|sedan|bmi|haft|äter|kalori*|stressfraktur*|kilo|borta|försvunnit|fryser|tappat|fått - klimakter*|övergångsålder*|gravid*|p_stav|spiral*|hormonspiral*|p_piller|minipiller|ammar|opererat|livmoder*|menopaus*|förlossning*|mensvärk*|riklig*|smärt*|ont|problem|besvär*|pms",
  "amenorré*|amenorre*|relativ_energibrist|energibrist|reds|red_s|idrottstriad*",
  "stressfraktur*|stressfrakturer & mens*|flera|två|tre|igen|äter|vikt*|kalori*|benskör*",
  "vill|ska|måste & ner|gå_ner|smalare|magrare & fast|trots & smal|undervikt*|bmi|normalvikt*|alla",
  "maten|vikten|kaloriräknande* & styr|kontrollerar|tar_över & liv*|livet|mig|tankar*",
  "tvångsträn*|träningsberoende*|träningsnarkoman*",
];

/** Where 'orkar inte mer' is about something else than life. */
export const TIRED_OF_SOMETHING: readonly string[] = [
  "orkar|orka inte mer än",
  "orkar|orka inte mer|längre & träna|springa|gå|cykla|simma|lyfta|jobba|stå|plugga|lika|tid|km|kilometer|minuter|set|repetitioner|reps|vikt*",
  "hopplös|hopplöst|hopplösa|värdelös|värdelöst|meningslös|meningslöst & på|träna*|kalori*|väder*|trafik*|kondis*|möte*|teknik*|räkna|matlag*|bil|bilen|wifi|madrass*|kudde*|sovrum*|passa* - känner_mig",
  "tappat|ingen|saknar & motivation*|träningsglädje|disciplin",
  "ingen mening att|med|i att träna|räkna|banta|köpa|springa|väga|jaga",
  "gråter & film*|filmer|lök*|glädje*|skratt*|bröllop*|barn*|barnet|bebis*|bebisen|sonen|dottern|musik",
  "allt & svart* & kaffe|kläder",
  "panikångest|ångest … prov|tenta*|tandläk*|flyg* - varje|hela",
  "utbränd motor|säkring|lampa|bil",
];

/** Deep sadness. */
export const DEEP_SADNESS: readonly string[] = [
  "orkar|orka & varken & duscha|äta|sova|prata|jobba|träffa|gå|leva|städa",
  "ångest|ångesten & dygnet|konstant|vaknar|hela_dagarna|varenda|kväver|ständig* & runt|dygnet|med|jag|hela|ständig* - deklaration*|prov|tenta*",
  "utmattad|utbränd|slut|hjärnan & gråter|gråta|gröt|tårarna|sjukskriv*|fungerar & gråter|jag|inte|sjukskriv* - maraton|passet",
  "slutat|slutade|orkar_inte|undviker|vill_inte & träffa|umgås|svara|gå_ut|kontakt & vänner|folk|någon|människor|sängen & sängen|ligger|hemma|dagarna|gråter|ledsen|mår|orkar - rök*|alkohol*|ex",
  "deprimer*|depression*|depressiv*|utmattningsdepr*|hopplös|hopplöshet*|livsleda*|panikångest*|panikattack*|ångestattack*|ångestanfall*|dystymi*|melankol*|egentlig_depression",
  "utbränd*|utbrändhet*|utmattningssyndrom*|utmattad_psykiskt|mentalt_slut|psykiskt_slut|kraschat|kraschade|totalkrasch*",
  "gått|gick|går|gå|gått_rakt & väggen|väggen - spring*|boll*|maraton|km",
  "sjukskriven & stress*|psyk*|ångest*|utmatt*|depr*|väggen|utbränd*|orkar|gråter|mår",
  "ingen|inget|inte|saknar|tappat|förlorat|utan & mening|glädje|hopp|hoppet|livsglädje|livslust*|livsgnista*|gnista|framtidstro|lust_till|all_lust|lusten|intresse_för|allt_intresse - springa|cykla|simma|gymma|träna|träning*|sex*|mat|laga* - sötsaker|kaffe",
  "allt|livet|tillvaron|världen & hopplös*|meningslös*|svart|mörkt|grått|nattsvart|känns_tomt|tungt|becksvart|skit - kläder|kaffe|ute|rummet|sovrum*",
  "känner|känns|känt|kände & hopplös*|värdelös*|meningslös*|tom_inombords|tom|tomt|tomhet|ingenting|avstängd|avtrubb*|bedövad|oälskad|misslyckad - mage|tomt_på|träning*|väder*|hunger|gym*|hemma|utflug*",
  "värdelös|värdelöshet*|meningslös|meningslöst|meningslösheten|hopplöst",
  "gråter|gråtit|grät|gråta|gråt|tårar|tårarna|storgråter & varje|hela|jämt|ofta|tiden|dag|natt|alltid|ingenting|allt|jobbet|anledning|kvällar*|sluta|utan|slutar|bara|dagligen|minsta|rinner|konstant|orkar",
  "orkar|orka|orkade|kommer|kom|kan|klarar|mäktar & inte|knappt|ej|ingenting & ur|upp|gå_upp|stiga_upp & sängen|morgonen|dagen|dagarna|soffan|allt|dagar - tidigt|fem|sex|5|6|före|innan_klockan|väckarklocka*|för_att_träna|träna|springa",
  "orkar|orka|orkade & inte|knappt|inte_ens|ej & duscha|borsta|klä_på|ta_mig_upp|ta_mig_för|svara|träffa|umgås|prata|äta|något|någonting|med_något|med_allt|med_vardagen|leka|bry|le|ens - duscha_kallt|äta_mer|mycket|frukost|träna",
  "orkar ingenting|inget - efter|träning*|pass*|värme*|kvällen",
  "!orkar|orka|pallar inte mer|längre",
  "bryr & inte & om & något|någonting|längre|allt",
  "ingen|inget|ingenting & glädje|längre & känner|finns|roligt|kul|längre|betyder|glädje|mening|spelar|hjälper_mot_sorgen - hjälper|på_tv|gym*|slappna|sötsug* - skjuta|ork|energi|kondition*",
  "ingenting|inget|ingen & känns|är|roar|glädjer|intresserar|spelar|längre & roligt|kul|meningsfull*|roll|någon_roll|längre_kul|mening",
  "nedstämd*|nere|deppig*|deppad|deppar|låg|ledsen|olycklig|dyster|sorgsen|nedslagen & hela|varje|månader|veckor|länge|tiden|djupt|jämt|alltid|konstant|året|halvår*|dagarna|sedan|längre_tid|utan_anledning - går_ner|lunga*|rygg|regn*|puls*",
  "djupt|väldigt|mycket|fruktansvärt|extremt & nedstämd*|deppig*|olycklig*|nere|ledsen",
  "svår|stark|kraftig|ständig|outhärdlig*|hemsk|lamslående|förlamande|konstant|extrem|fruktansvärd|enorm|jättemycket|daglig & ångest|ångesten|oro_och_ångest - mobil*",
  "ångest|ångesten & varje|dagligen|hela_tiden|äter_upp|tar_över|förlamar|outhärd*|jämt|kväver|lamslår|river|panik|sjukskriv*|kan_inte & träning*|dag|tiden|upp|över|mig|leva|outhärd*|jämt - missar|träna*",
  "mår|mådde|mått & psykiskt|jättedåligt|skit|fruktansvärt|piss|pest|skitdåligt|uselt|själsligt|så_jävla_dåligt|så_jäkla_dåligt|så_dåligt|förjävligt|åt_helvete - bra|okej|ok|fint|toppen|bättre|illa|magen|efter_mat|av_mjölk|gluten",
  "isolera*|isolerar|drar_mig_undan|undviker_alla|svarar_inte|ligger_bara & mig|folk|alla|telefon*|sängen|vänner|människor|dagarna - huset|vind*|hus|smitt*|covid*",
  "minnet|minnesproblem*|hjärndimma & gråter|gråta|utmatt*|väggen|stress*|sviker & orkar|stress*|gråter|jobb*|slut|sviker",
  "helt|totalt|fullständigt|alldeles slut & psykiskt|mentalt|inombords|själsligt|månader|gråter|orkar|känslomässigt",
  "hatar|avskyr & mig_själv|mej_själv|mitt_liv|livet",
  "kroppen & säger|sa & stopp|ifrån & gråter|stress*|orkar|sjukskriv*|jobbet|slut",
  "skuld*|skam*|skäms & finns|allt|lever|existerar|hela_tiden - träning*|äter|godis|mat",
  "vill & inte & träffa_någon|gå_upp|kliva_upp|göra_någonting|ha_kontakt",
  "ensam & outhärd*|gråter|ingen_bryr|desperat|mörkt|ingen_att & ont|outhärd*|ingen|gråter|desperat",
  "ser|finns|känner & inget & ljus|hopp|slut_på",
  "livskris*|sammanbrott*|bryter_ihop|bröt_ihop|brutit_ihop|nervsammanbrott",
];
