import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { revokeApiKey, rotateApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
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
  const rejection = await callFrom(max + 1, program);
  expect(rejection.status).toBe(429);
  expect(Number(rejection.headers["retry-after"])).toBeGreaterThan(0);
  expect((await callFrom(max + 2, other.program)).status).toBe(200);
});

describeOnDatabase("a key that ends while calls are in flight", (open) => {
  const hour = 60 * 60 * 1000;
  const start = new Date();
  let now = start;
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    now = start;
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());

  const call = (program: { accessToken: string }) => provider.call(adminListUsers, { as: program });
  const rotate = (id: string, replaces: string, overlapHours: 0 | 24 = 24) =>
    provider.call(rotateApiKey, {
      as: admin,
      params: { id },
      headers: { "idempotency-key": randomUUID() },
      body: { overlapHours, replaces },
    });

  /**
   * Makes calls with a key in four parallel loops, ends the key's token after eight calls while others are in
   * flight, and makes one more call in each loop. Returns the statuses of the calls that began before and after
   * the token's end.
   */
  async function callThroughout(program: { accessToken: string }, end: () => unknown) {
    const statuses = { early: [] as number[], late: [] as number[] };
    let isEnding = false;
    let isOver = false;
    async function callUntilOver(): Promise<void> {
      for (let isLate = false; !isLate;) {
        isLate = isOver;
        const { status } = await call(program);
        statuses[isLate ? "late" : "early"].push(status);
        // PGlite answers within one turn of the event loop. Without this pause, the loops would never let the
        // change run.
        await setImmediate();
        if (!isEnding && statuses.early.length >= 8) {
          isEnding = true;
          const inFlight = call(program);
          await end();
          isOver = true;
          statuses.early.push((await inFlight).status);
        }
      }
    }
    await Promise.all([1, 2, 3, 4].map(() => callUntilOver()));
    expect(statuses.early.length).toBeGreaterThan(8);
    return statuses;
  }

  test("refuses calls that begin after the revocation while others are in flight", async () => {
    const { apiKey, program } = await makeKey(provider, admin);
    const other = await provider.signUp({ role: "admin" });
    const { early, late } = await callThroughout(program, () =>
      provider.call(revokeApiKey, { as: other, params: { id: apiKey.id } }),
    );
    expect(early.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(late).toEqual([401, 401, 401, 401]);
  });

  test("refuses calls that begin after a rotation without overlap while others are in flight", async () => {
    const { apiKey, program } = await makeKey(provider, admin);
    const { late } = await callThroughout(program, () => rotate(apiKey.id, apiKey.tokens[0]!.id, 0));
    expect(late).toEqual([401, 401, 401, 401]);
  });

  test("refuses calls with the previous token that begin after the overlap while others are in flight", async () => {
    const { apiKey, program } = await makeKey(provider, admin);
    const { data } = await rotate(apiKey.id, apiKey.tokens[0]!.id);
    const { early, late } = await callThroughout(program, () => (now = new Date(now.getTime() + 24 * hour)));
    expect(early.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(late).toEqual([401, 401, 401, 401]);
    expect((await call({ accessToken: data.token! })).status).toBe(200);
  });
});
