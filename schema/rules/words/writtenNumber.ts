/** A number as people write it in Swedish, '72,5' or '1 200'; undefined for what is none. */
export function readWrittenNumber(text: string): number | undefined {
  const plain = text.replace(/\s/g, "").replace(",", ".").replace(/^[−–]/, "-");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
