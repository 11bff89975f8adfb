import { UnreadableFile } from "./importProblem.ts";

/** What archives, pictures, PDFs and old spreadsheets begin with. */
const BINARY = ["504b0304", "504b0506", "89504e47", "25504446", "ffd8ff", "47494638", "d0cf11e0", "1f8b"].map((hex) =>
  Buffer.from(hex, "hex"),
);

const NOT_TEXT = "Filen är inte en textfil. Välj en fil i formatet CSV, JSON, XML eller XLSX.";
const NOT_UTF8 = "Filen är inte sparad som UTF-8. Spara den som UTF-8 (i Excel ”CSV UTF-8”) och försök igen.";

/** Bytes after the first non-ASCII one that are used to detect the encoding. */
const SAMPLE = 65_536;

/** What Windows-1252 has no sign for. */
const NO_SIGN = /[\u0081\u008d\u008f\u0090\u009d]/;

/** What a Mac, or DOS, wrote for å, ä and ö; what Windows has a sign for as well only beside letters as no other stands. */
const OTHER_LETTERS =
  /[\x84\x86\x8a\x8c\x94\x9a]|[\x80\x81\x85\x8e\x8f\x99](?=[A-Za-z\x80-\x9f])|(?<=[A-Z])[\x80\x81\x85\x8e\x8f\x99]/g;

/** What is known of a text's encoding before its first sign beyond ASCII. */
export interface EncodingHint {
  /** What the file says itself, as the first line of XML does. */
  declared?: string | undefined;
  /** Whether it may be what Swedish spreadsheets write, Windows-1252; JSON is UTF-8. */
  mayBeWindows: boolean;
}

/**
 * A file's text, without a byte order mark: by that mark, by what the file declares, or by its content. What begins as a
 * picture or an archive does is refused at its first bytes.
 * @throws UnreadableFile where it is no text, or the encoding is ambiguous
 */
export async function* importText(file: AsyncIterable<Buffer>, hint: EncodingHint): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isBegun = false;
  const decode = (bytes?: Buffer): string => {
    decoder ??= decoderOf(encodingOf(bytes ?? Buffer.alloc(0), hint, !isBegun));
    let text: string;
    try {
      text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(0, NOT_UTF8);
    }
    if (decoder.encoding === "windows-1252" && NO_SIGN.test(text)) throw new UnreadableFile(0, NOT_UTF8);
    // Where several files were joined, the mark of the second one stands within.
    return text.replaceAll("\ufeff", "");
  };
  // Buffered until the encoding is known; ASCII is the same in each.
  let held = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of file) {
    if (isFirst && BINARY.some((start) => chunk.subarray(0, start.length).equals(start))) {
      throw new UnreadableFile(0, NOT_TEXT);
    }
    isFirst = false;
    if (decoder) {
      yield decode(chunk);
      continue;
    }
    held = Buffer.concat([held, chunk]);
    const beyond = held.findIndex((byte) => byte > 0x7f || byte === 0);
    if (beyond < 0) {
      // Two bytes identify UTF-16 without a byte order mark.
      if (!isBegun && held.length < 2) continue;
      yield held.toString("latin1");
      isBegun = true;
      held = Buffer.alloc(0);
    } else if (held.length - beyond >= SAMPLE) {
      yield decode(held);
      held = Buffer.alloc(0);
    }
  }
  if (held.length > 0) yield decode(held);
  if (decoder) yield decode();
}

/** @throws UnreadableFile for an encoding that nobody knows */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UnreadableFile(0, `Filen säger att den är sparad som ”${encoding.slice(0, 40)}”, som inte går att läsa.`);
  }
}

/**
 * The encoding of a file by its beginning, or by its first signs beyond ASCII: as pages of suppliers are read, text that
 * is not UTF-8 is Windows-1252, unless it looks as if a Mac or DOS had written it.
 * @param isBeginning whether these are the file's first bytes
 */
function encodingOf(bytes: Buffer, { declared, mayBeWindows }: EncodingHint, isBeginning: boolean): string {
  if (isBeginning && bytes.length > 1) {
    // With two more zeros it is UTF-32.
    if (bytes[0] === 0xff && bytes[2] === 0 && bytes[3] === 0) throw new UnreadableFile(0, NOT_UTF8);
    if (bytes[0] === 0 && bytes[1] === 0) throw new UnreadableFile(0, NOT_UTF8);
    if (bytes[0] !== 0 && bytes[1] === 0) return "utf-16le";
    if (bytes[0] === 0 && bytes[1] !== 0) return "utf-16be";
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  // UTF-16 that is declared without its mark, and without its zeros, is none.
  if (declared && !/^utf-?(?:8|16)/i.test(declared)) return declared;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    if (!mayBeWindows) throw new UnreadableFile(0, NOT_UTF8);
  }
  const read = new TextDecoder("utf-8").decode(bytes, { stream: true });
  const count = (signs: RegExp): number => bytes.toString("latin1").match(signs)?.length ?? 0;
  // With å, ä and ö of two kinds in one file none can be trusted.
  const isMixed = /[^\0-\x7f\ufffd]/.test(read);
  if (isMixed || count(OTHER_LETTERS) > count(/[åäöÅÄÖéü]/g)) throw new UnreadableFile(0, NOT_UTF8);
  return "windows-1252";
}
