import { uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import {
  createPayoutRun,
  downloadPayoutFile,
  releasePayoutRun,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import { processPaymentFile } from "#provider/simulated-bank/bank.ts";
import type { TestUser } from "../programs/provider.ts";
import type { startWithTwoAdmins } from "./two-admins.ts";
import { openWithdrawal, takeAction } from "./withdrawals.ts";

type World = Awaited<ReturnType<typeof startWithTwoAdmins>>;

/** Fails all approved withdrawals, which the next run would collect. */
export async function failApproved({ provider, admin }: World): Promise<void> {
  const { data } = await provider.call(adminListWithdrawals, { as: admin, query: { state: "approved" } });
  for (const { id } of data) await takeAction(provider, "fail", id, admin);
}

/** Creates approved withdrawals and a draft of them. */
export async function draftRun({ provider, admin, second }: World, count: number) {
  const withdrawals = [];
  for (let index = 0; index < count; index += 1) {
    const withdrawal = await openWithdrawal(provider, 10_000);
    await takeAction(provider, "approve", withdrawal.id, second);
    withdrawals.push(withdrawal);
  }
  const body = { rail: "wise", profile: "batch" } as const;
  const { data: run } = await provider.call(createPayoutRun, { as: admin, body });
  return { withdrawals, run, params: { id: run.id } };
}

/**
 * Creates a sent run of three withdrawals, of which the bank refuses one and returns another. Returns the ids of
 * its uploaded reports, each of them twice in different bytes.
 */
export async function createRunWithReports(world: World & { third: TestUser }) {
  const { provider, admin, third } = world;
  const { params } = await draftRun(world, 3);
  await provider.call(releasePayoutRun, { as: third, params });
  await provider.call(sendPayoutRun, { as: admin, params });
  const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params });
  const content = Buffer.from(file.content, "base64").toString();
  const reportIds = [];
  for (const one of processPaymentFile(
    { name: file.fileName, content },
    "rejects_one_returns_one",
    new Date(),
  ))
    for (const text of [one.content, `${one.content}\n`]) {
      const body = { fileName: one.fileName, content: Buffer.from(text).toString("base64") };
      reportIds.push((await provider.call(uploadPayoutReport, { as: admin, body })).data.id);
    }
  return { params, reportIds };
}

/** The state of such a run after its reports are applied. */
export const settledOutcome = {
  state: "settled",
  items: { paid: { count: 1 }, failed: { count: 1 }, returned: { count: 1 } },
};
