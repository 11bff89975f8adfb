import type { Match } from "./negation.ts";
import { onceForWord } from "./remember.ts";
import type { Token } from "./spelling.ts";

// Whom a text is about, and when: oneself, somebody else, a film; now, or long ago. Read from the words
// around; in doubt it is about oneself, and now.

/** Words of a text that say whom and which time it is about. */
export interface Attribution {
  /** It is somebody else's, as far as the sentence says so. */
  isOfOthers(match: Match): boolean;
  /** It is from a film, a book, a course or somebody's work. */
  isFiction(match: Match): boolean;
  /** It was years ago, and nothing says that it still is. */
  isLongAgo(match: Match): boolean;
  /** It is feared, or to be prevented, and has not happened. */
  isFeared(match: Match): boolean;
}

/** Tells whether words are of a kind. */
const tester = (pattern: RegExp) => onceForWord((word) => pattern.test(word));

const words = (written: string): ReadonlySet<string> => new Set(written.split(" "));

const SELF = words("jag mig mej");
const OWN = words("min mitt mina mitts");
const OWNER = words("min mitt mina din sin sina var vart vara hennes hans deras en ett ens nagon nagons");
/** People, as stems; all forms of these are somebody else. */
const isSomebody = tester(
  /^(?:(?:svar|styv|bonus|gud|plast)?(?:mamma|pappa|mor|far|morsa|farsa|mormor|morfar|farmor|farfar)(?:n|ns|s|arna)?|mamman?s?|pappan?s?|morsans?|farsans?|forald(?:er|rar|rarna|rarnas)|(?:hal|tvilling|stor|lill|små|sma)?(?:bror|bror[s]|brorsa|brorsan|broder|brodern|brors?ans|syster|systern|systers|syrran?s?|syskon|syskonen)|(?:tonars)?son|sonen|sonens|sons|soner(?:na)?|dotter|dottern|dotterns|dotters|dottrar(?:na)?|barnens?|barnets?|barnbarn(?:et|en|ets|ens)?|kusin(?:en|er|s)?|moster|mosters|faster|fasters|farbror|farbrors|morbror|morbrors|frun?s?|hustrun?s?|mannens?|make|maken|makens|makes|maka|makan|makans|sambon?s?|partners?|partnern|partnerns|sarbon?|pojkvan(?:nen)?s?|flickvan(?:nen)?s?|killens?|tjejens?|tonarings?|ungdomens?|vaninna|vaninnas?|vannens?|vanner(?:na)?s?|kompis(?:en|ar|arna|ens)?|polaren?s?|kollega(?:n|ns|s)?|kollegor(?:na)?|chef(?:en|ens|s)?|grannen?s?|grannar(?:na)?s?|patient(?:er|en|erna|ers|ens)?|elev(?:er|en|erna)?|klient(?:er|en)?|brukare|brukarens?|kund(?:en|er|erna|s)?|kursare|arbetskamrat(?:en)?|traningskompis(?:en)?|bekant|idol(?:en)?|kandis(?:en)?|deltagare|lararen|lakaren_hade|svagerskan?s?|svagern?s?|bebisen?s?|sonson(?:en)?|dotterson(?:en)?|dotterdotter(?:n)?|hundens?|hund|katt(?:en|ens)?|hasten?s?|slakting(?:en|ar)?|rumskompis(?:en)?|lagkompis(?:en)?|lagkamrat(?:en)?|tranaren?s?|klasskompis(?:en)?|exet|ex|tonaring(?:en)?|pojken|flickan|dansken|kvinnan|kille|tjej|lillen|lillan|farmors|morfars|mormors|farfars)$/,
);
/** Only with an owner before: 'min man', not 'man'. */
const OTHER_IF_OWNED = words(
  "man mans far fars mor mors van barn barns bebis vanner hund katt hast tjej kille syskon ex faders make maka elev son",
);
const PRONOUNS = words("han hon hen henne honom");
const RELATIVES = words("slakten familjen slaktled");
/** Verbs of somebody who reports about another person. */
const isReport = tester(
  /^(?:sager|sa|sade|sagt|saga|tycker|tyckte|marker|markt|markte|ser|sag|sett|hor|horde|hort|filma(?:r|de|t)|klagar?|klagade|papeka(?:r|de|t)|menar|pastar|oroa(?:r|s|de)|orolig|vack(?:er|te|t|s)|knuffa(?:r|de|t)?|putta(?:r|de|t)?|flytta(?:r|de|t)|star|stod|tror|trodde|stor|stors|stord|stort|irriter\p{L}*|undrar|radd|skramd|livradd|paminner|rakna\p{L}*|larm\p{L}*|ring(?:er|de)|skjutsa\p{L}*|fick|hitta(?:de|t|r)|spela(?:r|de|t)|retar|skojar|skamtar|far|akte|korde|tvinga\p{L}*|vill|ruska\p{L}*|skaka(?:r|de)|vagrar|orkar|vaknar|vaknade|vaknat|sover|sov|lagger|lag|bytt|byter|berattar|berattade|notera\p{L}*|observera\p{L}*|upptack\p{L}*|reagera\p{L}*|beskriv\p{L}*|hotar|brukar|maste|tvingas|anser|kallar)$/u,
);
/** Words before a subject that do not make it an object. */
const BEFORE_SUBJECT = words(
  "och men att nar sedan sen eftersom for som om da aven ocksa bade har hade fick far ar var blev dog varken eller dar " +
    "ibland igar idag natt morse ar aret veckan manaden dessutom darfor fast medan innan efter sa dock bara just nu " +
    "enligt kan kunde ska skulle vill blir gick gar lag ligger haft fatt",
);
/** A subject does not come after these. */
const PREPOSITIONS = words(
  "av med till hos mot pa over under i vid fran bakom bredvid kring runt utan mellan mellan genom at",
);
const isOfFiction = tester(
  /^(?:\p{L}{0,12}film(?:en|er|erna|s)?|\p{L}{0,12}serien?|\p{L}{0,12}serier(?:na)?|handlar|handlade|\p{L}{0,12}boken?|bocker|romanen?|\p{L}{0,8}podd(?:en|ar|avsnitt\p{L}*)?|podcast\p{L}*|artikel(?:n)?|artiklar|dokumentar\p{L}*|karaktar\p{L}*|huvudperson\p{L}*|lat(?:en)?|laten|deckare|dikt\p{L}*|sang(?:en|text\p{L}*)|kurs(?:en|er)?|forelasning\p{L}*|utbildning\p{L}*|uppsats\p{L}*|tentan?|provet|studie(?:n|r)?|forskning\p{L}*|tidning(?:en)?|nyheter(?:na)?|kampanj\p{L}*|insamling\p{L}*|instagram\p{L}*|spelet|dataspel\p{L}*|teater\p{L}*|pjas\p{L}*)$/u,
);
const isWork = tester(
  /^(?:jobba(?:r|de|t)?|arbeta(?:r|de|t)?|plugga(?:r|de)|studera(?:r|de)|forska(?:r|de)|volontar\p{L}*|utbilda(?:r|d|t)|undervisa(?:r|de)|forelas(?:er|te)|skriver|vardar|behandlar|laser|laste|last)$/u,
);
const WORK_OF = words("med pa som inom om till av");
/** Beginnings of clauses. */
const CLAUSES = words("och men att nar om sa som eftersom medan fast innan sedan sen tills darfor for");

const NOW = words(
  "nu fortfarande igen ibland ofta numera idag igar morse nyligen senaste senast just alltid jamt daremot bort " +
    "aterkommit tillbaka borjat borjade dagligen natt fortsatter forvarrats varre",
);
const YEAR = /^(?:19\d\d|20[01]\d|202[0-4])$/;
const PAST_AGE = words(
  "barn liten ung tonaring barndomen tonaren tonar ungdomen barnsben yngre gymnasiet hogstadiet skoltiden lumpen ungdom smabarn student studietiden",
);
const MANY =
  /^(?:[2-9]|[1-9]\d|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|femton|tjugo|trettio|fyrtio|nagra|flera|manga)$/;

const FEAR =
  /^(?:radd|radsla|radslan|orolig|oro|oroar|oron|skrack|livradd|risk|risken|riskerar|forebygg\p{L}*|undvik\p{L}*|minska|minskar|slippa|skydd\p{L}*|angslig|fobi|halsoangest|tank)$/u;
const BEFORE_FEARED = words(
  "for att fa en ett drabbas av jag ska skulle kommer kunna kan ha nagon mig mej mot over med om och ta bli den som min tidig till eller hjart karl stor hog do i dog",
);

/** How far a look goes, in words. */
const REACH = 40;

/** Determines whom and which time a text is about. */
export function attributionsOf(tokens: readonly Token[]): Attribution {
  const letters = tokens.map((token) => token.letters);
  const at = (place: number): string => letters[place] ?? "";
  const subjects = subjectsOf(tokens, letters);
  const isSentenceStart = (place: number): boolean =>
    place <= 0 || tokens[place]?.before === "sentence" || tokens[place]?.before === "line";

  /** The part of a sentence around a match, between 'och', 'men' and commas. */
  function clauseOf({ start, end }: Match): [number, number] {
    let first = start;
    while (
      !isSentenceStart(first) &&
      tokens[first]?.before !== "comma" &&
      at(first) !== "men" &&
      at(first) !== "och" &&
      start - first < REACH
    )
      first -= 1;
    let last = end;
    while (
      last < tokens.length &&
      !isSentenceStart(last) &&
      tokens[last]?.before !== "comma" &&
      at(last) !== "men" &&
      at(last) !== "och" &&
      last - end < REACH
    )
      last += 1;
    return [first, last];
  }

  function saysLongAgo(first: number, last: number): boolean {
    let long = false;
    for (let place = first; place < last; place += 1) {
      const word = at(place);
      const before = at(place - 1);
      if (NOW.has(word)) return false;
      if (YEAR.test(word) && !["sedan", "sen", "over", "under"].includes(before)) long = true;
      if (MANY.test(word) && before === "var" && at(place - 2) === "jag") long = true;
      if (word === "talet" && /^\d0$/.test(before)) long = true;
      if (PAST_AGE.has(word) && ["som", "i", "var", "pa", "under"].includes(before)) long = true;
      if (/aring(?:en)?$/.test(word) && (before === "som" || at(place - 2) === "som")) long = true;
      if (
        (word === "ar" || word === "artionden") &&
        MANY.test(before) &&
        /^(?:sedan|sen)$/.test(at(place + 1)) &&
        hasFor(place)
      )
        long = true;
      if (word === "lange" && before === "for" && /^(?:sedan|sen)$/.test(at(place + 1))) long = true;
      if (word === "tiden" && before === "i" && at(place - 2) === "gang") long = true;
    }
    return long;
  }
  const hasFor = (place: number): boolean => [2, 3, 4].some((back) => at(place - back) === "for");

  return {
    isOfOthers({ start, main, end }) {
      // 'Andas jag inte': the subject may follow its verb.
      for (let place = start; place < Math.min(end, main + 2); place += 1) if (subjects.self.has(place)) return false;
      const subject = subjects.at[main];
      if (subject === "other") return true;
      if (subject === "self") return false;
      for (let place = end; place < Math.min(end + 4, tokens.length); place += 1) {
        if (isSentenceStart(place) || tokens[place]?.before === "comma") return false;
        if (RELATIVES.has(at(place)) && at(place - 1) === "i") return true;
        if (subjects.others.has(place))
          return !CLAUSES.has(at(end)) && /^(?:har|hade|fick|far|dog|bade)$/.test(at(end));
      }
      return false;
    },
    isFiction: ({ start, end }) => {
      for (let place = start; place < end; place += 1) if (subjects.self.has(place)) return false;
      return subjects.fiction[start] === true;
    },
    isLongAgo(match) {
      const [first, last] = clauseOf(match);
      if (saysLongAgo(first, last)) return !nowFollows(last);
      const after = at(last) === "men" || at(last) === "och" ? last + 1 : last;
      if (!isSentenceStart(after) && /^(?:det|detta|vilket)$/.test(at(after))) {
        const [, end] = clauseOf({ places: [], start: after, main: after, end: after + 1 });
        return saysLongAgo(after, end);
      }
      return false;
    },
    isFeared({ start, end }) {
      let passed = 0;
      for (let place = start - 1; place >= 0 && passed < 7; place -= 1, passed += 1) {
        if (isSentenceStart(place + 1)) return false;
        if (FEAR.test(at(place))) return !/^(?:min|mina|mitt)$/.test(at(place + 2)) || at(place + 1) === "som";
        if (!BEFORE_FEARED.has(at(place))) return false;
      }
      return end < 0;
    },
  };

  function nowFollows(last: number): boolean {
    for (
      let place = last;
      place < Math.min(tokens.length, last + 12) && !(place > last && isSentenceStart(place));
      place += 1
    ) {
      if (/^(?:fortfarande|igen|ibland|ofta|tillbaka|aterkommit)$/.test(at(place)) && !isHealthy(place)) return true;
    }
    return false;
  }
  /** 'Men nu är det bra'. */
  function isHealthy(place: number): boolean {
    return [1, 2, 3, 4, 5].some((ahead) =>
      /^(?:bra|frisk|fri|okej|ok|lugnt|borta|inga|aldrig|aterstalld|symtomfri|stabil)$/.test(at(place + ahead)),
    );
  }
}

/** Subjects of texts that several readers ask for. */
const known = new WeakMap<readonly Token[], ReturnType<typeof readSubjects>>();

/** For each word, of whom the sentence speaks there. */
export function subjectsOf(tokens: readonly Token[], letters: readonly string[]): ReturnType<typeof readSubjects> {
  const stored = known.get(tokens) ?? readSubjects(tokens, letters);
  known.set(tokens, stored);
  return stored;
}

function readSubjects(tokens: readonly Token[], letters: readonly string[]) {
  const at: ("self" | "other" | undefined)[] = [];
  const fiction: boolean[] = [];
  const self = new Set<number>();
  const others = new Set<number>();
  let subject: "self" | "other" | undefined;
  let isFiction = false;
  let isSameClause = false;
  for (const [place, { before }] of tokens.entries()) {
    const word = letters[place] as string;
    if (before === "sentence" || before === "line") {
      subject = undefined;
      isFiction = false;
    }
    if (before === "comma" || CLAUSES.has(word)) isSameClause = false;
    if (SELF.has(word) && word !== "jag" && (letters[place - 1] === "till" || (subject === "other" && isSameClause))) {
      // 'En vän till mig', 'barnet sparkar mig': it is about the other person.
    } else if (SELF.has(word)) {
      subject = "self";
      self.add(place);
      if (word === "jag") isFiction = false;
    } else if (OWN.has(word)) {
      if (!isOther(letters, place + 1) && !isOther(letters, place + 2)) {
        subject = "self";
        self.add(place);
      }
    } else if (isOther(letters, place)) {
      const first = startOfPhrase(letters, place);
      const leads = first === 0 || tokens[first]?.before !== "space" || BEFORE_SUBJECT.has(letters[first - 1] ?? "");
      const isGenitive = /[^s]s$/.test(word) && !/^(?:kompis|barns?)$/.test(word);
      const follows = [1, 2, 3].some(
        // 'Så' is written as 'sa': only right after somebody is it what they said.
        (ahead) =>
          tokens[place + ahead]?.before === "space" &&
          isReport(letters[place + ahead] ?? "") &&
          (ahead === 1 || letters[place + ahead] !== "sa"),
      );
      const isPatient = /^(?:patient|elev|klient|brukar)/.test(word);
      if (isPatient || isGenitive || (leads && !PREPOSITIONS.has(letters[first - 1] ?? ""))) {
        others.add(place);
        isSameClause = true;
        subject = follows && !isGenitive ? (reportsOfSelf(tokens, letters, place) ? "self" : "other") : "other";
      }
    } else if (/^(?:hans|hennes|deras)$/.test(word)) {
      subject = "other";
    } else if (RELATIVES.has(word) && /^(?:i|inom)$/.test(letters[place - 1] ?? "")) subject = "other";
    if (isOfFiction(word)) isFiction = true;
    else if (isWork(word) && [1, 2, 3].some((ahead) => WORK_OF.has(letters[place + ahead] ?? ""))) isFiction = true;
    else if (
      isFiction &&
      (word === "men" ||
        (word === "och" && !isOfFiction(letters[place + 1] ?? "") && SELF.has(letters[place + 1] ?? "")) ||
        /^(?:men|fast)$/.test(word))
    )
      isFiction = false;
    else if (isFiction && word === "och" && /^(?:har|far|blir|kan|mar|ar)$/.test(letters[place + 1] ?? ""))
      isFiction = false;
    at.push(subject);
    fiction.push(isFiction);
  }
  return { at, fiction, self, others };
}

const isOther = (letters: readonly string[], place: number): boolean => {
  const word = letters[place] ?? "";
  const before = letters[place - 1] ?? "";
  if (PRONOUNS.has(word)) return true;
  if (OTHER_IF_OWNED.has(word)) return OWNER.has(before) || OWN.has(before) || OWN.has(letters[place - 2] ?? "");
  return isSomebody(word);
};

/** Where 'min gamla pappa' begins. */
function startOfPhrase(letters: readonly string[], place: number): number {
  for (const back of [1, 2]) if (OWNER.has(letters[place - back] ?? "")) return place - back;
  return place;
}

/** True where another person is only the source: 'frun säger att jag …', 'grannarna hör snarkningarna'. */
function reportsOfSelf(tokens: readonly Token[], letters: readonly string[], place: number): boolean {
  for (let next = place + 1; next < Math.min(place + 14, letters.length); next += 1) {
    if (tokens[next]?.before === "sentence" || tokens[next]?.before === "line") break;
    if (/^(?:och|men)$/.test(letters[next] ?? "")) break;
    if (PRONOUNS.has(letters[next] ?? "")) return false;
    if (SELF.has(letters[next] ?? "") || OWN.has(letters[next] ?? "")) return true;
  }
  return (
    /^(?:sager|sag|sa|sade|hor|horde|marker|markt|markte|ser|klagar|pastar|tycker|sett|hort|filmade|raknar|raknade)$/.test(
      letters[place + 1] ?? "",
    ) || /^(?:sett|hort|markt|sagt|raknat|filmat|klagat|papekat)$/.test(letters[place + 2] ?? "")
  );
}
