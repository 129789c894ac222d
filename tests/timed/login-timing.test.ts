import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import { startTestProvider, testVariables, type TestProvider } from "../support/programs/provider.ts";

// Uses the production cost of password hashes. With the cheap hashes of other suites, no timing difference would
// be measurable.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

const rounds = 90;
let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(async () => {
  await provider.close();
  process.env.NODE_ENV = "test";
});

async function secondsOfLogin(email: string, round: number): Promise<number> {
  const headers = {
    "x-internal-key": testVariables.INTERNAL_KEY,
    "x-client-address": `192.0.2.${round % 250}`,
    "x-client-device": "d".repeat(43),
  };
  const begin = performance.now();
  const response = await provider.call(login, { body: { email, password: "Guess-1" }, headers });
  expect(response.status).toBe(401);
  return performance.now() - begin;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

test("S11 login takes equally long for an unknown account", async () => {
  const member = await provider.signUp();
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    known.push(await secondsOfLogin(member.email, round));
    unknown.push(await secondsOfLogin(`nobody-${member.email}`, round));
  }
  const ratio = median(known) / median(unknown);
  console.log(`S11: ${rounds} rounds, known : unknown = ${ratio.toFixed(2)}`);
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});
