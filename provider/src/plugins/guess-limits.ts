import fp from "fastify-plugin";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { Problem } from "../problem.ts";

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

// The number of guesses allowed in 15 minutes. A single IP address is blocked long before the account is, so
// that an attacker at one address can't lock out the owner at another (S11).
const rules = {
  address: 50,
  accountFromAddress: 10,
  account: 100,
  device: 10,
  confirmation: 10,
  // Codes of the second step of a login. Three of a million possible codes are valid at a time, so without a
  // daily limit an attacker could guess one within a year.
  code: 10,
  codeOfDay: 30,
  // Mails that anyone can cause to be sent to others. These aren't guesses.
  linkFromAddress: 20,
  linkToAccount: 3,
  // Six-digit codes: five attempts in 15 minutes, and 15 attempts in a day.
  mailedCode: 5,
  mailedCodeInDay: 15,
} as const;

/** The durations in seconds of the rules that don't apply to 15 minutes. */
const durations: Partial<Record<keyof typeof rules, number>> = { codeOfDay: day, mailedCodeInDay: day };

export type GuessRule = keyof typeof rules;

/** Error keys of refusals that have their own text, because the user can do something about them. */
const errorKeys: Partial<Record<GuessRule, ErrorKey>> = { account: "account_locked" };

export interface GuessLimits {
  /**
   * Counts a guess before it is checked.
   *
   * @throws Problem 429 with the seconds to wait
   */
  take: (rule: GuessRule, key: string) => Promise<void>;
  /** Removes a correct guess from the count. */
  giveBack: (rule: GuessRule, key: string) => Promise<void>;
  /** Resets the count after a correct password. */
  forget: (rule: GuessRule, key: string) => Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    guessLimits: GuessLimits;
  }
}

/** Limits guesses: with Redis for all processes together, otherwise for each process separately. */
export const guessLimits = fp(function guessLimits(app) {
  function limiterOf(name: GuessRule) {
    const options = {
      keyPrefix: `guess:${name}`,
      points: rules[name],
      duration: durations[name] ?? quarterHour,
    };
    const memory = new RateLimiterMemory(options);
    // Without Redis, each process counts separately.
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
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.ceil(error.msBeforeNext / 1000), errorKeys[rule]);
      }
    },
    async giveBack(rule, key) {
      await logFailure(limiters[rule].limiter.reward(key));
    },
    async forget(rule, key) {
      const { limiter, memory } = limiters[rule];
      // The memory is also cleared, so that guesses that were counted here during one Redis outage aren't added
      // to those of the next.
      await memory.delete(key);
      await logFailure(limiter.delete(key));
    },
  });

  /**
   * Logs a failed correction of a count instead of throwing, so that a correct password succeeds. At worst, the
   * count remains too high.
   */
  async function logFailure(correction: Promise<unknown>): Promise<void> {
    await correction.catch((error: unknown) => app.log.warn({ err: error }, "a guess stays counted"));
  }
});

/** Returns the problem for too many requests. `seconds` is the time to wait. */
export function tooMany(seconds: number, key: ErrorKey = "rate_limited"): Problem {
  return new Problem(429, key, {
    details: { seconds },
    headers: { "retry-after": String(seconds) },
  });
}
