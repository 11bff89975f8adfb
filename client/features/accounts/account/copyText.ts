import { showToast } from "../../../shell/toasts/toasts.ts";

/** Puts a text on the clipboard. @returns whether it is there; where not, the visitor is told what to do */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({ title: "Det gick inte att kopiera", text: "Markera texten och kopiera den själv.", tone: "error" });
    return false;
  }
}
