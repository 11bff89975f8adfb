/**
 * The lowest amount named in a Swedish price text.
 * @param text e.g. 'från 1 295 kr', '2 495–3 995 kr', '89,50 kr'; any kind of space groups digits
 * @returns öre, or null when the text names no amount
 */
export function priceFromText(text: string | null | undefined): number | null {
  if (!text) return null;
  const amounts = [...text.matchAll(/(?<![\d,.])(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d+)(?:[,.](\d{1,2}))?(?!\d)/g)].map(
    ([, whole = "", part = ""]) => Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0") || "0"),
  );
  const lowest = Math.min(...amounts);
  return Number.isSafeInteger(lowest) && lowest <= 2_147_483_647 ? lowest : null;
}
