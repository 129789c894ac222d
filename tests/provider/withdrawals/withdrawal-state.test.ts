import { afterAll, beforeAll, expect, test } from "vitest";
import { approveWithdrawal, rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { lockWithdrawal } from "#provider/modules/withdrawals/repository.ts";
import { changeState } from "#provider/modules/withdrawals/state.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("M5 a decision on a state that was read before", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
  });
  afterAll(async () => {
    expect(await checkLedger(connection.database)).toEqual([]);
    await provider.close();
    await connection.close();
  });

  // Changes the state without locking the row, as a caller that forgot the lock would. The update itself must
  // still refuse the change.
  test.each([
    ["approve", "requested", undefined],
    ["reject", "requested", { reason: "Not plausible" }],
    ["cancel", "requested", undefined],
    ["mark-paid", "approved", { paymentReference: "SEPA-1" }],
    ["fail", "approved", { reason: "Account closed" }],
  ] as const)(
    "%s is refused if the withdrawal is no longer %s: names the admin who decided, and books nothing",
    async (event, state, stated) => {
      const payee = await signUpPayee(provider, 10_000n);
      const params = { id: (await submitWithdrawal(provider, payee, 1_000)).data.id };
      if (state === "approved") await provider.call(approveWithdrawal, { as: admin, params });
      const readRow = await connection.database.transaction((tx) => lockWithdrawal(tx, params.id));
      const faster =
        state === "requested"
          ? await provider.call(rejectWithdrawal, { as: admin, params, body: { reason: "Faster" } })
          : undefined;
      expect(readRow?.state).toBe(state);
      if (!faster) await settle(params.id);
      const before = await balancesOf(connection.database, payee.userId);
      const outdatedChange = connection.database.transaction((tx) =>
        changeState(tx, readRow!, event, {
          at: new Date(),
          decidedBy: event === "cancel" ? null : admin.userId,
          stated,
        }),
      );
      const details = { name: "Ada Admin", state: faster ? "rejected" : "paid" };
      await expect(outdatedChange).rejects.toMatchObject({
        status: 409,
        key: "withdrawal_already_decided",
        extra: { details },
      });
      expect(await balancesOf(connection.database, payee.userId)).toEqual(before);
    },
  );

  async function settle(id: string): Promise<void> {
    await connection.database.transaction(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id);
      const context = {
        at: new Date(),
        decidedBy: admin.userId,
        stated: { paymentReference: "SEPA-0" },
      };
      await changeState(tx, withdrawal!, "mark-paid", context);
    });
  }
});
