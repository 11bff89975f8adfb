// Swedish personal numbers in a pasted letter.

const PERSONAL_NUMBER = /(?<!\d)(?:19|20)?\d{6}[-+]\d{4}(?!\d)|(?<!\d)(?:19|20)\d{10}(?!\d)/;

/** True for a text with a personal number. */
export const hasPersonalNumber = (text: string): boolean => PERSONAL_NUMBER.test(text);

/** A text with '(personnummer)' where there was one. */
export const withoutPersonalNumbers = (text: string): string =>
  text.replace(new RegExp(PERSONAL_NUMBER, "g"), "(personnummer)");
