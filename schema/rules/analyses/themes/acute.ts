import { BLOOD_THINNERS, HEART_RHYTHM } from "../sharedPhrases.ts";
import type { RedFlagTheme } from "./theme.ts";

// What may be a matter of minutes or hours. How phrases are written: phrases.ts.

const CHEST =
  "bröst|bröstet|bröset|bröste|brösted|brösten_trycker|bröstkorg|bröstkorgen|bröstkorgens|bröstben|bröstbenet|bringa|bringan|hjärta|hjärtat|hjärttrakten|hjärtrakten|hjärttrakt|hjärtområdet";
const PAIN =
  "ont|värk|värkt|värker|värkte|smärt*|sveda|svider|sved|svidit|brän~|bränner|brände|brännande|hugg|hugger|högg|hugget|huggande|stick|sticker|stack|stickningar|stickande|sting|kramp|kramper|krampar|krampade|krampaktig*|molar|molande|molvärk|ilar|ilningar|skär|skärande";
const PRESSURE =
  "tryck|trycket|trycker|tryckte|tryckande|tryckkänsla|press|pressar|pressande|tyngd|tyngden|tyngdkänsla|tung|tungt|klämmer|klämde|klämmande|stramar|stramade|stramande|åtstramning|spänner|spänd|spänt|spände|kramar|kramande|snör|snörde|snörs|snörp~|klump|klumpen|sten|elefant|tonvikt|obehag*|obehaglig*|konstig_känsla|konstigt|trångt|band|skruvstäd|bly";
const NEAR_CHEST = "i|på|över|mot|kring|runt|om|inuti|bakom|under|innanför|genom|mitt";
const EFFORT =
  "går|gå|gick|går_fort|trapp*|trappa|trappor|ansträng*|uppför*|uppförsbacke|backe|backar|promen*|motion~|springer|sprang|springa|cyklar|skottar|skottade|bär|bära|lyfter|skynd*|gräsklipp*";
const ONE_SIDE =
  "ena|vänster|vänstra|höger|högra|halva|vänstersidan|högersidan|vänsterarmen|högerarmen|vänsterbenet|högerbenet|ena_halvan";
const LIMB =
  "arm|armen|ben|benet|hand|handen|sida|sidan|sidans|kroppen|kroppshalv*|ansikte|ansiktet|ansiktshalv*|fot|foten|halvan|vänstersidan|högersidan|vänsterarmen|högerarmen|vänsterbenet|högerbenet|fingrarna|kropp";
const NUMB =
  "domnade|domnar|domnat|domning|domningar|lam|lamt|lealös*|kraft|kraften|domn*|bortdomn*|avdomn*|förlam*|känsellös*|kraftlös*|orkeslös|svag|svagt|svaga|svaghet|svagheten|svagare|slapp|fumlig*|klumpig*|viker|vek|känseln|känsel|stickningar|pirrar|pirrningar|sticker|bedövad|bedövat|tappar|tappade";
const FACE =
  "mungip*|mungipa|mungipan|ansikte|ansiktet|ansiktshalv*|ansiktsförlam*|munnen|mun|ögonlocket|läppen|leendet|ler";
const DROOPING =
  "häng~|hänger|hängde|hängt|hängande|hänga|hängig|sned|sneda|snett|snedt|sne|skev|skevt|slak|slakt|slapp|drog_åt|drar_åt|drogs|föll_ner|åkte_ner|sjönk|förvriden|förvridet|dregl*|lyfta|lyder";
const NO_STROKE =
  "ischias*|nerv*_i_kläm|ligger|legat|låg_på|sover_på|somnat|sitter|suttit|tandläk*|bedövning*|botox|gips*|armhävning*|diskbråck*|karpaltunnel*|korsband*|stukad|stukat|styrketräning|opererad|operationen|mobil*|datormus";
const AIR = "andas|andats|andades|andning|andningen|andetag|andetagen|luft|luften|andhämtning*|andan";
const LITTLE_EFFORT =
  "lite|minsta|vila|vilar|viloläge|trapp*|ligger|låg|lägger|liten|litet|små|kort|korta|gå|går|gick|promen*|ingenting|inget|knyta|klä*|bädda*|dammsug*|städa*|dusch*|prata*|pratar|stilla|sitter|still|natten|nätterna|plant|meter|metrar|brevlåd*|vanligt|vanlig|onormal*|ovanlig*|snabbt|fort|väldigt|lätt|mycket|jämt|hela_tiden|plötslig*|värre|mer_och_mer|senaste|kassar*|kassarna|bilen|busshållplats*|affären|toaletten|toan|hallen|sängen|handla*|bära|bär|ingen_ansträngning|nästan|redan|fortare|lättare|numera|nyligen|resa|reser|äta|äter|skämmande|varje|dagligen|orolig";
const TRAINING =
  "lyfter|träna|km|kilometer|milen|mil|varv|burpees|hiit|tabata|rodd*|knäböj*|lopp|loppet|backintervall*|springer|springa|sprang|spring*|löp*|intervall*|jogg*|crossfit*|spinning*|fotboll*|tränar_hårt|tränar|träning*|träningen|passet|pass|maxpuls|sprint*|cyklar_hårt|simmar|simning|crawl*";
const BLOOD =
  "blod|blodig|blodigt|blodiga|blodet|blodrester|blodstrimm*|blodklump*|blodspår|blodblandad*|blodblandat|blodtillblandad*|brunt_och_rött|blöder|blödde|blött|blödning|blödningar|blödningen|färskt_blod";
const VOMIT =
  "kräk*|kräks|kräkts|kräktes|kräkning*|spyr|spydde|spytt|spy|spya|spyan|spyor|spyorna|kastar_upp|kastade_upp|kastat_upp|kaskadkräk*|uppkast*";
const STOOL =
  "avföring*|bajs*|bajsar|bajset|bajsade|skiten|skit|toan|toaletten|toapapper*|toapappret|stolen|tarmen|ändtarm*|rumpan|stjärten|anus|analt|magen_ut|pappret|papperet|diarré*";
const THINNER = BLOOD_THINNERS.at(-1) as string;
const SWOLLEN =
  "svull*|svullna~|svullen|sväller|svällde|svällt|svälld|svullit|uppsvull*|igensvull*|tjock|tjockt|tjocka|snör|snörs|snördes|snörper|trång|trångt|drogs_ihop|drar_ihop|igen|täpps|täpptes|stor_som|jättestor|enorm|stora_som|full|stängdes|stängs|svull|uppblåst";
const RASH =
  "utslag|utslagen|nässelutslag*|nässelfeber*|quaddl*|kvaddl*|nässelfeber|urtikaria|klåda|kliar|kliade|kliande|prickar_överallt|röda_fläckar|flammig*";
const ALLERGEN =
  "nöt|nötter|nötterna|jordnöt*|cashew*|hasselnöt*|mandel*|räk*|räkor|räkorna|skaldjur*|kräftor|musslor|fisk|ägg|mjölk|getingstick*|geting|getingen|getingar|bi|bistick*|humla|stucken|sticket|stick|antibiotik*|penicillin*|kåvepenin|tablett*|medicinen|medicin|kiwi|sesam|soja|vete|jordgubb*|latex|allergi|allergisk|allergiskt|allergen*|åt|ätit|äter|sprutan|vaccin*|tillskottet|pulvret|kontrastvätska|ipren|magnesiumtablett*";
const HEADACHE =
  "huvudvärk*|huvudvärken|skallvärk*|skallebank|huvudsmärt*|ont_i_huvudet|ont_i_skallen|dunkar_i_huvudet|värk_i_huvudet|smärta_i_huvudet|huvudet_värker";
const HEAD = "huvudet|huvud|skallen|skalle|bakhuvudet|pannan|tinningen|hjässan|nacken";
const HIT =
  "fick_en_puck|puck|fick_en_boll|boll|trillar|slog|slår|slagit|smäll|smällen|small|stöt|stötte|ramlade|ramlat|ramlar|föll|fallit|trillade|trillat|dunkade|krock*|krockade|träffa*|träffades|sparkad|slag|halkade|halkat|landade|rammade";
const GROIN =
  "underliv*|underlivet|skrevet|skrev|grenen|rumpan|rumpa|stjärten|ändtarm*|insidan_låren|insidan_av_låren|ridbyx*|könet|mellan_benen|sätet|slidan|penis|pungen|blygdläppar*";
const BACK =
  "rygg|ryggen|ryggont|ryggvärk*|ryggskott*|ryggsmärt*|ischias*|diskbråck*|ländrygg*|ryggslutet|svanken|kotor*|spinal*";
const BLADDER =
  "kissa|kissar|kissat|kisset|kiss|kissen|kissnödig|urin*|blåsan|urinblås*|avföring*|tarmen|bajsa|bajsar|tätt|läck*|toa|toan|toaletten|inkontinen*";
const HEARTBEAT_WITH =
  "yr|yrsel*|snurrig*|snurr|svimm*|svimfärdig*|svartnar|svartnade|andnöd*|andfådd*|andfått|kallsvett*|vimmelkantig*|svag|bröstsmärt*|ont_i_bröstet|svårt_att_andas|matt|ostadig*|illamående";
const HEART = "hjärtat|hjärta|hjärtslag*|hjärtslagen|pulsen|puls|hjärtfrekvens*";
const PREGNANT =
  "gravid*|gravid|är_med_barn|med_barn_i_magen|havande|höggravid*|graviditet*|gravidvecka*|foster*|fostret|fosterrörelser|förlossningsdatum|beräknad_födsel|bebisen_i_magen|livmodern";

/** Themes of urgency 112 and what lies near them, most urgent first. */
export const ACUTE_THEMES: readonly RedFlagTheme[] = [
  {
    key: "stroke",
    urgency: "112",
    about: "plötslig domning, svaghet eller svårt att tala",
    text: "Ring 112 direkt om mungipan hänger, talet blir sluddrigt, synen försvinner eller en arm eller ett ben domnar eller blir svagt, även om det har gått över. Ring 1177 i dag om det hände för länge sedan.",
    phrases: [
      "ser|såg & inget|ingenting|knappt & ena|vänster|höger & öga|ögat - film*|glasögon|linser|kisar",
      "mungipa|mungipan|mungipor & sjunker|sänkt|dras|hängt|nere|ner|åker|hängig|olika|sned* - ledsen|sur",
      "fick|får|kunde|kan & inte & ihop & mening|meningen|ord|orden|meningar - ekonomi*|schema*|livspussel*|engelska",
      "ser|såg & bara|inte & hälften|halva|halvan|ena_halvan|vänstra|högra & text*|texten|ansikte*|bilden|plötslig*|morse|skärmen|synfält*|sidan - film*|serie*",
      "förlust|bortfall|förlorade|tappade & syn|synen|tal|talet|känsel|känseln|kraft|kraften & plötslig*|ena|öga|öget|ögat|arm|ben|ett",
      "ansikte|ansiktet|ansiktets|munnen|mungipan|tungan|tunga|läppen|arm|armen|ben|benet|hand|handen|foten|sida|sidan|kroppen|ögat|öga|synen|syn|talet|orden|ord|språket|högerbenet|vänsterbenet|högerhanden|vänsterhanden|högerarmen|vänsterarmen|vänstersidan|högersidan|kroppshalvan|ansiktshalvan & ville_inte|vill_inte|kändes_inte|känns_inte|känner_inte|kunde_inte|kan_inte_röra|inte_röra|gelé|gele|snett|sned|sneda|skevt|häng*|hängde|hänger|konstig*|konstigt|död|borta|svag*|svagt|domn*|tappade|försvann|släpar|släpade|lam|fel|gröt|grötig*|lyder|lydde|bar_inte|bära|förlam*|känsellös*|kraftlös*|slapp*|bortkopplad|främmande|dubbel*|svart|blind*|stum|fumlig*|klumpig*|sluddr*|inte_komma|kom_inte|fastnade|kraften|orkade_inte|vek_sig|okänslig* & plötslig*|plötsligt|morse|igår|i_går|i_natt|inatt|minuter|minut|stund|stunden|kvart|halvtimme|sekunder|tvärt|i_dag_på|kväll|i_kväll|helgen|i_lördags|i_söndags|i_måndags|i_tisdags|i_onsdags|i_torsdags|i_fredags|timme|gick_över|övergick|sedan_bra|nu_bra - axel*|axlar|knä*|träning*|tränat|tränade|tränar|pass|passet|ont|smärta*|fotboll*|match*|operation*|operera*|gips*|stukad|bruten|brutit|kön|engelska|känslor|inför|chefen|tandläk*|bedöv*|somnat|legat|låg_på|sitter|suttit|ligger|kall*|kyla|köld|mobil*|ischias*|armhävning*|gym*|vikter|rött_ljus|löp*|spring*|stel_av|glasögon|linser|skärm*",
      "ena|en|vänster|vänstra|höger|högra|halva & ansikte|ansiktet|ansiktets|munnen|mungipan|tungan|tunga|läppen|arm|armen|ben|benet|hand|handen|foten|sida|sidan|kroppen|ögat|öga|synen|syn|talet|orden|ord|språket|högerbenet|vänsterbenet|högerhanden|vänsterhanden|högerarmen|vänsterarmen|vänstersidan|högersidan|kroppshalvan|ansiktshalvan & ville_inte|vill_inte|kändes_inte|känns_inte|känner_inte|kunde_inte|kan_inte_röra|inte_röra|gelé|gele|snett|sned|sneda|skevt|häng*|hängde|hänger|konstig*|konstigt|död|borta|svag*|svagt|domn*|tappade|försvann|släpar|släpade|lam|fel|gröt|grötig*|lyder|lydde|bar_inte|bära|förlam*|känsellös*|kraftlös*|slapp*|bortkopplad|främmande|dubbel*|svart|blind*|stum|fumlig*|klumpig*|sluddr*|inte_komma|kom_inte|fastnade|kraften|orkade_inte|vek_sig|okänslig* - axel*|axlar|knä*|träning*|tränat|tränade|tränar|pass|passet|ont|smärta*|fotboll*|match*|operation*|operera*|gips*|stukad|bruten|brutit|kön|engelska|känslor|inför|chefen|tandläk*|bedöv*|somnat|legat|låg_på|sitter|suttit|ligger|kall*|kyla|köld|mobil*|ischias*|armhävning*|gym*|vikter|rött_ljus|löp*|spring*|stel_av|glasögon|linser|skärm* - skada*|skadan|lyfter|starkare|än",
      "tungan|munnen|ansiktet|leendet & snett|sned|skevt|häng*|hängde|drar_åt|drog|drogs|hamnar|ville_inte|konstig* - alltid|tavl*|biter|kort|sträck*|smak* - tandställ*|bedöv*|tandläk*",
      "orden|ord|talet|munnen|språket|meningarna & ville_inte|vill_inte|inte_komma|kom_inte|kommer_inte|fastnade|fastnar|blev_fel|blir_fel|rörigt|fel_ordning|gröt|konstigt|osammanhäng*|igen|obegripl* - inför|engelska|skriv*|uppsats*|möte*|känslor|nervös",
      "pratade|pratar|talade|lät|låter & gröt|full|berusad|dragen|stroke*|potatis & munnen|som & om|plötslig*|talet|fru*|sade|sa|alla|utan - fest*|öl|sprit",
      "svårt|svårigheter|kunde_inte|kan_inte & läsa|skriva|räkna|förstå|tala|prata|klä_på & plötslig*|plötsligt|morse|igår|i_går|stund|minuter|timme|kväll - engelska|inför|glasögon",
      "röra|känna|lyfta|styra & inte & vänster|höger|vänstra|högra|ena|halva & sida|sidan|kroppen|arm*|ben*|hand* - axel*|höjd|skada*|operera*|gips*|kilo",
      "öga|ögat|ögonen & svart|blint|mörkt|grått|dimmigt & ena|vänster|höger|plötslig*|stund|minuter - smink*|mascara|blåtira|slag|ringar|för_ögonen|rummet",
      "såg|ser|syn|synen|bilden|synfältet & halva|bara_halva|halvt|vänster_öga|höger_öga|ena_ögat|ena_sidan & öga|ögat|bilden|synfält*|försvann|bara|borta|plötslig* - film*|tv|skärm*|glasögon|linser|starr",
      `arm|armen|benet|ben|handen|foten|högerarmen|vänsterarmen|högerbenet|vänsterbenet|högerhanden|vänsterhanden & släpar|släpade|ramlade|föll|hängde|drar|krånglar|haltar|haltade|domnade|död|vek|lam|snubblar|släpa|lyder|bär - ${NO_STROKE} - träning*|tränat|knä*|axel*|ont|smärta*|fotboll*|hund*|trasig* - natten_när|legat`,
      "kan|kunde|går & inte & le|vissla|blinka|stänga_ögat|knipa|pussas|blåsa_upp & sida|sidan|ena|höger|vänster|hälften|längre|plötslig*|halva - humör*|ledsen",
      "kunde|kan & inte|knappt & förstå|läsa|tyda|skriva & vad|sa|sade|de|dom|folk|text*|sms*|bokstäver*|plötslig* - engelska|dialekt*|läkar*|latin|forskning*|glasögon|instruktion*|resultat|recept|utan",
      "fick|få|får & inte|svårt & fram & ville|säga|sa|ordet|orden|vad_jag|det_jag - känslor|rätt_träning|möte*|chef*|inför|engelska|resultat",
      "övergående|liten & blodpropp*|propp|stroke|cirkulationsstörning*",
      "propp|blodpropp* & hjärnan|hjärna",
      "läspar|läspade|haltade|haltar & plötslig*|konstigt|pratade|tal*|minuter|morse",
      "släpar|släpade & ben|benet|foten & ena|höger|vänster|plötslig*|morse|natt|igår",
      "greppa|hålla|lyfta|knäppa|skriva|styra & inte|plötslig* & högerhanden|vänsterhanden|högerarmen|vänsterarmen|ena_handen|höger_hand|vänster_hand - bruten|gips*|skada*",
      "talsvårighet*|talrubbning*|talförmåg*|stum|mållös_plötsligt & plötslig*|domn*|blev|stund|minuter|tapp*|helt|ord|svår*|förlor*|fick - född|film*|skräck",
      "talsvårighet*|sväljsvårighet* & domn*|svag*|plötslig*|sedan|morse|yr*",
      "sa|säga|säger|uttrycka|artikulera|formulera|prata|tala & fel|inte|svårt|plötslig*|bara & saker|ord|ordet|artikulera|ljud|meningar|rent|begripligt & minuter|stund|plötslig*|morse|tio|kvart|igår|tungan|helt|natt|sned*|domn* - inför|engelska|möte*|krävande",
      "arm|armen|ben|benet|hand|handen|tungan|fingrarna|kroppen|sidan & lydde|lyda|lyder|vägrade|vägrar|slutade_fungera|slutade_att_fungera|hänger_inte_med|fungerade_inte|fungerar_inte|svarade_inte|domnade_bort|tappade_kraften|tappar_allt|föll_ner|hängde_slappt & inte|plötslig*|höger|högra|vänster|vänstra|ena|slutade|vägrade|plötsligt|stund|morse|tungan|bara|helt - träning*|lyft*|axel*|pass*|klättr*",
      "såg|ser|synen|ögonen & i_kors|korsvis|dubbel*|dubbelt|dimmigt_plötsligt & balans*|yr*|stå|plötslig*|gå|tal*|illamå*",
      "balans*|balansen & plötslig*|tappade|tappa|stund & syn*|såg|tal*|stå|gå|ena|sida*|yr* & plötslig*|kunde|inte|såg|dubbel* - yoga|träning*|ett_ben|lina",
      "fick|får & inte & ur_mig|ur_mej|fram|ut & ord|ett_ord|ljud|ordet|meningar - engelska|inför|möte*|blyg",
      `${ONE_SIDE} & arm|armen|benet|ben|handen|hand|ansikte*|ansiktet|sidan & tung|tungt|konstig*|död|borta|stel|bar_inte|lam|slapp|hänger|lealös*|trög & plötslig*|arm|ben|ansikte*|morse|vaknade|stund|bara|natt - ${NO_STROKE} - träning*|tränat|axel*|knä*|fotboll*|bröst*|hjärt*`,
      `plötslig*|plötsligt|stund|minuter|minut|sekunder|kvart|tvärt|morse|från_ingenstans|i_går|igår|i_natt|halvtimme & arm|armen|arm|högerhanden|vänsterhanden|handen|benet|ben|ansiktet|ansikte|talet|synen|mungipan|munnen|sidan|tungan|kroppshalvan & svag*|kraftlös*|kraften|kraft|domn*|försvann|borta|förlam*|lydde|slapp|konstig*|lealös*|känsel*|stickningar|tappade|förlorade - ${NO_STROKE} - träning*|träningsvärk|axel*|knä*|pass*|smärta|fotboll*|spring*`,
      "pratade|pratar|talade|talar|sa|svamlade|sluddrade & obegriplig*|nonsens|rappakalja|goja|strunt|osammanhängande|konstigt|fel_ord|rent|grötigt|luddig* - inte_rent_ut",
      "kunde|kan & inte & säga|uttala|svara|prata|tala & namn|ord|rent|plötslig*|minuter|stund|alls|något - inför|engelska",
      "kunde plötsligt inte prata|tala|se|läsa|skriva|gå|stå|svara|röra",
      "tappade|tappar|fumlade|välte & koppen|saker|glaset|gaffeln|mobilen|kaffekoppen|telefonen|nycklarna|pennan & hand|handen|arm|armen|fingrar* & domn*|svag*|kraft*|lydde|plötslig*",
      "dregl*|dreglar|dreglade & ena|sidan|munnen|läpp*|sned*|plötslig* - sover|kudde*|sömn*|natt*|hund*",
      "läpparna|läppen|munnen|mungipan|ögat & stänga|knipa|vissla|le|ihop|sluta_tätt & inte|gick|ena - prata|käften|tugga|näsan",
      `ena|vänster|vänstra|höger|högra|halva & kraften|kraft|styrkan|styrka|känseln|kontrollen & ${LIMB} & försvann|tappade|förlorade|borta|ingen|tappar|förlorar - träning*|skada*`,
      "förvirr*|förvirrad & plötslig*|talade|pratade|tal|nonsens|morse|minns|hittade_inte|kände_inte_igen|ord - blodsocker*|trött*|app*|kost*",
      "går|gick & snett|vinglar|vingl*|drar & sidan|hållet|plötslig* & yr*|yrsel|plötslig*|kräk*|tal*|syn*",
      "sluddr*|sludder|sludrig*|sluddrigt",
      "otydlig*|grötig*|osammanhängande|konstig*|släpig*|rörig* & tal|talet|talar|pratar|pratade|talade",
      `${DROOPING} & ${FACE} - ${NO_STROKE} - alltid|sedan_födseln|slappna|ansiktsmask|ansiktslyft|handduk* - tavl*|solen|åldern|rynk*`,
      `får|fick|få|fått|kom|kommer & inte|inga|inget & fram|ut & ord|orden|ordet|tal - engelska|inför|nervös|blyg`,
      "får|fick|få inte fram ett|ett_enda|ett_ljud|något ord|ljud|orden",
      "kunde|kan|gick|går & inte|knappt|plötslig* & prata|tala|svara|formulera|uttala - inför|om|med|publik*|folk|engelska|ensam|i_grupp|möte* - känslor|främmande|föräldr*",
      "svårt|svårigheter|problem & tala|prata|talet|svälja & plötslig*|sedan_i|i_går|igår|stund|minuter|morse|domn*|sned|snett|hänger",
      "svårt att tala|prata - inför|om|med|folk|grupp|högt|engelska|publik* - tandläk*|halsont|hes|skrik*|skrikit|match*",
      "svårt … hitta_ord|hitta_orden|hitta_rätt_ord - engelska|språk*|trött|stress*|skriv*|uttryck*",
      "ord|orden|orden & fel|huller|blandas|blandades|kastas_om|kom_bort|försvann & plötslig*|ut|munnen|stund|i_går|igår|morse|sludd*",
      "tappar|tappade|tappat|förlorar|förlorade|förlorat|försvann|försvinner & talet|talförmåg*|orden|synen|synfält*|känseln",
      "förstod|fattade|begrep|förstår & inte & sa|sade|säger|läsa|läste|texten - engelska|läkaren|chef*|instruktion*|övning*",
      "kunde inte läsa|skriva & plötslig*|stund|minuter|fattade|morse|igår|i_går",
      `${NUMB} & ${ONE_SIDE} & ${LIMB} - ${NO_STROKE} - axel*|knä* - styrk*|starkare|tränar|skada|skadan|fraktur*|set|lyfter`,
      `domn*|bortdomn*|förlam*|känsellös*|känseln|stickningar|pirr* & ansikte|ansiktet|munnen|mun|tungan|kinden|läppen - ${NO_STROKE} - kall*|mint*|chili|peppar|kyla`,
      "domn*|förlam*|känsellös*|kraftlös*|svag & en_arm|ett_ben|ena_armen|ena_benet|ena_handen|arm_och_ben - ligger|sover|legat|sitter|suttit",
      `arm|armen|benet|ben|handen|hand & lydde|löd|lyder|hängde|hänger|dinglade & inte|bara|ner|slappt|slapp - ${NO_STROKE}`,
      `kunde|kan|gick|går & inte & lyfta|röra|styra|greppa & armen|arm|benet|handen|ena|sidan - axel*|axlar|axelhöjd|träningsvärk|operat*|opererad|frozen|inflamm*|skada*|kilo|kg|bänk* - ${NO_STROKE}`,
      "halvsidig*|halvsides*|halvsideförlam*",
      "förlam*|förlamning* - trött*|skräck|rädsla|sömnparalys*|stress|ångest",
      "halva … kroppen|ansiktet|sidan & domn*|svag*|borta|förlam*|känsel*|död",
      "synbortfall*|synfältsbortfall*|dubbelseende*|dubbelsyn|dubbelseend",
      "ser|såg|sett|seende dubbelt",
      "blind|blint|blinda & öga|ögat|plötslig*|stund|minuter|sekunder|morse|igår|i_går - född|fläck",
      "syn|synen & öga|ögat|plötslig*|stund|minuter & försvann|borta|tappade|försvinner|svart|släckt*|grått - glasögon|linser",
      "gardin|rullgardin|ridå & öga|ögat|synen|ögonen",
      "plötslig*|plötsligt|tvärt & ser_inte|såg_inte|kunde_inte_se|svagt|balansen|gå_rakt|förvirrad",
      "plötslig*|plötsligt & yr*|yrsel|snurrar & gå|stå|dubbel*|kräk*|tal*|syn*|balans*|ramla*",
      "kunde|kan|svårt & inte|att & gå_rakt|hålla_balansen & plötslig*|såg|dubbelt|tal*|yr*|yrsel|huvudvärk*",
      "?stroke|stroken|strokes|strokesymtom*|?strok|slaganfall*|hjärnblödning*|hjärninfarkt*|tia|tia_attack*|hjärnpropp*|afasi - betyder|veta_vad|undrar_vad|läst_om|höll_föredrag",
      "?propp i hjärnan|huvudet",
      "?minislag|ministroke",
    ],
    harmless: [
      "domnar … ligger|sover|sitter",
      "ligger|sover|sitter … domnar",
      "sned i rygg*|ryggen|höften",
      "breaststroke",
      "strokes i simning|simningen|crawl",
    ],
  },
  {
    key: "chest-pain",
    urgency: "112",
    about: "besvär i bröstet",
    text: "Ont eller tryck i bröstet kan ha många orsaker, och somliga är bråttom. Ring 112 om det pågår nu, kommer vid ansträngning eller följs av andnöd, kallsvett eller ont i en arm eller käken. Ring annars 1177 eller din vårdcentral innan du tränar eller ändrar något.",
    phrases: [
      "nitro|nitroglycerin*|nitrospray* & tagit|tar|tog|gånger|hjälper|sprayar|behövt|fler|oftare",
      "halsen|käken|strupen|nacken & trycker|tryck|ont|stramar|kramp* & ansträng*|anstränger|uppför*|trapp*|går_fort|kyla - tugg*|förkyl*|stress*",
      "bröst|bröstet|bröstkorgen|hjärtat & ihop|åt & trycks|kramas|pressas|snörs|dras|kläms|kramar|drar|snör|vrids - stärker|jobbar - barn*",
      "bröst|bröstet|bröstkorgen|bringan|hjärtat & drar|knyter|trångt|ihopsnört|konstigt|dolk|kniv|stramt|tungt|spänner|spänning|nyp* & ut|axeln|arm|armen|stressar|ansträng*|går|springer|cyklar|vila|något|känns|runt|över|som|snö*|trapp* - bänk*|kilo|kg|set|rygg_och - tröja*|bh|väst* - kär|ledsen",
      `${CHEST} & trycket|tryck|tryckande|tyngd|tyngden|skruvstäd|klump|elefant|skärande|åtsnörd|hopsnörd|ihopsnör*|krampkänsla|obehagskänsla|obehag|tryckkänsla - kilo|kg|bänk*|hantel*|set|reps|bröstpress|maskin* - tröja*|bh|jobb* - rygg_och`,
      "revben|revbenen|vänster_sida|bröstkorgens & ont|smärt*|trycker|hugg*|värk* & ansträng*|anstränger|trapp*|går|andas|andningen|promen*|arm*|kallsvett* - ramla*|slog|brutit|hosta*|sträckning",
      "svagt|nytt|instabil* … kärlkramp",
      "hjärtat & krampar|krampade|värker|smärt*|ont|sticker|hugger|bränner|kläms|spänner - när_jag_ser|nyheter*|kärlek*",
      `${PAIN} & ${CHEST} - bröstcancer*|bröstmjölk|mjölkstockning* - tänker_på|nyheter*|kärlek*|saknad|saknar|nostalgi* - bröstsim|bröstpress - ben|knä*|fotled* på_måndag`,
      `${PRESSURE} ${NEAR_CHEST} ${CHEST}`,
      `${PRESSURE} … ${NEAR_CHEST} ${CHEST} - hantel*|stång|stången|skivstång|maskin*|kilo|kg|set|armarna`,
      `${PRESSURE} ${NEAR_CHEST} min|mitt|hela|vänster ${CHEST}`,
      `sitter|står|ligger & någon|något|elefant|sten|lastbil & på & ${CHEST}`,
      `bröst|bröstet|bröstkorgen|bringan & trycker|tryckte|stramar|stramade|snör*|krampar|krampade|spänner|spänns|klämmer|kläms|dras_ihop|drar_ihop|knyter|knyts - tröja*|bh|bälte|sele`,
      `${CHEST} trycker|stramar|värker|hugger|krampar|bränner|svider|ilar|snör*`,
      "hjärtat gör|gjorde|gör_så|gör_jätte … ont",
      "håller|höll|griper|grep|tar … mig|för|mot bröstet & ont|ibland|bränn*|smärt*|tryck*|hugg*",
      "bröstsmärt*|bröstvärk*|bröstont|bröstkramp*|brösttryck*|hjärtsmärt*|hjärtvärk*|ontibröst*|bröstobehag*",
      "?kärlkramp*|kärlkramp|angina*|hjärtinfarkt*|infarkt|infarkten|hjärtattack*|hjärtstopp*|hjärtsäcksinflamm*|hjärtmuskelinflamm*|myokardit|perikardit|aortadissek*",
      "ont|värk|värker|smärt*|strålar|strålade|utstrålning|drar|molar|tung|domn* & vänster|vänstra & arm|armen|axel|axeln|skuldra* - tennis*|kast*|fotboll|stukad|bruten",
      "vänsterarm*|vänster_arm & ont|värk*|smärt*|strål*|domn*|tung|drar|molar",
      `käk*|käken|käke|strupen|tänderna & ont|värk*|smärt*|drar|molar|stram* & ${EFFORT}|kallsvett*|arm|armen - tugg*|tandläk*|bettskena`,
      `strål*|strålar & arm|armen|armarna|käken|käke|ryggen & ${CHEST}|kallsvett*|${EFFORT}`,
      "mellan skulderbladen & ont|smärt*|värk*|hugg*|kallsvett*|ansträng*|trapp* & kallsvett*|plötslig*|ansträng*|andas|illamå*|arm*",
      "ont|smärt*|hugger|hugg & andas|andas_in|andetag|andetaget & när|vid|varje - ryggen|rygg|muskl*|magen",
      "kallsvett*|kallsvettig|kallsvettas & ont|smärt*|tryck*|ångest|arm|armen|illamå*|käken|spyr|kräks - insulin|blodsocker*",
      "blekgrå|askgrå|gråblek & kallsvett*",
      "chest pain",
      "heart attack",
    ],
    harmless: [
      "pulsband|pulsbälte|bröstband",
      "bröstövning*",
      "bröstmjölk*|amma*|ammar|ammat|amning*|bröstpump*|bröstpass*",
      "tryck|press|pressar|trycker & bröst|bröstpress & rygg|axlar|ben|triceps|bänk*|kg|kilo|hantlar",
      "press|övning|övningar|maskin för bröst|bröstet",
      "tröstar|tröst … hjärtat",
      "träningsvärk & bröst|bröstet|bröstmuskl*",
      "ont om … bröst*",
      "varmt|tackar … hjärtat",
      "öm|ömt|ömma … bröst",
      "bröst|brösten|bröstet & amning*|amma*|ammar|mens|mensen|pms|sport_bh|bh|ägglossning*|klimakteriet",
      "ont|tungt … hjärtat & ser|nyheter*|barn*|krig*|hör|avsked*|tänker|läser|lämna|saknar",
      "lätta … hjärta|hjärtat",
      "ont i bröstmuskl*|bröstmuskeln",
      "ont i ryggen|axlarna|nacken|benen|knät … bröstpass*|bröst",
      "bränner|brände … för … hjärtat",
      "kramar … bröst|bröstet & barn*|dotter*|son*|hund*",
      "tungt|tung på|av hjärtat & lätt*|berätta*",
      "bröst & rygg|ben|axlar & dag*|tungt|pass*",
    ],
  },
  {
    key: "breathless",
    urgency: "112",
    about: "svårt att andas",
    text: "Att få svårt att andas i vila eller av lite ansträngning ska en läkare bedöma. Ring 112 om det pågår nu eller kommer plötsligt. Ring annars 1177 eller din vårdcentral innan du tränar eller ändrar något.",
    phrases: [
      "andas|andades & dåligt|illa|sämre|besvärligt|knappt & sedan|sen|lunginflamm*|covid|förkyl*|natten|dagar|veckan - näsan|teknik|simmar",
      "andning|andningen|andas & sämre|försämrat*|försämrad*|värre & mycket|blivit|fått|vecka*|dag*|senaste|snabbt - näsa*|teknik*|simning*",
      "pausa|stanna|vila|stopp & andas|luft|andan & samtal*|prat*|mening*|trapp*|måste|mitt|går|steg - yoga|medit*",
      "tjuter|väser|piper|rosslar|gnisslar & luftrör*|luftrören|lungorna|bröstet|andas",
      "halvsittande|sittande|upprätt|högläge & andas|luft|sova|sover & måste|för_att|kan|sover|andas - snark*",
      "andas|andades|andning|andningen & snabb|snabbt|fort|ytligt & feber*|sjuk|vila|förvirr*|yr|stilla|hela_tiden|lunginflamm* - träning*",
      "hyperventil*|andnödsattack*",
      "andan|luften|andningen & tar_stopp|tog_stopp|stockar_sig|tar_slut|tog_slut|försvinner|försvann|räcker_inte|stockar - utsikt*",
      `andas|andning|andningen|andetag|andetagen|andhämtning*|luftrör*|luftrören|lungor|lungorna|lungan|syre|syret & svår*|svårt|tung*|kort|korta|ytlig*|trång|trånga|trångt|snör*|stopp|räcker|räckte|kämp*|drunkn*|kvävd|kvävde|kvävning*|fulla|tryck*|pip*|väs*|rossl*|ansträng*|ansträngd|jobbig*|panik*|försämr*|blåsbälg|gurgl*|vatten|otillräck*|för_lite|tillräckligt|brist* & inte|får|känns|är|yr|vila|ligger|natten|jag|när|sig|blir|har|igen - näsan|näsa|näsborr*|täppt|nästäppa - frisk|sovrum*|rummet|rum|inomhus|fönst*|madrass*|däck*|hjul*|luftkvalitet* - yoga*|medit*|simma*|simmar|simning|crawl*|dyk* - stress|jobb*|burpees - djupt|lugnt|rätt_teknik|övning*|träna_andning*|km|kilometer|lyfter|spring*|springer|träning*|rör_sig`,
      "drunkn*|drunknar|kvävs & ligger|känns|känsla*|lägger|vila|luft - vatten*|simma*|jobb*|mejl*|räkningar|skulder",
      "får|fick|få & inte|för_lite|knappt & syre|syret|luft",
      "panik & andas|luft|andan - näsa*|stress*_på_jobb",
      `andfådd*|andfådd|andfått|andfåddhet*|andtruten|anfådd|flåsig|flåset - ${TRAINING} - lyfter|uppvärm*|backar|bergen|fjäll*|kondis*|kondition*|otränad|sprint*|boll*|dans* - barn*_flås`,
      "andas & sugrör|trasa|duk|halmstrå|filt|ytlig*|knappt|kämpa*|stånk*|motstånd|väsande",
      "kvävd|kvävas|kväver & känner|känns|nästan|still*|natten|nära|på_att - relation*|jobb*|stress*|sambo*|förhållande*",
      "luft|luften & ner|når|kommer & inte|knappt & lungor*|ner|in|i_mig",
      "pustar|stånkar|flämtar|flåsar|flåsa & ta_på|strumpor*|skor*|klä*|bädda*|duscha|gå|går|trapp*|prata|städ*|minsta|lilla|sitter|ligger|postlådan|till|ingenting|bara - spring*|jogg*|intervall*|ut_efter|hund*",
      "andningen|andning*|andas|luft|luften & prata|gå|meningar|duscha|klä & klarar|orkar|hinner|kan|räcker & inte|knappt - jobb*|möte*|yoga",
      `svårt|svårigheter|svårighet|svåra|jobbigt|jobbig|tungt|tung|kämpar|kämpade|besvär|besvärlig*|ansträngd|ansträngt|problem|knappt|omöjligt|krångl*|krångel & ${AIR} - km|kilometer|milen|lyfter|lyft - näsan|näsa|nästäppa|täppt|näsborre* - crawl*|simma|simmar|simning|simteknik|rätt|yoga|meditation|teknik|rytmen|maske*|munskydd - madrass*|däck*|ballong*|hjul* - frisk|sovrummet|rummet|rum|fönst*|inomhus|utomhus|stan`,
      `får|fick|få|fått|kan|kunde|kunnat|hinner|orkar|går|gick & inte|inge|ingen|knappt|aldrig|otillräck*|för_lite|nästan_ingen & luft|andas|andetag|andan - näsan|näsa|täppt - hjul*|däck*|cykel*|boll*|frisk|rummet|sovrum*|rum|madrass*|madrassen|ballong* - skratt*`,
      "luft|luften|syret|syre & räcker|räckte|tar_slut|tog_slut|slut|tryter & inte|slut|knappt - cykel*|däck*|hjul*|rum*",
      "andnöd*|andnöden|andningssvår*|andningsbesvär*|andtäpp*|andtäppa|lufthunger|luftbrist|kvävningskänsl*|kvävningsattack*|tungandad*|tungandat|andtruten|andningsproblem*|syrebrist",
      `andfådd*|andfådd|andfått|anfådd|andfåddhet*|flåsar|flåsig|flämtar|flämta|pustar|pusta|flåset & ${LITTLE_EFFORT} - ${TRAINING} - uppvärm*|backar|bergen|fjäll*|kondition*|otränad`,
      "andfådd*|andfådd|andfått & av|när|utan|vid|redan & stilla|sitter|ligger|vila|vilar|nästan|ansträng*|minsta|klä*|bädda*|trapp*",
      "stanna|stannar|vila|vilar & andas|pusta|andan|luft & trapp*|meter|backe*|gå|gång|promen*|efter",
      "tappar|tappade|tappat|förlorar|förlorade andan|luften",
      "andan|andningen i halsen",
      "kipp~|kippar|kippade|kippa|gapar|flämtar|flämtade|snappar|drar|kämpar|skriker efter luft|andan",
      "kvävs|kvävas|kvävdes|kvävning|kväva & håller|känns|känsla*|som|nästan|natten|ligger|lägger|rädd|mig|på_att|får",
      "kort|slut|ansträngd|tung|sliten i andningen",
      "andning|andningen & tung|jobbig|ansträngd|kort|snabb|ytlig|slut|väsande|pipande|rosslig*|rosslande",
      `andas|andades tungt|ytligt|ansträngt|jobbigt|snabbt & fast|trots|still*|vila*|ligger|sitter|jämt|hela - ${TRAINING}`,
      "hämtar|hämta & inte|svårt|knappt & andan|luft",
      "sitta|sitter|upprätt|kuddar & andas|luft|andning* & måste|kan|natten|sova|ligga|för_att - meditation|yoga|lotus*",
      "djupa|djupt|fulla & andetag|andas|andetaget & inte|stopp|svårt|tar_stopp|tar_emot - övar|övning*|avslapp*|slappna|yoga|meditation",
      "piper|pip|pipande|väser|väsande|rosslar|rosslande|gurglar & bröst|bröstet|andas|andning*|luftrör*|lungor*",
      "astmaanfall*|astmaattack*|kolanfall*|lungödem|lungkollaps|pneumothorax|punkterad_lunga",
      "astma|astman|kol & värre|akut|sämre|hjälper_inte|försämr* - kol_hydrat* - grill*",
      "lungor*|lungorna|lungan & tung*|tryck*|luft|vatten_i|smärt*|ont",
      "blå|blåa läpp*|läppar",
      "kan|kunde inte … prata & andfådd|andas|meningar|luft",
    ],
    harmless: [
      "kvävs|kvävas av jobb*|krav|stress|måsten",
      "luft … hjul*|däck*",
      "andan … utsikt*|vacker*|skönhet*|magisk*",
      "hålla|håller andan",
      "kvävs … skratt*",
    ],
  },
  {
    key: "anaphylaxis",
    urgency: "112",
    about: "en kraftig allergisk reaktion",
    text: "Ring 112 direkt om du får svårt att andas, svullnar i läppar, tunga eller hals, eller blir yr och kräks efter mat, stick eller läkemedel. Använd adrenalinpennan om du har en. Har det hänt tidigare: ring 1177 och berätta, och undvik det som utlöste det tills dess.",
    phrases: [
      `${RASH}|knallröd|rödflammig|flammig|eksem_överallt & yr*|jätteyr|jätteyr|snurrig|matt|andan|andas|svag|blodtryck*|kräk* & efter|av|medicin*|stick*|mat|åt|tablett*|spruta*|nöt*|fisk|räk*|minut*|bi|geting*`,
      "munnen|gommen|halsen|svalget|tungan & kliar|kliade|klia|stickningar|pirrar & hals*|halsen|snör*|svull*|andas|svälja|tjock* - förkyl*|pollen*|äpple_ibland",
      "adrenalin*|adrenalinet & fick|gav|akuten|ambulans*|stick*|nöt*|allerg*|tog - kick|adrenalinkick|rus|pump*",
      "halsen|hals|strupen & snörp*|snörptes|snörps|snörde|svullna|svullnade|stängdes & efter|av|åt|ihop|nöt* - gråt*|ångest*|nervös*|förkyl*",
      "ambulans*|akuten & allerg*|getingstick*|bistick*|nötter|nöt* - vän*|son|dotter",
      `ansikte|ansiktet|ögonen|ögonlocken|kinderna & svull*|svullnade|svullna|svällde|uppsvull*|igensvull*|svullet & plötslig*|hela|kraftig*|efter|av|jätte*|igen|upp - gråt*|sömn*|sovit|morgon*|trött*|tandvärk|visdom*|slag|slagen|värme*|solen|sol|botox|salt*|alkohol* - gravid*`,
      "allergisk*|allergi*|överkänslig* & reaktion|reagerar|reagerade & kvävd|kvävde|kvävning*|andas|andnöd|svull*|akuten|ambulans*|medvetslös*|hals*|kraftig*|svår|svårt|kräk* - pollen*",
      "utslag|nässelutslag*|quaddl*|klåda & blodtryck*|kollaps*|matt|svag|tryck_över|illamå*|kallsvett* - stress*",
      "svälja & knappt|inte|svårt|gick & efter|räk*|nöt*|skaldjur*|fisk|tablett*|medicin*|stick*|mat* - halsont|förkyl*|halsfluss|stora",
      "stick|sticket|getingsticket|getingstick*|bistick*|stungen|stucken|biten & svårt|andas|andning*|utslag|yr|svimm*|svull* & hela|andas|ansikte*|hals*|tunga*|yr|svimm*|utslag|överallt|andning*",
      `läpp*|läppar|läpparna|läppen|tunga|tungan|svalget|strupen|struphuvudet & ${SWOLLEN} - kyla|kallt|vinter*|tandläk*|herpes|munsår|torra|fillers|slagen|bet`,
      `hals|halsen & ${SWOLLEN}|klump - halsfluss|förkyl*|halsont|körtl*|halsduk* - gråt*|rörd|nervös|stress*|ångest|sorg* - muskl*`,
      `ansikte|ansiktet|ögon|ögonen|ögat|ögonlock*|kroppen & ${SWOLLEN} & ${ALLERGEN}|${RASH}|andas|svälja|andnöd*|andning* - pollen*|gråtit|gråter`,
      `${RASH} & andas|andning*|andnöd*|andfådd|luft|yr|yrsel|svimm*|svimfärdig|kräk*|spyr|spydde|svull*|svälja|hes|hest|heshet|hjärtklapp*|illamå*|magont - hosta`,
      "anafyla*|anafylax*|allergichock*|adrenalinspruta",
      "allergisk*|allergi* & chock*|akut*|livshot*|kraftig*|häftig*|svår|svårt|svåra|andas|andning*|andnöd*|svull*|svimm*|kräk* - pollen*|pälsdjur*|björk*|gräs",
      "epipen*|adrenalinpenn*|jext|emerade & använd*|använt|tog|tagit|fick|ta|tvungen|behövde",
      "yr|yrsel|svimm*|svimfärdig|kollaps*|medvetslös*|andnöd*|andas|kräk*|kräks|spydde|spyr & getingstick*|geting|bistick*|stucken|nötter|nöt|jordnöt*|skaldjur*|räkor|räkorna|penicillin*|antibiotik* - magsjuk*|matförgift*",
      "svälja & svårt|inte & plötslig*|svull*|efter|allerg*|nötter|tablett* - tabletter_är_stora",
    ],
    harmless: ["svullna ögonlock … morgon*", "svullen hals … förkyl*", "igen … halsen … förkyl*"],
  },
  {
    key: "sudden-headache",
    urgency: "112",
    about: "svår huvudvärk",
    text: "Ring 112 om huvudvärken kom plötsligt och är den värsta du har haft, eller om du samtidigt har feber, är stel i nacken eller förvirrad. Ring annars 1177 och berätta om den.",
    phrases: [
      "huvudet & sprängas|spräng*|explodera|exploder*|spricka & plötslig*|sekund*|höll_på|nästan|smärt*|ont|från_en - tankar*|jobb*|stress*|information*|plugg*",
      `${HEADACHE} & värsta|värre_än|outhärdlig*|fruktansvärd*|fruktansvärt|extrem*|olidlig*|spräng*|explo*|plötslig*|plötsligt|blixt*|åsk*|knall*|sekund*|från_ingenstans|small|aldrig_tidigare|aldrig_haft|aldrig_känt|nackstel*|nackstyv*|stel|förvirr*|dubbelseende|synrubb*|synstör*|synbortfall*|suddig*|kräk*|kräks|spyr|spydde|domn*|medvetslös*|brutal*|kraftig*_plötslig|vansinnig* - migrän* - skärm*|glasögon`,
      `${HEADACHE} & feber*|hög_feber & nack*|stel*|ljus*|utslag|förvirr*|kräk*|hög|39|40`,
      `${HEADACHE} & värre|ökar|ökat|tilltar & varje|hela_tiden|dag|dagligen|ligger|hostar|nyser|krystar|morgon*|vecka*|böjer - kaffe|skärm*`,
      `${HEADACHE} & tinning*|käk*|tugg*|hårbott* & syn*|tugg*|år|feber*|öm* - bettskena|tandpress*|gnisslar`,
      "svår|svåra|svårt … huvudvärk*",
      "huvudet|skallen exploder*|exploderade|spricker|sprängs|sprack - tankar|av_tankar|jobb*|information",
      "small … i huvudet",
      "åskknall*|explosionshuvud*|subarachno*|hjärnhinneinflamm*|meningit*|hjärntumör*",
      "nackstel*|nackstyv*|nackstyvhet & feber*|huvudvärk*|ljus*",
      "stel i nacken & feber*|kräk*|ljuskänslig*|förvirr*|utslag",
      "feber* & förvirr*|utslag_som_inte|prickar|ljuskänslig*",
    ],
    harmless: ["huvudet exploderar … jobb*|stress*|tankar|räkningar"],
  },
  {
    key: "head-injury",
    urgency: "112",
    about: "ett slag mot huvudet",
    text: "Ring 112 efter ett slag mot huvudet om du kräks, är förvirrad, mycket trött, inte minns eller har varit medvetslös, eller om du tar blodförtunnande. Ring annars 1177 i dag. Vila och träna inte till dess.",
    phrases: [
      "puck|boll|bollen|armbåge|slag|spark|sparken|kast|krock|smäll & huvudet|skallen|tinningen|bakhuvudet & minns|yr|kräk*|illamå*|borta|förvirr*|dubbelt|svimm*|huvudvärk*",
      "trillade|ramlade|föll|krockade|kraschade|olycka|vurpade|cyklade_omkull|omkull & minns|kommer_ihåg|medveten|vaknade & inte|inget|ingenting|ambulans*|inte_ihåg|luck*",
      `${HIT} & ${HEAD} & kräk*|kräks|kräkts|spyr|spydd*|spytt|förvirr*|minns|minnas|minnet|medvets*|medvetande*|yr|yrsel|svimm*|borta|minnesluck*|blöd*|blod|dåsig|dåsigt|sömnig|trött|illamå*|mår_illa|huvudvärk*|dubbelt|suddig*|svartnade|${THINNER}|blodförtunn*|klar|omtöcknad|groggy|vinglig`,
      `${HIT} & minns|minnas & inte|inget|ingenting & hände|olyck*|vaknade|golvet|sedan|fallet`,
      `${HIT}|cykel*|häst*|trappan & medvetslös*|tappade_medvetandet|knockad|knockout|utslagen`,
      "hjärnskakning*|skallskad*|skallfraktur*|skallbrott*|hjärnskada*",
    ],
    harmless: ["slår … i … huvudet|skallen … idé*|tanke*"],
  },
  {
    key: "back-emergency",
    urgency: "112",
    about: "domningar i underlivet eller svårt att hålla tätt tillsammans med ryggbesvär",
    text: "Ryggont tillsammans med domningar i underlivet eller svårt att kissa eller hålla tätt ska bedömas direkt. Ring 112 eller åk till en akutmottagning. Vänta med träningen till dess.",
    phrases: [
      `hålla_tätt|håller_tätt|hålla_mig|tät & inte|svårt & ${BACK}|sedan|domn*|benen|ryggskottet`,
      `ingen|inte|saknar|utan|tappat … känsel|känseln|känner & ${GROIN} - cykel*|sadel*`,
      `domnade|domnad|domnar|domnat|domning|domningar|domn*|bortdomn*|avdomn*|känsel|känseln|känselbortfall*|känsellös*|känner_inte|känner_inget|känner_ingenting|stickningar|bedövad|bedövat & ${GROIN} - cykel*|cykla*|cyklar|cyklat|sadel*|sitt*|sitter|suttit|toa|toan|mobil*`,
      `${BACK} & ${BLADDER} & inte|på_mig|på_mej|ner_mig|svårt|tapp*|kontroll*|hålla|håller|känner|känns|läck*|ofrivill*|inkontinen*|märker|går_inte - vägsinfektion*|urinvägsinfektion*|uvi`,
      `${BACK} & inkontinen*|urinläck*|kissar_på|bajsar_på|kissat_på|hålla_tätt|kissar_ner|läcker_urin`,
      "tapp*|förlor*|ingen|sämre|saknar|utan & kontroll|kontrollen & blåsan|urinblås*|tarmen|tarmar*|kisset|urinen|avföring*|kissa",
      "kan|kunde|går|får|lyckas & inte & kissa|tömma_blåsan|kissat - offentlig*|andra|jobbet|publik* - hålla_mig - ute|skogen|natten|sova|somna|utan",
      "känner & inte|inget & kissar|kissa|bajsar|torkar|kissnödig|bajsnödig",
      "hålla|håller & inte|svårt & kiss|kissen|kisset|urin*|avföring*|bajs* & rygg*|domn*|ben|plötslig*|small|sedan",
      "cauda|kauda equina",
      "ridbyx*",
      `båda|bägge & ben|benen & svag|svaga|svaghet|domn*|förlam*|kraftlös*|bär|viker|lyder - ${TRAINING} - knäböj*|benpass*|marklyft`,
    ],
    harmless: ["läcker lite … hoppar|hostar|nyser", "läck* … hopp*|hosta*|nys*|skratt*|spring*"],
  },
  {
    key: "bleeding-acute",
    urgency: "112",
    about: "en blödning som inte kan vänta",
    text: "Ring 112 om du kräks blod eller något som liknar kaffesump, eller om en blödning inte slutar. Åk till en akutmottagning om avföringen är svart och klibbig, eller om du blöder eller har slagit i huvudet och tar blodförtunnande. Sluta inte med läkemedlet på egen hand.",
    phrases: [
      "blöda|blöder & sluta|slutar|slutade & inte|aldrig|vill",

      `${BLOOD} & ${VOMIT} - bebis* - näsblod*`,
      "kaffesump*",
      "svart*|becksvart|kolsvart*|tjärsvart*|tjär*|tjära|tjärlik*|asfalt* & avföring*|bajs*|bajset|bajsar|skiten|bajsade|diarré* - järn*|järntablett*|niferex|duroferon|lakrits*|blåbär*|koltablett*|kol_tablett*|medicinskt_kol",
      "svart*|becksvart|kolsvart* & avföring*|bajs* & slutade|slutat|utan|inte & järn*|järntablett*",
      "tjärlik*|klibbig*|kladdig* & svart* & avföring*|bajs*",
      "blodkräk*|magblöd*|tarmblöd*|hematemes*|melena|blödande_magsår|inre_blödning*",
      `${BLOOD}|näsblod|näsblodet|såret|sår & slutar_inte|slutar_aldrig|inte_slutar|inte_slutade|sluta_inte|vill_inte_sluta|slutade_inte|inte_sluta|går_inte_att_stoppa|inte_stoppa|inte_få_stopp|forsar|forsade|sprutar|sprutade|ymnig*|störtblöd*`,
      "rinner|rann & blod|blodet & slutar|sluta|stopp|inte",
      `${BLOOD} & stora_mängder|väldigt_mycket|jättemycket|massor|mängder & ${STOOL}|underliv*|mens*|hostar|sår*|klumpar`,
      "blöder & mens|mensen|underliv*|menstruation* & varje_timme|halvtimme|varje_halvtimme|timme|genom|igenom|yr|svag|klumpar|forsar",
      "byter|byta & binda|bindor|tampong* & timme|halvtimme|varje_timme",
      `${THINNER}|blodförtunn* & ${BLOOD}|näsblod*|blåmärk*|blödnings*`,
      `${THINNER}|blodförtunn* & ${HIT} & ${HEAD}`,
      `${THINNER}|blodförtunn* & ramla*|ramlade|föll|trillade|krock* - rädd|riskerar|undvik*`,
      `${THINNER}|blodförtunn* & svart* & avföring*|bajs*`,
    ],
    harmless: ["blod & gav|ger|lämnade|lämnar|donera*|blodgivare", "min mens|mensen är riklig"],
  },
  {
    key: "fainting",
    urgency: "112",
    about: "svimning",
    text: "Att svimma eller nästan svimma, särskilt när du anstränger dig, ska en läkare bedöma. Ring 112 om det händer nu eller följs av ont i bröstet eller hjärtklappning. Avstå från träning, och kör inte bil, tills du har talat med 1177 eller din vårdcentral.",
    phrases: [
      "dimper|dimpte|däckar|däckade|rasar|rasade|stupar & golvet|marken|ihop|plötslig* - sängen|soffan|trött",
      "svimm~|svimma|svimmar|svimmat|svimmade|svimning*|svimningsanfall*|avsvimm*|svimfärdig*|svimningskänsl*|svimningsattack*",
      "svartn~|svartnar|svartnade|svartnat|svart|blev_svart|blir_svart & ögonen|ögon|synfält*|framför - kaffe|kläder|smink*|mascara|ringar|färg|svarta_ringar - natten|mörk_i_rummet",
      "allt blev|blir svart - natten|humör",
      "tuppar|tuppade|tuppat|däckar|däckade|däckat|kolnar|kolnade|kolnat|kolna av - soffan|sängen|tidigt|kvällen|fylla",
      "dånar|dånade|dånat|dåna - musik*|åska|tåg*",
      "tappar|tappade|tappat|förlorar|förlorade|förlorat & medvetande*|medvetenhet*",
      "medvetslös*|blackout*|black_out|blackade - dricker|alkohol|fest|fyll* - prov|tentan|skrivning*",
      "faller|föll|fallit|ramlar|ramlade|rasade|säckar|rasar|segnar|säckade|segnade|sjönk|åkte|ramla|falla ihop - skratt*|soffan",
      "faller|föll|segnade|sjönk|kollapsade & ihop|medvetslös*|gymmet & gym*|träning*|golvet|passet|löp*",
      "kollapsa~|kollapsar|kollapsade|kollapsat|kollapsen - soffan|sängen|mentalt|bygg*|ekonomi*|stress*|psykiskt",
      "vaknade|vaknat|vakna & golvet|marken|ambulans* & minns|utan_att|förvirr*|hände|förstå|på - sängen|madrass*",
      "yr|yrsel|snurrig|vimmelkantig|ostadig & träning*|pass|hårda_pass|tränar|träna|springer|ansträng*|passet|löpning|löprund*|lyfter|cyklar|joggar",
      "benen|knäna vek|viker|vek_sig|bar_inte|bär_inte & yr*|svart*|plötslig*|föll",
    ],
    harmless: [
      "svimfärdig|svimmar|svimma av|utav skratt|lycka|hunger|glädje|nervositet|tristess|hänförelse",
      "svimmar|svimma|svimmade|svimfärdig & haha|snygg*|kär|pris*|räkning*",
      "däckar … soffan|sängen|tidigt",
    ],
  },
  {
    key: "palpitations-dizziness",
    urgency: "112",
    about: "hjärtklappning tillsammans med annat",
    text: "Hjärtklappning tillsammans med yrsel, svimning, andnöd eller ont i bröstet ska bedömas direkt. Ring 112 om det pågår nu. Ring annars 1177 eller din vårdcentral i dag, och träna inte hårt innan dess.",
    phrases: [
      `${HEART_RHYTHM} & ${HEARTBEAT_WITH}`,
      `${HEART} & rus~|rusar|rusade|sken~|skenar|bank~|bankar|bult~|bultar|fladdr~|fladdrar|slår|slog|galopp*|dunk~|dunkar|hoppar|hög|oregelbund* & ${HEARTBEAT_WITH} - sorg|kärlek|intervall*|intervallerna`,
    ],
  },
  {
    key: "pregnancy-warning",
    urgency: "112",
    about: "blödning, smärta eller annat som oroar i graviditeten",
    text: "Blödning, kraftig smärta, vattenavgång, svår huvudvärk eller att fostret rör sig mindre ska bedömas i dag. Ring 112 om du blöder mycket, har mycket ont eller är svimfärdig. Ring annars din barnmorskemottagning, förlossningen eller 1177 nu.",
    phrases: [
      `${BLOOD} & vecka & 5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40 - per_vecka|gånger|träning*`,
      "@känner|känt|kände & bebis*|bebisen|barnet|fostret & inte|inga|knappt|mindre & röra|rör|rörelse*|sparkar|sparka|sparkarna|röra_sig - knyta",
      "@bebis*|bebisen|barnet|fostret & sparkat|sparkar|rört|rör|rörelser|rörelse* & inte|mindre|inget|inga|slutat|knappt|färre & sedan|vecka|igår|i_går|i_dag|idag|natt|dygn|magen|mindre|än - täcke*|sömn*|sover|säng*|född*|vagn*",
      "fruktvatt*|vattnet & rinner|gick|gått|läcker|avgång|sipprar - kran*|tak*|källare*",
      "gravid*|vecka & brunt|rött|rosa|blod* & trosor*|trosan|papper*|flytning*|binda*",
      `${PREGNANT}|graviditetstest* & ${BLOOD}|missfall*|flytning*|vattenavgång*|vattnet|sammandrag*|värkar|kramper|krampar|krampanfall - tandkött* - näsblod*|blodprov*`,
      `${PREGNANT}|graviditetstest*|vecka & mag*|magen|magont|buk*|buken|revben*|livmoder*|underliv*|molvärk & ont|jätteont|smärt*|värk*|kramp*|hugg*|ömmar|magont`,
      `${PREGNANT} & ont|smärt*|värk|magsmärt*|magont - rygg*|ryggen|foglar*|fötter*|knä*|axlar*|nacke*|svank*|bäcken*|halsen|höft*`,
      `${PREGNANT}|gravidvecka*|höggravid & huvudvärk*|flimmer*|flimrar|stjärnor|ögonen|synstör*|synen|suddig*|prickar|blodtryck*|svullna_händer|svull* & huvudvärk*|ögon*|stjärnor|högt|svull*|plötslig*|flimm*|ser|prickar|ansikte*|händer*`,
      `${PREGNANT} & feber*|ramla*|ramlade|föll|trillade|svimm*|olycka|krock*|klåda|kliar|behålla|kräks_hela|svårt_att_andas`,
      "@foster*|fostret|fosterrörelse*|bebis|bebisen|barnet_i_magen|magen & rör|rörelse*|rörelser|sparkar|sparkat|sparkarna|sprattl*|livstecken|buffar & mindre|inte|inga|slutat|färre|inget|minskade|svagare|dåligt|knappt - täcke*|sover|sömn*|sängen|natten",
      "känner|känt|kände & inga|inte|mindre|inget|knappt & sparkar|fosterrörelser|rörelser|buffar",
      "vattnet gick|gått|har_gått|går - kranen|varmvatten*|dusch*|avstängt",
      "sammandrag* & vecka|regelbund*|täta|ont|tätt|starka|minut*",
      "missfall*|utomkveds*|havandeskapsförgift*|preeklamp*|eklampsi|moderkaksavloss*|vattenavgång*",
      `positiv*|plus|gravtest* & graviditetstest*|test|gravtest* & ont|smärt*|blöd*|yr|axeln - covid`,
      "mellanblöd*|blöd* & gravid*",
    ],
    harmless: ["vill bli gravid", "försöker … bli gravid"],
  },
  {
    key: "overdose",
    urgency: "112",
    about: "en stor mängd av tillskott eller läkemedel",
    text: "Har du tagit för mycket av ett tillskott eller ett läkemedel: ring 112 och be om Giftinformation om du mår dåligt. Mår du bra, ring Giftinformationscentralen på 010-456 67 00 och fråga. Vänta inte på symtom.",
    phrases: [
      "svalde|svalt|tog|åt|käkade|tryckte & karta|burk|näve|ask|handfull|förpackning|hel_karta|halv_karta & tabletter|piller|medicin*|alvedon*|ipren|sömntabletter|värktabletter|hel|hela - vitaminbrunn",
      "råkade|råkat|misstag|av_misstag & dubbelt|dubbel|två_gånger|tre_gånger|flera_gånger|extra|för_mycket|fel & medicin*|hjärtmedicin*|tablett*|dos|dosen|insulin|blodtryck*|piller",
      "överdos*|överdoser*|överdosering* - kaffe|träning*|socker|skärm*|serier",
      "tagit|tog|tar|fått|råkat|svalde|svalt|åt|ätit|tryckt|intagit & för_många|för_mycket|alldeles_för & tablett*|kapslar|tillskott*|vitamin*|järn*|magnesium*|piller|koffein*|medicin*|värktablett*|alvedon|ipren|sömntablett*|zink|selen|jod|insulin|paracetamol|mediciner*|dos|dosen|droppar",
      "för många|mycket … järntabletter|kapslar|tabletter|piller|koffeintabletter|sömntabletter|alvedon",
      "tog|tagit|svalde|svalt|tryckte|åt|knaprat|käkat & tio|tolv|femton|tjugo|trettio|fyrtio|femtio|hundra|10|12|14|15|16|18|20|24|25|30|40|50|60|100|alla|hela|massor|näve & tabletter|tablett|piller|alvedon|ipren|panodil|citodon|tramadol|sömntabletter|värktabletter|paracetamol|stilnoct|atarax|propavan|järntabletter|kapslar|burken|kartan|asken|medicin|mediciner|stesolid - mg|milligram|gram|veckor|veckan|år|månader|mikrogram",
      "hela|halva burken|asken|förpackningen|kartan|kartor - vitaminbrunn - godis|chips|glass|nutella",
      "förgift*|förgiftning*|förgiftad - någon|de|dom|granne* förgift* - relation*|stämning*|miljö*",
      "dubbla|dubbel|dubbelt|tiodubbla|tiodubbel|tio_gånger|flera_gånger & dos|dosen|doser|mängden|dosis & medicin*|tablett*|magnesium*|vitamin*|järn*|insulin|tillskott*|råkade|tog|tar|av_misstag|alvedon - kaffe|espresso|te|protein*|kreatin|motion*|vaccin*",
      "mer|högre än rekommendera*|rekommenderade|maxdos*",
      "megados*",
      "svalt|svalde|drack|druckit & batteri*|propplösare|kaustik*|lampolja|frostskydd*|glykol|metanol|rengör*|tvättmedel|klorin|svamp*",
      "ätit|åt|plockade & giftig*|flugsvamp*|giftsvamp|okända_svampar",
    ],
    harmless: [
      "matförgift*",
      "havandeskapsförgift*",
      "lägre|mindre än rekommendera*",
      "alkoholförgiftad som ung",
      "blodförgift*",
    ],
  },
];
