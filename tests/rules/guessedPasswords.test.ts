import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessedBy } from "../../schema/rules/accounts/guessedPasswords.ts";
import { validatePassword } from "../../schema/rules/accounts/validatePassword.ts";
import { processorTime } from "../support/processorTime.ts";

const GOOD = `tre gula ankor simmar
korgstol vid fönstret
Min moster odlar pumpor
regnet slår mot plåttaket
åtta blå tegelpannor
grönsak mellan stenar
cykla hem i motvind
gammal klocka tickar högt
sju trötta brandmän
havregryn och blåbärssylt
ladan bakom björkarna
fyra hundar på en båt
kaffet kallnade i köket
vi ses vid busshållplatsen
plommonträd i december
orange halsduk i hallen
mormors trasiga paraply
en säck potatis till
spindelnät i källaren
tåget går klockan nio
röd stuga vita knutar
hissen fastnade igen
saxofon under sängen
sockerbit i varm mjölk
lövhögen brinner sakta
tvättstuga på torsdagar
jag glömde nycklarna hemma
trumpet mot tunn vägg
snöskottning före frukost
kräftor med dill
vitlök i lång rad
båten ligger vid bryggan
fem flaskor saft
mössan luktar rök
skogsstig utan slut
brunt bröd med messmör
en granne spelar dragspel
trädgårdsslang i rabatten
gräsklippare utan bensin
måne över åkern
nittio trappsteg upp
äppelmos på filmjölk
kameran ligger i väskan
stövlar fulla med vatten
sirap till pannkakor
lånekort på biblioteket
räven sover i diket
plåtburk full av knappar
hagel i juni
kylskåpet brummar om natten
vindkraft-på-berget
tandborste.i.mugg
Lampskärm7gardin
hönsgård+traktorväg
correct horse battery staple
purple lantern seven oceans
walnut stapler ghost marina
velvet_tractor_mistakes
quiet-otter-folding-chair
maple syrup on gravel
k3Vp!rZ8wq
Gr7#tmLq2x
9fX$eLpw3u
vT4&nsQzk8
bq82LmxPd0
zR!6hyTpCn
mW3xk9Qf7d
uJ7%gB2nLs
Hx4q-Zt9v-Pm2k
7c1e9b42af
plankgolv9taklist
ugglan läser tidning
sval kudde och tjockt täcke
hundra meter snöre
en liten ö utan namn
bakom garaget står en moped
hallonsaft på trappan klockan sju
pepparkvarn i lådan
dimma över mossen
slitna jeans och skjorta
fiskmås på taket
knäckebröd med kaviar
motorsåg i snårskog
kvitto från järnaffären
björk asp rönn
takpannor av lera
sista bussen hem
stearinljus i fönstret
gungan under linden
blyertspenna utan spets
mullvad i gräsmattan
kantareller i mossa
vinterdäck i förrådet
långkalsonger på tork
örngott och lakan
mjölktänder i ask
nyckelknippa under mattan
ullstrumpor till alla
pilgrimsfalk på skorsten
sommaren luktar tjära`.split("\n");

describe("a password that is guessed first is found by its form", () => {
  it.each([
    ["aaaaaa", "REPEATS"],
    ["111111111", "REPEATS"],
    ["ababababab", "REPEATS"],
    ["abcabcabca", "REPEATS"],
    ["lösenordlösenord", "REPEATS"],
    ["hejhopp hejhopp", "REPEATS"],
    ["qwertyqwerty", "REPEATS"],
    ["aabbaabbb", "REPEATS"],
    ["abcabcabc1", "REPEATS"],
    ["Hink10Hink", "REPEATS"],
    ["!hatt-hatt-hatt!", "REPEATS"],
    ["sommarlov2025", "WORD"],
    ["mammapappa12", "WORD"],
    ["hejsanhoppsan", "WORD"],
    ["iloveyou2024", "WORD"],
    ["123456789", "RUN"],
    ["9876543210", "RUN"],
    ["abcdefgh", "RUN"],
    ["uvwxyzåäö", "RUN"],
    ["öäåzyx", "RUN"],
    ["abc123", "RUN"],
    ["aaa111bbb", "RUN"],
    ["13579", "RUN"],
    ["qwertyuiopå", "KEYBOARD"],
    ["asdfghjklöä", "KEYBOARD"],
    ["öäölkjhgf", "KEYBOARD"],
    ["zxcvbnm,.-", "KEYBOARD"],
    ["1qaz2wsx3edc4rfv", "KEYBOARD"],
    ["1q2w3e4r5t6y", "KEYBOARD"],
    ["qweasdzxc", "KEYBOARD"],
    ["QWErty123", "KEYBOARD"],
    ['!"#¤%&/()', "KEYBOARD"],
    ["livsresan", "SITE"],
    ["Livsresan2026!", "SITE"],
    ["liv5re5an", "SITE"],
    ["min Livsresan", "SITE"],
    ["sommar2026", "WORD"],
    ["Sommar!", "WORD"],
    ["losenord", "WORD"],
    ["Lösenord123", "WORD"],
    ["l0s3n0rd", "WORD"],
    ["hammarby", "WORD"],
    ["stockholm08", "WORD"],
    ["1984Göteborg", "WORD"],
    ["älskling", "WORD"],
    ["$ommar99", "WORD"],
    ["p@ssw0rd!!", "WORD"],
    ["livsresan.se", "SITE"],
    ["www.livsresan.se", "SITE"],
    ["L!vsresan", "SITE"],
    ["livsresanhälsa", "SITE"],
    ["mitt livsresan 1", "SITE"],
    ["19850412", "DATE"],
    ["850412-1234", "DATE"],
    ["1985-04-12", "DATE"],
    ["198504121234", "DATE"],
    ["12/4 1985", "DATE"],
    ["120485", "DATE"],
    ["Nov2025!!", "WORD"],
    ["svensson1", "WORD"],
    ["Magnesium1", "WORD"],
    ["longevity", "WORD"],
    ["volvo740", "WORD"],
    ["AIK12345", "WORD"],
    ["mittlösenord1", "WORD"],
    ["test123test", "WORD"],
    ["maj2024maj", "WORD"],
    ["kalleanka123", "WORD"],
    ["Welkommen1!", "WORD"],
    ["ingenting1", "WORD"],
    ["sommarvinter", "WORD"],
    ["SommarVinter1!", "WORD"],
    ["annaerik", "WORD"],
    ["kaffetårta", "WORD"],
    ["hundkatt99", "WORD"],
    ["sommar2026vinter", "WORD"],
    ["hunden katten", "WORD"],
    ["p1zzakebab", "WORD"],
    ["retnivrammos", "WORD"],
  ])("%s: %s", (password, reason) => {
    expect(guessedBy(password, "Livsresan")).toBe(reason);
  });

  it.each([
    "zebra 7 tak",
    "öga-öra",
    "k7#q2p",
    "  blanksteg runt om  ",
    "tre ord till",
    "384729105",
    "99120485712",
    "volvo i skogen",
    "minsta trappan",
    "johansson bakar 7 bröd",
    "hästkorgtrappa",
    "nyare lösenord",
    "sommar vinter vår",
    "skattkista",
    "smörgåsbord på ön",
    "kaffe4morgon",
    "sommar83920174656",
    "hemligt-4f1e9c",
    "abc de sol 77",
  ])("and no other: %s", (password) => {
    expect(guessedBy(password, "Livsresan")).toBeUndefined();
  });

  // Each by its rule; which of them tells it first is no matter.
  it.each([
    [
      "repeats",
      `bananbanan tjotjotjotjo 7777777 xyxyxyxy åäöåäöåäö 123123123 112233445566 aabbccddee abcabc123123 hejdåhejdå lampa-lampa qqqwwweee 00000000 ......... ninini 121212121 zzzzzzz1 fisken_fisken kanelkanel1 6969696969 kaka2kaka popopopo 0101010101 hejhejhejhej abab1212abab1212 ööööööö %%%%%%% 789789789 mjaumjau1 xx11xx11xx11`,
    ],
    [
      "runs",
      `87654321 1234567890123 efghijkl zyxwvuts abcdefg1 123abc456 111222333 2468101214 0987654321 abcd1234 1234abcd 123456789a a123456789 klmnopqr 1357911 12345678910 qponmlk 54321abc 01234567 1234512345 3691215182 100101102103 mnopqrst åäöabc123 9876543 tuvwxyz1 5101520253 aaabbbccc1 102030405060 99887766`,
    ],
    [
      "keyboard",
      `qwertyuiop asdfghjkl zxcvbnm123 lkjhgfdsa poiuytrewq åpoiuytr qazwsxedc 1qazxsw2 qwerty12345 asdf1234 qweasd123 wasdwasd rtyfghvbn öäöäöä äölkjhg zaq12wsx qwertzuiop asdfasdf123 qwer1234 qwaszx123 mnbvcxz1 yuiophjkl hjklöä123 §1234567 1q2w3e4r q1w2e3r4 poiuy09876 edcrfvtgb ghjklöä plokijuh zxcvasdf qweqwe123 mkoijn dfghjkl1 ertyuiop vbnm,.- asdqwe123 1qay2wsx öäå123`,
    ],
    [
      "site",
      `Livsresan livsresan123 Livsresan! LIVSRESAN2027 livsresan.se minlivsresan livsresan_1 l1vsr3s4n livsresanlivsresan 2026livsresan Livs-resan7 livs_resan livsresan#1 mylivsresan nasersvil Livsresan.nu livsresan-2025 minlivsresan1 LivsResan!! l1v5r354n livsresanlösenord`,
    ],
    [
      "words",
      `hemligt99 Hemlighet1 lösenord1! Lösen123 losen2024 sommarlov1 Välkommen1 valkommen2026 kärlek123 hejhej12 hejsan99 Inloggning1 dator123 fotboll10 hockey99 kaffe123 pizza1234 choklad1 semester26 blomma12 stjärna7 solsken22 drottning1 hundvalp1 katten123 trollkarl1 skola2024 gitarr55 bullar123 fredag13 tisdag2026 midsommar24 julafton24 hej12345 Sverige1 Sverige2026! snickare1 polisen112 läkare123 sjuksköterska1 Sockret1 Bilarna22 tomten24 fiskarna1 Hemmet123 Kontoret1 prinsessan7 Drakarna1 kossan12 Hjärtan99 gitarren1 Familjen2026 vännerna1 regnbågen7`,
    ],
    [
      "names",
      `Andersson1 anna1987 Kalle123 Johanna95 erik2001 mattias1 Karlsson77 Emelie99 Sebastian1 rebecka12 Mohammed1 ahmed123 Fatima1990 Elisabet1 Gunilla55 Lennart1950 tobias88 Robin123 Josefin1 felicia1 Kristoffer1 pernilla2 agneta1960 ibrahim1 Nathalie99 Göran1965 SVEN1234 Majken88 Åsa12345 Marias1 Oskars2 Östen123 Yvonne-61 hassan99 Lovisa2014 Tindra12 Saga2019!`,
    ],
    [
      "places",
      `Göteborg1 malmö2024 Uppsala18 Linköping1 skövde123 Haninge08 Huddinge1 Lidingö1 Borlänge23 Motala12 Ystad123 Falkenberg1 Landskrona1 Katrineholm1 Enköping1 Ängelholm1 Sigtuna1 Kungsbacka1 Mölndal031 Rinkeby1 Södermalm08 Småland1 Västergötland Värmland54 Norrbotten1 London2024 Spanien1 Thailand1 Paris2024 newyork1 Åre2026 Hässleholm1 Köping22 Täby1234 Öland2023 Grekland1 Mallorca26 Örnsköldsvik Hisingen031 Bohuslän1 berlin99 Trosa123`,
    ],
    [
      "seasons",
      `sommar2025 Sommaren26! vinter2024 Vinter25 höst2026 Hösten2025 vår2026 Våren2024! våren26 januari2026 Februari1 mars2026! april2024 Augusti25 september26 Oktober2025! november1 December24 jul2025 Påsken2026 Midsommar25 2026sommar 25vinter Nyår2026 sportlov26 Summer2026 winter2025! Autumn2024 spring2026 Höstens1 vinter_2027 SOMMAR-26 2027vår juli2026! Jul_2025 Advent2026 Spring26! december1999 Sommaren2024`,
    ],
  ])("%s, of which each is refused with why", (_, passwords) => {
    const owner = { email: "vera.kvist@exempel.se", fullName: "Vera Kvist" };
    const common = new Set(dictionary["passwords-common"].map(String));
    const taken = passwords.split(" ").filter((password) => !validatePassword(password, owner, common, "Livsresan"));
    expect(taken).toEqual([]);
  });

  it("and a hundred sentences and other good ones are taken", () => {
    const owner = { email: "vera.kvist@exempel.se", fullName: "Vera Kvist" };
    const common = new Set(dictionary["passwords-common"].map(String));
    const refused = GOOD.filter((password) => validatePassword(password, owner, common, "Livsresan"));
    expect(refused).toEqual([]);
  });

  it("follows what the site is called", () => {
    for (const password of ["åmålsjämför1", "amalsjamfor", "AmalsjamforPassword"])
      expect(guessedBy(password, "Åmålsjämför")).toBe("SITE");
    expect(guessedBy("livsresan1", "Åmålsjämför")).not.toBe("SITE");
    expect(guessedBy("zebra 7 tak", "Z")).toBeUndefined();
  });

  it("and told why", () => {
    const messages = ["aaaaaa", "abcdef", "asdfgh", "livsresan", "sommar1"].map(
      (password) =>
        validatePassword(password, { email: "asa@exempel.se", fullName: "Åsa Ek" }, new Set(), "Livsresan")?.message,
    );
    expect(new Set(messages).size).toBe(5);
    for (const message of messages) expect(message).toMatch(/^Lösenordet .* gissas först/);
  });

  it("whatever it is written with: case, form and blanks make no difference", () => {
    fc.assert(
      fc.property(fc.constantFrom("qwertyuiopå", "sommar2026", "öäölkjhgf", "livsresan1"), (password) => {
        expect(guessedBy(password.toUpperCase().normalize("NFD"), "Livsresan")).toBe(guessedBy(password, "Livsresan"));
        expect(guessedBy(` ${password}  `, "Livsresan")).toBe(guessedBy(password, "Livsresan"));
      }),
    );
  });

  it("of words that are drawn by dice none is refused for its form", () => {
    const words = dictionary["diceware-common"].map(String);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }), (drawn) => {
        fc.pre(drawn.join("").length >= 14);
        expect(guessedBy(drawn.join(" "), "Livsresan")).toBeUndefined();
      }),
    );
  });

  it("in a time that grows with its length alone", async () => {
    const timeOf = (length: number) =>
      processorTime(() => {
        for (const sign of ["a", "1", "ab", "!", "qw"]) guessedBy(sign.repeat(length / sign.length), "Livsresan");
      });
    const quarter = await timeOf(100_000);
    expect(await timeOf(400_000)).toBeLessThan(8 * quarter + 50);
  });
});
