import fp from "fastify-plugin";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { ErrorKey } from "#contract/error-keys.ts";
import { Problem } from "../problem.ts";

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

// Guesses of a password in a quarter of an hour. A single address runs dry long before it uses up what an
// account bears, so that it can never keep the owner out elsewhere (S11).
const rules = {
  address: 50,
  accountFromAddress: 10,
  account: 100,
  device: 10,
  confirmation: 10,
  // Codes of a second step. Of a million three fit at a time: without the day's bound luck would come in a year.
  code: 10,
  codeOfDay: 30,
  // Not guesses, but mails that anybody can have sent to others.
  linkFromAddress: 20,
  linkToAccount: 3,
  // Six digits: five tries, then a pause, and after the third pause one until the day is over.
  mailedCode: 5,
  mailedCodeInDay: 15,
} as const;

/** Seconds over which a rule counts, other than a quarter of an hour. */
const durations: Partial<Record<keyof typeof rules, number>> = { codeOfDay: day, mailedCodeInDay: day };

export type GuessRule = keyof typeof rules;

/** What is said other than that it was too much: there is a way on. */
const refusals: Partial<Record<GuessRule, ErrorKey>> = { account: "account_locked" };

export interface GuessLimits {
  /** Counts a guess before it is looked at. @throws Problem 429 with the seconds to wait. */
  take: (rule: GuessRule, key: string) => Promise<void>;
  /** A guess that was right is none: gives it back. */
  giveBack: (rule: GuessRule, key: string) => Promise<void>;
  /** A right password clears what was guessed wrong before it. */
  forget: (rule: GuessRule, key: string) => Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    guessLimits: GuessLimits;
  }
}

/** Counts guesses of passwords, for all processes together when there is Redis, else in this one. */
export const guessLimits = fp(function guessLimits(app) {
  function limiterOf(name: GuessRule) {
    const options = {
      keyPrefix: `guess:${name}`,
      points: rules[name],
      duration: durations[name] ?? quarterHour,
    };
    const memory = new RateLimiterMemory(options);
    // Without its Redis a process still counts on its own.
    const limiter = app.limiterRedis
      ? new RateLimiterRedis({ ...options, storeClient: app.limiterRedis, insuranceLimiter: memory })
      : memory;
    return { limiter, memory };
  }
  const limiters = {
    address: limiterOf("address"),
    accountFromAddress: limiterOf("accountFromAddress"),
    account: limiterOf("account"),
    device: limiterOf("device"),
    confirmation: limiterOf("confirmation"),
    code: limiterOf("code"),
    codeOfDay: limiterOf("codeOfDay"),
    linkFromAddress: limiterOf("linkFromAddress"),
    linkToAccount: limiterOf("linkToAccount"),
    mailedCode: limiterOf("mailedCode"),
    mailedCodeInDay: limiterOf("mailedCodeInDay"),
  };

  app.decorate("guessLimits", {
    async take(rule, key) {
      try {
        await limiters[rule].limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(Math.ceil(refused.msBeforeNext / 1000), refusals[rule]);
      }
    },
    async giveBack(rule, key) {
      await uncounted(limiters[rule].limiter.reward(key));
    },
    async forget(rule, key) {
      const { limiter, memory } = limiters[rule];
      // What was counted here while Redis was away would add up from one of its absences to the next.
      await memory.delete(key);
      await uncounted(limiter.delete(key));
    },
  });

  /** A right password lets in though its count cannot be corrected: at worst a guess too many stays counted. */
  async function uncounted(correction: Promise<unknown>): Promise<void> {
    await correction.catch((error: unknown) => app.log.warn({ err: error }, "a guess stays counted"));
  }
});

/** The refusal of too many requests; `seconds` until asking makes sense again. */
export function tooMany(seconds: number, key: ErrorKey = "rate_limited"): Problem {
  return new Problem(429, key, {
    details: { seconds },
    headers: { "retry-after": String(seconds) },
  });
}
