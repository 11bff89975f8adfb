/** Why a password is among those that are guessed first. */
export type GuessedBy = "REPEATS" | "RUN" | "KEYBOARD" | "DATE" | "SITE" | "WORD";

/** Fewer parts than these are guessed: a row of any length is one of them, as is a sign of its own. */
const MIN_PARTS = 4;

/** From so many signs in order they are a row, not a part of a word. */
const ROW = 3;

/** Fewest letters that are checked without the characters between them. */
const MIN_REPEATED = 6;

/** The longest part that is guessed when it is written several times. */
const MAX_REPEATED = 12;

/** Signs in the order of the alphabet and of numbers. */
const ORDERS = ["abcdefghijklmnopqrstuvwxyzåäö", "0123456789", "13579", "02468"];

/** Signs as they lie beside one another on Swedish and English keyboards, also slantwise. */
const KEYS = [
  "§1234567890+´",
  '½!"#¤%&/()=?`',
  "`1234567890-=",
  "~!@#$%^&*()_+",
  "qwertyuiopå¨",
  "qwertyuiop[]",
  "asdfghjklöä'",
  "asdfghjkl;'",
  "<zxcvbnm,.-",
  "zxcvbnm,./",
  "1q2w3e4r5t6y7u8i9o0på",
  "q1w2e3r4t5y6u7i8o9p0",
  "qawsedrftgyhujikolpöåä",
  "azsxdcfvgbhnjmk,",
  ...[
    "1qaz",
    "2wsx",
    "3edc",
    "4rfv",
    "5tgb",
    "6yhn",
    "7ujm",
    "8ik,",
    "9ol.",
    "0pö-",
    "0okm",
    "9ijn",
    "8uhb",
    "7ygv",
    "6tfc",
    "5rdx",
    "4esz",
    "!qaz",
    "@wsx",
    '"wsx',
    "#edc",
  ],
];

/** Common words, names and places of Swedish passwords, without dots and rings. */
const WORDS = new Set(
  `losenord hemlig hemligt hemlighet kodord password passord passwort welcome valkommen admin administrator test testar
  testing inloggning konto anvandare dator datorn internet natet qwerty abc hejsan hej hejhej hejdu tjena tjenare halla
  goddag godmorgon godnatt hejda puss kram pussochkram kyss alskar alskling jagalskardig alskardig karlek hjarta hjartat
  gull gullet sotnos sotis raring snygging prinsessa prins drottning kung kungen drake enhorning angel djavul djavlar
  djavla fan fanken helvete helvetet javla javlar skit skiten bajs bajskorv snopp fitta kuk hora knulla idiot dumbom
  sommar sommaren vinter vintern host hosten var varen midsommar jul julen julafton tomte tomten pask valborg nyar
  januari februari mars april maj juni juli augusti september oktober november december
  mandag tisdag onsdag torsdag fredag lordag sondag helg semester ledighet lov sportlov sommarlov jullov hostlov vinterlov pasklov
  sverige svensk svenska sverigearbast norge danmark finland norden europa amerika
  stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg jonkoping norrkoping lund umea gavle boras
  sodertalje eskilstuna karlstad taby vaxjo halmstad sundsvall lulea trollhattan ostersund borlange falun kalmar skovde
  kristianstad karlskrona skelleftea uddevalla varberg nykoping kiruna visby gotland oland dalarna skane smaland varmland
  lappland norrland jamtland halland blekinge solna nacka kista hammarby djurgarden bajen gnaget blavitt gais sodermalm
  fotboll hockey ishockey innebandy handboll bandy golf tennis simning skidor lopning cykel cykling traning gymmet
  ridning hastar hast hasten hund hunden hundar katt katten katter kattunge valp valpen kanin hamster fisk fisken fiskar
  fiske bjorn bjornen varg vargen alg algen rav raven igelkott mus musen ratta apa apan tiger lejon lejonet elefant
  giraff delfin orn falk uggla groda orm ormen fjaril humla snigel ko kossa gris grisen lamm far anka kyckling
  mamma pappa mormor morfar farmor farfar syster bror brorsan storasyster lillebror familj familjen barn barnen bebis
  flicka pojke tjej kille gumman gubben kompis vannen vanner
  blomma blommor blomman ros rosor tulpan maskros solros smultron jordgubbe jordgubbar blabar hallon lingon hjortron
  apple banan apelsin citron paron plommon korsbar tomat gurka morot potatis lok svamp kantarell
  kaffe te mjolk ol olen vin vodka sprit saft lask godis choklad glass kaka kakor tarta bulle kanelbulle fika fikapaus
  ost smor brod pizza kebab hamburgare korv kottbulle kottbullar lax sill strommingen knackebrod pannkaka pannkakor
  sol solen solsken solskenet mane manen stjarna stjarnan himmel himlen hav havet sjo sjon skog skogen berg fjall fjallet
  regn snon snoboll snogubbe aska blixt storm vind strand stranden solnedgang regnbage vatten eld elden jorden varlden
  rod rott bla blatt gul gult gron gront svart vit vitt rosa lila orange brun gra guld silver
  musik gitarr piano trumma trummor dans dansa sang sjunga film filmen bok boken spel spelet leksak nalle docka
  bil bilen buss tag taget bat baten flyg flygplan motorcykel moped traktor traktorn lastbil
  hus huset hem hemma stuga stugan sommarstuga tradgard koket skola skolan jobb jobbet kontor kontoret arbete lararen
  halsa halsan halsosam traningen yoga sporten styrka lycka lycklig glad glader frihet fred trygghet framtid framtiden
  pengar miljonar vinnare mastare champion superman batman pirat ninja robot zombie spindelmannen fantomen
  anna maria eva karin sara emma elin lisa linda jenny sofia johanna hanna ida julia amanda elsa alice maja ebba wilma
  saga ella klara astrid linnea kerstin birgitta ingrid margareta elisabeth monica susanne camilla malin therese
  erik lars karl anders johan per nils mikael jan hans peter daniel fredrik andreas thomas magnus mattias marcus martin
  oskar viktor alexander emil gustav simon anton filip jonas david oliver lucas hugo elias leo liam axel ludvig albin
  sven olle bosse kalle pelle nisse lasse stina greta bettan
  kalleanka musse mussepigg pippi pippilangstrump bamse alfons skalman karlsson karlssonpataket ronja findus
  ingenting nagonting allting kanske alltid aldrig welkommen
  andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson gustavsson pettersson petersson
  jonsson jansson hansson bengtsson lindberg jakobsson magnusson olofsson lindstrom lindqvist lindgren axelsson bergstrom
  lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson forsberg sjoberg wallin engstrom
  eklund danielsson lundin hakansson bjork bergman gunnarsson holm wikstrom samuelsson isaksson fransson bergqvist nystrom
  holmberg arvidsson lofgren soderberg nyberg blomqvist claesson nordstrom martensson
  vitamin vitaminer magnesium omega protein kollagen kreatin zink jarn kost motion somn sova detox keto fasta longevity
  biohacking biohacker meditation mindfulness wellness health fitness
  aik mff ifk volvo saab ikea facebook google instagram youtube tiktok spotify apple samsung iphone netflix gmail hotmail
  outlook telia minecraft fortnite pokemon starwars liverpool arsenal chelsea manchester barcelona
  losen bullar bulle troll trollkarl hundvalp kattunge snickare polis brandman lakare sjukskoterska larare bonde kock frisor
  student chef soldat sjuksyster rormokare elektriker malare murare advokat ingenjor programmerare chauffor
  summer winter spring autumn fall season january february march june july august october monday tuesday wednesday thursday
  friday saturday sunday christmas easter halloween birthday sunshine flower love lovely princess dragon monkey football
  baseball basketball soccer secret master hello shadow freedom whatever computer angel
  fodelsedag studenten examen brollop bebisen sommarstugan landet fjallen skargarden sjostad vintersport
  mohammed mohammad mohamed muhammad ahmed ali hassan hussein ibrahim omar yusuf mustafa abdullah khalid fatima aisha maryam
  zahra amina leila layla noor mona nadia yasmin samira emelie emilie rebecka rebecca gunilla agneta pernilla josefin
  josefine nathalie natalie felicia elisabet margaretha kristina cristina christina karolina caroline carolina annika
  helena lena marie ann anneli annelie ulla gun inga inger ingegerd berit barbro birgit siv solveig sonja marianne yvonne
  eva lotta charlotte charlotta lovisa louise louisa matilda mathilda moa tilda tyra signe ines iris selma stella freja
  alva agnes ester edith sigrid vera vendela lova juni olivia isabelle isabella nora lilly molly nellie nelly tuva svea
  filippa tove hedda meja lykke ebba frida jennifer jessica sandra angelica angelika sabina sabrina evelina ellinor
  elinor victoria viktoria cecilia katarina catharina ulrika veronica veronika madeleine mikaela michaela nina tina tanja
  petra paula pia mia lina stina kajsa linn lovis ellen ingela gunnel kerstin rut ruth majken vivianne ann-marie
  lennart kristoffer christoffer christopher tobias robin sebastian rasmus joakim jakob jacob jonathan dennis patrik
  patrick stefan staffan henrik niklas niclas robert rickard richard roger roland rolf ronny jorgen joran goran gosta
  gunnar gote bertil birger borje bengt bjorne arne ake alf alfred algot allan anton arvid august axel benjamin bernt bo
  carl christian kristian claes clas conny kent kenneth kjell krister christer kurt leif linus love ludvig malte melvin
  milo mohamad noah nicklas nore olof ola olle oscar otto paul per-erik peder petter philip pontus ragnar rune sixten stig
  sture sten tage theo theodor tim timmy tommy tom tony torbjorn tord ulf urban uno valter vidar ville vincent william
  wilhelm willy zackarias adam albert alvin charlie colin dante ebbe edvin elliot elton elvis frank frans harald harry
  hampus herman hjalmar ivar jack jens jerker jesper jimmy joel john johnny jon josef julius kaj kevin kim loke lennox
  maximilian max melker mio nicholas nicolas nikolas samuel sigge sigvard simon teodor tor vilgot vilhelm walter wille
  asa tindra ylva siri svante sverker torsten thorsten mans hakan advent lucia kossa socker salt peppar van vanskap
  nova alma ronja ingmar ingvar arvid elina ellie molly sally freddie ture hilding hilda elvira svala tuva tora vega
  ostersjon malaren vanern vattern orust tjorn faro
  ale alingsas alvesta aneby arboga arjeplog arvidsjaur arvika askersund avesta bengtsfors berg bjurholm bjuv boden bollebygd
  bollnas borgholm botkyrka boxholm bromolla bracke burlov bastad danderyd degerfors dorotea eda ekero eksjo emmaboda
  enkoping essunga fagersta falkenberg falkoping filipstad finspang flen forshaga fargelanda gagnef gislaved gnesta gnosjo
  grastorp grums gallivare habo hagfors hallsberg hallstahammar hammaro haninge haparanda heby hedemora herrljunga hjo
  hofors huddinge hudiksvall hultsfred hylte habo hallefors harjedalen harnosand harryda hassleholm hoganas hogsby horby
  hoor jokkmokk jarfalla karlsborg karlshamn karlskoga katrineholm kil kinda klippan knivsta kramfors kristinehamn krokom
  kumla kungsbacka kungsor kungalv kavlinge koping laholm landskrona laxa lekeberg leksand lerum lessebo lidingo lidkoping
  lilla edet lindesberg ljungby ljusdal ljusnarsberg lomma ludvika lycksele lysekil mala malung mariestad mark markaryd
  mellerud mjolby mora motala mullsjo munkedal munkfors molndal monsteras morbylanga nora norberg nordanstig nordmaling
  norrtalje norsjo nybro nykvarn nynashamn nassjo ockelbo olofstrom orsa osby oskarshamn ovanaker oxelosund pajala partille
  perstorp pitea ragunda robertsfors ronneby rattvik sala salem sandviken sigtuna simrishamn sjobo skara skinnskatteberg
  skurup smedjebacken solleftea sollentuna sorsele sotenas staffanstorp stenungsund storfors storuman strangnas stromstad
  stromsund sundbyberg sunne surahammar svalov svedala svenljunga saffle sater savsjo soderhamn soderkoping solvesborg
  tanum tibro tidaholm tierp timra tingsryd tomelilla torsby torsas tranemo tranas trelleborg trosa tyreso toreboda
  ulricehamn upplands-vasby upplandsvasby uppvidinge vadstena vaggeryd valdemarsvik vallentuna vansbro vara vaxholm vellinge
  vetlanda vilhelmina vimmerby vindeln vingaker vargarda vanersborg vannas varmdo varnamo vastervik ydre ystad amal ange are
  arjang asele astorp atvidaberg almhult alvdalen alvkarleby alvsbyn angelholm ockero odeshog orkelljunga ornskoldsvik
  osteraker osthammar ostra goinge overkalix overtornea rinkeby tensta rosengard biskopsgarden angered majorna hisingen
  ostermalm vasastan kungsholmen bromma farsta hagersten vallingby skarholmen arsta alvsjo enskede
  norrbotten vasterbotten angermanland medelpad halsingland gastrikland dalsland vastergotland ostergotland vastmanland
  narke uppland sodermanland sormland bohuslan harjedalen
  england skottland irland tyskland frankrike spanien italien portugal grekland turkiet polen ryssland ukraina island kroatien
  kina japan thailand indien iran irak syrien somalia marocko egypten kanada mexiko brasilien argentina australien usa
  london paris berlin madrid rom roma milano lissabon aten istanbul oslo kopenhamn helsingfors reykjavik amsterdam bryssel
  wien prag budapest warszawa moskva dublin edinburgh newyork losangeles sanfrancisco chicago miami hollywood tokyo peking
  bangkok phuket dubai bagdad damaskus teheran mallorca alicante malaga marbella kreta rhodos cypern hawaii sydney
  hyderabad nicaragua afrika asien
  jan feb apr maj jun jul aug sep sept okt nov dec
  hoppsan hejsanhoppsan iloveyou jagalskar mammapappa mammaochpappa pappamamma zlatan bytmig bytut andramig hejpadig hejsvejs hejhopp letmein changeme`.split(
    /\s+/,
  ),
);

/** Digits and signs that replace letters in passwords. */
const STANDING: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  "!": "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
};

/** Common prefixes of a word. */
const BEFORE = /^(?:mitt|min|mina|ditt|din|dina|vart|var|nytt|ny|nya|my|the|ilove|jagalskar)(?=.{3})/;

/** Endings of a word in its other forms: 'påsken', 'bullarna', 'hemmet', 'Annas'. */
const ENDINGS =
  "s n t r a e na en et an ar or er ns ens ets ens arna orna erna aren men met nen net ten tet len let".split(" ");

/** A word, and what it may be another form of. */
const formsOf = (word: string): string[] => [
  word,
  ...ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length > 2).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    return [stem, `${stem}a`, `${stem}e`, `${stem.slice(0, -1)}e${stem.slice(-1)}`];
  }),
];

/** Fewest letters of each of two words that are tried together, and most of both. */
const MIN_OF_TWO = 3;
const MAX_OF_TWO = 40;

/** Whether it is two common words put together: lists of some thousand words give some million pairs, soon tried. */
const isTwoCommon = (word: string): boolean =>
  word.length <= MAX_OF_TWO &&
  Array.from({ length: Math.max(0, word.length - 2 * MIN_OF_TWO + 1) }, (_, place) => place + MIN_OF_TWO).some(
    (at) => WORDS.has(word.slice(0, at)) && WORDS.has(word.slice(at)),
  );

/** Parts around the site's name in an address. */
const AROUND_ADDRESS = /^www|(?:se|com|nu)$/g;

/** Most digits and signs around a word that are tried with it. */
const MAX_AROUND = 8;

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** Without dots and rings. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Of each two signs beside one another: in which rows they are, and which way. */
function waysIn(rows: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const ways = new Map<string, number[]>();
  for (const [index, row] of rows.flatMap((row) => [[...row], [...row].reverse()]).entries())
    for (const [at, sign] of row.slice(0, -1).entries()) {
      const pair = sign + row[at + 1];
      ways.set(pair, [...(ways.get(pair) ?? []), index]);
    }
  return ways;
}

const IN_ORDER = waysIn(ORDERS);
const ON_KEYS = waysIn([...ORDERS, ...KEYS]);

/**
 * Why a password is guessed first by its form: it repeats itself, is made of rows, is a date, or is the site's name or one
 * or two common words, with digits and signs beside them at most. Takes a time that grows with its length alone.
 * @param siteName what the site is called
 */
export function guessedBy(password: string, siteName: string): GuessedBy | undefined {
  const text = password.normalize("NFC").toLowerCase().replace(/\s/g, "");
  const signs = [...text];
  if (repeats(signs)) return "REPEATS";
  // 'aabbccdd'
  const once = signs.filter((sign, at) => sign !== signs[at - 1]);
  if (isOfRows(signs, IN_ORDER) || isOfRows(once, IN_ORDER) || counts(text)) return "RUN";
  if (isOfRows(signs, ON_KEYS)) return "KEYBOARD";
  if (isDate(text)) return "DATE";
  const whole = [signs, [...signs].reverse()].flatMap(wordsWithin);
  const words = whole.flatMap((word) => [word, word.replace(BEFORE, "")]).flatMap(formsOf);
  const site = folded(siteName).replace(/[^a-z]/g, "");
  // A name of two letters is no word that anybody tries alone.
  if (site.length > 2 && words.some((word) => word.replace(AROUND_ADDRESS, "") === site || isAboutSite(word, site)))
    return "SITE";
  if (words.some((word) => WORDS.has(word)) || whole.some(isTwoCommon)) return "WORD";
  const letters = signs.filter(isLetter);
  // 'test123test', 'sommar2026vinter'
  const parts = new Set(
    folded(text)
      .split(/[^a-z]+/)
      .filter(Boolean),
  );
  if (
    parts.size <= 2 &&
    signs.length - letters.length <= MAX_AROUND &&
    [...parts].every((part) => WORDS.has(part)) &&
    parts.size > 0
  )
    return "WORD";
  // 'abcabcabc1', 'hink10hink'
  const areMost = letters.length >= MIN_REPEATED && signs.length - letters.length <= MAX_AROUND;
  return areMost && repeats(letters) ? "REPEATS" : undefined;
}

/** Whether it is the site's name and a common word. */
const isAboutSite = (word: string, site: string): boolean =>
  (word.startsWith(site) && WORDS.has(word.slice(site.length))) ||
  (word.endsWith(site) && WORDS.has(word.slice(0, -site.length)));

/** Whether it is a day, or a Swedish personal number: '19850412', '850412-1234', '12/4 1985'. */
function isDate(text: string): boolean {
  const parts = text.split(/[-/.+_]/);
  if (!parts.every((part) => /^\d*$/.test(part))) return false;
  const [, century = "", year = "", month = "", day = ""] =
    /^(19|20)?(\d\d)(\d\d)(\d\d)(?:\d{4})?$/.exec(parts.join("")) ?? [];
  const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  if (year !== "" && isDay(Number(day), Number(month))) return true;
  const [, first = "", second = ""] =
    /^(\d{1,2})[-/.]?(\d{1,2})[-/.]?(?:19|20)\d\d$/.exec(text) ?? /^(\d\d)(\d\d)\d\d$/.exec(text) ?? [];
  return century === "" && first !== "" && isDay(Number(first), Number(second));
}

/** Whether it is numbers with the same step between them: '2468101214', '5101520253'. */
function counts(text: string): boolean {
  if (!/^\d{6,}$/.test(text)) return false;
  return [1, 2, 3].some((length) =>
    [length, length + 1].some((second) => {
      const first = Number(text.slice(0, length));
      const step = Number(text.slice(length, length + second)) - first;
      let [told, numbers] = ["", 0];
      for (; step > 0 && told.length < text.length; numbers++) told += first + step * numbers;
      return numbers > 3 && told.startsWith(text);
    }),
  );
}

/** Whether it is one short part written again and again, the last time maybe not to its end, or has two signs only. */
function repeats(signs: readonly string[]): boolean {
  if (new Set(signs).size <= 2) return true;
  for (let length = 1; length <= MAX_REPEATED && length * 2 <= signs.length; length++)
    if (signs.every((sign, at) => at < length || sign === signs[at - length])) return true;
  return false;
}

/** Whether it is made of rows alone, or of few parts. */
function isOfRows(signs: readonly string[], ways: ReadonlyMap<string, readonly number[]>): boolean {
  let parts = 0;
  let alone = 0;
  for (let at = 0; at < signs.length; parts++) {
    const length = rowAt(signs, at, ways);
    if (length < ROW) alone++;
    at += length < ROW ? 1 : length;
  }
  return parts < MIN_PARTS || alone === 0;
}

/** How many signs from one on are the same, or carry on in one way. */
function rowAt(signs: readonly string[], start: number, ways: ReadonlyMap<string, readonly number[]>): number {
  let same = start + 1;
  while (same < signs.length && signs[same] === signs[start]) same++;
  let end = start;
  let open: readonly number[] | undefined;
  while (end + 1 < signs.length) {
    const next = ways.get(`${signs[end]}${signs[end + 1]}`) ?? [];
    open = open ? open.filter((way) => next.includes(way)) : next;
    if (open.length === 0) break;
    end++;
  }
  return Math.max(same, end + 1) - start;
}

/** The single word of a password, whose letters may be replaced, and surrounded, by digits and signs. */
function wordsWithin(signs: readonly string[]): string[] {
  const [first, last] = [signs.findIndex(isLetter), signs.findLastIndex(isLetter)];
  if (first < 0 || signs.length - (last + 1 - first) > MAX_AROUND) return [];
  const read = (start: number): string =>
    folded(
      signs
        .slice(start, last + 1)
        .map((sign) => STANDING[sign] ?? sign)
        .join(""),
    ).replace(/[^a-z]/g, "");
  return [read(first), read(0)];
}
