import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { VisitorError } from "../errors.ts";
import type { Tokens } from "./tokens.ts";

/** Attempts allowed within a number of seconds. */
const RULES = {
  /** Sign-ins from one client, to any account. */
  signInClient: [60, 15 * 60],
  /** Sign-ins to one address from browsers that never signed in to it. */
  signInAccount: [10, 15 * 60],
  /** Sign-ins to one address from a browser that did: strangers cannot use these up. */
  signInDevice: [10, 15 * 60],
  signUpClient: [20, 60 * 60],
  /** Mails that one client can cause. */
  mailClient: [20, 60 * 60],
  /** Mails to one address. */
  mailAccount: [4, 60 * 60],
  /** Secrets of links that one client tried and that were not good. */
  linkClient: [60, 60 * 60],
  /** Addresses of calendars that one client tried and that were none. */
  calendarClient: [60, 60 * 60],
  /** Readings of one address of a calendar: several devices, each every few minutes. */
  calendarAddress: [240, 60 * 60],
  /** Refresh tokens that one client tried and that were not good. */
  refreshClient: [60, 60 * 60],
  /** Access tokens that a signed-in user takes out of a browser. */
  accessToken: [30, 60 * 60],
  /** Messages from the contact page that one client sends. */
  contactClient: [10, 60 * 60],
  /** Tests that one client has analysed. */
  analysisClient: [60, 60 * 60],
  /** Tests that one account has analysed. */
  analysisAccount: [30, 60 * 60],
  /** Times that an account takes over the tests that a browser held. */
  analysisMerge: [20, 60 * 60],
  /** Activities that one account reports in a day: each leaves a key that is kept for ever. */
  activityAccount: [3_000, 24 * 60 * 60],
  /** Changes that one account makes, whatever they are of. */
  changeAccount: [2_000, 60 * 60],
  /** Files of everything that is stored about an account. */
  exportAccount: [30, 60 * 60],
  /** Devices that one client subscribes to reminders. */
  reminderClient: [60, 60 * 60],
  /** What one device tells of itself, and puts off. */
  reminderDevice: [300, 60 * 60],
  /** Tests of reminders on one device. */
  reminderTest: [10, 60 * 60],
  /** Pictures of shared pages that are drawn because one client asks first. */
  drawClient: [30, 10 * 60],
  /** Tests of mails that one admin sends. */
  testMail: [60, 60 * 60],
  /** Times a signed-in user may give the password once more. */
  passwordAgain: [10, 15 * 60],
  /** Codes of a second factor tried at sign-in to one account, from browsers that never signed in to it. */
  factorAccount: [5, 15 * 60],
  /** The same from a browser that did: who knows the password alone cannot use these up. */
  factorDevice: [5, 15 * 60],
  /** Codes tried by somebody signed in. */
  factorAgain: [5, 15 * 60],
  /** Wrong codes for one account in a day, counted apart for each of the three: guessing six digits takes years. */
  factorDay: [30, 24 * 60 * 60],
  /** Requests of all visitors together to the service that writes analyses, by day. */
  analysisServiceDay: [500, 24 * 60 * 60],
} satisfies Record<string, [times: number, seconds: number]>;

/** The limits. */
export type RateRule = keyof typeof RULES;

/** Counts in PostgreSQL, so that all processes count together. */
export class RateLimits {
  private readonly limiters: Map<RateRule, RateLimiterPostgres>;

  /**
   * @param pool connections to the database that has the table `rate_limit`
   * @param tokens whose secret hides who is counted
   * @param times how often something may be tried, where the operator has a say in it
   */
  constructor(
    pool: Pool,
    private readonly tokens: Pick<Tokens, "digestOf">,
    times: Partial<Record<RateRule, number>> = {},
  ) {
    this.limiters = new Map(
      (Object.entries(RULES) as [RateRule, [number, number]][]).map(([rule, [points, duration]]) => [
        rule,
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: "pool",
          tableName: "rate_limit",
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: rule,
          points: times[rule] ?? points,
          duration,
        }),
      ]),
    );
  }

  /**
   * Counts one try.
   * @param subject who or what is counted; only a digest of it is stored
   * @throws TOO_MANY_REQUESTS with `extensions.retryAfter` in seconds
   */
  async take(rule: RateRule, subject: string, times = 1): Promise<void> {
    try {
      await this.limiters.get(rule)?.consume(this.tokens.digestOf(subject), times);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      const minutes = Math.ceil(retryAfter / 60);
      throw new VisitorError(
        "TOO_MANY_REQUESTS",
        `För många försök. Vänta ${minutes === 1 ? "en minut" : `${minutes} minuter`} och försök igen.`,
        { retryAfter },
      );
    }
  }

  /** Takes one try back, where a success must not make the failures around it forgotten. */
  async giveBack(rule: RateRule, subject: string): Promise<void> {
    await this.limiters.get(rule)?.reward(this.tokens.digestOf(subject), 1);
  }

  /** Resets what was counted, as after a success. */
  async reset(rule: RateRule, subject: string): Promise<void> {
    await this.limiters.get(rule)?.delete(this.tokens.digestOf(subject));
  }
}
