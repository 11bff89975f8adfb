import { type DataSource, type EntityManager, IsNull, Not } from "typeorm";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import type { Site } from "../../../schema/site.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import { addJob, type JobTask } from "../../platform/jobs/jobs.ts";
import { type EmailContent, letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { MailPurpose } from "./MailToken.ts";
import { LINK_HOURS, storeMailToken } from "./mailTokens.ts";
import { User } from "./User.ts";

/** A mail about an account, as a job holds it: no secret and no name. */
export type AccountMail =
  | { kind: "confirm" | "reset"; email: string }
  | { kind: "changeEmail" | "emailChanged"; userId: string; email: string }
  | { kind: "passwordChanged" | "factorAdded" | "factorRemoved" | "recoveryCodeUsed" | "erased"; email: string };

/** Queues a mail, which is sent once the transaction commits. */
export const queueAccountMail = (manager: EntityManager, payload: AccountMail): Promise<void> =>
  addJob(manager, "accountMail", payload);

/** What the links of these mails need. */
interface MailOptions {
  db: DataSource;
  mailer: Mailer;
  tokens: Tokens;
  origin(): string;
  /** As it is called when a mail is written. */
  site(): Promise<Site>;
}

/** Whom a mail is from. */
interface From {
  origin: string;
  site: Site;
}

/** Writes and sends a mail about an account; an address without account gets none. */
export const accountMailTask =
  ({ db, mailer, tokens, origin, site }: MailOptions): JobTask<AccountMail> =>
  async (wanted, jobName) => {
    const from = { origin: origin(), site: await site() };
    const email = await emailFor(db, from, wanted, tokens.mailSecret(jobName));
    if (email) await mailer.send(renderEmail(email, letterheadOf(from.site, from.origin)), jobName);
  };

async function emailFor(
  db: DataSource,
  from: From,
  wanted: AccountMail,
  token: string,
): Promise<EmailContent | undefined> {
  switch (wanted.kind) {
    case "confirm":
      return confirmationEmail(db, from, wanted.email, token);
    case "reset":
      return passwordResetEmail(db, from, wanted.email, token);
    case "changeEmail":
      return emailChangeEmail(db, from, wanted, token);
    case "emailChanged":
      return emailChangedEmail(db, from, wanted, token);
    default:
      return noticeEmail(wanted.kind, from, wanted.email);
  }
}

/** Whether a link would open nothing. */
const isClosed = ({ erasedAt, blockedAt }: User): boolean => erasedAt !== null || blockedAt !== null;

async function confirmationEmail(
  db: DataSource,
  from: From,
  email: string,
  token: string,
): Promise<EmailContent | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || isClosed(user)) return undefined;
  if (user.confirmedAt) return noticeEmail("alreadyConfirmed", from, email);
  const isStored = await storeMailToken(db.manager, {
    token,
    userId: user.id,
    purpose: MailPurpose.CONFIRM_EMAIL,
    email,
  });
  if (!isStored) return undefined;
  return {
    to: email,
    subject: `Bekräfta din e-postadress hos ${from.site.name}`,
    paragraphs: [
      STRANGERS_GREETING,
      `Välkommen till ${from.site.name}. Öppna länken och bekräfta din e-postadress, så är ditt nya konto klart.`,
    ],
    action: { label: "Bekräfta e-postadressen", url: linkUrl(from.origin, token) },
    after: [
      `Länken fungerar i ${LINK_HOURS[MailPurpose.CONFIRM_EMAIL]} timmar.`,
      "Var det inte du som skapade kontot? Då behöver du inte göra något. Bekräftar du inte kontot tas det bort efter 30 dagar.",
    ],
  };
}

async function passwordResetEmail(
  db: DataSource,
  from: From,
  email: string,
  token: string,
): Promise<EmailContent | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || isClosed(user)) return undefined;
  const isStored = await storeMailToken(db.manager, {
    token,
    userId: user.id,
    purpose: MailPurpose.RESET_PASSWORD,
    email,
  });
  if (!isStored) return undefined;
  return {
    to: email,
    subject: `Välj ett nytt lösenord hos ${from.site.name}`,
    paragraphs: [
      greeting(user),
      "Följ länken och välj ett nytt lösenord. När du har gjort det loggas alla dina enheter ut.",
    ],
    action: { label: "Välj nytt lösenord", url: `${from.origin}/nytt-losenord?nyckel=${token}` },
    after: [
      "Länken fungerar i en timme.",
      "Var det inte du som bad om den? Då behöver du inte göra något. Ditt lösenord gäller som förut.",
    ],
  };
}

async function emailChangeEmail(
  db: DataSource,
  from: From,
  { userId, email }: { userId: string; email: string },
  token: string,
): Promise<EmailContent | undefined> {
  const isTaken = await db.getRepository(User).existsBy({ email, confirmedAt: Not(IsNull()) });
  if (isTaken) return noticeEmail("addressWanted", from, email);
  const isStored = await storeMailToken(db.manager, { token, userId, purpose: MailPurpose.CHANGE_EMAIL, email });
  if (!isStored) return undefined;
  return {
    to: email,
    subject: `Bekräfta din nya e-postadress hos ${from.site.name}`,
    paragraphs: [
      STRANGERS_GREETING,
      `Bekräfta att du vill använda den här adressen för ditt konto hos ${from.site.name}. Tills dess gäller den gamla.`,
    ],
    action: { label: "Bekräfta den nya adressen", url: linkUrl(from.origin, token) },
    after: [
      `Länken fungerar i ${LINK_HOURS[MailPurpose.CHANGE_EMAIL]} timmar.`,
      "Var det inte du som bad om den? Då behöver du inte göra något.",
    ],
  };
}

/** Sent to the previous address, so that its owner can undo the change. */
async function emailChangedEmail(
  db: DataSource,
  from: From,
  { userId, email }: { userId: string; email: string },
  token: string,
): Promise<EmailContent | undefined> {
  const isStored = await storeMailToken(db.manager, { token, userId, purpose: MailPurpose.UNDO_EMAIL, email });
  if (!isStored) return undefined;
  return {
    to: email,
    subject: `Din e-postadress är ändrad – ${from.site.name}`,
    paragraphs: [
      "Hej,",
      "Ditt konto har fått en ny e-postadress. Den här adressen används inte längre.",
      "Var det inte du? Ångra bytet med länken. Då gäller den här adressen igen, alla enheter loggas ut, och du kan välja ett nytt lösenord.",
    ],
    action: { label: "Ångra bytet", url: linkUrl(from.origin, token) },
    after: [`Länken fungerar i ${LINK_HOURS[MailPurpose.UNDO_EMAIL] / 24} dagar.`],
  };
}

const NOTICES = {
  passwordChanged: {
    subject: "Ditt lösenord är ändrat",
    paragraphs: [
      "Lösenordet till ditt konto är ändrat, och dina andra enheter är utloggade.",
      "Var det inte du? Välj genast ett nytt lösenord.",
    ],
    action: { label: "Välj nytt lösenord", path: "/glomt-losenord" },
  },
  factorAdded: {
    subject: "Tvåstegsinloggning är på",
    paragraphs: [
      "Tvåstegsinloggning är på för ditt konto. När du loggar in behöver du också en kod från din autentiseringsapp.",
      "Spara återställningskoderna där du hittar dem. Med en sådan kod kommer du in om du blir av med telefonen.",
      "Var det inte du? Välj genast ett nytt lösenord, och skriv till oss.",
    ],
    action: { label: "Visa mitt konto", path: "/konto" },
  },
  factorRemoved: {
    subject: "Tvåstegsinloggning är av",
    paragraphs: [
      "Tvåstegsinloggning är avslagen för ditt konto. Det räcker nu med lösenordet för att logga in.",
      "Var det inte du? Välj genast ett nytt lösenord, och slå på tvåstegsinloggning igen.",
    ],
    action: { label: "Visa mitt konto", path: "/konto" },
  },
  recoveryCodeUsed: {
    subject: "En återställningskod är använd",
    paragraphs: [
      "En av dina återställningskoder användes i stället för en kod från din autentiseringsapp. Den fungerar inte fler gånger.",
      "Var det inte du? Välj genast ett nytt lösenord, och gör nya återställningskoder under Mitt konto.",
    ],
    action: { label: "Visa mitt konto", path: "/konto" },
  },
  alreadyConfirmed: {
    subject: "Ditt konto är redan bekräftat",
    paragraphs: [
      "Någon, kanske du, bad om en länk som bekräftar den här adressen. Den är redan bekräftad, så du kan logga in.",
      "Har du glömt lösenordet kan du välja ett nytt på inloggningssidan.",
    ],
    action: { label: "Logga in", path: "/auth" },
  },
  addressWanted: {
    subject: "Någon ville använda din e-postadress",
    paragraphs: [
      "Någon, kanske du, ville byta till den här adressen på ett annat konto. Den hör redan till ditt konto, så inget har ändrats.",
      "Vill du flytta adressen behöver du först byta adress på kontot som har den, eller ta bort det kontot.",
    ],
    action: { label: "Logga in", path: "/auth" },
  },
  erased: {
    subject: "Ditt konto är borttaget",
    paragraphs: [
      "Ditt konto och allt som hörde till det är borttaget. Det här är ditt kvitto, och det sista mejlet från oss.",
    ],
    action: undefined,
  },
};

function noticeEmail(kind: keyof typeof NOTICES, from: From, email: string): EmailContent {
  const { subject, paragraphs, action } = NOTICES[kind];
  return {
    to: email,
    subject: `${subject} – ${from.site.name}`,
    paragraphs: ["Hej,", ...paragraphs],
    ...(action && { action: { label: action.label, url: from.origin + action.path } }),
  };
}

/** The reader of an unconfirmed address may not be the person who entered the name. */
const STRANGERS_GREETING = "Hej,";

function greeting({ fullName, confirmedAt }: User): string {
  const name = confirmedAt ? greetingName(fullName) : "";
  return name ? `Hej ${name},` : STRANGERS_GREETING;
}

/** The link leads to a page with a button, since mail programs open links, too; the button leads to the root. */
const linkUrl = (origin: string, token: string): string => `${origin}/bekrafta?nyckel=${token}`;
