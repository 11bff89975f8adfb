import type { DataSource } from "typeorm";
import { mailSchema } from "../../../schema/mailEditing.ts";
import type { Site } from "../../../schema/site.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { parseInput } from "../../platform/graphql/fieldErrors.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import {
  BLOCKS,
  LETTERS,
  type Letter,
  type LetterKind,
  type LetterText,
  letterOf,
  readLetterText,
} from "../../platform/mail/letters.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { User } from "../accounts/User.ts";
import { editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { priceText, STOP_LABEL } from "../priceWatches/priceMail.ts";
import { STOP_WEEKLY_MAIL } from "../weeklyMail/weeklyMailJobs.ts";
import type {
  EditableMail,
  MailPreview,
  MailPreviewInput,
  MailVariable,
  SendTestMailInput,
  SendTestMailPayload,
  UpdateMailInput,
  UpdateMailPayload,
} from "./EditableMail.ts";
import { MailText } from "./MailText.ts";

const TEXT = ["subject", "body", "button"] as const satisfies (keyof LetterText)[];

const KINDS = Object.keys(LETTERS) as LetterKind[];

/** Every mail that the site sends. */
export async function readEditableMails(ctx: Context): Promise<EditableMail[]> {
  const written = await ctx.db.getRepository(MailText).find();
  return KINDS.map((kind) => forEditing(kind, written.find((row) => row.kind === kind) ?? null));
}

/** A mail for editing. */
export const readEditableMail = async (ctx: Context, kind: LetterKind): Promise<EditableMail> =>
  forEditing(kind, await ctx.db.getRepository(MailText).findOneBy({ kind }));

/** A mail's text as it would arrive; what is wrong with it is said when it is saved. */
export async function previewMail(ctx: Context, { kind, ...text }: MailPreviewInput): Promise<MailPreview> {
  const { userId } = signedIn(ctx);
  const { email } = await ctx.db.getRepository(User).findOneByOrFail({ id: userId });
  return exampleOf(kind, text, { to: email, site: await ctx.site.read(ctx), origin: ctx.origin() });
}

/** What the site's mails say. */
export const MAILS: VersionedKind<EditableMail, LetterText, EditableMail, "mail", LetterKind> = {
  entity: MailText,
  type: null,
  payload: "mail",
  noun: "Mejlet",
  opened: "det",
  keepsText: true,
  fields: TEXT,
  subjectOf: (kind) => ({ type: "MAIL", id: kind, name: LETTERS[kind].name }),
  read: async (manager, kind) => forEditing(kind, await manager.findOneBy(MailText, { kind })),
  // One at a time, also while nobody has written it otherwise and there is no row to lock.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan mail texts'))"),
  lock: async (manager, kind) => forEditing(kind, await manager.findOneBy(MailText, { kind })),
  stateOf: textOf,
  takeBack: (ctx, { id, version }, text: LetterText) => updateMail(ctx, { kind: id as LetterKind, version, ...text }),
};

/** Writes what an admin edited. */
export const updateMail = (ctx: Context, { kind, version, ...text }: UpdateMailInput): Promise<UpdateMailPayload> => {
  const parsed = parseInput(mailSchema(variablesOf(kind)), text);
  return editVersioned(ctx, MAILS, { id: kind, version }, parsed, (after, _, manager) => ({
    after,
    write: async () =>
      (await manager.existsBy(MailText, { kind }))
        ? manager.update(MailText, { kind }, after)
        : manager.insert(MailText, { kind, ...after }),
  }));
};

/** Queues the current mail with example values, to the requesting admin. */
export async function sendTestMail(ctx: Context, { kind }: SendTestMailInput): Promise<SendTestMailPayload> {
  const { userId } = signedIn(ctx);
  await ctx.limits.take("testMail", userId);
  const { email } = await ctx.db.getRepository(User).findOneByOrFail({ id: userId });
  await addJob(ctx.db.manager, "testMail", { kind, userId } satisfies TestMail);
  return { sentTo: email, isSent: ctx.given.sendsMail, errors: [] };
}

/** A test as a job holds it: no address. */
interface TestMail {
  kind: LetterKind;
  userId: string;
}

/** Sending tests of mails. */
export const mailTextJobs = (options: {
  db: DataSource;
  mailer: Mailer;
  origin(): string;
  site(): Promise<Site>;
}): JobTable => ({
  tasks: {
    testMail: async ({ kind, userId }: TestMail, jobName) => {
      const user = await options.db.getRepository(User).findOneBy({ id: userId });
      if (!user || user.erasedAt) return;
      const around = { to: user.email, site: await options.site(), origin: options.origin() };
      const mail = exampleOf(kind, await readLetterText(options.db, kind), around);
      await options.mailer.send({ ...mail, subject: `Test: ${mail.subject}` }, jobName);
    },
  },
});

/** A mail with examples in it, made as the real ones are. */
function exampleOf(kind: LetterKind, text: LetterText, around: { to: string; site: Site; origin: string }): Mail {
  const { example, variables }: Letter = LETTERS[kind];
  const { name } = around.site;
  const content = letterOf(text, {
    to: around.to,
    site: name,
    values: example,
    ...(example.länk && { link: around.origin + example.länk }),
    ...("produkter" in variables && {
      items: EXAMPLE_PRICES.slice(0, kind === "priceDropped" ? 1 : 2).map(([title, now, before]) => ({
        title,
        url: around.origin,
        text: priceText(now, before),
      })),
    }),
    ...("protokoll" in variables && {
      items: EXAMPLE_WEEK.map(([title, text]) => ({ title, url: `${around.origin}/protokoll`, text })),
    }),
    ...("avsluta" in variables && {
      quietLink: { label: kind === "weekGlance" ? STOP_WEEKLY_MAIL : STOP_LABEL, url: `${around.origin}/konto` },
    }),
  });
  return renderEmail(content, letterheadOf(around.site, around.origin));
}

/** Protocols, with what is said of their week. */
const EXAMPLE_WEEK = [
  ["Lugn morgon", "Bockat av 5 av 7 dagar. Nästa vecka: 3 steg om dagen."],
  ["Bättre kvällar", "Bockat av 2 av 4 dagar. Nästa vecka: 2 steg om dagen och 1 steg en gång i veckan."],
] as const;

/** Prices in öre. */
const EXAMPLE_PRICES = [
  ["Magnesium", 14_900, 19_900],
  ["Blodtest, stort", 89_500, 99_500],
] as const;

const variablesOf = (kind: LetterKind): MailVariable[] => {
  const { variables, required }: Letter = LETTERS[kind];
  return [["sajten", "Sajtens namn."] as const, ...Object.entries(variables)].map(([name, description]) => ({
    name,
    description,
    isRequired: required.includes(name),
    isBlock: BLOCKS.includes(name),
  }));
};

function textOf({ subject, body, button }: LetterText): LetterText {
  return { subject, body, button };
}

function forEditing(kind: LetterKind, row: MailText | null): EditableMail {
  const { name, occasion, ...letter }: Letter = LETTERS[kind];
  const original = textOf(letter);
  const text = row ? textOf(row) : original;
  return {
    kind,
    name,
    occasion,
    ...text,
    version: row?.version ?? 0,
    isChanged: TEXT.some((field) => text[field] !== original[field]),
    original,
    variables: variablesOf(kind),
  };
}
