import { PALPITATIONS, PREGNANCY, RESTLESS_LEGS, SEIZURES } from "../sharedPhrases.ts";
import type { RedFlagTheme } from "./theme.ts";

// What a doctor should hear of soon. How phrases are written: phrases.ts.

const SLEEPING =
  "sover|sov|sovit|sömnen|sömn|natten|nätterna|natt|nattetid|sovande|säng|sängen|ligger|låg|somnat|somnar|somna";
const BREATHING = "andas|andades|andats|andning|andningen|andetag|andetagen|andhämtning*|luft";
const STOPS =
  "slutar|slutade|slutat|upphör|upphörde|stannar|stannade|stannat|uppehåll|uppehållet|glömmer_att|slutar_att";
const PAUSES =
  "stoppar|stopp|paus|pauser|pausar|avbryts|tar_slut|lägger_av|försvinner|glömmer|hoppar_över|tyst|tystnar|tystnat";
const WATCH =
  "säger|sa|sade|märker|märkt|märkte|ser|såg|sett|hör|hört|hörde|filmade|filmat|filmar|tycker|påstår|berättar|enligt|orolig|oroar|knuffar|puttar|väcker|räknat|räknade|skakar|ruskar";
const LOUD =
  "jättehögt|superhögt|skithögt|så_högt|vidrigt|högt|höga|hög|högljut*|högljudd*|kraftig*|kraftigt|mycket|trött|tröttheten|trötthet|dödstrött|jättetrött|fruktansvärt|extremt|sömnig*|förfärlig*|alltid|varje|väcker|vaknar|granne*|grannar*|grannarna|utmattad|soffan|rum|gästrum*|flytt*|traktor*|motorsåg*|björn|sågverk*|huvudvärk*|öronproppar|klagar|stör|störs|frun|fru|man|mannen|maken|sambo|sambon|partnern|flickvän*|pojkvän*|barnen|väggen|väggarna|filmat|filmade|andning*|tyst|blodtryck*|egen|egna|egna_snark*|som_en|illa|värre|rejält|jämt|hela|ständigt|sjukt|otroligt|besvär*|problem|irriterar|sova|dragit|andas|kipp*|gräl|skilsmässa|hörs|torr|ånglok|tåg|tillsagd|bettskena|hotell|påpek*|utredning*|utreda|säger|sagt|fått_höra|ingen_vill|camping|tält*|kollegor|resekamrat|lumpen|störande|mitt|mina|blivit|värsta|våldsamt|enligt|öron|oavbrutet|nätterna";
const SWELL =
  "svull*|svullen|svullet|svullnat|svullnade|svällt|sväller|svällde|svullnad*|tjock|tjockt|tjockare|större_än|uppsvull*|uppsvälld|dubbelt";
const NOT_CLOT =
  "stuk*|stukad|stukade|vrickad|vrickade|getingstick*|geting|bett|myggbett|insekt*|vaccin*|träningsvärk|fotboll*|match*|sträckning|sträckt|gikt|gips_av";
const BLOOD =
  "blod|blodig|blodigt|blodiga|blodet|blodrester|blodstrimm*|blodstrimmor|blodstrimmig*|blodklump*|blodspår|blodblandad*|blodblandat|blodtillblandad*|blöder|blödde|blött_från|blödning|blödningar|rödfärgat|rödfärgad|klarröd*|klarrött|rött_blod|färskt_blod";
const LOST =
  "gått_ner|gått_ned|går_ner|går_ned|gick_ner|gick_ned|rasat|rasar|rasade|tappat|tappade|tappar|förlorat|förlorade|förlorar|minskat|minskar|magrat|magrar|viktnedgång*|viktminskning*|viktras*|krymper|krympt|viktförlust*|rinner_av|smalnat|mindre|nedgång";
const WEIGHT = "vikt|vikten|kilo|kg|kilon|viktnedgång*|viktminskning*|viktras*|viktförlust*|hekto|vågen";
const UNWANTED =
  "oförklar*|ofrivill*|oönska*|oavsikt*|plötslig*|plötsligt|av_sig_själv|av_sig_självt|fast|trots|trot_att|varför|anledning|förklaring|orsak|inte_ändrat|inte_försökt|utan_att_försöka|aptit*|aptiten|matlust*|som_vanligt|oroväckande|ändå|äter_lika|äter_mer|normalt";
const ON_PURPOSE =
  "flit|diet*|ozempic|wegovy|mounjaro|saxenda|medvetet|lchf|viktväktarna|keto|hjälp_av|bättre_kost|sundare|ny_kost|träningen|bra_kost|vill|mål|målet|planer*|kaloriunderskott|fasta|svält*";
const NIGHT_SWEAT =
  "nattsvett*|svettas|svettades|svett|svettig|svettigt|svettning*|genomsvett*|genomblöt*|genomblöta|dyngsur*|dyngblöt*|badar|badande|blöta_lakan|plaskblöt*|sjöblöt*";
const LUMP = "knöl|knölen|knölar|knuta|knutor|knutan|bula|buk_knöl|förhårdnad*|klump";
const SOMNOLENT =
  "somna|somnar|somnat|somnade|nickar|nickade|nickat|nicka|slumrar|slumrat|slumrade|slumra|mikrosov*|mikrosömn*|sovit|sover|dåsar|dåsat|vaknade|slocknar|slocknade|slocknat|domnar_bort";
const DRIVING =
  "ratten|ratt|kör|köra|körde|körning|bilkörning|bilkör*|trafiken|lastbil*|motorväg*|truck*|motorcykel|mc|tåget_som_förare|bakom_ratten|rödljus*|rödljuset|e4|vägrenen|mittlinjen|diket|pendlar|bussen_jag_kör|traktorn|gaffeltruck*";
const HITS =
  "slår|slog|slagit|slå|sparkar|sparkat|sparkade|sparka|fäktar|fäktat|skriker|skrikit|skrek|skrika|boxas|boxar|slåss|våldsam*|vilt|viftar|vevar|kastar|flaxar|svär|knuffar|bits|klöser|attackera*|stryptag|ramlar|försvarar";
const DREAMING =
  "sömnen|sover|sovit|sov|sömn|drömmer|drömt|drömmar|drömde|drömmen|drömmarna|dröm|natten|nätterna|mardröm*";
const JOINT =
  "knä|knät|knäet|knäna|höft|höften|höftled*|led|leden|leder|lederna|armbåge|armbågen|axel|axeln|fotled*|fotleden|handled*|handleden|stortån|tån|tå|fingret|knäled*|ledprotes|protesen|knäprotes*|höftprotes*";
const URINATE = "kissar|kissa|kisset|kissat|kissade|urinerar|urin*|kissnödig*|toa|toan|toaletten|springer_på_toa";
const CONSTANTLY =
  "hela_tiden|jämt|alltid|konstant|ständig*|ständigt|omättlig*|oavbrutet|enorm*|jätte*|jättetörstig|extrem*|onormal*|onormalt|otrolig*|väldigt|kopiöst|liter|massor|aldrig_nog|släcks|släcka|fruktansvärt|hur_mycket|varje_timme|natten|nätterna|mycket|trött|suddig*|dimmig*|vikt*|kilo|kg|gått_ner|magrat|aceton*";
const DIABETIC =
  "diabet*|insulin|insulinet|typ_1|typ_2|typ1|typ2|sockersjuk*|blodsocker*|blodsockret|sockret|novorapid|lantus|pump|pumpen|ketoner|metformin";
const SHAKING =
  "skak*|skakig|skakar|darr*|darrig|darrar|kallsvett*|kallsvettig|svett*|svettig|förvirr*|förvirrad|svimm*|medvetslös*|kräk*|kräks|spyr|blöt|kramp*|sluddr*|väcka|väckt|borta|vinglig|känning|känningar";
const LOW_NUMBER = "1|2|3|ett|två|tre|under_4";
const HIGH_NUMBER = "14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|tjugo";

/** Themes of urgency 1177, and a few of 112, most urgent first. */
export const BODY_THEMES: readonly RedFlagTheme[] = [
  {
    key: "low-sugar",
    urgency: "112",
    about: "blodsockret",
    text: "Ett mycket lågt eller mycket högt blodsocker kan vara farligt. Ring 112 om du blir förvirrad, kräks, inte går att väcka eller har höga ketoner. Ta socker om du är skakig eller kallsvettig och blodsockret är lågt. Ring annars din diabetesmottagning eller 1177 i dag.",
    phrases: [
      "blodsock*|blodsockret|blodsocker 14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33",
      `högt|högre|skyhögt|lågt & blodsocker|blodsockret|socker|sockret|glukos & ${HIGH_NUMBER}|2|3|${SHAKING} - gånger|hba1c`,
      `socker|sockret|blodsocker|blodsockret & ${LOW_NUMBER} & svett*|svettig|skak*|darr*|yr|förvirr*|känning - gånger|kaffe|te|koppar|bitar`,
      `blodsock*|blodsockret|sockret|blodglukos|glukos|glukosen|bs|p_glukos & ner_på|nere_på|ned_på|på|till|var|är|under|visade|värde|låg & ${LOW_NUMBER} - mmol_långtid|långtidssocker|hba1c - gånger|timmar|månader|veckor`,
      `blodsocker|blodsockret|sockret|blodsockervärde|glukos & på|över|till|var|är|visade|låg|stiger & ${HIGH_NUMBER} - gånger|minuter`,
      `blodsock*|blodsockret|sockret & sjunk*|rasar|rasade|dippar|faller|kraschar|lågt|låga|dyker|störtdyker & ${DIABETIC}|natten|nätterna|${SHAKING} - blodsocker_bra`,
      `blodsock*|blodsockret|sockret & högt|höga|skyhögt|jättehögt|skenar & kräk*|kräks|spyr|ketoner|aceton*|andas|törst*|törstig|kiss*|trött - typ_2_välskött`,
      `${DIABETIC.replace("|blodsocker*|blodsockret|sockret", "")} & ${SHAKING} - inte_svettas|träna*|gym*`,
      "hypoglyk*|insulinkänningar|insulinkänning*|insulinkoma|sockerkoma|insulinchock*|diabeteskoma",
      "känning|känningar & insulin|diabet*|natten|blodsocker*|socker|typ|ofta|kraftig*|morgonen",
      "ketoacidos*|syraförgift*|dka",
      "ketoner & höga|höga_värden|kräk*|kräks|typ_1|diabet*|insulin|stickor - keto|lchf",
      "för_mycket|dubbelt|dubbel|fel|glömt|slut & insulin|insulinet",
    ],
    harmless: ["blodsockret är bra|stabilt|normalt", "långtidssocker*"],
  },
  {
    key: "diabetes-signs",
    urgency: "1177",
    about: "törst och att kissa ofta",
    text: "Att vara mycket törstig och kissa mycket, särskilt om du också är trött eller går ner i vikt, kan bero på högt blodsocker. Ring 1177 eller din vårdcentral i dag och be om ett blodprov. Ring 112 om du kräks, är mycket slö eller andas tungt.",
    phrases: [
      "dricker|törst*|törstig & kissar & kamel|häst|hela_tiden|jämt|konstant|massor|oavbrutet|hur_mycket|flera_gånger|varje_natt - kaffe|öl|te",
      `törst~|törst|törstig|törsten|jättetörst*|törstar & ${URINATE} - öl`,
      `törst~|törst|törstig|törsten|törstar & ${CONSTANTLY} - träning*|tränat|tränar|bastu*|salt*|öl|passet|springer|löp*|värme* - kunskap*|äventyr*`,
      "jättetörst*|stortörst*|törstig_jämt|konstant_törst*",
      `dricker|druckit|dricka & liter|massor|mycket|hela_tiden|kopiösa|vatten & ${URINATE} & vikt*|kilo|trött*|hela_tiden|jämt|konstant|törst*|massor|natten|gånger|suddig* - kaffe|te|öl - blås*|undvika`,
      `${URINATE} & hela_tiden|jämt|konstant|massor|stup_i_kvarten|varje_timme|onormalt & trött*|vikt*|kilo|törst*|törstig|dricker|dimsyn|suddig* - gravid*|prostata*|uvi`,
      "aceton* & luktar|lukt|andedräkt*|munnen|doft* - nagellack*",
      "suddig*|dimmig* & törst*|törstig|kiss*|vikt*",
      "svamp_i_underlivet|sår_som_inte_läker & törst*|kissar",
    ],
  },
  {
    key: "joint-infection",
    urgency: "1177",
    about: "en led eller ett sår som kan vara infekterat",
    text: "En led som plötsligt är röd, varm och svullen, särskilt med feber, ska bedömas i dag. Åk till en akutmottagning eller ring 1177 nu. Ring 112 om du är förvirrad, andas snabbt eller känner dig mycket sjuk. Belasta inte leden.",
    phrases: [
      `${JOINT} & feber*|febrig*|frossa|38|39|40|hög_temp`,
      `${JOINT} & röd|rött|rodnad*|rodnar & varm*|varmt|het|hett|hetta|svull*|svullen|svullet|ont|glödhet`,
      `${JOINT} & het|hett|glödhet*|brännhet* & svull*|svullet|svullen|ont|röd*|plötslig*|över_en_natt|jätteont`,
      `${JOINT} & varm|varmt & svull*|svullen|svullet & ont|plötslig*|natt|stödja|röd* - fotboll*|match*|träning*`,
      "sår|såret|bett|bettet|operationssår* & feber*|frossa|varar|var|rött_streck|röd_rand|rodnaden_sprider|illaluktande",
      "rött|röd streck|strimma|rand & arm*|ben*|sår*",
      "blodförgift*|sepsis|septisk*|rosfeber",
    ],
  },
  {
    key: "sleep-apnoea",
    urgency: "1177",
    about: "snarkning eller andningsuppehåll",
    text: "Snarkning, andningsuppehåll eller att vakna och kippa efter luft kan bero på flera saker, bland annat sömnapné, som går att utreda och behandla. Ring 1177 eller din vårdcentral och berätta. Kör inte bil när du är sömnig.",
    phrases: [
      "snarkning|snarkningar|snarkande|snarkandet & min|mitt|mina & dåligt|problem|stör|grund|trött*|vaknar|klagar|partner*|förstör|högt|väcker",
      `låter|lät & som & ${SLEEPING} - granne*|jobb*|film*|musik*|låt_som|dröm`,
      "rosslar|gurglar|fnyser|frustar|gapar|tystnar|tystnade & nätterna|natten|sover|sömnen|nattetid - granne*|bebis*|fönst*|kylskåp*|gatan",
      "räkna*|räknar & sekunder*|sekunderna & andas|andetag*|andningen|igen",
      "huvudvärk* & vaknar|morgon*|morgnarna & somnar|sömnig*|trött* & jobbet|datorn|dagen|dagarna|möten|tv - vin|bakis|migrän",
      "räknat|räknade|räknar & sekunder|andetag*|minut|till & andetag*|andas|andningen|snark*",
      "sekunder|minut|minuter|stunder & mellan & andetag|andetagen|andas",
      "tystnar|tystnat|tyst & flämtar|snark*|andas|smäll|fnys*|kippar|luft|rycker",
      "snarkning|snarkningar|snarkandet & dagtrött*|trött*|blodtryck*|problem|besvär*|klagar|väcker",
      "andningsuppehåll*|sömnapn*|apné|apne|apnéer|cpap*|apnea|apneer|apnén|andningsstopp*|apnéskena|osas|syremättnad_i_sömn",
      `${STOPS} & ${BREATHING} - stress*|stressad|fokus*|koncentr*|lyft*|lyfter|dator*|mejl*|simma*|simmar|dyk*|dyker|plank*|knäböj|övning*|frisk - sovrum*|rummet|spring*|trapp*`,
      `${PAUSES} & ${BREATHING} & ${SLEEPING}|snark*|${WATCH}`,
      `inte|knappt & andas|andades & ${SLEEPING}|${WATCH} - näsan|orkar`,
      "jag|mig & andas|andningen & stundvis|ibland|stunder|minut|sekunder & inte|stopp*|uppehåll*",
      "vaknar|vakna|vaknat|vaknade|väcks|rycker_till|far_upp|sätter_mig|väcker|flyger_upp & kipp*|kippar|kippa|kvävd|kvävde|kvävning*|kvävs|kvävas|luft|andan|flämt*|flämtar|sätter_i_halsen|andnöd|snapp*|andas|andetag|drunkn*|panik_luft - frisk|dålig|torr|kall|näsa*|fönst* - utvilad|pigg",
      `kvävd|kvävde|kvävning*|kvävs|kvävas|kvävningskänsl*|flämtar|kippar|gurglar|drunknar & ${SLEEPING} - stress*`,
      `sätter i halsen & ${SLEEPING}`,
      `tappar|tappade|håller|förlorar & andan|luften|andningen & ${SLEEPING}`,
      `snark~|snarkar|snarka|snarkat|snarkade|snarkning*|snarkningar|snarkljud*|snarkis|drar_timmerstock* & ${LOUD} - förkyld*|inte_så|lite`,
      "timmerstock*|timmerstockar|dra_timmer",
      `låter|lät & som & björn|traktor|motorsåg*|kvävd|kvävde|kvävning*|kvävs|kvävdes|sågverk|dör|ångvält|dragspel|drunknar & ${SLEEPING}`,
      "sover & som & motorsåg|traktor|björn|sågverk & högt|hörs|snark*|låter",
      "vaknar|morgon*|morgnarna|morgonen & huvudvärk*|torr_mun|torr_i_munnen|muntorr* & trött*|trött|sömnig*|dödstrött|utmattad|timmar|outsövd - baksmälla|bakis|vin",
      "trött|sömnig*|somnar & trots|fast|även_om & 8|9|10|åtta|nio|tio|hela_natten & timmar|natten & huvudvärk*|överallt|dagarna|torr*|snark* - bebis*",
      "blå|syret|syrehalt*|syresättning* & sover|sömnen|natten|klockan & låg|sjunker|under|dippar|läpp*",
    ],
    harmless: [
      "håller andan",
      "sambon|mannen|maken|frun|partnern snarkar|snarkade",
      "hör|hörde|hört granne*|grannen|mannen|pappa|mamma|honom|henne|sambon|frun snarka|snarkar",
      "snark~|snarkar|snarka inte",
      "dålig|frisk luft",
    ],
  },
  {
    key: "asleep-at-wheel",
    urgency: "1177",
    about: "att somna när du kör",
    text: "Kör inte bil eller maskin förrän du har talat med en läkare. Att somna eller nästan somna vid ratten är farligt för dig och andra, och kan bero på något som går att behandla. Ring 1177 eller din vårdcentral i dag.",
    phrases: [
      "kört|kör|körde & av_vägen|i_diket|över_mittlinjen|på_räfflorna & trött*|trötthet*|somn*|sömn*|nästan",
      "kört|körde|hamnade|åkte|var_på_väg & av_vägen|diket|mitträcket|fel_sida|vägrenen|avfart* & somn*|somnade|somnat|trött|sov|nickade|slumrade|sömnig",
      `${SOMNOLENT} & ${DRIVING} - passagerar*|baksätet|fru_kör|min_fru|mannen_kör|frun_kör|sambon_kör|han_kör|hon_kör|någon_annan - trafikbuller|utanför|ljud*|bullret|kör_igång`,
      `${SOMNOLENT} & bilen|bil|jobbilen - passagerar*|baksätet|fru|frun|mannen|sambon|någon_annan|barn*|pappa|mamma - bilar|parker* - ljud*`,
      "sömnattack*|mikrosömn*|narkoleps*|kataplex*|sekundsömn*",
      "trött|sömnig*|dödstrött|sömndrucken & bakom_ratten|vid_ratten|kör_bil|köra_bil|bilkörning*|kör|i_bilen|lastbil* - trött_på|less - kör_hårt|kör_på",
      "ögonen|ögonlocken & faller|åker|slår|stängs|ihop & kör*|kör|ratten|bilen",
      "vaknade|vaknar & av_vägen|på_väg_av|diket|vägrenen|räfflorna|fel_fil|tutade|tuta|fel_körfält|fel_sida",
      "somnar|somnat|somnade & mitt_i|möten|möte|samtal|en_mening|pratar|tuggan|äter",
    ],
    harmless: ["somna|somnar … bilar|trafikbuller|trafiken_utanför|buller|ljud", "somna … sent"],
  },
  {
    key: "bleeding",
    urgency: "1177",
    about: "blod där det inte ska vara",
    text: "Blod i avföring, urin eller upphostningar ska alltid bedömas, även om det oftast har en ofarlig förklaring. Ring 1177 eller din vårdcentral i dag. Ring 112 om det är mycket blod eller om du blir svag eller yr, och åk till en akutmottagning om avföringen är svart.",
    givesWayTo: ["bleeding-acute"],
    phrases: [
      "rött|röda|rödaktigt|rosa & toapapper*|toapappret|papperet|pappret|toaletten|toan|trosorna|toastolen - läppstift*|tryck*",
      "mörkröd*|rödbrun*|rödsvart*|röd|rött|röda & avföring*|avföringen|bajs|bajset|vatten|vattnet & bajsa*|toa*|avföring*|avföringen|bajs* - rödbet*|betor",
      "blod|blodigt|blöder & torkar|bakre|därbak|baken|stjärten|bak & mig|därbak|baken",
      "blöder|blödning*|blödningar & mellan & mens*|menstruation*|menstruationerna",
      "röd*|rött|rosa & kissar|kissade|urin*|kiss*|kiss|avföring* & inte|utan & rödbet*|rödbetor|betor",
      `${BLOOD} & sädesvätska*|sperma*|utlösning*|bröstvårt*|öra|örat|naveln|flytning*`,
      "mens|mensen|blödning* & hållit_på|pågått|pågår|slutar_aldrig|vill_inte & veckor|vecka|månad*|två|tre",
      "småblöd*|blödning* & mens|sex|samlag|mellan",
      "blodig*|blod & hostar|hosta|slem*|slem|saliv*|spott* - hund*",
      `${BLOOD} & nummer_två|toa|avföring*|bajs*|bajsar|bajset|bajsat|bajsade|toan|toaletten|toapapper*|toapappret|papper|pappret|papperet|toastolen|stolen|ändtarm*|rumpan|stjärten|anus|analt|tarmen|rektum|trosorna|diarré* - rödbet* - prov|blodprov* - hund*`,
      `${BLOOD} & urin*|urinen|kiss*|kisset|kissar|kissa|kissat|kissade - prov|urinprov* - rödbet*`,
      `${BLOOD} & hostar|hosta|hostat|hostade|hostan|hostning*|upphostning*|upphosta*|slem|slemmet|spott*|spottar|saliv|saliven|spottet|kräks|kräkts|spyr|nyser_ut|loska`,
      "röd|rött|rosa|röda|rödaktig* & urin*|urinen|kiss|kisset|kissar|kissade|kissat|avföring*|bajs* - rödbet*|blåbär*|hallon*|lingon*|betor",
      "svart*|svart|becksvart|kolsvart & avföring*|bajs*",
      "blodhosta*|hematuri|tarmblödning*|hemorroid*_blöder|ändtarmsblöd*",
      "blöd*|blöder|blödde|blödning*|blodig* & samlag*|sex|klimakter*|menopaus*|övergångsålder*|slutat_ha_mens|slutat_mensa|mens_för_fem|efter_klimakteriet|mellan_mensar*|mellan_mens|igen_efter",
      "mellanblöd*|kontaktblöd*|underlivsblöd*",
      "blöder|blödning* & månader|veckor|oregelbund*|inte_mens|utan_mens|underliv*|sen_vecka & underliv*|mens*|veckor|inte",
      "blåmärk*|blåmärken & ingenting|utan|överallt|lätt|massor|spontan*|anledning|varför|inget|hela|plötslig* - slår|sömn* - fotboll*|match*|bjj",
      "tandkött*|näsblod*|näsblod & hela_tiden|blåmärk*|varje_dag|dagligen|timmar|timme|ofta|aldrig_slutar|ymnig*|rinner",
      "prickar|punktformiga|petekier & hud*|röda|lila & blöd*|blåmärk*",
      "sår|födelsemärke* & blöder & läker_inte|läker|hela_tiden|av_sig",
    ],
    harmless: [
      "svart|svarta & avföring|avföringen|bajs & järn*|lakrits*|blåbär* - slutade|slutat|utan",
      "blod & gav|ger|lämnade|lämnar|donera*|blodgivare",
      "blod … blodprov|provet",
      "rakar|rakade|rakning",
    ],
  },
  {
    key: "urine-jaundice",
    urgency: "1177",
    about: "gul hud eller mörk urin",
    text: "Gula ögonvitor, gul hud eller urin som är mörk som cola ska bedömas i dag. Ring 1177 eller åk till en akutmottagning, särskilt om det kom efter ett hårt träningspass. Drick vatten, och träna inte till dess.",
    phrases: [
      "cola*|colafärg*|mörkbrun*|tefärg*|brun|brunt|brunaktig* & urin*|urinen|kiss|kisset|kissar|kissade",
      "mörk|mörkt & urin*|urinen|kiss|kisset & pass*|crossfit|träning*|avföring*|gul*|värk*|muskl* - drick*",
      "gulsot|ikterus|rabdomyolys|rhabdomyolys|rabdo",
      "gul|gula|gult|gulnat|gulnar & ögonvitor*|ögonvita*|ögonen|vitorna|huden|hyn - morötter|solar|snor|slem",
    ],
  },
  {
    key: "leg-clot",
    urgency: "1177",
    about: "svullnad eller smärta i ett ben, eller blodpropp",
    text: "Ett ben som plötsligt svullnar, blir varmt, rött eller ömt ska bedömas i dag. Ring 1177 nu, och 112 om du också får svårt att andas eller ont i bröstet. Vänta med träningen.",
    phrases: [
      `svullen|svullet|svullnad|tjock|uppsvälld vad|vaden|underben & flyg*|resa*|resan|bilresa*|ena|efter|varm*|röd*|ont`,
      `${SWELL} & ben|vaden|vad|underben|arm & flyg*|flygresa*|bilresa*|långresa*|gips*|operation*|opererad|opererats|sängliggande - ${NOT_CLOT}`,
      `${SWELL} & vaden|ena_vaden|underben*|underbenet|benet|ena_benet|låret|armen|höger_ben|vänster_ben|ena_foten|knävecket - ${NOT_CLOT}`,
      `vaden|ena_vaden|underbenet|benet|låret|knävecket|armen & röd|rött|rodnad*|varm|varmt|het|hett|blå|blått|lila & ${SWELL}|öm|ömt|ömmar|ont|värker|spänn*|flyg*|hård*|trycker|plötslig*|smärt* - ${NOT_CLOT}`,
      `vaden|ena_vaden|underbenet|knävecket|låret & ont|öm|ömmar|värker|smärt*|spänner|spänd|hård & flyg*|flygning*|flygresa*|gips*|sängläge*|operation*|p_piller|plötslig*|ena|tryck*|varm*|röd*|resa*|bilresa*|förlossning* - ${NOT_CLOT} - tränat|tränade|spring*|löp*|pass*`,
      "?blodpropp*|blodproppar|ventrombos*|djup_ventrombos|trombos*|dvt|lungembol*|lungpropp*|emboli",
      "?propp & benet|vaden|lungan|lungorna|armen|ben|lungor|låret - avlopp*|stopp",
      "proppar|propp & lungor*|lungorna|benen|benet|blodet|armen - avlopp*|mamma|pappa|medicin_efter",
      "åderbråck & röd*|hård*|ont|varm*",
    ],
    harmless: [
      "svullen|svullnad … stukad|stukat|stukade|stukning",
      "stukad|stukat|stukade|stukning … svullen|svullnad|svullet",
    ],
  },
  {
    key: "expecting",
    urgency: "1177",
    about: "graviditet",
    text: "När du är gravid ska råd om träning, kost, tillskott och läkemedel passa just dig. Fråga barnmorskan eller 1177 innan du ändrar något. Ring förlossningen eller 112 vid blödning, kraftig smärta eller svår huvudvärk, och om barnet rör sig mindre än det brukar.",
    givesWayTo: ["pregnancy-warning", "postpartum"],
    phrases: [PREGNANCY, "väntar|väntat barn|bebis|tvillingar|smått|vårt_första|mitt_första"],
    harmless: ["väntar barnbarn", "försöker|planerar|vill … gravid*"],
  },
  {
    key: "nursing",
    urgency: "1177",
    about: "amning",
    text: "När du ammar ska råd om kost, fasta, tillskott och läkemedel passa både dig och barnet. Fråga BVC, barnmorskan eller 1177 innan du ändrar något.",
    givesWayTo: ["pregnancy-warning", "postpartum"],
    phrases: ["ammar|amma|ammat|amning*|ammande|delammar|helammar|pumpar_mjölk|nattamma*|nattamning"],
    harmless: ["slutat|slutade … amma", "ammar|amma inte längre"],
  },
  {
    key: "postpartum",
    urgency: "1177",
    about: "tiden efter en förlossning",
    text: "Feber, illaluktande avslag, ökande blödning eller smärta efter en förlossning ska bedömas i dag. Känner du dig mörk, tom eller rädd för att skada dig eller barnet finns det hjälp. Ring förlossningen, BVC eller 1177 nu, och 112 om det är bråttom.",
    phrases: [
      "nyfödd*|bebis*|bebisen|förlossning*|barnsäng* & jag & gråter|gråtit|nedstämd*|deppig*|ångest*|ledsen & utan|anledning|jämt|varje|hela|ständigt|bara - bebisen_gråter|barnet_gråter|när_bebisen",
      "mörka|hemska|svarta|obehagliga & tankar|tankarna & förlossning*|förlossningen|bebis*|barnet|amning*|nyfödd*|mamma - min_mamma",
      "panikångest|panikattack*|ångest*|panik & mamma_till|nyfödd*|bebis*|bli_mamma|vara_mamma|förlossning*|blivit_mamma",
      "kejsarsnitt*|kejsarsnittet|snittet|snittsåret|stygnen|bristningen & infekt*|infekterat|vätskar|luktar|var|öppnat|svull*|rodnar|gått_upp|feber*",
      "födde|fött|förloss*|förlossningen|förlöst|nyförlöst|kejsarsnitt*|snittet|snittad|avslag|bristning*|barnsängs* & feber*|frossa|febrig|blöder|blödning*|blod*|illalukt*|luktar|varar|var|varigt|öppnat|svull*|röd|rött|kraftig*|smärt*|inkontinen*|läcker|läckage|håller_inte|yr|svimm*|huvudvärk*|andnöd* - rädd_för",
      "födde|fött|förloss*|förlossningen|förlöst|nyförlöst|kejsarsnitt*|nybliven|nyblivna|bvc|barnet_kom|fick_barn|blev_mamma|blev_pappa & gråter|gråtit|ledsen|nedstämd*|tom|tomt|deppig*|ångest*|panik*|tårar|ingenting|orkar|mörkt|flashback*|mardröm*|hopplös*|ångrar|deprim*|nere|skada|dålig_mamma|trauma*|anknyt* - inte_ledsen",
      "@bebis*|bebisen|nyfödd*|spädbarn*|barnet|dottern|sonen|dotter|son|min_lilla & känner_ingenting|känner_inget|inte_knyta|knyta_an|anknyt*|ångrar|skada|skaka|tvångstank*|hemska_tankar|kasta|slänga|göra_illa|släppa|lämna_bort|kväva|illa & jag|mig|tankar|rädd|vill|tänker|känner|inte - matar|skada_på|knät",
      "@känner & ingenting|inget|inte & bebis*|nyfödd*|spädbarn*|barnet|mitt_barn|för_barnet - sparkar|rörelser",
      "förlossningsdepr*|förlossningspsykos*|postpartum*|amningspsykos",
      "bröst|bröstet|brösten|mjölkstockning*|amma*|ammar|amning* & feber*|frossa|39|38|40 - bebis*_feber",
      "mjölkstockning*|bröstböld*|mastit|bröstinflamm*",
    ],
  },
  {
    key: "weight-loss",
    urgency: "1177",
    about: "att gå ner i vikt utan att vilja det",
    text: "Att gå ner i vikt utan att försöka kan ha många orsaker och ska utredas. Ring 1177 eller din vårdcentral innan du ändrar kost eller träning.",
    phrases: [
      "kilo|kg & lättare|mindre|smalare|magrare & blivit|väger|utan|orsak|förklaring|anledning|plötslig* - vill|diet*|träning*|banta*|medvetet|nöjd",
      "matlust*|matlusten|aptit*|aptiten & ingen|inte|dålig|tappat|borta|försvunnit|förlorat & mager|magrat|smal*|vikt*|kilo|kg|trött*|blek|veckor|månader|ner - magsjuk*|förkyl*|influensa*|värme*",
      "mager|utmärglad|avmagrad|benig & blivit|blir & utan|fast|matlust*|aptit*|äter|trots|snabbt",
      `${LOST} & ${WEIGHT} & ${UNWANTED} - ${ON_PURPOSE} - stång*|bänk* - utan_problem`,
      `${LOST} & ${WEIGHT} & utan & försöka|försökt|försök|banta|bantat|veta|ändra|ändrat|vilja|mena|anstränga|anledning|orsak|förklaring|bantning|diet|göra|förstå|att_jag|velat`,
      `${LOST} & ${WEIGHT} & vet_inte|förstår_inte|konstig*|oroad|orolig|oroar|aptit*|matlust*|äter & ${UNWANTED}|inte|varför|orolig|oroad`,
      "oförklar*|ofrivillig*|oönskad|oavsiktlig*|plötslig* & viktnedgång*|viktminskning*|viktras*|gått_ner|går_ner|magr*|viktförlust*",
      "rasat|rasar|rasade|störtdyker|rasande & vikt|vikten - ville|målet",
      "magrat|magrar|avmagr*|tynar",
      "kläder|kläderna|byxor|byxorna|jeansen|bältet|skärpet|ringen & stora|för_stora|lösa|löst|hänger|ramlar|glappar|hål|sitter & fast|utan|trots|som_vanligt|inte|plötslig*|aptit*|äter - träna*|diet*|banta* - ozempic",
      "vågen & mindre|sjunker|ner|rasar & aptit*|utan|fast|trots|varje_vecka|inte|mindre_och - mål*|äntligen",
      "tappat|tappar|förlorat|ingen|dålig|sämre|saknar & aptit|aptiten|matlust*|matlusten & vikt*|kilo|kg|magr*|gått_ner|vågen|veckor|månader|trött*|vikten",
      "blir|blivit & smalare|magrare|tunnare & fast|utan|trots|vet_inte|äter",
    ],
    harmless: ["utan att banta & vill|gå", "tappa vikt"],
  },
  {
    key: "night-sweats",
    urgency: "1177",
    about: "nattsvettningar eller feber",
    text: "Kraftiga svettningar på natten tillsammans med feber, viktnedgång eller knölar ska en läkare bedöma. Ring 1177 eller din vårdcentral. Träna inte med feber.",
    phrases: [
      "svettas|svett|svettig|svettar & lakan*|lakanen|madrassen|pyjamas*|sängkläder* & natt*|natten|varje|igenom|blött|dyngsur* - varmt|täcke*|klimakter*|övergång*|vallning*|insulin - tränar",
      "febern|feber* & vill|går|försvinner|släpper|viker & inte - barn*|frisk",
      `${NIGHT_SWEAT} & feber*|febrig*|frossa|viktnedgång*|vikt|vikten|kilo|kg|gått_ner|gått_ned|magrat|körtlar|lymf*|körtel*|knöl*|knölar|knuta|hosta*|hostar|matlust*|aptit* - träning*|tränar|klimakter* - gym*`,
      "genomblöt*|dyngsur*|dyngblöt*|genomsvett*|sjöblöt*|plaskblöt*|byta_lakan|byter_lakan|byta_pyjamas|byter_pyjamas|byta_tröja|badar_i_svett|blöta_lakan|lakanen_är_blöta & natt*|natten|nätterna|lakan*|sängen|vaknar|varje - klimakter*|vallning*|varmt|täcke*|övergångs*|insulin|regn*|träning*|gym*|barn*",
      "feber*|febern|febrig*|temp & i|på|sedan|sen|över|flera|snart & veckor|vecka|månad|månader|veckor|tio_dagar|dygn - influensa_förra|frisk|kattens",
      "feber*|febern|febrig* & återkom*|kommer_och_går|kommer_tillbaka|långvarig*|oförklar*|inte_går_ner|går_inte_ner|ger_sig_inte|varje_kväll|kvällarna|hela_tiden|släpper_inte|svängande - frisk",
      "feber* & 39|40|41|hög|frossa|skakar & grader|frossa|hög|39|40|feber|sjuk|graders - haft_som - har_inte",
      "frossa|feberfrossa|frossbryt* & feber*|skak*|svett*|natten|sjuk - godis|choklad",
      "långvarig|återkommande|oförklar*|envis & feber*",
    ],
    harmless: [
      "feber … förra veckan … frisk",
      "resfeber|hösnuva|hö_feber|höfeber|sportlovsfeber|guldfeber|scenfeber|rampfeber",
    ],
  },
  {
    key: "lump",
    urgency: "1177",
    about: "en knöl eller en förändring i kroppen",
    text: "De flesta knölar är ofarliga, men en ny knöl eller en förändring som växer ska undersökas. Ring 1177 eller din vårdcentral och boka en tid.",
    phrases: [
      `${LUMP} & bröst|bröstet|bröstvårt*|halsen|hals|armhåla*|armhålan|ljumsk*|ljumsken|testik*|testikeln|pung*|pungen|kroppen|huden|nacken|sköldkörtel*|magen|nyckelben* - klump_i_magen|gråt* - muskl*|muskelknut*`,
      "hittat|hittade|upptäckt|upptäckte|känner|känt|fått|har & knöl|knölar|knuta|knutor & växer|ny|konstig|hård|öm|större|under|på|i - muskl*|ryggmuskl*|håret|massage*",
      "knöl|knölar|knölen|knuta|knutan & växer|växt|växande|hård|större|hittat|hittade|upptäckt*|fått - muskl*|håret|rep",
      "svull*|förstorade|svullen|svullnade & lymfkörtlar|lymfkörtel|lymfkörtlarna|lymfkört*|lymfknut*|körtlar|körtel - förkyl*|halsfluss",
      "födelsemärke*|leverfläck*|prick|fläck & växer|växt|ändrat|förändrat|förändrats|blöder|kliar|större|ändrar|mörknat|ojämn - tröjan",
      "?tumör*",
    ],
    harmless: ["muskelknut*|muskelknutor", "triggerpunkt*", "knut|knutor i muskl*|musklerna|muskeln|ryggmuskl*"],
  },
  {
    key: "palpitations",
    urgency: "1177",
    about: "hjärtklappning",
    text: "Hjärtklappning är oftast ofarlig, men bör bedömas när den är ny eller kommer ofta. Ring 1177 eller din vårdcentral innan du tränar hårt, och var försiktig med koffein. Ring 112 om du också blir yr, får ont i bröstet eller svårt att andas.",
    phrases: PALPITATIONS,
    harmless: [
      "hjärtat & bankar|bultar|rusar|slår|hoppar|klappar|skenar & inför|publik*|tal|lycka|kärlek|kär|glädje|förväntan|förälskad|nervös|scen*|spän*",
      "puls*|pulsen|hjärtpuls* & passet|pulszon*|intervall*|spring*|löp*|tempopass|backe*",
      "hjärtat slår för",
      "hjärtat slår extra för",
    ],
    givesWayTo: ["palpitations-dizziness"],
  },
  {
    key: "seizures",
    urgency: "1177",
    about: "krampanfall",
    text: "Krampanfall ska en läkare känna till innan du ändrar sömn, kost eller träning: sömnbrist, fasta och vissa tillskott kan påverka. Ring 112 vid ett pågående anfall som inte ger sig inom några minuter eller om det är ditt första. Ring annars 1177 eller din vårdcentral.",
    phrases: SEIZURES,
  },
  {
    key: "dream-enactment",
    urgency: "1177",
    about: "att röra sig häftigt i sömnen",
    text: "Att slå, sparka eller skrika när du drömmer kan behöva utredas. Gör sovplatsen säker, och ring 1177 eller din vårdcentral och berätta, gärna tillsammans med den som har sett det.",
    phrases: [
      "blåtira|blåmärken|slagit|slog|skadat|strypte|stryptag & drömde|drömmer|sömnen|sov|sover|dröm|mardröm*",
      `${HITS} & ${DREAMING} - klocka*|klockan|väckarklocka* - bebis*|barn_skriker|grannar*|granne*|bollen|rekord|personbästa - täcket - slår_till`,
      "ramlar|ramlat|ramlade|faller|fallit|föll|kastar|hoppar|hoppade|hoppat|flyger|rusar & sängen & ur|dröm*|drömmer|sover|sömnen|natten - barn* - lego",
      "kastar mig … sängen",
      "lever_ut|levt_ut|agerar_ut|spelar_ut|agerar|leva_ut|utagerar & drömmar*|drömmarna|mardröm*|drömmen",
      "våldsamma|häftiga rörelser … sömn*|sover|natten",
      "rem_sömnstörning|rem_sömn_störning|sömnbeteende*|parasomni*|nattskräck",
      "går|gick|gått|gå|vandrar|promenerar i_sömnen|runt_i_sömnen|omkring_i_sömnen",
      "gör|kör|lagar|äter|åt|städar|klär|öppnar|vaknar_i|står & sömnen|sover & minns_inte|utan_att_minnas|mat*|köket|trappan|dörren|ute|kör - frukost",
      "sömngång*|sömngångare|går_i_sömn*|sömnvandr*|sömnätning|äter_i_sömnen",
    ],
    harmless: [
      "barn|barnen|bebis|bebisen|sonen|dottern|katten|hunden skriker|skrek|sparkar",
      "klockan|klocka slår",
      "slår|slog på|av",
      "kastar om|bort",
      "sparkar av täcket",
    ],
  },
  {
    key: "restless-legs",
    urgency: "1177",
    about: "myrkrypningar eller oro i benen",
    text: "Oro eller myrkrypningar i benen på kvällen kan bland annat hänga ihop med för lite järn. Ring 1177 eller din vårdcentral och fråga om ett blodprov innan du tar järn på egen hand.",
    phrases: RESTLESS_LEGS,
  },
];
