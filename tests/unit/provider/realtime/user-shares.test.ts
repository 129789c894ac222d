import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUserShares } from "#provider/realtime/user-shares.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countPassed = (take: () => boolean) => Array.from({ length: 50 }, take).filter(Boolean).length;

test("W5 a user's sockets share an allowance; another user has their own", () => {
  const shares = createUserShares();
  const [one, other, stranger] = ["mara", "mara", "otto"].map((user) => shares.join(user).share);
  expect([one, other, stranger].map((share) => countPassed(share!.take))).toEqual([30, 0, 30]);
});

test("W5 reconnecting at once gives no new allowance, and absent users are forgotten", () => {
  const shares = createUserShares();
  const first = shares.join("mara");
  countPassed(first.share.take);
  first.leave();
  const second = shares.join("mara");
  expect(second.share).toBe(first.share);
  second.leave();
  vi.advanceTimersByTime(10_000);
  expect(shares.join("mara").share).not.toBe(first.share);
});

test("W5 a user's requests run one after the other, also after a failure", async () => {
  const { share } = createUserShares().join("mara");
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === "one") throw new Error("one fails");
  };
  await Promise.allSettled([share.serially(work("one")), share.serially(work("two"))]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
