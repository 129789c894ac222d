import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshToken } from "#contract/accounts/auth.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { replaySeed, printCoverage, repetitions } from "../../support/programs/repetitions.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const runs = repetitions({ ci: 30, long: 1_000 });
let connection: Connection;
let provider: TestProvider;
let now = new Date("2026-03-01T10:00:00Z").getTime();

beforeAll(async () => {
  connection = await openMemoryDatabase();
  provider = await startTestProvider({ connection, clock: () => new Date(now) });
});
afterAll(async () => {
  await provider.close();
  await connection.close();
});

/** A minimal model of the refresh rules. Tokens of one login are identified by their position in the chain. */
class Family {
  readonly firstUse: (number | undefined)[] = [undefined];
  isRevoked = false;

  /**
   * Uses the token at this position. Returns whether the provider should answer with the next token of the
   * chain.
   */
  use(place: number): boolean {
    if (this.isRevoked) return false;
    const successorUse = this.firstUse[place + 1];
    if (successorUse !== undefined && now - successorUse > 30_000) {
      this.isRevoked = true;
      return false;
    }
    if (this.firstUse[place] === undefined) {
      this.firstUse[place] = now;
      this.firstUse.push(undefined);
    }
    return true;
  }
}

const step = fc.record({
  /** How many newer tokens exist than the one that is used. */
  back: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
  /** The seconds that pass beforehand. */
  pause: fc.constantFrom(0, 1, 29, 30, 31, 900),
});

test("S4 any sequence of uses, repeats and pauses follows the rule", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const member = await provider.signUp();
      const tokens = [member.refreshToken];
      const family = new Family();
      for (const { back, pause } of steps) {
        now += pause * 1000;
        const place = Math.max(0, tokens.length - 1 - back);
        const isAccepted = family.use(place);
        const response = await provider.call(refreshToken, { body: { refreshToken: tokens[place]! } });
        expect(response.status).toBe(isAccepted ? 200 : 401);
        if (!isAccepted) continue;
        expect(response.data.refresh_token).toBe((tokens[place + 1] ??= response.data.refresh_token));
        const me = await provider.call(getCurrentUser, { as: { accessToken: response.data.access_token } });
        expect(me.status).toBe(200);
      }
    }),
    { numRuns: runs, ...replaySeed },
  );
  printCoverage(`S4: ${runs} random histories of a login`);
});
