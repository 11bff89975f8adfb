import { type Browser, change, type Member, type Outcome, type Person } from "./accounts.ts";
import type { Client } from "./api.ts";
import { codeOf } from "./totp.ts";

/** What `beginSecondFactor` gives. */
export interface Setup {
  secret: string;
  uri: string;
  qrCode: string;
}

/** Somebody signed in whose account has a second factor. */
export interface FactorMember extends Member {
  secret: string;
  recoveryCodes: string[];
}

/** Begins to add a second factor. */
export async function beginFactor({ browser, person }: Pick<Member, "browser" | "person">): Promise<Setup> {
  const { payload, answer } = await change(browser, "beginSecondFactor", { input: { password: person.password } });
  const setup = payload?.setup as Setup | undefined;
  if (!setup) throw new Error(`beginSecondFactor answered ${answer.text}`);
  return setup;
}

/** Adds a second factor with the code of the step before, so that those of now and the next are still good. */
export async function addFactor<Someone extends Member>(member: Someone): Promise<Someone & FactorMember> {
  const { secret } = await beginFactor(member);
  const confirm = () => change(member.browser, "confirmSecondFactor", { input: { code: codeOf(secret, -1) } });
  let outcome = await confirm();
  // A new step has begun meanwhile.
  if (outcome.errors.length > 0) outcome = await confirm();
  const { payload, answer } = outcome;
  const recoveryCodes = payload?.recoveryCodes as string[] | undefined;
  if (!recoveryCodes) throw new Error(`confirmSecondFactor answered ${answer.text}`);
  return { ...member, secret, recoveryCodes };
}

/** Signs in with password and code. */
export const signInWith = (client: Client | Browser, { email, password }: Person, code?: string): Promise<Outcome> =>
  change(client, "signIn", { input: { email, password, code } });
