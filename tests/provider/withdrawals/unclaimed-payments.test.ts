import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { applyPayoutReport, uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import {
  createPayoutRun,
  downloadPayoutFile,
  getPayoutRun,
  releasePayoutRun,
  returnPayoutItem,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { addPayoutMethod, listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processPaymentFile } from "#provider/simulated-bank/bank.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { failApproved } from "../../support/money/payout-runs.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, type Payee, signUpPayee, takeAction } from "../../support/money/withdrawals.ts";

const days = (count: number) => count * 24 * 60 * 60 * 1000;

describeOnDatabase("unclaimed PayPal payments", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));
  beforeEach(() => failApproved(world));

  /** Creates a sent PayPal run of one withdrawal, and returns the answers of PayPal in order. */
  async function createSentRun() {
    const { provider, admin, second } = world;
    const payee = await signUpPayee(provider, 100_000n);
    const details = { kind: "paypal", email: payee.email } as const;
    const body = { details, password: payee.password };
    const { data: method } = await provider.call(addPayoutMethod, { as: payee, body });
    const { id } = (await submitWithdrawal(provider, { ...payee, methodId: method.id }, 10_000)).data;
    await takeAction(provider, "approve", id, second);
    const { data: run } = await provider.call(createPayoutRun, {
      as: admin,
      body: { rail: "paypal", profile: "web_upload" },
    });
    const params = { id: run.id };
    const third = await provider.signUp({ role: "admin" });
    await provider.call(releasePayoutRun, { as: third, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params });
    const content = Buffer.from(file.content, "base64").toString();
    const reports = processPaymentFile({ name: file.fileName, content }, "returns_one", new Date());
    return { id, params, payee, reports: reports.map((report) => report.content) };
  }

  async function apply(text: string) {
    const { provider, admin } = world;
    const body = { fileName: "results.csv", content: Buffer.from(text).toString("base64") };
    const { data: uploaded } = await provider.call(uploadPayoutReport, { as: admin, body });
    const { data } = await provider.call(applyPayoutReport, { as: admin, params: { id: uploaded.id } });
    expect(await checkLedger(provider.app.database)).toEqual([]);
    return data;
  }

  const readWithdrawal = async (as: Payee, id: string) =>
    (await world.provider.call(getWithdrawal, { as, params: { id } })).data;

  test("an unclaimed payment is neither paid nor returned, and its run is settled", async () => {
    const { id, params, payee, reports } = await createSentRun();
    expect((await apply(reports[0]!)).lines[0]!.outcome).toBe("unclaimed");
    const withdrawal = await readWithdrawal(payee, id);
    expect(withdrawal.state).toBe("unclaimed");
    expect(Date.parse(withdrawal.claimableUntil!) - Date.parse(withdrawal.sentAt!)).toBe(days(30));
    const { data: run } = await world.provider.call(getPayoutRun, { as: world.admin, params });
    expect(run.state).toBe("settled");
    expect(run.items.unclaimed.count).toBe(1);
    const { data: notices } = await world.provider.call(listNotifications, { as: payee });
    expect(notices[0]!.type).toBe("withdrawal_unclaimed");
  });

  test("money returned after 30 days is in the balance again, and the address needs correction", async () => {
    const { id, payee, reports } = await createSentRun();
    await apply(reports[0]!);
    expect((await apply(reports[1]!)).lines[0]!.outcome).toBe("returns");
    const withdrawal = await readWithdrawal(payee, id);
    expect(withdrawal.state).toBe("returned");
    expect(withdrawal.failure).toBe("not_claimed");
    expect((await balancesOf(world.provider.app.database, payee.userId)).available).toBe(100_000n);
    const { data: methods } = await world.provider.call(listPayoutMethods, { as: payee });
    expect(methods.find(({ kind }) => kind === "paypal")!.failure).toBe("not_claimed");
    expect((await apply(`${reports[0]!}\n`)).lines[0]!.outcome).toBe("known");
  });

  test("marks a withdrawal as paid when its PayPal payment is claimed", async () => {
    const { id, payee, reports } = await createSentRun();
    await apply(reports[0]!);
    await apply(reports[0]!.replace("Unclaimed", "Success"));
    expect((await readWithdrawal(payee, id)).state).toBe("paid");
  });

  test("admins are reminded of payments that PayPal should have returned after 30 days", async () => {
    const { params, reports } = await createSentRun();
    await apply(reports[0]!);
    const { provider, admin } = world;
    const findOverdue = async () =>
      (await provider.call(getAdminOverview, { as: admin, query: {} })).data.queue.payouts?.overdue;
    const before = await findOverdue();
    await provider.app.database.execute(
      sql`update payout_runs set sent_at = now() - interval '31 days' where id = ${params.id}`,
    );
    expect(await findOverdue()).toBe(before! + 1);
    await apply(reports[1]!);
    expect(await findOverdue()).toBe(before);
  });

  test("an admin can record that an unclaimed payment came back", async () => {
    const { id, params, payee, reports } = await createSentRun();
    await apply(reports[0]!);
    await world.provider.call(returnPayoutItem, {
      as: world.admin,
      params,
      body: { withdrawalId: id, failure: "not_claimed" },
    });
    expect((await readWithdrawal(payee, id)).state).toBe("returned");
    expect(await checkLedger(world.provider.app.database)).toEqual([]);
    expect((await balancesOf(world.provider.app.database, payee.userId)).available).toBe(100_000n);
  });
});
