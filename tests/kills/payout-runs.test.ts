import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import {
  settledOutcome,
  createRunWithReports,
  draftRun,
  failApproved,
} from "../support/money/payout-runs.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { startStatementGate } from "../support/proxies/statement-gate.ts";

const skipReason = await explainMissingPostgres();
/**
 * The maximum number of statements before a provider is killed: slightly more than an answer or a release
 * takes.
 */
const maxStatements = 40;

describe.skipIf(skipReason)(`payout runs at two providers${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ poolSize: 4 });
  let lasting: ProviderProcess;
  let third: TestUser;
  let world: Parameters<typeof createRunWithReports>[0];

  const start = (url: string) => startProviderProcess({ ...withoutDayLimits, DATABASE_URL: url });

  beforeAll(async () => {
    lasting = await start(database.url);
    const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    const admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    third = await provider.signUp({ role: "admin", name: "Tina Third" });
    world = { provider, admin, second, third };
  });
  afterAll(() => lasting?.kill());

  const step = async ({ origin }: ProviderProcess, path: string, as: TestUser) => {
    const response = await fetch(`${origin}/apis/v1/admin/${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${as.accessToken}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: "{}",
    });
    return response.status;
  };
  const apply = (at: ProviderProcess, id: string) => step(at, `payout-answers/${id}/apply`, world.admin);
  const stateOf = async (params: { id: string }) =>
    (await provider.call(getPayoutRun, { as: world.admin, params })).data;

  /**
   * Starts a provider, runs `work`, and kills the provider at the statement with this number. Only statements
   * about payouts are counted.
   */
  async function killAtStatement(number: number, work: (victim: ProviderProcess) => Promise<unknown>) {
    const { hostname, port, pathname } = new URL(database.url);
    const gate = await startStatementGate({ hostname, port: Number(port || 5432) }, "payout_");
    const url = new URL(database.url);
    url.port = String(gate.port);
    url.pathname = pathname;
    const victim = await start(url.href);
    const reached = gate.stopAt(number);
    const working = work(victim).catch(() => undefined);
    await Promise.race([reached, working]);
    await victim.kill();
    await working;
    await gate.close();
    return gate.statements() >= number;
  }

  test("answers applied at two providers at once are booked once", async () => {
    const other = await start(database.url);
    await failApproved(world);
    const { params, reportIds } = await createRunWithReports(world);
    const statuses = await Promise.all(
      reportIds.flatMap((id) => [lasting, other].map((one) => apply(one, id))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stateOf(params)).toMatchObject(settledOutcome);
    expect(await checkLedger(database.database)).toEqual([]);
    await other.kill();
  });

  test("a provider killed while it applies answers leaves nothing half done", async () => {
    const rounds = repetitions({ ci: 1, long: 100 });
    let killed = 0;
    for (let round = 0; round < rounds; round++) {
      await failApproved(world);
      const { params, reportIds } = await createRunWithReports(world);
      const number = 1 + Math.floor(Math.random() * maxStatements * 2);
      const isKilled = await killAtStatement(number, (victim) =>
        Promise.all(reportIds.map((id) => apply(victim, id))),
      );
      if (isKilled) killed += 1;
      expect(await checkLedger(database.database), `killed at ${number}`).toEqual([]);
      for (const id of reportIds) expect(await apply(lasting, id)).toBe(200);
      expect(await stateOf(params), `killed at ${number}`).toMatchObject(settledOutcome);
    }
    printCoverage(`${killed} of ${rounds} providers killed while applying answers`);
  }, 3_600_000);

  test("a provider killed while it writes a file leaves a draft, or a released run with its file", async () => {
    const rounds = repetitions({ ci: 1, long: 100 });
    let killed = 0;
    for (let round = 0; round < rounds; round++) {
      await failApproved(world);
      const { params } = await draftRun(world, 3);
      const path = `payout-runs/${params.id}/release`;
      const number = 1 + Math.floor(Math.random() * maxStatements);
      if (await killAtStatement(number, (victim) => step(victim, path, third))) killed += 1;
      const { state, file } = await stateOf(params);
      expect(file === null, `killed at ${number}`).toBe(state === "draft");
      if (state === "draft") expect(await step(lasting, path, third)).toBe(200);
      expect((await stateOf(params)).state).toBe("released");
      expect(await checkLedger(database.database)).toEqual([]);
    }
    printCoverage(`${killed} of ${rounds} providers killed while writing a file`);
  }, 3_600_000);
});
