import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { suspendUser } from "#contract/accounts/admin-users.ts";
import {
  cancelPayoutRun,
  releasePayoutRun,
  removePayoutItem,
  sendPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { payoutMethods } from "#provider/database/schema/schema.ts";
import { book } from "#provider/ledger/book.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { draftRun, failApproved } from "../../support/money/payout-runs.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { openWithdrawal, takeAction } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("payments to suspended members and refused accounts", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));
  beforeEach(() => failApproved(world));

  // Creates an admin who approved no withdrawal, so that no daily limit applies.
  const third = () => world.provider.signUp({ role: "admin", name: "Tina Third" });

  test("a payment of a member who was suspended since the draft isn't released", async () => {
    const { withdrawals, params } = await draftRun(world, 2);
    const { payee, reference, id } = withdrawals[0]!;
    const body = { reason: "Fraud", memberMessage: "Please contact us." };
    await world.provider.call(suspendUser, { as: world.admin, params: { id: payee.userId }, body });
    const releaser = await third();
    const rejection = await world.provider.call(releasePayoutRun, { as: releaser, params });
    expect(rejection.body).toMatchObject({ code: 409, key: "payout_item_unpayable" });
    expect(rejection.body.message).toContain(reference);
    const removal = { as: world.admin, params, body: { withdrawalId: id } };
    await world.provider.call(removePayoutItem, removal);
    expect((await world.provider.call(releasePayoutRun, { as: releaser, params })).data.count).toBe(1);
    await world.provider.call(cancelPayoutRun, { as: world.admin, params });
  });

  test("a payment to an account that was refused since the draft isn't released", async () => {
    const { withdrawals, params } = await draftRun(world, 1);
    await world.provider.app.database
      .update(payoutMethods)
      .set({ failure: "account_closed" })
      .where(eq(payoutMethods.userId, withdrawals[0]!.payee.userId));
    const rejection = await world.provider.call(releasePayoutRun, { as: await third(), params });
    expect(rejection.body).toMatchObject({ code: 409, key: "payout_item_unpayable" });
    await world.provider.call(cancelPayoutRun, { as: world.admin, params });
  });

  test("a run isn't sent if a member was suspended since the release", async () => {
    const { withdrawals, params } = await draftRun(world, 2);
    const { provider, admin } = world;
    await provider.call(releasePayoutRun, { as: await third(), params });
    const { payee, reference } = withdrawals[1]!;
    const body = { reason: "Fraud", memberMessage: "Please contact us." };
    await provider.call(suspendUser, { as: admin, params: { id: payee.userId }, body });
    const rejection = await provider.call(sendPayoutRun, { as: admin, params });
    expect(rejection.body).toMatchObject({ code: 409, key: "payout_run_unpayable" });
    expect(rejection.body.message).toContain(reference);
    expect((await provider.call(cancelPayoutRun, { as: admin, params })).data.state).toBe("canceled");
  });

  test("a run isn't sent if an account was refused since the release", async () => {
    const { withdrawals, params } = await draftRun(world, 1);
    const { provider, admin } = world;
    await provider.call(releasePayoutRun, { as: await third(), params });
    await provider.app.database
      .update(payoutMethods)
      .set({ failure: "account_closed" })
      .where(eq(payoutMethods.userId, withdrawals[0]!.payee.userId));
    const rejection = await provider.call(sendPayoutRun, { as: admin, params });
    expect(rejection.body).toMatchObject({ code: 409, key: "payout_run_unpayable" });
    await provider.call(cancelPayoutRun, { as: admin, params });
  });

  test("a run isn't sent if a member's balance fell below zero since the release", async () => {
    const { withdrawals, params } = await draftRun(world, 1);
    const { provider, admin } = world;
    await provider.call(releasePayoutRun, { as: await third(), params });
    const moves = [
      { account: { userId: withdrawals[0]!.payee.userId, kind: "available" }, amount: -100_000n },
      { account: { system: "networks" }, amount: 100_000n },
    ] as const;
    const reference = { type: "lead", id: randomUUID() } as const;
    await provider.app.database.transaction((tx) =>
      book(tx, { kind: "cashback_reversed", reference, currency: "USD", at: new Date(), moves: [...moves] }),
    );
    const rejection = await provider.call(sendPayoutRun, { as: admin, params });
    expect(rejection.body).toMatchObject({ code: 409, key: "payout_run_unpayable" });
    await provider.call(cancelPayoutRun, { as: admin, params });
  });

  test("a withdrawal of a suspended member isn't marked as paid by hand", async () => {
    const { provider, admin, second } = world;
    const { id, payee, reference } = await openWithdrawal(provider, 10_000);
    await takeAction(provider, "approve", id, second);
    const body = { reason: "Fraud", memberMessage: "Please contact us." };
    await provider.call(suspendUser, { as: admin, params: { id: payee.userId }, body });
    const rejection = await takeAction(provider, "mark-paid", id, admin);
    expect(rejection.body).toMatchObject({ code: 409, key: "withdrawal_unpayable" });
    expect(rejection.body.message).toContain(reference);
  });

  test("a withdrawal to a refused account isn't marked as paid by hand", async () => {
    const { provider, admin, second } = world;
    const { id, payee } = await openWithdrawal(provider, 10_000);
    await takeAction(provider, "approve", id, second);
    await provider.app.database
      .update(payoutMethods)
      .set({ failure: "account_closed" })
      .where(eq(payoutMethods.userId, payee.userId));
    const rejection = await takeAction(provider, "mark-paid", id, admin);
    expect(rejection.body).toMatchObject({ code: 409, key: "withdrawal_unpayable" });
  });
});
