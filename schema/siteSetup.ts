/** Addresses that lead nowhere (RFC 2606): what a site sends from them nobody can answer. */
const RESERVED = /@[^@>]*\b(example|test|invalid|localhost|example\.(com|net|org))>?\s*$/i;

/** Whether nobody can answer to a sender, 'Namn <adress>' or an address alone. */
export const isReservedAddress = (sender: string): boolean => RESERVED.test(sender);

/** Steps until a site of one's own is ready: key → its meaning, as the graph describes it. */
export const SETUP_STEPS = {
  NAME: "The site has a name and a sentence of its own.",
  LOOK: "The site has a colour, a logo or a start page of its own.",
  OPERATOR: "Who answers for the site is filled in, and not invented.",
  ADDRESS: "The site has a web address of its own (PUBLIC_URL), with HTTPS.",
  MAIL: "Mails are sent (SMTP_URL), and not written into a folder.",
  TEXTS: "No page of text has an unfilled placeholder, or tells of the demo.",
  AUTHORS: "Somebody who is not invented can be a guide's author.",
  GOALS: "A goal that visitors choose, or an achievement, has words of the site's own, or is hidden.",
  GUIDES: "A guide is published.",
  PRODUCTS: "There are products, and none of an invented seller.",
  PROVIDERS: "There are sellers, and none of them is invented.",
  SECOND_FACTOR: "The admin who asks has a second factor.",
  BACKUP: "There is a backup younger than a day.",
  OPENED: "The site is open to visitors.",
} as const;

/** Something to do before a site is ready. */
export type SetupStepName = keyof typeof SETUP_STEPS;
