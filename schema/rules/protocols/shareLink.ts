import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import {
  difficulty,
  type Protocol,
  type ProtocolItem,
  pickStepFields,
  protocolGoal,
  STEP_FIELD_NAMES,
  STEP_SHARED,
  type StepField,
} from "../../protocols/protocolState.ts";
import { filledText, plainText } from "../../protocols/protocolTexts.ts";
import { MAX_DESCRIPTION, MAX_NAME, MAX_STEPS, MAX_WEEKS } from "../../protocols/vocabulary.ts";
import { z } from "../../zod.ts";
import { protocolPageAddress } from "./shareText.ts";

// A protocol as a link: everything stands after '#', which browsers do not send, so that no server learns what is
// shared. `p=<version>.<length of the content>.<checksum of the content>.<content>`, both numbers in base 36; the content
// is JSON in an array, deflated, in base64url. Length and checksum tell a link that was cut off or changed on its way,
// which deflate may not: a dose with another digit is as good a text. Links of the first version have no
// checksum, those of the first two do not say whether the steps have an order of their own.
//
// Load this late: it brings zod and fflate along.

/** Fields of a step in links up to the third version; each later field may be absent, and raises the version. */
const FIRST_FIELDS = 7;
const VERSION = 3 + STEP_FIELD_NAMES.length - FIRST_FIELDS;
const WITHOUT_CHECKSUM = 1;
/** The version, the length, the checksum, and the content; a mark that a mail program took along at the end is left out. */
const FORM = /^(\d{1,6})\.([0-9a-z]{1,6})\.([\w-]*)(?:\.([\w-]*))?/;

/** Characters of a link at most; the largest protocol that there can be takes about half of them. */
export const MAX_LINK = 1_000_000;
/** Bytes of what is inflated at most: more is not one of ours, however small it was packed. */
const MAX_JSON = 2_000_000;
/** Bytes inflated at a time, so that a bomb is noticed before it fills the memory: deflate packs 1 000 to 1 at most. */
const SLICE = 512;

/** What a link holds of a protocol. */
export const sharedProtocolSchema = z.object({
  name: filledText(MAX_NAME),
  description: plainText(MAX_DESCRIPTION),
  goal: protocolGoal.nullable(),
  difficultyLevel: difficulty,
  estimatedDurationWeeks: z.int().min(1).max(MAX_WEEKS).nullable(),
  steps: z.array(z.object(STEP_SHARED)).max(MAX_STEPS),
  hasOwnOrder: z.boolean(),
});
export type SharedProtocol = z.output<typeof sharedProtocolSchema>;

/** What is stored under `VERSION`: the same values without their names. */
const packedSchema = z.tuple([
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.array(z.array(z.unknown()).min(FIRST_FIELDS).max(STEP_FIELD_NAMES.length)),
  z.unknown().optional(),
]);

/**
 * What somebody shares of a protocol: the plan, in the order of its steps. Left out are ids and dates, what was ticked,
 * removed steps, notes (the maker's own), and type, expert and flags: a link that anybody can put together must not be
 * able to say that an expert stands behind it.
 */
export function sharedProtocol(
  protocol: Pick<
    Protocol,
    "name" | "description" | "goal" | "difficultyLevel" | "estimatedDurationWeeks" | "hasOwnOrder"
  >,
  items: readonly (Pick<ProtocolItem, StepField> & Pick<ProtocolItem, "sortOrder" | "removedAt">)[],
): SharedProtocol {
  const { name, description, goal, difficultyLevel, estimatedDurationWeeks, hasOwnOrder } = protocol;
  return {
    name,
    description,
    goal,
    difficultyLevel,
    estimatedDurationWeeks,
    hasOwnOrder,
    steps: items
      .filter(({ removedAt }) => removedAt === null)
      .sort((one, other) => one.sortOrder - other.sortOrder)
      .map(pickStepFields),
  };
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(strFromU8(bytes, true)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const fromBase64Url = (text: string): Uint8Array => strToU8(atob(text.replaceAll("-", "+").replaceAll("_", "/")), true);

/** CRC-32, as in zip files, of a text of ASCII, in base 36: it finds every change of up to four characters in a row. */
function checksum(text: string): string {
  let sum = -1;
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(36);
}

/**
 * A link that opens a protocol in the recipient's share view.
 * @param origin of the site, as 'https://livsresan.example'
 */
export function shareLink(shared: SharedProtocol, origin: string): string {
  const packed: z.input<typeof packedSchema> = [
    shared.name,
    shared.description,
    shared.goal,
    shared.difficultyLevel,
    shared.estimatedDurationWeeks,
    shared.steps.map((step) => STEP_FIELD_NAMES.map((name) => step[name])),
    ...(shared.hasOwnOrder ? ([true] as const) : ([] as const)),
  ];
  const content = toBase64Url(deflateSync(strToU8(JSON.stringify(packed)), { level: 9 }));
  return `${protocolPageAddress(origin)}?vy=dela#p=${VERSION}.${content.length.toString(36)}.${checksum(content)}.${content}`;
}

/** What came of reading a link. */
export type ReadLink =
  | { status: "ok"; protocol: SharedProtocol }
  | { status: "incomplete" | "tooLarge" | "unreadable" | "newerVersion" };

/** What is said of a link that could not be read. */
export const LINK_PROBLEMS: Readonly<Record<Exclude<ReadLink["status"], "ok">, string>> = {
  incomplete: "Länken är inte hel. Be den som delade protokollet att skicka länken en gång till.",
  tooLarge: "Länken är för stor för att vara ett delat protokoll.",
  unreadable: "Länken går inte att läsa. Be den som delade protokollet att skicka länken en gång till.",
  newerVersion: "Länken kommer från en nyare version av sajten. Ladda om sidan och öppna länken igen.",
};

/** Thrown when what is inflated grows past what any protocol takes. */
class TooLarge extends Error {}

function inflated(bytes: Uint8Array): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MAX_JSON) throw new TooLarge();
    chunks.push(chunk);
  });
  for (let at = 0; at < bytes.length; at += SLICE)
    inflate.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    whole.set(chunk, filled);
    filled += chunk.length;
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(whole);
}

function unpacked(json: string): SharedProtocol {
  const [name, description, goal, difficultyLevel, estimatedDurationWeeks, steps, hasOwnOrder = false] =
    packedSchema.parse(JSON.parse(json));
  return sharedProtocolSchema.parse({
    name,
    description,
    goal,
    difficultyLevel,
    estimatedDurationWeeks,
    hasOwnOrder,
    steps: steps.map((values) => Object.fromEntries(STEP_FIELD_NAMES.map((name, place) => [name, values[place]]))),
  });
}

/**
 * Reads what stands after '#' in a link, whatever that is; never throws. The texts of it are somebody else's: they are
 * to be shown as text.
 * @param hash of the address, with or without its '#'
 */
export function readShareLink(hash: string): ReadLink {
  if (hash.length > MAX_LINK) return { status: "tooLarge" };
  const text = hash.replace(/^#/, "");
  const found = readText(text);
  if (found.status === "ok" || found.status === "newerVersion") return found;
  const mended = withoutWrapping(text);
  const again = CHECKED.test(mended) ? readText(mended) : found;
  return again.status === "ok" ? again : found;
}

/** Only what has a checksum can be mended: that it is what was sent shows then. */
const CHECKED = /^p=0*(?!1\.)[1-9]\d*\./;

/** A link without what programs put into it on its way: ends of lines, blanks, quotation and escape signs, per cent. */
function withoutWrapping(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // It has a '%' of its own.
  }
  return plain
    .replace(/=3D/gi, "=")
    .replace(/=?[\r\n]+[> ]*|\\/g, "")
    .replace(/[\s#\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212+]/g, "-")
    .replaceAll("/", "_");
}

function readText(text: string): ReadLink {
  // What begins as a link of ours does, and stops before its content begins, was cut off.
  if (/^(p(=(\d{1,6}(\.([0-9a-z]{1,6})?)?)?)?)?$/.test(text)) return { status: "incomplete" };
  const [, version = "", length = "", first = "", second = ""] = FORM.exec(text.replace(/^p=/, "")) ?? [];
  if (!version || !text.startsWith("p=")) return { status: "unreadable" };
  if (Number(version) > VERSION) return { status: "newerVersion" };
  const size = Number.parseInt(length, 36);
  if (size > MAX_LINK) return { status: "tooLarge" };
  const isChecked = Number(version) > WITHOUT_CHECKSUM;
  const content = (isChecked ? second : first).slice(0, size);
  if (content.length < size || (isChecked && checksum(content) !== first)) return { status: "incomplete" };
  try {
    return { status: "ok", protocol: unpacked(inflated(fromBase64Url(content))) };
  } catch (error) {
    return { status: error instanceof TooLarge ? "tooLarge" : "unreadable" };
  }
}
