import { expect, test } from "vitest";
import { createAllowance, createEmitLimit } from "#provider/realtime/emit-limit.ts";

test("W5 allows thirty emits at once, then ten a second", () => {
  let now = 0;
  const take = createAllowance(() => now);
  const countPassed = (attempts: number) => Array.from({ length: attempts }, take).filter(Boolean).length;
  expect(countPassed(50)).toBe(30);
  now += 1_000;
  expect(countPassed(50)).toBe(10);
  now += 60_000;
  expect(countPassed(50)).toBe(30);
});

test("W5 disconnects after a hundred refusals in a row; a pause resets them", () => {
  let now = 0;
  const take = createEmitLimit(createAllowance(() => now));
  for (let count = 0; count < 30; count += 1) take();
  for (let count = 0; count < 100; count += 1) expect(take()).toBe("refuse");
  now += 100;
  expect(take()).toBe("pass");
  for (let count = 0; count < 100; count += 1) expect(take()).toBe("refuse");
  expect(take()).toBe("disconnect");
});
