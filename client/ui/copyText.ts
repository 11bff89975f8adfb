import { showToast, type Toast } from "../toasts/toasts.ts";

const MARK_IT: Toast = {
  title: "Det gick inte att kopiera",
  text: "Markera texten och kopiera den själv.",
  tone: "error",
};

/** Message when a page's address could not be copied. */
export const linkNotCopied = (url: string): Toast => ({
  title: "Länken kunde inte kopieras",
  text: `Här är den: ${url}`,
  tone: "warning",
});

/** Message when a text could not be copied that is available as a file. */
export const TEXT_NOT_COPIED: Toast = {
  title: "Texten kunde inte kopieras",
  text: "Den finns som fil under Ladda ner.",
  tone: "warning",
};

/**
 * Puts a text on the clipboard.
 * @param messages.copied shown on success
 * @param messages.failed shown on failure, with another way of getting the text
 * @returns whether it is there
 */
export async function copyText(text: string, messages: { copied?: Toast; failed?: Toast } = {}): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast({ about: "clipboard", ...(messages.failed ?? MARK_IT) });
    return false;
  }
  if (messages.copied) showToast({ about: "clipboard", ...messages.copied });
  return true;
}
