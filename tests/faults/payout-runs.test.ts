import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadPayoutAnswer } from "#contract/payout-runs/payout-answers.ts";
import {
  downloadPayoutFile,
  getPayoutRun,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { answerFile } from "#provider/simulated-bank/bank.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { draftRun, failApproved } from "../support/money/payout-runs.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { report, roundsOf } from "../support/programs/rounds.ts";

const missing = await explainMissingPostgres();

describe.skipIf(missing)(`payout runs at two providers${missing ? ` (${missing})` : ""}`, () => {
  const { database, provider } = postgresProvider({ poolSize: 4 });
  const variables = () => ({ ...withoutDayLimits, DATABASE_URL: database.url });
  let lasting: ProviderProcess;
  let admin: TestUser;
  let third: TestUser;
  let world: Parameters<typeof draftRun>[0];

  beforeAll(async () => {
    lasting = await startProviderProcess(variables());
    const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    third = await provider.signUp({ role: "admin", name: "Tina Third" });
    world = { provider, admin, second };
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
  const stateOf = async (params: { id: string }) =>
    (await provider.call(getPayoutRun, { as: admin, params })).data;

  /** Creates a sent run, and uploads the answers of a script. */
  async function answeredRun() {
    await failApproved(world);
    const { params } = await draftRun(world, 3);
    await provider.call(releasePayoutRun, { as: third, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params });
    const content = Buffer.from(file.content, "base64").toString();
    const answers = [];
    for (const one of answerFile({ name: file.fileName, content }, "rejects_one_returns_one", new Date()))
      for (const text of [one.content, `${one.content}\n`]) {
        const body = { fileName: one.fileName, content: Buffer.from(text).toString("base64") };
        answers.push((await provider.call(uploadPayoutAnswer, { as: admin, body })).data.id);
      }
    return { params, answers };
  }
  const settled = {
    state: "settled",
    items: { paid: { count: 1 }, failed: { count: 1 }, returned: { count: 1 } },
  };

  test("answers applied at two providers at once are booked once", async () => {
    const other = await startProviderProcess(variables());
    const rounds = roundsOf({ ci: 3, long: 1_000 });
    for (let round = 0; round < rounds; round++) {
      const { params, answers } = await answeredRun();
      const statuses = await Promise.all(
        answers.flatMap((id) =>
          [lasting, other].map((one) => step(one, `payout-answers/${id}/apply`, admin)),
        ),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await stateOf(params), `round ${round}`).toMatchObject(settled);
    }
    expect(await checkLedger(database.database)).toEqual([]);
    await other.kill();
    report(`${rounds} runs with every answer applied at two providers at once`);
  }, 3_600_000);

  test("a provider killed while it applies answers or writes a file leaves nothing half done", async () => {
    const rounds = roundsOf({ ci: 1, long: 100 });
    for (let round = 0; round < rounds; round++) {
      const { params, answers } = await answeredRun();
      const victim = await startProviderProcess(variables());
      const broken = answers.map((id) => step(victim, `payout-answers/${id}/apply`, admin).catch(() => null));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      await Promise.all([victim.kill(), ...broken]);
      expect(await checkLedger(database.database)).toEqual([]);
      for (const id of answers) expect(await step(lasting, `payout-answers/${id}/apply`, admin)).toBe(200);
      expect(await stateOf(params)).toMatchObject(settled);

      await failApproved(world);
      const draft = await draftRun(world, 3);
      const writer = await startProviderProcess(variables());
      const path = `payout-runs/${draft.params.id}/release`;
      const release = step(writer, path, third).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      await Promise.all([writer.kill(), release]);
      const { state, file } = await stateOf(draft.params);
      expect(file === null).toBe(state === "draft");
      if (state === "draft") expect(await step(lasting, path, third)).toBe(200);
      expect((await stateOf(draft.params)).state).toBe("released");
      expect(await checkLedger(database.database)).toEqual([]);
    }
    report(`${rounds} providers killed while applying, and ${rounds} while writing a file`);
  }, 3_600_000);
});
