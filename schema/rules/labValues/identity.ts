// Swedish personal numbers in a pasted letter.

const IDENTITY = /(?<!\d)(?:19|20)?\d{6}[-+]\d{4}(?!\d)|(?<!\d)(?:19|20)\d{10}(?!\d)/;

/** True for a text with a personal number. */
export const hasIdentity = (text: string): boolean => IDENTITY.test(text);

/** A text with '(personnummer)' where there was one. */
export const withoutIdentity = (text: string): string => text.replace(new RegExp(IDENTITY, "g"), "(personnummer)");
