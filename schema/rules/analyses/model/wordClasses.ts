import { onceForWord } from "../remember.ts";

// Words that mean alike for what the model looks for, so that it reads words its sentences never had. A '*' stands for any
// ending, '_' between two words that follow each other. A word may be of several classes.

const WRITTEN: Readonly<Record<string, string>> = {
  // Who
  relative: `mamma* pappa* mor morsan farsan mormor* morfar* farmor* farfar* förälder* föräldrar* syster* bror* brorsan syrran syskon* son sonen
    sonens dotter* dottern* barnbarn* kusin* moster* faster* farbror* morbror* svärmor* svärfar* svåger* svägerska* brorson* systerdotter* systerson*
    brorsdotter* styvfar* styvmor* styvson* bonusson* bonusdotter* bonuspappa* bonusmamma* plastpappa* gudfar* gudmor* gudson* släkting* anhörig*
    släkten morbrodern farbrodern gammelfarmor gammelmormor gammelmorfar tvillingsyster* tvillingbror* lillebror* storebror* lillasyster* storasyster*
    barnet barnen ungen ungarna grabben grabbens dottersonen sonsonen sondottern äldsta yngsta mellanbarnet tonåring* mamsen pappsen far fars mors`,
  partner: `sambo* fru frun frus fruns hustru* make maken makens maka man mannen mannens partner* särbo* pojkvän* flickvän* käresta* tjejen killen
    tjejens killens gubben gumman kärringen exet ex exman exfru exsambo* expojkvän* exmaken respektive älskling* fästman* fästmö* hubby dejt*`,
  friend: `kompis* vän vännen väns vännens vänner vänners väninna* polare* polarn polaren kollega* kollegor* chef* granne* grannar* grannfru* grannpojke*
    arbetskamrat* klasskompis* klasskamrat* barndomsvän* lagkamrat* lagkompis* löparkompis* träningskompis* träningskamrat* gymkompis* kamrat*
    rumskompis* rumskamrat* bekant* tränare* lärare* läraren facebookvän* cykelkompis* studiekamrat* kurskamrat* kursare* kille tjej tant* dam damen
    gubbe farbrorn kvinna kvinnan pojke pojken flicka flickan någon_annan en_annan snubbe* lagkapten* lagkaptenen hyresgäst* bordsgranne* ledare*`,
  carer: `patient* brukare* klient* boende elev* elever* kund kunden kunder* gäst* gästen deltagare* medlem* offer offret drabbade* åhörare*`,
  animal: `hund* hundar* valp* katt* kattunge* häst* ponny* kanin* marsvin* papegoja* undulat* fågel* ko kon kor kalv* tik tiken djuret djur* husdjur*
    labrador* pudel* tax taxen mops* schäfer* hamster* höna hönor tupp*`,
  other: `han hon hen henne honom hans hennes deras dem dom de`,
  self: `jag mig mej jak ja`,
  own: `min mitt mina mitts`,
  reported: `säger sa sade sagt märker märkte märkt hör hörde hört påstår klagar klagade väcker väckte puttar knuffar filmade filmat tycker tyckte
    menar räknade räknat berättar berättade påpekar påpekat undrar ser såg oroar ringde skjutsade enligt vittnar upptäckte noterat noterade`,
  // Media, work, learning
  fiction: `film* filmen serie* serien dokumentär* bok boken böcker romanen roman* deckare* podd* podcast* avsnitt* artikel* artikeln reportage*
    nyhet* nyheterna tidning* aftonbladet expressen teve tv tv_serie* netflix* karaktär* huvudperson* huvudrollen skådespelar* skådis* kändis* låt låten
    låttext* sång sången sångtext* novell* pjäs* teater* musikal* spel spelet dataspel* tv_spel tiktok* youtube* instagram* insta facebook* inlägg* klipp*
    program programmet historia historien romanfigur* krönika* krönikan dikt dikten rapport* blogg* blogginlägg* influencer* memoar* biografi* biograf*
    konsert* tavla* tavlan utställning* museum*`,
  learning: `kurs* kursen hlr* föreläsning* föreläste utbildning* utbildar pluggar pluggade plugga studerar studier studie studien forskning* forskar*
    uppsats* tenta* tentan provet läste läser läst lärde lärt undervisar undervisning* seminarium* skolarbete* examensarbete* instruktör* övning* repetition*
    första_hjälpen medicinstud* läkarstud* sjuksköterskestud* praktik* praktiken statistik* kampanj* insamling* rosa_bandet blodgivare* temadag* broschyr*`,
  work: `jobbar jobbade jobbat arbetar arbetade jobb jobbet yrke* yrket sjuksköterska* undersköterska* läkare som_läkare ambulanssjuk* ambulansförare* brandman*
    brandmän* polis* vårdbiträde* hemtjänst* äldreboende* akutmottagning* avdelning* avdelningen jourlinje* volontär* ideellt mottagning* kliniken
    psykiatrin kurator* socialsekreterare* väktare* förlossning* bvc barnmorska* veterinär* personlig_assistent lss* strokeavdelning* strokeenhet*
    jourtelefon* larmcentral* sos_alarm blodcentral* röntgen* skadeståndet tandsköterska* fysioterapeut* skådespelare* fritidsledare* terapeut* handläggare*`,
  // When
  past: `förr förut tidigare fordom dåtiden barndomen barndom barnsben tonåren ungdomen ungdom ungdomsår* som_barn som_liten som_ung som_tonåring som_nyfödd som_bebis
    i_gymnasiet gymnasiet högstadiet mellanstadiet lågstadiet skolan skoltiden lumpen militärtjänst* 80_talet 90_talet 70_talet talet 1970* 198* 199* 197*
    200* 201* 2020 2021 2022 2023 när_jag_var yngre ung barn tjugoårsåldern trettioårsåldern tonåring dåförtiden dagis förskolan studenttiden studietiden studentåren
    en_gång engång decennier årtionden flera_år länge_sedan år_sedan år_sen åren_sedan`,
  over: `borta över botad botat frisk friskförklarad* friskskriven läkt läkte läkta växte_ifrån vuxit_ifrån ifrån avslutad* avklarad* försvann försvunnit
    upphörde upphört slutade bra_nu numera sedan_dess efter_operationen färdigbehandlad* återställd* fri symtomfri* symptomfri* nykter* drogfri* medicinfri*
    besvärsfri* återhämtad* opererade opererad opererades lagad åtgärdad* fixat avhjälpt avgiftad överståndet överspelat historia blev_bra blivit_bra gick_över
    gått_över släppte släppt aldrig_återkommit kom_aldrig utläkt bättre lugnt stabilt inställd välinställd* under_kontroll`,
  now: `nu nuet numera idag i_dag igår i_går inatt i_natt morse i_morse kväll ikväll nyss nyligen senaste sista dagarna veckan veckorna månaderna fortfarande
    ännu igen åter tillbaka ibland ofta alltid jämt konstant hela_tiden varje dagligen varenda sedan_i sen_i sedan_en sen_en börjat började börjar blivit
    förvärras värre förvärrats ökar ökat mer_och pågår pågått just_nu stundvis av_och_till då_och_då till_och_från återkommer återkommit senare_tid lately
    today timme timmar timmen minuter minut sekunder kvart halvtimme helgen natten nätterna kvällen eftermiddagen förmiddagen lunchen förra_veckan i_förrgår`,
  sudden: `plötslig* plötsligt helt_plötsligt rätt_som tvärt hastigt hux_flux från_ingenstans utan_förvarning pang pangbom blixt* bara_sådär dyker_upp
    oväntat akut akuta akut* snabbt direkt på_en_sekund sekunder`,
  // Denied, feared, asked
  not: `inte int inge inga ingen inget ingenting ej icke aldrig utan slipper slippa slapp varken ingalunda knappast nej nä nix never not no noll`,
  excluded: `uteslutit uteslöt uteslutet uteslutna utesluten friat friade friskförklar* normalt normal normala normalvärden fina_prover bra_prover prover_bra
    ofarlig* ofarligt godartad* godartat negativt negativ inget_farligt inget_konstigt ingen_fara inget_fel utan_anmärkning ua undersökt utredd* utrett kollat
    kollade kontrollerad* falskt_alarm utredning* provsvar* ekg*`,
  fear: `rädd rädda rädsla* rädslan orolig* oro oroar oron ångest_för skräck* livrädd* fobi* ängslig* nojar nojig* nojjig hypokondri* hypokondrik* hälsoångest*
    inbill* inbillar tänk_om tänkom paranoid skraj bävar befarar befara nervös`,
  prevent: `förebygg* förhindra* undvik* undvika minska minskar minskad risk risken risker riskerar riskfaktor* ärftlig* ärftligt ärftlighet* arv ärva ärvt
    släkten i_släkten familjen i_familjen skydda* skydd skyddar slippa hindra förhindra ogärna preventiv* screening* vaccin* minimera motverka håller_mig
    inte_få riskgrupp* riskgruppen gener genetisk* släkthistoria hereditet* hälsosam*`,
  ask: `hur vad varför vilken vilka kan_man bör_man ska_man stämmer är_det_sant undrar fråga frågar frågor tips råd nyfiken intresserad* lära läsa_om veta googla*
    googlade googlat fakta skillnaden betyder menas måste_man får_man vet_ni någon_som`,
  // Figures of speech, sport, household
  joke: `skratt* skrattar skrattade skoj skojar skämt* skämtar lol haha hahaha xd garv* flabb* kul rolig* roligt asgarv* underbar* härlig* härligt glad glada lycklig*
    glädje lycka kärlek kär förälskad* nykär förväntan längtan förtjust`,
  sport: `golf* tennis* padel* fotboll* hockey* innebandy* handboll* basket* simning* simma simmar simtag* crawl* bröstsim* fjärilsim* ryggsim* match* matchen
    mål målet lag laget derby* publik* cup cupen turnering* seger* vinst* boll bollen bollar puck* klubba* serve* serven backhand* forehand* tävling* tävla*
    maraton* lopp loppet milen vasaloppet göteborgsvarvet stafett* spurt* spurten segla* segling* kampsport* boxning* boxas karate* judo* mma* brottning*
    dans* dansen klättr* bouldr* skidor* skid* åkning* ridning* ridlektion* jakt* jaga* fiske* fiska*`,
  exercise: `träning* träningen träna tränar tränat tränade pass passet styrketräning* gym* gymmet intervall* intervaller spring* springa springer löpning* löpa jogg*
    backträning* backintervall* backe* backen burpees* crossfit* spinning* cykl* cyklar hiit tabata knäböj* marklyft* bänkpress* armhävning* situps*
    plankan stretch* uppvärmning* nedvarvning* maxpuls* mjölksyra* träningsvärk* träningsvärken pb pers personbästa set reps kilometer km kondition*
    flås* flåset flåsig* otränad* orka_mer rodd* roddmaskin* löpband* puls pulsklocka* pulsband* pulszon* garmin* strava* ansträng* ansträngning*`,
  household: `kök köket kniv* kniven brödkniv* matlag* lagar lagade laga skala skalade skar_mig_på tomat* lök* gräsklipp* snickra* snickrade hammare* såg sågen
    spik* rakade rakar rakhyvel* rakblad_på tandborst* tandläk* tandtråd* tandkött* papper* papperskant* burk burken skruv* trädgård* trädgården ros rosor*
    törn* häck häcken plåster* städa* städar dammsug* disk* diska diskar gardin* kartong* flytt* flyttkartong* soffa* bil bilen motor* motorn däck*
    dator* datorn mobil* mobilen telefon* wifi internet skärm* skärmen batteri* batteriet el elen strömavbrott* strömmen kran kranen kaffe* kaffet te choklad*
    godis* chips* tårta* vin_till kaka* kakor bullar* glass* glassen pizza* ost osten`,
  money: `pengar* räkning* räkningar ekonomi* ekonomin plånbok* plånboken lön lönen skatt* bank* banken konto* kontot lån lånet hyra* hyran börs* börsen
    aktie* aktier företag* firman konkurs* deadline* projekt* budget* pris* priser politik* politiker* val valet regering* samhälle* chefer möte* möten`,
  ordinary: `trött trötthet stress* stressad* stressig* motivation* motiverad rutin* rutiner disciplin* kosten kost mat maten sömn sömnen sover sova somna somnar
    vaknar vakna insomning* insomnia kvällen sängen läggdags dygnsrytm* skärmtid* kaffe vardag* vardagen småbarn* hinner tid tiden tiden_räcker jobbet helg*
    vikt vikten gå_ner kilo* mage magen balans energi* piggare orken ork hälsa* hälsan må_bra mår_bra bättre frisk* frisk äta äter`,
  mild: `lite lätt lätta mild milda vanlig* vanligt normalt ofarligt ganska småont förkyld* förkylning* förkylningen snuva* snuvig* täppt hosta* hes halsont baksmäll*
    bakis bakfull* sommar* sommarvärme* värme värmen varmt bastu* bastun solen solsting solbränd* pollen* pollenallergi* myggbett* mygg* myggan nervös* kall kyla
    kallt ställde_mig reste_mig hungrig* hunger spänd* spänningshuvudvärk* stel stelhet blåmärke* skavsår* vadkramp* mens* mensvärk* växtvärk* åldern somnat_på
    sov_på låg_på legat_på suttit_på somnade_på bedövning* bedövad* botox* vaccinationen sprutan nyopererad* gips* gipset ovan träningsvärk* dricker_för_lite`,
  hyper: `dör_av dö_av dog_av dödstrött* döden_på dödar dödar_mig mördande mördar* livsfarlig* slagen slagit_igenom jävla* helvete* sjukt galet galen galna krig*
    bomb* explod* exploderar nästan_dör höll_på_att självmordsuppdrag* självmordsbacke* självmål* självmordspass* besatt* drog* beroende_av sockerberoende*
    kaffeberoende* abstinens_efter snackar babblar metafor* bildligt uttryck* ordspråk* talesätt* liknelse*`,
  // Death and harm
  die: `dö dör död döda döden dog dött dödsfall avlida avliden avled gick_bort gått_bort bortgång* begrav* sörjer sorg sorgen kista* himlen`,
  suicide: `självmord* suicid* suicide* självmordstank* självmordsförsök* självmordstankar ta_livet tog_livet tagit_livet livet_av mitt_liv ta_mitt avsluta_livet
    kill_myself dödshjälp* sjävmord* självmodr* unalive* kms döda_mig`,
  wishNotLive: `inte_leva vill_inte orkar_inte slippa_leva slippa_vakna leva levande existera existerar finnas försvinna försvinner försvann avsluta avslutar göra_slut
    ge_upp gett_upp slut_på_allt få_slut somna_in vakna_upp aldrig_vakna för_alltid evigt vila_för livsleda* dödslängtan* inte_finnas inte_vakna inget_liv
    utan_mig bättre_utan belastning* börda* bördan ligger_till_last till_last ingen_skulle ingen_saknar sakna_mig saknad klara_sig lättare_om`,
  means: `repet rep snara* snaran tåg tåget tågspår* spåret perrong* perrongen bro bron broräcke* räcket balkong* balkongen stup stupet hopp hoppa* hoppar överdos*
    tabletter tablett* piller* pillren burk* sömntabletter* alvedon* vapen* vapnet gevär* pistol* hagelgevär* skjuta* hänga_mig hängde_mig rakblad* rakbladet
    avgaser* bergvägg* bergsvägg* mötande* mitträcke* lastbil* dränka* sjunka gift* bensin* kniven samlat sparat hamstrat`,
  plan: `plan planen planer planerat planerar bestämt bestämt_mig datum* avsked* avskedsbrev* brev testamente* farväl hejdå förlåt_mig ge_bort gett_bort skänkt_bort
    ordnat förberett redo hur_jag_ska metod* sista_gången funderar funderat tankar tankarna tanken tänker tänkt impuls* impulser lust lusten`,
  selfHarm: `skär skära skar skurit skärsår* skärande rispar rispa rispade rispat bränner bränna bränt skadar_mig skada_mig skadat_mig självskad* självskadebeteende*
    ärr ärren sår handled* handleden handlederna underarm* lår låren armarna slår_mig slå_mig nyper klöser river straffa* straffar cigarett* tändare*
    huvudet_i_väggen huvudet_mot`,
  // Body
  chest: `bröst* bröstet bröstkorg* bröstben* hjärta hjärtat hjärttrakt* bringa* vänster_bröst bröstsmärt* hjärtats`,
  heart: `hjärta hjärtat hjärt* hjärtinfarkt* hjärtattack* hjärtstopp* infarkt* kärlkramp* angina* propp* hjärtklapp* hjärtrusning* flimmer* förmaksflimmer*
    arytmi* puls pulsen pulsslag* slag slår extraslag* rusar skenar dubbelslag* pacemaker* hjärtsvikt* hjärtfel* klaff* stent* ballongvidg* blodtryck*`,
  arm: `arm armen armar armarna vänsterarm* högerarm* underarm* överarm* axel axeln axlar skulderblad* hand handen händer händerna finger fingrar fingrarna
    vänsterhand* högerhand*`,
  leg: `ben benet benen vad vaden vader vaderna lår låret knä knät knäet knäna fot foten fötter fötterna fotled* underben* vänsterben* högerben* knäveck* tå tår`,
  face: `ansikte* ansiktet mungip* mun munnen mund läpp läppar läpparna tunga tungan kind kinden ögonlock* leende* ler ansiktshalva* ansiktshalvan haka hakan
    käke käken käkar käkarna`,
  throat: `hals halsen strupe* strupen svalg* svälja sväljer gom gommen luftvägar* luftrör* luftstrupe*`,
  eye: `öga ögat ögon ögonen syn synen synfält* ser_dubbelt dubbelseende* dimsyn* suddig* suddigt svart_för blind* blint gardin_för dubbelt flimrar flimmer
    ögonvitor* ögonvrån dimma dimmigt`,
  side: `ena halva halvan hälften sidan sida vänster* höger* ensidig* ensidigt kroppshalva* halvsidig* ena_sidan`,
  numb: `domn* domna domnar domnade domnat domning* avdomnad* känsel* känsellös* känslolös* bortdomnad* pirr* pirrar stickning* sticker myrkryp* krypningar lam lamt
    förlam* förlamad* bedövad svag svagt svaghet* kraftlös* kraft kraften tappar tappade tappat lyder lydde lealös* slapp slappt sladdrig* fumlig* fumlar klumpig*
    släpar hängig häng* hänger hängde hängt sned snett sneda skev skevt slak`,
  speech: `tal talet tala talar talade pratar prata pratade orden ord ordet språket sludd* sluddrar sluddrig* sluddrigt uttala otydlig* otydligt gröt grötig*
    grötigt läspa* stamma* få_fram meningar mening rotvälska* nonsens svamla* afasi* hitta_orden osammanhängande`,
  stroke: `stroke* strokes tia tia_attack* hjärnblödning* hjärninfarkt* hjärnpropp* slaganfall* slag propp proppar blodpropp*`,
  pain: `ont värk* värker värkte värken smärt* smärta smärtan gör_ont hugg hugger huggande molar molande bränn* bränner sved sveda svider kniv_i knivhugg*
    ilar ömt öm ömma ömmar skär_i krampar kramp kramper ontet aj pajn ache pain ischias* ont_som stick sting`,
  pressure: `tryck* trycker tryckande tryckte press pressar pressande tung tungt tyngd* tyngden kläm* klämmer kramar spänner band_runt åtsnör* snör snörper stramar
    åtstramande sten_på elefant* skruvstäd* kvävande`,
  breath: `andas andades andats andning* andningen andetag* andan andnöd* luft luften lufthunger* kvävs kväv* kvävning* kippar kippade flämt* flämtar flåsa* flåsar
    andfådd* andfått dyspné* pustar pusta puss_ut pipande piper väs* väser rosslar tungandad* tungandat astma* astmaanfall* syre syret lungor* lungorna lunga
    lungan hyperventil* inhalator* hämta_andan tappar_andan andhämtning*`,
  rest: `vila vilar vilan vilopuls ligger ligga lägger sitter satt stilla stillasittande soffan natten planmark trappa* trappan trappor trapporna plan_mark ett_par_meter några_meter
    meter brevlåda* brevlådan duscha* klä_på klä_mig prata bädda minsta ansträngningslös* platt kuddar* kuddarna sittande halvsittande`,
  swell: `svull* svullen svullna* svullnar svullnad* svullna svällde sväller svullnade tjock tjockt tjocka uppsvälld* igentäppt* trång trångt ballong* dubbelt_så_stor hård
    spänd`,
  rash: `utslag* utslagen nässelutslag* nässelfeber* klåda* klådan kliar kliade klia prickar röda röd rött flammig* rodnad* eksem* blåsor* quaddlar* kvaddlar`,
  allergen: `jordnöt* nöt nötter nötterna hasselnöt* cashew* mandel* räka räkor* skaldjur* fisk ägg mjölk* laktos* gluten* sesam* selleri* jordgubb* kiwi* geting* bi
    bin bistick* bisting humla* stick stucken sticken stack ormbett* huggorm* penicillin* antibiotika* allergi* allergisk* allergiker* epipen* adrenalin* anafyla*
    kortison* antihistamin* överkänslig* latex* restaurang* rätten färska_räkor kontrastvätska* ny_medicin`,
  blood: `blod* blodet blodig* blodigt blöder blödde blödning* blödningar blödningen färskt_blod klump* koagel* rött rödfärgad* rosa näsblod* rinner forsar
    droppar fläckar`,
  stool: `avföring* avföringen bajs* bajset bajsar toa toan toalett* toaletten toastol* pappret papperet toapapper* ändtarm* hemorrojd* tjära tjärsvart* svart_avföring
    kolsvart* svart tarm* tarmen diarré* förstopp* magen_lös magkatarr* magsår* ulcus`,
  urine: `urin* kiss* kissa kissar kissat kisset kissen urinväg* blåsa blåsan urinblås* cola* colafärgad* njur* katet* läcker nödig kissnödig* vattenkast*`,
  vomit: `kräk* kräks kräkts kräktes kräkas spy* spyr spydde spytt kaskad* kaffesump* illamående illamå* mår_illa ulk* hulk* kastar_upp kastade_upp`,
  cough: `hosta* hostar hostade hostat upphost* slem slemmet spott* harkl* upphostning*`,
  thinner: `blodförtunn* waran* warfarin* eliquis* xarelto* pradaxa* trombyl* apixaban* heparin* fragmin* lixiana* plavix* clopidogrel* koagulation* nok noak`,
  snore: `snark* snarkar snarkade snarkning* snarkningar snarkningarna dundra* dundrar låter_som timmerstock* vedklyv*`,
  apnoea: `andningsuppehåll* andningsuppehållen uppehåll* slutar_andas slutade_andas håller_andan andningsstopp* andas_inte sömnapné* apné* apne* cpap* apap
    osa bettskena* sömnregistrering* sömnutredning* kippar kippande flämt* kvävs kvävd vaknar_med_ett ryck rycker uppvaknande* tyst sekunder kippa`,
  tired: `trött* tröttare utmattad* utmattning* utvilad* outsövd* sliten slut dödstrött* dagtrött* sömnig* sömnighet* slumrar nickar nickade dåsig* somnar somnade
    somnat segt seg huvudvärk_på_morgonen torr_i_munnen muntorr* koncentrat* zombie*`,
  drive: `ratten rattens kör körde kör_bil bil bilen bilkör* köra motorväg* e4* e4an e6an vägen väg diket vägren* mittlinje* mittsträng* filen fel_fil rödljus* rödljuset
    bussen lastbil* truck* trucken trafik* pendla* pendlar körning* sladd* räfflor* räfflorna avåkning* krock* kollision*`,
  parasomnia: `sömngång* sömngår går_i_sömnen i_sömnen sömnen drömmar* dröm drömmer drömmen mardröm* nattskräck* slår_omkring sparkar fäktar skriker slår_ut rem_sömn*
    sömnparalys* sömnförlamning* hallucin* vaknade_i_köket ramlade_ur ur_sängen utomhus nyckeln spisen agerar lever_ut boxas kataplexi* narkolepsi*`,
  faint: `svimm* svimma svimmar svimmade svimmat svimning* medvetslös* medvetande* tuppa_av tuppade_av tuppar däckade däckar föll_ihop segnade kollaps* kollapsade
    borta_en_stund svartnar svartnade svartnat svart yr yrsel* yra snurrar snurrig* vinglig* ostadig* blackout* avsvimmad* nära_att_svimma kallsvett* kallsvettig* vinglar`,
  seizure: `epilep* ep kramp* krampanfall* anfall* anfallet krampade krampar rycker ryckningar ryckte skakade skakar skakningar fradga* frånvaro* absens* stirr*
    bet_mig_i_tungan bet bitit biter tungbett* okontaktbar* minneslucka* minnesluckor* grand_mal feberkramp* spasm* konvuls* aura urinavgång`,
  clot: `blodpropp* propp proppar trombos* djup_ventrombos lungemboli* emboli* dvt vaden vad underben* p_piller* ppiller östrogen* flyg* flygresa* långflyg* stödstrump*
    varm röd ådror* åderbråck* rodnad immobil* sängliggande`,
  pregnant: `gravid* gravida graviditet* havande preggo* väntar_barn väntar_tvillingar väntar_vårt väntar_mitt bf beräknad_födsel foster* fostret fosterrörelse* bebis_i_magen
    magen_sparkar sparkar trimester* vecka v_ veckan barnmorska* mvc ultraljud* ivf missfall* utomkveds* havandeskap* preeklampsi* illamående sammandragning* värkar
    vattnet vattenavgång* fostervatten* foglossning* gravidmage* bulle_i_ugnen på_smällen`,
  postpartum: `ammar amma amning* amningen nyförlöst* förlossning* förlossningen födde fött kejsarsnitt* snittet avslag* avslaget bebis* bebisen spädbarn* nyfödd* nyblivna nybliven
    mjölkstockning* bröstböld* mastit* efterbörd* förlossningsdep* baby babyblues livmoder* bristning* föräldraledig*`,
  headache: `huvudvärk* huvudvärken skallvärk* migrän* ont_i_huvudet ont_i_skallen åskknall* åskknallshuvudvärk* dunkande sprängande spränger explosionsartad*
    huvudet skallen skalle nacken nackstyv* nackstel* stel_i_nacken ljuskänslig* hortons* tinning* tinningen`,
  headInjury: `slog_i slagit_i slog huvudet ramlade ramlat föll fallit trillade trillat halkade halkat smäll smällen stöt stöten krock* krockade hjärnskak* nickade
    nickduell* nick skallade hjälm* hjälmen bula* bulan knockad* knock avsvimmad minnesförlust* puck* bollen tackling* tacklad* bakhuvudet`,
  back: `rygg* ryggen ryggont ryggskott* ryggvärk* ländrygg* ländryggen svank* svanken diskbråck* ischias* kota kotor* kotkompression* korsrygg* spinal*`,
  cauda: `underliv* underlivet skrev* skrevet grenen ridbyx* mellan_benen rumpan känsel_i kissa blåsan avföringen tömma hålla_tätt läcker inkontin* impotens stånd könet cauda*
    urinstopp* insidan_av_låren`,
  joint: `led leden lederna knä knät höft höften armbåge* handled* fotled* tå stortå* gikt* protes* artrit* septisk* ledgång* varm rodnad vätska ledvätska* ledinflammation*`,
  fever: `feber* feberfrossa* frossa* frossar 38* 39* 40 40_grader grader febrig* temp tempen hög_feber febern subfebril*`,
  sweat: `svett* svettas svettig* genomsvettig* nattsvett* nattsvettning* nattliga_svettningar genomblöt* lakan* lakanen byta_lakan pyjamas* dyngsur* plaskblöt* blöt blöta`,
  lump: `knöl* knölar knuta* knutor körtel* körtlar lymfkörtel* lymfkörtlar svullnad_på bula* förhårdnad* tumör* cancer* lymfom* leukem*`,
  weightLoss: `gått_ner rasar rasat magrat magrar tappat minskat kilo* kg vikt vikten byxorna kläderna kläder hänger_på aptit* aptiten utan_att_försöka ofrivillig*
    viktnedgång* viktras* avmagrad* matleda* utan_att_banta mager smalare`,
  thirst: `törst* törstig* törsten dricker* liter litervis vatten omättlig* muntorr* kissar nattkiss* suddig_syn acetonlukt* aceton nagellack* nagellacksborttagning`,
  sugar: `blodsocker* blodsockret sockersjuk* diabet* insulin* insulinet insulinpump* sensor* sensorn libre* hypo* hypoglyk* känning* känningar typ_1 typ_2 typ1 typ2 metformin*
    ozempic* druvsocker* dextro* långtidssocker* hba1c* ketoacid* ketoner* lågt_socker darr* darrig* skakig* kallsvett* förvirr* sockret mmol*`,
  voices: `röst röster rösterna hör_röster hallucin* syner ser_saker skuggor* viskar viskningar kommenterar befaller avlyss* övervak* övervakar övervakad* förföljd* förföljer
    kameror* kameran säpo cia fbi myndighet* chip* chippet strål* tankekontroll* läser_mina_tankar sänder* meddelanden budskap* tecken utvald* gud djävul* konspir*
    förgift* förgiftar overklig* paranoi* paranoid* psykos* psykotisk* schizo* vanföreställ* spionerar`,
  mania: `mani manisk* hypoman* bipolär* energi speedad* uppskruvad* uppvarvad* rusande tankar_rusar racing behöver_inte_sova sover_knappt sovit_två sovit_tre oövervinn*
    odödlig* genial* geni världsplan* shopp* shoppar köpt köpte tre_bilar startat pratar_fort grandios* litium* extremt_pigg kreativ* uppdrag*`,
  sad: `deprim* deppig* depp* depression* nedstämd* ledsen olycklig* gråter gråtit grät gråta gråtmild* tårar* hopplös* meningslös* värdelös* tom tomhet* tomt mörker* mörkt
    nattsvart* nere låg hatar_mig skuld* skam* ensam* ensamhet* utmatt* utbränd* utbrändhet* väggen kraschat* kraschade sjukskriv* ångest* panik* panikattack*
    panikångest* orkar orkar_ingenting orkeslös* glädjelös* glädje ingen_glädje apati* apatisk* isolerar bryr_mig känslolös* ork duschat kliva_upp sängen`,
  violence: `slår slog slagit slagen sparkar sparkade sparkat hotar hotade hotat hot hotad hotfull* misshand* misshandlar våld* våldet våldsam* våldtäkt* våldtagit stryp*
    strypt strypgrepp* knuffar knuffade knuffat kontrollerar kontrollerande svartsjuk* låser låst instängd rädd_för_honom rädd_för_min örfil* knytnäve* blåmärken* tvingar
    tvingade sex hemma tar_mina_pengar får_inte_träffa kastar kastade hedersvåld* kvinnojour* kvinnofrid* förföljer stalkar* spårar trycker_ner kränk* nedlåtande skyddat`,
  alcohol: `alkohol* alkis* alkoholist* öl ölen vin vinet vinflask* sprit* spriten starköl* vodka* whisky* rödvin* box bib_* flaska* flaskan dricker drack druckit supit
    super supa fylla* full berusad* nykter* återfall* antabus* delirium* baksmälla* systemet* återställare* bag_in_box glas glasen smygdrick* snaps*`,
  drugs: `drog* droger knark* kokain* kola amfetamin* tjack* heroin* opioid* opiat* morfin* oxikodon* oxynorm* tramadol* fentanyl* bensodiaz* benso bensos xanax* stesolid*
    cannabis* hasch* weed gräs* röker_på joint spice mdma ecstasy* ghb* lsd svamp* ketamin* lustgas* missbruk* beroende beroendet injicer* silar överdos* sobril*
    zopiklon* imovane* stilnoct* lyrica* pregabalin* pillrena tabletter partydrog*`,
  withdrawal: `abstinens* abstinensen darr* darrar darrningar skakar skakig* svettas slutat_tvärt slutade_tvärt trappa_ner trappat_ner nedtrappning* utsättning* utsättnings* kickar
    avgift* avgiftning* avvänj* utan_att_dricka morgonsup* måste_ha behöver_mer toleran* sug suget`,
  eating: `ätstörning* ätstörd* anorex* bulim* hetsät* hetsäter svält* svälter svälta kalori* kalorier kcal kräks_efter kräks fingrarna_i_halsen laxer* laxermedel* kompens* bantar
    banta* bmi underviktig* undervikt* tjock fet fett ångest_efter vågen väger mens* mensen utebliven* uteblivit amenorré* stressfraktur* red_s reds fasta* fastar straffträn*
    tvångsträn* överträn* rädd_att_gå_upp skippar_mat spegel* spegeln matdag* äcklar hatar_kroppen hatar_min hårda_regler förbjuden* ortorexi* smal smalare`,
  herb: `johannesört* hypericum* ginkgo* ginseng* gurkmeja* kurkumin* curcumin* valeriana* ashwagandha* rosenrot* rhodiola* kava* 5_htp 5htp tryptofan* same ört* örter
    örtmedicin* naturläkemedel* naturmedel* naturmedicin* kosttillskott* tillskott* omega* fiskolja* vitlök* vitlökskapslar* ingefära* lakrits* grapefrukt* melatonin* magnesium*
    vitamin* k_vitamin* e_vitamin* d_vitamin* kalium* zink* järn* grönt_te extrakt* adaptogen* cbd* kratom* röd_solhatt* echinacea* maca* berberin* rödris* rött_ris* hampaolja*
    svartpeppar* aloe* sötlakrits* kapslar* kapsel* droppar*`,
  medicine: `medicin* mediciner medicinen läkemedel* läkemedlet recept* tablett* waran* warfarin* eliquis* xarelto* trombyl* sertralin* zoloft* escitalopram* citalopram* ssri* snri*
    venlafaxin* duloxetin* mirtazapin* fluoxetin* antidepressiv* litium* lamotrigin* levaxin* metformin* insulin* blodtrycksmedicin* enalapril* ramipril* losartan* kandesartan*
    candesartan* amlodipin* metoprolol* bisoprolol* digoxin* simvastatin* atorvastatin* statin* p_piller* ppiller preventivmedel* ciklosporin* takrolimus* immunhäm* metotrexat*
    prednisolon* kortison* cellgift* tamoxifen* antibiotika* epilepsimedicin* karbamazepin* sköldkörtel* hivmedicin* blodförtunn* äter står_på går_på ordinerad* utskriven
    tar mg milligram betablock* hjärtmedicin* bromsmedicin* concerta* elvanse* ritalin* quetiapin* sobril* tramadol* alvedon* ipren* ibuprofen*`,
  mix: `ihop tillsammans samtidigt kombin* kombinera blanda* blandar krock* krocka plus och_även dessutom parallellt påverka* interaktion* interagera* samman med_min`,
  care: `112 1177 akuten akut ambulans* sjukhus* sjukhuset vårdcentral* läkare* doktor* doktorn inlagd* psykakut* psyk psykiatri* remiss* utredning* operation* operera*`,
  badly: `svår svårt svåra kraftig* kraftigt stark starkt hemsk* fruktansvärd* outhärdlig* extrem* extremt värsta värre väldigt jätte* sjukt massor mycket ordentlig* kan_knappt knappt
    inte_alls enorm* illa läskig* läskigt konstig* konstigt underlig* märklig* obehag* skum skumt`,
};

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const exact = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
for (const [name, written] of Object.entries(WRITTEN)) {
  for (const word of new Set(fold(written).split(/\s+/))) {
    const [map, key] = word.endsWith("*") ? [beginnings, word.slice(0, -1)] : [exact, word];
    map.set(key, [...(map.get(key) ?? []), name]);
  }
}

/** Words with which an expression of several begins. */
const firsts = new Set(
  [...exact.keys(), ...beginnings.keys()].flatMap((key) => (key.includes("_") ? key.split("_")[0] : [])),
);

const classesOfWord = onceForWord((written): readonly string[] => {
  const found = new Set(exact.get(written));
  for (let length = 2; length <= written.length; length += 1)
    for (const name of beginnings.get(written.slice(0, length)) ?? []) found.add(name);
  return [...found];
});

/** The classes of a word, and of it with the ones after it. */
export function classesOf(letters: readonly string[], place: number): readonly string[] {
  const first = letters[place] ?? "";
  if (!firsts.has(first)) return classesOfWord(first);
  const found = new Set(classesOfWord(first));
  let written = first;
  for (let words = 2; words <= 4; words += 1) {
    const next = letters[place + words - 1];
    if (next === undefined) break;
    written += `_${next}`;
    for (const name of exact.get(written) ?? []) found.add(name);
    if (words === 2)
      for (let length = first.length + 2; length <= written.length; length += 1)
        for (const name of beginnings.get(written.slice(0, length)) ?? []) found.add(name);
  }
  return [...found];
}
