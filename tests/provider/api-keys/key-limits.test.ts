import { afterAll, beforeAll, expect, test } from "vitest";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { makeKey } from "../../support/programs/api-keys.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const max = 20;
let provider: TestProvider;
let admin: TestUser;
beforeAll(async () => {
  provider = await startTestProvider({ environment: { REQUESTS_PER_MINUTE: String(max) } });
  admin = await provider.signUp({ role: "admin" });
});
afterAll(() => provider.close());

/** Makes a call with a key from an address that made no call before. */
function callFrom(number: number, program: { accessToken: string }) {
  const headers = {
    "x-internal-key": provider.environment.INTERNAL_KEY,
    "x-client-address": `192.0.2.${number}`,
  };
  return provider.call(adminListUsers, { as: program, headers });
}

test("limits the calls of a key from all addresses together, and those of no other key", async () => {
  const [{ program }, other] = [await makeKey(provider, admin), await makeKey(provider, admin)];
  for (let number = 1; number <= max; number += 1) expect((await callFrom(number, program)).status).toBe(200);
  const refused = await callFrom(max + 1, program);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await callFrom(max + 2, other.program)).status).toBe(200);
});
