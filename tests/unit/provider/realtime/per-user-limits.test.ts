import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPerUserLimits } from "#provider/realtime/per-user-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countPassed = (take: () => boolean) => Array.from({ length: 50 }, take).filter(Boolean).length;

test("W5 a user's sockets share an allowance; another user has their own", () => {
  const perUserLimits = createPerUserLimits();
  const [one, other, otherUserShare] = ["mara", "mara", "otto"].map(
    (user) => perUserLimits.join(user).limits,
  );
  expect([one, other, otherUserShare].map((limits) => countPassed(limits!.take))).toEqual([30, 0, 30]);
});

test("W5 reconnecting at once gives no new allowance, and absent users are forgotten", () => {
  const perUserLimits = createPerUserLimits();
  const first = perUserLimits.join("mara");
  countPassed(first.limits.take);
  first.leave();
  const second = perUserLimits.join("mara");
  expect(second.limits).toBe(first.limits);
  second.leave();
  vi.advanceTimersByTime(10_000);
  expect(perUserLimits.join("mara").limits).not.toBe(first.limits);
});

test("W5 a user's requests run one after the other, also after a failure", async () => {
  const { limits } = createPerUserLimits().join("mara");
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === "one") throw new Error("one fails");
  };
  await Promise.allSettled([limits.serially(work("one")), limits.serially(work("two"))]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
