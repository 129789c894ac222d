import { expect, test } from "vitest";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { sendToDemoBank } from "#contract/payout-runs/demo-bank.ts";
import { applyPayoutReport, listPayoutReports } from "#contract/payout-runs/payout-reports.ts";
import {
  createPayoutRun,
  getPayoutRun,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { openWithdrawal, takeAction } from "../../support/money/withdrawals.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

/** Starts a provider with a sent run of three withdrawals. */
async function startWithSentRun(environment: Record<string, string>) {
  const provider = await startTestProvider({ environment });
  const [admin, second, third] = await Promise.all(
    ["Ada Admin", "Otto Auditor", "Tina Third"].map((name) => provider.signUp({ role: "admin", name })),
  );
  for (let index = 0; index < 3; index += 1) {
    const { id } = await openWithdrawal(provider, 10_000);
    await takeAction(provider, "approve", id, second!);
  }
  const body = { rail: "wise", profile: "batch" } as const;
  const { data: run } = await provider.call(createPayoutRun, { as: admin!, body });
  const params = { id: run.id };
  await provider.call(releasePayoutRun, { as: third!, params });
  await provider.call(sendPayoutRun, { as: admin!, params });
  return { provider, admin: admin!, params };
}

test("the demo's bank refuses one payment and returns another five days later", async () => {
  const { provider, admin, params } = await startWithSentRun({ SEED: "demo" });
  const body = { script: "rejects_one_returns_one" } as const;
  expect((await provider.call(sendToDemoBank, { as: admin, params, body })).data.answers).toBe(2);
  const { data: reports } = await provider.call(listPayoutReports, { as: admin });
  const findToApply = async () =>
    (await provider.call(getAdminOverview, { as: admin, query: {} })).data.queue.payouts?.toApply;
  expect(await findToApply()).toBe(2);
  for (const { id } of reports) await provider.call(applyPayoutReport, { as: admin, params: { id } });
  expect(await findToApply()).toBe(0);
  expect((await provider.call(getPayoutRun, { as: admin, params })).data).toMatchObject({
    state: "settled",
    items: { paid: { count: 1 }, failed: { count: 1 }, returned: { count: 1 } },
  });
  await closeAndVerify(provider);
});

test("doesn't exist outside the demo", async () => {
  const { provider, admin, params } = await startWithSentRun({});
  const body = { script: "executes" } as const;
  expect((await provider.call(sendToDemoBank, { as: admin, params, body })).status).toBe(404);
  expect((await provider.call(getPayoutRun, { as: admin, params })).data.hasDemoBank).toBe(false);
  await closeAndVerify(provider);
});
