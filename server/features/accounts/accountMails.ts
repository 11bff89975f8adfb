import type { DataSource } from "typeorm";
import { BRAND } from "../../../schema/brand.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import type { JobTask } from "../../platform/jobs/jobs.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.tsx";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { MailPurpose } from "./MailToken.ts";
import { keepMailToken, LINK_HOURS } from "./mailTokens.ts";
import { User } from "./User.ts";

/** A mail about an account, as a job holds it: no secret and no name. */
export type AccountMail =
  | { kind: "confirm" | "reset"; email: string }
  | { kind: "changeEmail"; userId: string; email: string }
  | { kind: "passwordChanged" | "emailChanged" | "erased"; email: string };

/** What the links of these mails need. */
interface MailOptions {
  db: DataSource;
  mailer: Mailer;
  tokens: Tokens;
  origin(): string;
}

/** Writes and sends a mail about an account; an address without account gets none. */
export const accountMailTask =
  ({ db, mailer, tokens, origin }: MailOptions): JobTask<AccountMail> =>
  async (wanted, jobName) => {
    const letter = await letterFor(db, origin(), wanted, tokens.mailSecret(jobName));
    if (letter) await mailer.send(writeLetter(letter), jobName);
  };

async function letterFor(
  db: DataSource,
  origin: string,
  wanted: AccountMail,
  token: string,
): Promise<Letter | undefined> {
  switch (wanted.kind) {
    case "confirm":
      return confirmLetter(db, origin, wanted.email, token);
    case "reset":
      return resetLetter(db, origin, wanted.email, token);
    case "changeEmail":
      return changeLetter(db, origin, wanted, token);
    default:
      return noticeLetter(wanted.kind, origin, wanted.email);
  }
}

async function confirmLetter(
  db: DataSource,
  origin: string,
  email: string,
  token: string,
): Promise<Letter | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || user.confirmedAt || user.erasedAt) return undefined;
  await keepMailToken(db.manager, { token, userId: user.id, purpose: MailPurpose.CONFIRM_EMAIL, email });
  return {
    to: email,
    subject: `Bekräfta din e-postadress hos ${BRAND.name}`,
    paragraphs: [
      `Hej ${user.fullName},`,
      `Välkommen till ${BRAND.name}. Bekräfta din e-postadress, så kan du logga in på ditt nya konto.`,
    ],
    action: { label: "Bekräfta e-postadressen", url: confirmUrl(origin, token) },
    after: [
      `Länken fungerar i ${LINK_HOURS[MailPurpose.CONFIRM_EMAIL]} timmar.`,
      "Var det inte du som skapade kontot? Då behöver du inte göra något. Ett konto som inte bekräftas tas bort.",
    ],
  };
}

async function resetLetter(db: DataSource, origin: string, email: string, token: string): Promise<Letter | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || user.erasedAt) return undefined;
  await keepMailToken(db.manager, { token, userId: user.id, purpose: MailPurpose.RESET_PASSWORD, email });
  return {
    to: email,
    subject: `Välj ett nytt lösenord hos ${BRAND.name}`,
    paragraphs: [
      `Hej ${user.fullName},`,
      "Följ länken och välj ett nytt lösenord. När du har gjort det loggas alla dina enheter ut.",
    ],
    action: { label: "Välj nytt lösenord", url: `${origin}/nytt-losenord?nyckel=${token}` },
    after: [
      "Länken fungerar i en timme.",
      "Var det inte du som bad om den? Då behöver du inte göra något. Ditt lösenord gäller som förut.",
    ],
  };
}

async function changeLetter(
  db: DataSource,
  origin: string,
  { userId, email }: { userId: string; email: string },
  token: string,
): Promise<Letter | undefined> {
  const user = await db.getRepository(User).findOneBy({ id: userId });
  const isTaken = await db.getRepository(User).existsBy({ email });
  if (!user || user.erasedAt || isTaken) return undefined;
  await keepMailToken(db.manager, { token, userId, purpose: MailPurpose.CHANGE_EMAIL, email });
  return {
    to: email,
    subject: `Bekräfta din nya e-postadress hos ${BRAND.name}`,
    paragraphs: [
      `Hej ${user.fullName},`,
      `Bekräfta att du vill använda den här adressen för ditt konto hos ${BRAND.name}. Tills dess gäller den gamla.`,
    ],
    action: { label: "Bekräfta den nya adressen", url: confirmUrl(origin, token) },
    after: [
      `Länken fungerar i ${LINK_HOURS[MailPurpose.CHANGE_EMAIL]} timmar.`,
      "Var det inte du som bad om den? Då behöver du inte göra något.",
    ],
  };
}

const NOTICES = {
  passwordChanged: {
    subject: "Ditt lösenord är ändrat",
    text: "Lösenordet till ditt konto är ändrat, och dina andra enheter är utloggade.",
    worry: "Var det inte du? Välj genast ett nytt lösenord.",
    action: { label: "Välj nytt lösenord", path: "/glomt-losenord" },
  },
  emailChanged: {
    subject: "Din e-postadress är ändrad",
    text: "Ditt konto har fått en ny e-postadress. Den här adressen används inte längre.",
    // The old address gets no link for a new password any more.
    worry: "Var det inte du? Hör genast av dig till oss.",
    action: { label: "Kontakta oss", path: "/kontakt" },
  },
  erased: {
    subject: "Ditt konto är borttaget",
    text: "Ditt konto och allt som hörde till det är borttaget. Det här är ditt kvitto, och det sista mejlet från oss.",
    worry: undefined,
    action: undefined,
  },
};

function noticeLetter(kind: keyof typeof NOTICES, origin: string, email: string): Letter {
  const { subject, text, worry, action } = NOTICES[kind];
  return {
    to: email,
    subject: `${subject} – ${BRAND.name}`,
    paragraphs: ["Hej,", text, ...(worry ? [worry] : [])],
    ...(action && { action: { label: action.label, url: origin + action.path } }),
  };
}

/** The link leads to the root, by way of the server, which confirms (specification 1 §7). */
const confirmUrl = (origin: string, token: string): string => `${origin}/bekrafta?nyckel=${token}`;
