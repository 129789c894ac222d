import { createPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import type { startWithTwoAdmins } from "./two-admins.ts";
import { openWithdrawal, takeStep } from "./withdrawals.ts";

type World = Awaited<ReturnType<typeof startWithTwoAdmins>>;

/** Fails all approved withdrawals, which the next run would collect. */
export async function failApproved({ provider, admin }: World): Promise<void> {
  const { data } = await provider.call(adminListWithdrawals, { as: admin, query: { state: "approved" } });
  for (const { id } of data) await takeStep(provider, "fail", id, admin);
}

/** Creates approved withdrawals and a draft of them. */
export async function draftRun({ provider, admin, second }: World, count: number) {
  const withdrawals = [];
  for (let index = 0; index < count; index += 1) {
    const withdrawal = await openWithdrawal(provider, 10_000);
    await takeStep(provider, "approve", withdrawal.id, second);
    withdrawals.push(withdrawal);
  }
  const body = { rail: "wise", profile: "batch" } as const;
  const { data: run } = await provider.call(createPayoutRun, { as: admin, body });
  return { withdrawals, run, params: { id: run.id } };
}
