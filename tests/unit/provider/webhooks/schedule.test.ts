import fc from "fast-check";
import { expect, test } from "vitest";
import { blockedUntil, maxAttempts, nextAttempt, waits } from "#provider/modules/webhooks/schedule.ts";
import { maxRetryAfter, readRetryAfter } from "#provider/retry-after.ts";

const now = new Date("2030-01-31T09:30:00Z");
const random = fc.double({ min: 0, max: 1, noNaN: true });

test("each wait is within a fifth of the schedule", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxAttempts - 1 }), random, (attempts, chance) => {
      const wait = nextAttempt(attempts, now, { random: chance })!.getTime() - now.getTime();
      expect(wait).toBeGreaterThanOrEqual(Math.floor(0.8 * waits[attempts]!));
      expect(wait).toBeLessThanOrEqual(Math.ceil(1.2 * waits[attempts]!));
    }),
  );
});

test("there is no eleventh attempt, whatever the receiver demands", () => {
  fc.assert(
    fc.property(fc.integer({ min: maxAttempts, max: 100 }), random, (attempts, chance) => {
      const retryAt = new Date(now.getTime() + 1_000);
      expect(nextAttempt(attempts, now, { random: chance, retryAt })).toBeUndefined();
    }),
  );
});

test("an attempt isn't made before the time that the receiver demands, at most a day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (seconds) => {
      const retryAt = readRetryAfter(String(seconds), now)!;
      expect(retryAt.getTime() - now.getTime()).toBe(Math.min(seconds * 1_000, maxRetryAfter));
      expect(nextAttempt(1, now, { retryAt })!.getTime()).toBeGreaterThanOrEqual(retryAt.getTime());
    }),
  );
});

test("reads a date in Retry-After", () => {
  expect(readRetryAfter("Thu, 31 Jan 2030 10:00:00 GMT", now)).toEqual(new Date("2030-01-31T10:00:00Z"));
});

test.each(["", "soon", "-5", "0", "1.5", "2029-01-01", "Wed, 30 Jan 2030 10:00:00 GMT"])(
  "ignores %j in Retry-After",
  (text) => {
    expect(readRetryAfter(text, now)).toBeUndefined();
  },
);

test("an overloaded receiver without Retry-After gets no request for half a minute", () => {
  expect(blockedUntil(429, undefined, now)).toEqual(new Date(now.getTime() + 30_000));
});

test("a receiver that isn't overloaded isn't blocked", () => {
  expect(blockedUntil(500, undefined, now)).toBeUndefined();
});
