import { foldCase } from "../words/text.ts";

/**
 * How words begin with which a text says that something does good to health, in Swedish and English: Regulation (EC) No
 * 1924/2006 allows only claims that are authorised, and none that a food cures or prevents an illness.
 */
const BEGINNINGS = `bota läker läkande läkedom lindra förebygg motverk behandla stärk boosta detox avgift
  rensar immun inflamm bidra främja stimulera balanserar återställ skydda stödjer stöder sänker höjer ökar minskar
  förbättra fettförbrän bantning viktminsk viktnedgång klinisk vetenskapligt cancer demens depression migrän artros
  blodsocker blodtryck kolesterol ledvärk klimakteri ångest sömnlös värk smärt trötthet stress
  cure heal treats treatment prevent boost relie support improve reduce lower strengthen promote anti-inflammat
  weight-loss fat-burn clinically`
  .split(/\s+/)
  .filter(Boolean);
/** What begins so and claims nothing, as what measures something ('blodtrycksmätare', 'kolesteroltest'). */
const NO_CLAIMS =
  /^(?:behandlad|behandlat|behandlingstid|avgifter?$|avgiften$|healthy?$)|(?:mätare|mätaren|mätning|monitor|test|testet|prov)s?$/;
const WORD = /(\p{L}+(?:-\p{L}+)*)/u;

/** A piece of a text, and whether it is a word that may claim an effect on health. */
interface Piece {
  text: string;
  isClaim: boolean;
}

/**
 * A text in pieces, so that the words that may claim an effect on health can be marked in it.
 * @param text plain text, e.g. a seller's description
 */
export const claimPieces = (text: string): Piece[] =>
  // Every second one is a word, which the others are around.
  text.split(WORD).map((piece, place) => ({ text: piece, isClaim: place % 2 === 1 && isClaim(foldCase(piece)) }));

const isClaim = (folded: string): boolean =>
  BEGINNINGS.some((beginning) => folded.startsWith(beginning)) && !NO_CLAIMS.test(folded);

/** Words of a text that may claim an effect on health, each once, as they are written. */
export function claimWordsIn(text: string): string[] {
  const words = claimPieces(text).flatMap((piece) => (piece.isClaim ? piece.text : []));
  return [...new Map(words.map((word) => [foldCase(word), word])).values()];
}
